//! Seat tokens: let a program play the caller's seat.

use wire::api::{Problem, SeatToken, TableId};

use crate::{
    actions::authorize::authorize, app::App, caller::Caller, error::logged, random,
    sessions::token_hash,
};

/// Issues a token for the caller's seat; those issued before are void.
pub(crate) async fn issue(
    app: &App,
    caller: &Caller,
    table: TableId,
) -> Result<SeatToken, Problem> {
    let user = authorize(app, caller)?;
    let live = app.tables.require_latest(table).await?;
    let seat = live.state().seat_of(caller).ok_or_else(|| caller.no_seat())?;
    let token = random::token();
    let void = app.store.revoke_seat_tokens(table, seat.0).await.map_err(logged)?;
    app.sessions.end(&void);
    let hash = token_hash(&token);
    app.store.add_seat_token(&hash, table, seat.0, user.id).await.map_err(logged)?;
    Ok(SeatToken { token })
}
