//! Create a table, and close it again.

use std::{net::IpAddr, sync::Arc};

use clock::Pace;
use store::{NewTableRow as Row, TableUse};
use wire::api::{ActResult, Chair, Code, NewTable, Problem, TableId, TableInfo, User};

use crate::{
    actions::{authorize::authorize, changes::notify_players, command::TableCommand, sit},
    app::App,
    caller::Caller,
    error::logged,
    idempotency::KeyHash,
    quotas::Creator,
    random,
    tables::LiveTable,
    text::single_line,
};

/// Maximum characters of a title.
const TITLE_MAX: usize = 80;

/// Creates a table, and seats its creator if they want to. The same key creates the same table.
pub(crate) async fn create(
    app: &App,
    caller: &Caller,
    address: IpAddr,
    key: Option<KeyHash>,
    wanted: &NewTable,
) -> Result<TableInfo, Problem> {
    let user = authorize(app, caller)?;
    if wanted.rated {
        require_account(app, user).await?;
    }
    let id = key.map_or_else(random::number, |key| u64::from_le_bytes(first_half(&key)));
    let id = app.store.tables.open_id(TableId::from_bits(id));
    let table = open(app, id, wanted, Creator { user, address }).await?;
    if let Some(sit) = &wanted.sit {
        let is_seated = table.state().seat_of(caller).is_some();
        if !is_seated {
            sit::seat_person(app, &table, None, user, sit).await?;
        }
    }
    let info = table.state().info();
    if info.public {
        app.notifier.lobby_changed();
    }
    Ok(info)
}

/// Refuses a user without an account: their ratings could be had again and again.
pub(super) async fn require_account(app: &App, user: &User) -> Result<(), Problem> {
    let found = app.store.home.account_holders(&[user.id]).await.map_err(logged)?;
    if found.is_empty() { Err(Problem::new(Code::AccountRequired)) } else { Ok(()) }
}

fn first_half(key: &KeyHash) -> [u8; 8] {
    let mut first = [0; 8];
    first.copy_from_slice(&key.0[..8]);
    first
}

/// Opens the table of this id, unless it exists already.
pub(super) async fn open(
    app: &App,
    id: TableId,
    wanted: &NewTable,
    creator: Creator<'_>,
) -> Result<Arc<LiveTable>, Problem> {
    let network = Some(app.quotas.network(creator.address));
    let row = Row { network, ..row(id, wanted, creator.user)? };
    add(app, &row, creator).await?;
    let table = app.tables.require_latest(id).await?;
    let is_new = table.state().acts() == 0;
    if is_new {
        let wanted = wanted.clone();
        let plan = move |state: &crate::tables::TableState| state.plan_create(&wanted);
        match app.tables.commit(&table, None, plan).await {
            Ok(_) => {}
            // The same command may have been sent twice at once.
            Err(problem) if problem.code == Code::AlreadyStarted => {}
            Err(problem) => return Err(problem),
        }
    }
    Ok(table)
}

/// Stores a table, unless it is there already, if its creator may have one more.
async fn add(app: &App, row: &Row, creator: Creator<'_>) -> Result<(), Problem> {
    let _turn = app.quotas.turn(creator.address).await;
    if app.tables.load(row.id).await.map_err(logged)?.is_some() {
        return Ok(());
    }
    let more = TableUse { waiting: 1, live: 1, bots: row.bots.into() };
    app.quotas.check(creator, more).await?;
    app.store.tables.add_member(creator.user.id, row.id).await.map_err(logged)?;
    app.store.tables.add_table(row).await.map_err(logged)?;
    Ok(())
}

fn row(id: TableId, wanted: &NewTable, user: &User) -> Result<Row, Problem> {
    let title = single_line(&wanted.title, TITLE_MAX).ok_or(Problem::new(Code::InvalidValue))?;
    if usize::from(wanted.seats) < wanted.chairs.len() {
        return Err(Problem::new(Code::InvalidValue));
    }
    wanted.pace.check().map_err(|_| Problem::new(Code::InvalidValue))?;
    if wanted.rated {
        check_rated(wanted)?;
    }
    // A game with any key, to check that the setup can be played.
    let key = game::Key::new([0; 32]);
    let game = table::blank(&wanted.game, wanted.seats, &wanted.options, key)
        .map_err(|_| Problem::new(Code::InvalidSetup))?;
    let meta = game.meta();
    Ok(Row {
        id,
        game: meta.slug.to_owned(),
        edition: meta.edition,
        seats: wanted.seats,
        options: game.options(),
        title,
        public: wanted.public,
        owner: user.id,
        seed: random::seed(),
        network: None,
        bots: wanted.chairs.iter().filter(|chair| matches!(chair, Chair::Bot(_))).count() as u8,
    })
}

/// Refuses what a rated table can't be: private, untimed, or with bots.
fn check_rated(wanted: &NewTable) -> Result<(), Problem> {
    if wanted.chairs.iter().any(|chair| matches!(chair, Chair::Bot(_))) {
        return Err(Problem::new(Code::NotAtRatedTable));
    }
    if wanted.pace == Pace::Untimed {
        return Err(Problem::new(Code::ClockRequired));
    }
    if wanted.public { Ok(()) } else { Err(Problem::new(Code::InvalidValue)) }
}

/// Closes the caller's table before its game has started.
pub(crate) async fn abort(app: &App, command: TableCommand) -> Result<ActResult, Problem> {
    let user = authorize(app, &command.caller)?;
    let table = app.tables.require_latest(command.table).await?;
    if table.state().owner() != user.id {
        return Err(Problem::new(Code::Forbidden));
    }
    let acted = app.tables.commit(&table, command.key, |state| state.plan_abort()).await?;
    notify_players(app, &table);
    Ok(acted)
}
