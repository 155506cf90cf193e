//! Resign.

use wire::api::{ActResult, Problem, Resign};

use crate::{
    actions::{command::TableCommand, seat},
    app::App,
};

/// Resigns the caller's seat.
pub(crate) async fn resign(
    app: &App,
    command: TableCommand,
    wanted: Resign,
) -> Result<ActResult, Problem> {
    seat::act(app, command, wanted.acts, |state, seat| state.plan_resign(seat)).await
}
