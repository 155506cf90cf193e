//! Sit down, and stand up before the game.

use std::sync::Arc;

use wire::api::{Code, Problem, Sit, TableInfo, User};

use crate::{
    actions::{authorize::authorize, changes::notify_players, command::TableCommand},
    app::App,
    error::logged,
    idempotency::KeyHash,
    tables::{JoiningPlayer, LiveTable, TableState},
};

/// Maximum characters of a player's contribution to chance.
const LUCK_MAX: usize = 64;

/// Seats the caller.
pub(crate) async fn sit(app: &App, command: TableCommand, sit: &Sit) -> Result<TableInfo, Problem> {
    let user = authorize(app, &command.caller)?;
    let table = app.tables.require_latest(command.table).await?;
    seat_person(app, &table, command.key, user, sit).await?;
    let info = table.state().info();
    Ok(info)
}

/// Seats a person.
pub(super) async fn seat_person(
    app: &App,
    table: &Arc<LiveTable>,
    key: Option<KeyHash>,
    user: &User,
    sit: &Sit,
) -> Result<(), Problem> {
    if sit.luck.is_empty() || LUCK_MAX < sit.luck.chars().count() {
        return Err(Problem::new(Code::InvalidValue));
    }
    let owner = table.state().owner();
    if owner != user.id && app.store.is_blocked(user.id, &[owner]).await.map_err(logged)? {
        return Err(Problem::new(Code::Blocked));
    }
    app.store.add_member(user.id, table.id).await.map_err(logged)?;
    table.state().add_names([(user.id, user.name.clone())]);
    let is_reachable = app.store.is_reachable(user.id).await.map_err(logged)?;
    let has_account = has_account(app, table, user).await?;
    let (player, sit) = (JoiningPlayer { user: user.id, is_reachable, has_account }, sit.clone());
    let plan = move |state: &TableState| state.plan_sit(&player, &sit);
    app.tables.commit(table, key, plan).await?;
    notify_players(app, table);
    Ok(())
}

/// Whether a user has an account, where the game may change ratings: the log says so then.
async fn has_account(app: &App, table: &LiveTable, user: &User) -> Result<Option<bool>, Problem> {
    let may_count = table.state().row().public;
    if !may_count {
        return Ok(None);
    }
    Ok(Some(!app.store.account_holders(&[user.id]).await.map_err(logged)?.is_empty()))
}

/// Frees the caller's seat before the game.
pub(crate) async fn stand(app: &App, command: TableCommand) -> Result<TableInfo, Problem> {
    authorize(app, &command.caller)?;
    let TableCommand { caller, table, key } = command;
    let table = app.tables.require_latest(table).await?;
    let plan = move |state: &TableState| match state.seat_of(&caller) {
        Some(seat) => state.plan_stand(seat),
        None => Err(caller.no_seat()),
    };
    app.tables.commit(&table, key, plan).await?;
    notify_players(app, &table);
    let info = table.state().info();
    Ok(info)
}
