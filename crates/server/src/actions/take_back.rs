//! Take moves back, or answer a request to.

use wire::api::{ActResult, Problem, TakeBack, TakeBackAnswer};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
    tables::TableState,
};

/// Takes moves back, or requests the consent of the other players.
pub(crate) async fn take_back(
    app: &App,
    command: TableCommand,
    wanted: TakeBack,
) -> Result<ActResult, Problem> {
    let most = app.config.quotas.max_take_back_requests;
    let plan = move |state: &TableState, seat| state.plan_take_back(seat, wanted.to, most);
    seat::act(app, command, wanted.acts, plan).await
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
