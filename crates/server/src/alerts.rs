//! Who is asked for something is told of it, once for each decision and way, if they want to be. Nothing that
//! is told depends on what is hidden: which table, and that one is asked.

use std::time::Duration;

use alert::{Alert, Way};
use game::Seat;
use locale::Words;
use sha2::{Digest as _, Sha256};
use store::{Decision, WayRow};
use wire::api::{Holder, TableId, UserId};

use crate::{
    account::words,
    app::App,
    room::{Room, State},
    trouble::Trouble,
};

/// A mail waits for those who are just about to decide.
const MAIL_WAITS: Duration = Duration::from_secs(300);

/// What somebody is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// To move.
    Turn,
    /// To let another take back, out of turn.
    Ask,
}

/// Somebody who is asked for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Call {
    kind: Kind,
    seat: Seat,
    user: UserId,
    /// The number of the act that asked them.
    number: u32,
}

/// All who are asked for something at a table, and want to be told.
fn calls(state: &State) -> Vec<Call> {
    let turn = state.person_to_act().map(|seat| (Kind::Turn, seat, state.turned));
    let open = state.asked.iter().flat_map(|asked| &asked.open);
    let asked = open.map(|seat| (Kind::Ask, *seat, state.asked_in));
    let call = |(kind, seat, number): (Kind, Seat, u32)| match &state.holders[seat.index()] {
        Holder::Person { user, .. } => Some(Call { kind, seat, user: user.id, number }),
        Holder::Open | Holder::Bot { .. } => None,
    };
    let all = turn.into_iter().chain(asked).filter_map(call);
    all.filter(|call| state.is_alerted(call.seat)).collect()
}

/// Whether somebody is still asked for what they were to be told of.
pub(crate) async fn is_open(app: &App, decision: &Decision) -> Result<bool, Trouble> {
    let Some(room) = app.rooms.find(decision.table).await? else { return Ok(false) };
    app.rooms.catch_up(&room).await?;
    let is_it = |call: &Call| call.seat.0 == decision.seat && call.number == decision.number;
    let is_open = calls(&room.state()).iter().any(is_it);
    Ok(is_open)
}

/// Has all be told who are asked for something at a table. They are told once, however often this is done.
pub(crate) async fn tell(app: &App, room: &Room) -> Result<(), Trouble> {
    let (calls, about) = {
        let state = room.state();
        (calls(&state), About::of(&state))
    };
    for call in calls {
        let ways = app.store.ways(call.user).await?;
        let Some(person) = app.store.person(call.user).await?.filter(|_| !ways.is_empty()) else {
            continue;
        };
        for row in ways {
            let Some((way, wait)) = read(&row) else { continue };
            let alert = about.alert(app, call, &row.id, words(person.language));
            let decision = Decision {
                table: about.table,
                seat: call.seat.0,
                number: call.number,
                way: row.id,
            };
            keep(app, call.user, &way, &alert, &decision, wait).await?;
        }
    }
    Ok(())
}

async fn keep(
    app: &App,
    user: UserId,
    way: &Way,
    alert: &Alert,
    decision: &Decision,
    wait: Duration,
) -> Result<(), Trouble> {
    let text = |value: serde_json::Result<String>| value.expect("it is JSON");
    let (way, told) = (text(serde_json::to_string(way)), text(serde_json::to_string(alert)));
    if app.store.add_decision(&alert.id, user, (&way, &told), decision, wait).await? {
        app.errands.notify_one();
    }
    Ok(())
}

/// A way as it is sent by, and how long that waits. None if it can't be read, or leads nowhere.
fn read(row: &WayRow) -> Option<(Way, Duration)> {
    match &row.secret {
        Some(secret) => Some((serde_json::from_str(secret).ok()?, Duration::ZERO)),
        None => Some((Way::Mail { address: row.email.clone()? }, MAIL_WAITS)),
    }
}

/// What may be said of a table.
struct About {
    table: TableId,
    game: &'static str,
    title: String,
}

impl About {
    fn of(state: &State) -> About {
        let game = state.game().map_or("", |game| game.meta().title);
        About { table: state.id(), game, title: state.row().title.clone() }
    }

    fn alert(&self, app: &App, call: Call, way: &str, words: &Words) -> Alert {
        let About { table, game, title } = self;
        let (kind, tag) = match call.kind {
            Kind::Turn => ("alert-turn", format!("turn-{table}")),
            Kind::Ask => ("alert-ask", format!("ask-{table}")),
        };
        let called = if title.is_empty() { "no" } else { "yes" };
        let args =
            [("game", (*game).into()), ("table", title.clone().into()), ("called", called.into())];
        let site = app.config.public_url.trim_end_matches('/');
        let id = format!("{kind} {table} {} {} {way}", call.number, call.seat);
        Alert {
            id: alert_id(&id),
            title: words.say(&format!("{kind}-title"), &args),
            text: words.say(&format!("{kind}-text"), &args),
            url: format!("{site}/table/{table}"),
            tag,
        }
    }
}

/// The same for the same decision and way; it tells nobody which.
fn alert_id(of: &str) -> String {
    let hash = Sha256::digest(of);
    hash[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
