//! Take moves back, or answer a request to.

use wire::api::{ActResult, Problem, TakeBack, TakeBackAnswer};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
};

/// Takes moves back, or requests the consent of the other players.
pub(crate) async fn take_back(
    app: &App,
    command: TableCommand,
    wanted: TakeBack,
) -> Result<ActResult, Problem> {
    seat::act(app, command, wanted.acts, move |state, seat| state.plan_take_back(seat, wanted.to))
        .await
}

/// Agrees to a take-back, or refuses it.
pub(crate) async fn answer(
    app: &App,
    command: TableCommand,
    answer: TakeBackAnswer,
) -> Result<ActResult, Problem> {
    seat::act(app, command, answer.acts, move |state, seat| state.plan_answer(seat, answer.accept))
        .await
}
