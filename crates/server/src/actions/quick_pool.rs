//! Pools of quick match: the open tables of each kind.

use clock::Pace;
use wire::api::{Code, Problem, QuickMatch};

use crate::{app::App, error::logged, tables::LiveTable};

/// How often the open tables are read again because another node was faster.
pub(super) const ATTEMPTS: usize = 20;

/// The key under which tables of the same game, seats and pace are found, rated ones apart.
pub(super) fn kind(wanted: &QuickMatch) -> Result<String, Problem> {
    wanted.pace.check().map_err(|_| Problem::new(Code::InvalidValue))?;
    if wanted.rated && wanted.pace == Pace::Untimed {
        return Err(Problem::new(Code::ClockRequired));
    }
    let game = blank(wanted)?;
    let pace = serde_json::to_string(&wanted.pace).expect("a pace is JSON");
    let rated = if wanted.rated { " rated" } else { "" };
    Ok(format!("{} {} {pace}{rated}", game.meta().slug, wanted.seats))
}

/// A game of the kind, with any key.
fn blank(wanted: &QuickMatch) -> Result<Box<dyn table::Table>, Problem> {
    let key = game::Key::new([0; 32]);
    table::blank(&wanted.game, wanted.seats, "", key).map_err(|_| Problem::new(Code::InvalidSetup))
}

/// Offers a table of quick match again whose seats were all taken once.
pub(super) async fn offer_again(app: &App, table: &LiveTable) -> Result<(), Problem> {
    let (wanted, options) = {
        let state = table.state();
        let row = state.row();
        if !row.public || !state.starts_when_full {
            return Ok(());
        }
        let (game, seats, luck) = (row.game.clone(), row.seats, None);
        let (pace, rated) = (state.timing.pace, state.is_rated());
        (QuickMatch { game, seats, pace, rated, luck }, row.options.clone())
    };
    if options != blank(&wanted)?.options() {
        return Ok(());
    }
    let kind = kind(&wanted)?;
    for _ in 0..ATTEMPTS {
        let quick = app.store.home.quick_match_pool(&kind).await.map_err(logged)?;
        if quick.tables.contains(&table.id) {
            break;
        }
        let tables = [quick.tables, vec![table.id]].concat();
        if app
            .store
            .home
            .set_quick_match_pool(&kind, quick.version, &tables)
            .await
            .map_err(logged)?
        {
            break;
        }
    }
    Ok(())
}
