//! Views of a game at an earlier step.

use game::{Eyes, Seat, seats};
use store::TableStatus;
use wire::api::{Code, Problem, TableId};

use crate::{
    app::App,
    caller::Caller,
    tables::{FrameHeader, TableState, seat_of},
};

/// The requested eyes.
pub(crate) enum WantedEyes {
    /// The caller's own.
    Own,
    /// The public's.
    Public,
    /// Every seat's in playing order, and the public's.
    All,
    /// One seat's.
    Seat(Seat),
}

impl WantedEyes {
    /// Parses a seat's number, `public` or `all`.
    pub(crate) fn parse(text: Option<&str>) -> Result<WantedEyes, Problem> {
        match text {
            None => Ok(WantedEyes::Own),
            Some("public") => Ok(WantedEyes::Public),
            Some("all") => Ok(WantedEyes::All),
            Some(seat) => match seat.parse() {
                Ok(seat) => Ok(WantedEyes::Seat(Seat(seat))),
                Err(_) => Err(Problem::new(Code::InvalidValue)),
            },
        }
    }
}

/// The frames after `ply` steps as JSON, one for each pair of eyes. Others' eyes are allowed once the game is
/// over.
pub(crate) async fn replay(
    app: &App,
    caller: &Caller,
    table: TableId,
    ply: Option<usize>,
    wanted: Option<&str>,
) -> Result<Vec<String>, Problem> {
    let live = app.tables.require_latest(table).await?;
    let state = live.state();
    let Some(game) = state.game() else { return Err(Problem::new(Code::NotStarted)) };
    let eyes = eyes(&state, caller, WantedEyes::parse(wanted)?)?;
    let ply = ply.unwrap_or_else(|| game.ply());
    // Steps that were taken back never happened.
    if game.ply() < ply {
        return Err(Problem::new(Code::NotFound));
    }
    let (acts, since) = (state.acts(), ply.saturating_sub(1));
    let then = game.at(ply).snapshot(since);
    let frame = |eyes: Eyes| {
        let seat = seat_of(eyes);
        let header = FrameHeader { table, base: None, acts, seat, since, clocks: None };
        header.frame(&*then, eyes, false)
    };
    Ok(eyes.into_iter().map(frame).collect())
}

fn eyes(state: &TableState, caller: &Caller, wanted: WantedEyes) -> Result<Vec<Eyes>, Problem> {
    let own = state.eyes_of(caller);
    let mut all = seats(state.row().seats).map(Eyes::Seat);
    let wanted = match wanted {
        WantedEyes::Own => vec![own],
        WantedEyes::Public => vec![Eyes::Public],
        WantedEyes::All => all.chain([Eyes::Public]).collect(),
        WantedEyes::Seat(seat) if all.any(|eyes| eyes == Eyes::Seat(seat)) => {
            vec![Eyes::Seat(seat)]
        }
        WantedEyes::Seat(_) => return Err(Problem::new(Code::InvalidValue)),
    };
    if state.status != TableStatus::Finished && wanted.iter().any(|eyes| *eyes != own) {
        return Err(Problem::new(Code::Forbidden));
    }
    Ok(wanted)
}
