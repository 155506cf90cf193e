//! Sit down, and stand up before the game.

use std::sync::Arc;

use wire::api::{Code, Problem, Sit, TableInfo, User};

use crate::{
    actions::{
        authorize::authorize, call_off::call_off, changes::notify_players, command::TableCommand,
    },
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
    sit.luck.as_deref().map_or(Ok(()), check_luck)?;
    let owner = table.state().owner();
    if owner != user.id && app.store.home.is_blocked(user.id, &[owner]).await.map_err(logged)? {
        return Err(Problem::new(Code::Blocked));
    }
    app.store.tables.add_member(user.id, table.id).await.map_err(logged)?;
    table.state().add_names([(user.id, user.name.clone())]);
    let is_reachable = app.store.home.is_reachable(user.id).await.map_err(logged)?;
    let has_account = has_account(app, table, user).await?;
    let (player, sit) = (JoiningPlayer { user: user.id, is_reachable, has_account }, sit.clone());
    let plan = move |state: &TableState| state.plan_sit(&player, &sit);
    app.tables.commit(table, key, plan).await?;
    notify_players(app, table);
    Ok(())
}

/// Refuses a contribution to chance that is empty or too long.
pub(super) fn check_luck(luck: &str) -> Result<(), Problem> {
    let is_valid = !luck.is_empty() && luck.chars().count() <= LUCK_MAX;
    if is_valid { Ok(()) } else { Err(Problem::new(Code::InvalidValue)) }
}

/// Whether a user has an account, where the game may change ratings: the log says so then.
async fn has_account(app: &App, table: &LiveTable, user: &User) -> Result<Option<bool>, Problem> {
    let may_count = table.state().row().public;
    if !may_count {
        return Ok(None);
    }
    Ok(Some(!app.store.home.account_holders(&[user.id]).await.map_err(logged)?.is_empty()))
}

/// Frees the caller's seat before the game.
pub(crate) async fn stand(app: &App, command: TableCommand) -> Result<TableInfo, Problem> {
    authorize(app, &command.caller)?;
    let TableCommand { caller, table, key } = command;
    let table = app.tables.require_latest(table).await?;
    let was_preparing = table.state().preparation.is_some();
    let plan = move |state: &TableState| match state.seat_of(&caller) {
        Some(seat) => state.plan_stand(seat),
        None => Err(caller.no_seat()),
    };
    app.tables.commit(&table, key, plan).await?;
    notify_players(app, &table);
    if was_preparing {
        call_off(app, &table).await?;
    }
    let info = table.state().info();
    Ok(info)
}
