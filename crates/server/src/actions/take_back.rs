//! Take moves back, or answer a request to.

use wire::api::{Acted, Answer, Problem, TakeBack};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
};

/// Takes moves back, or asks the other players to allow it.
pub(crate) async fn take_back(
    app: &App,
    command: TableCommand,
    wish: TakeBack,
) -> Result<Acted, Problem> {
    seat::act(app, command, wish.acts, move |state, seat| state.plan_take_back(seat, wish.to)).await
}

/// Agrees to a take-back, or refuses it.
pub(crate) async fn answer(
    app: &App,
    command: TableCommand,
    wish: Answer,
) -> Result<Acted, Problem> {
    seat::act(app, command, wish.acts, move |state, seat| state.plan_answer(seat, wish.yes)).await
}
