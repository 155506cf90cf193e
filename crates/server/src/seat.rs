//! What a seat does at its table, whichever way it was asked for.

use game::Seat;
use wire::api::{Acted, Problem, TableId, Wish};

use crate::{
    app::App,
    reply::Once,
    room::{Draft, State as Table},
    who::Who,
};

/// Lets a seat act that knows the whole log.
pub(crate) async fn act(
    app: &App,
    who: Who,
    id: TableId,
    (key, acts): (Option<[u8; 16]>, u32),
    plan: impl Fn(&Table, Seat) -> Result<Draft, Problem> + Send + 'static,
) -> Result<Acted, Problem> {
    if who == Who::Nobody {
        return Err(who.without_a_seat());
    }
    app.limits.command(&who)?;
    let room = app.rooms.get(id).await?;
    let planned = move |table: &Table| {
        let ahead = table.acts < acts;
        if ahead {
            return Err(Problem { acts: None, ..Problem::late(table.acts) });
        }
        let seat = table.seat_of(&who).ok_or_else(|| who.without_a_seat())?;
        if acts < table.acts {
            return Err(Problem::late(table.acts));
        }
        plan(table, seat)
    };
    app.rooms.act(room, key, planned).await
}

/// Lets a seat move. What was asked for over a socket can be repeated by a request, and the other
/// way round: the key stands for the wish, not for how it was written.
pub(crate) async fn play(
    app: &App,
    who: Who,
    id: TableId,
    once: &Once,
    wish: Wish,
) -> Result<Acted, Problem> {
    let key = once.key(&who, "play", format!("{} {}", wish.acts, wish.mv).as_bytes());
    act(app, who, id, (key, wish.acts), move |table, seat| table.plan_move(seat, &wish.mv)).await
}
