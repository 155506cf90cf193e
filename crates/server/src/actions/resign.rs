//! Resign.

use wire::api::{Acted, Problem, Resign};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
};

/// Resigns the caller's seat.
pub(crate) async fn resign(
    app: &App,
    command: TableCommand,
    wish: Resign,
) -> Result<Acted, Problem> {
    seat::act(app, command, wish.acts, |state, seat| state.plan_resign(seat)).await
}
