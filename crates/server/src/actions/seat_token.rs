//! Seat tokens: let a program play the caller's seat.

use wire::api::{Code, Problem, SeatToken, TableId};

use crate::{
    actions::authorize::authorize, app::App, caller::Caller, error::logged, random,
    sessions::token_hash,
};

/// Issues a token for the caller's seat, unless the game is rated; those issued before are void.
pub(crate) async fn issue(
    app: &App,
    caller: &Caller,
    table: TableId,
) -> Result<SeatToken, Problem> {
    let user = authorize(app, caller)?;
    let live = app.tables.require_latest(table).await?;
    let (seat, is_rated) = {
        let state = live.state();
        (state.seat_of(caller).ok_or_else(|| caller.no_seat())?, state.is_rated())
    };
    if is_rated {
        return Err(Problem::new(Code::NotAtRatedTable));
    }
    let token = random::token();
    let void = app.store.home.revoke_seat_tokens(table, seat.0).await.map_err(logged)?;
    app.sessions.end(&void);
    let hash = token_hash(&token);
    app.store.home.add_seat_token(&hash, table, seat.0, user.id).await.map_err(logged)?;
    Ok(SeatToken { token })
}
