//! The caller's view of a game.

use store::TableStatus;
use wire::api::{Code, Problem, TableId};

use crate::{app::App, caller::Caller, tables::FrameHeader};

/// The format of a record.
#[derive(Clone, Copy)]
pub(crate) enum RecordFormat {
    /// Text, as `pagoda replay` reads it.
    Text,
    /// JSON.
    Json,
}

/// The current frame for a caller's eyes as JSON, with its events since `acts`, and with its moves listed if
/// wanted.
pub(crate) async fn frame(
    app: &App,
    caller: &Caller,
    table: TableId,
    acts: Option<u32>,
    lists_moves: bool,
) -> Result<String, Problem> {
    let live = app.tables.require_latest(table).await?;
    let state = live.state();
    let Some(game) = state.game() else { return Err(Problem::new(Code::NotStarted)) };
    let (seat, since) = (state.seat_of(caller), state.first_new_step(acts));
    let lists_moves = lists_moves && state.to_act().is_some();
    let header =
        FrameHeader { table, acts: state.acts(), seat, since, clocks: state.timing.clocks() };
    Ok(header.frame(game, state.eyes_of(caller), lists_moves))
}

/// The record of a finished game.
pub(crate) async fn record(
    app: &App,
    table: TableId,
    format: RecordFormat,
) -> Result<String, Problem> {
    let live = app.tables.require_latest(table).await?;
    let state = live.state();
    let Some(game) = state.game() else { return Err(Problem::new(Code::NotStarted)) };
    // It contains hidden information.
    if state.status != TableStatus::Finished {
        return Err(Problem::new(Code::GameNotOver));
    }
    Ok(match format {
        RecordFormat::Text => game.record_text(),
        RecordFormat::Json => game.record_json().to_string(),
    })
}
