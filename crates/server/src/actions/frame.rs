//! The caller's view of a game.

use store::TableStatus;
use wire::api::{Code, Problem, TableId};

use crate::{
    app::App,
    caller::Caller,
    tables::{FrameHeader, seat_of},
};

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
    let (game, acts, eyes, since, clocks, is_running) = {
        let state = live.state();
        let Some(game) = state.game() else { return Err(Problem::new(Code::NotStarted)) };
        let since = state.first_new_step(acts);
        let (eyes, clocks) = (state.eyes_of(caller), state.timing.clocks());
        (game.snapshot(since), state.acts(), eyes, since, clocks, state.to_act().is_some())
    };
    let (seat, clocks) = (seat_of(eyes), clocks.as_ref());
    let header = FrameHeader { table, base: None, acts, seat, since, clocks };
    Ok(header.frame(&*game, eyes, lists_moves && is_running))
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
