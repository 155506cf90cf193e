//! Alerts: players with a pending decision are notified once for each decision and channel. An alert doesn't
//! depend on hidden information: it names the table and the kind of decision.

use std::time::Duration;

use alert::{Alert, Channel};
use game::Seat;
use locale::Words;
use sha2::{Digest as _, Sha256};
use store::{ChannelRow, DecisionAlert};
use wire::api::{SeatHolder, TableId, UserId};

use crate::{
    app::App,
    error::ServiceError,
    outbox::PendingAlert,
    tables::{LiveTable, TableState},
    translations::translations,
};

/// Delay of an email, for players who are about to decide.
const EMAIL_DELAY: Duration = Duration::from_secs(300);

/// The kind of a pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// To move.
    Turn,
    /// To allow a take-back, out of turn.
    TakeBack,
    /// To come to the table: the start of the game waits for them.
    Start,
}

/// A pending decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Call {
    kind: Kind,
    seat: Seat,
    user: UserId,
    /// The number of the act that led to it.
    number: u32,
}

/// The pending decisions at a table of players who want alerts.
fn calls(state: &TableState) -> Vec<Call> {
    let turn = state.person_to_act().map(|seat| (Kind::Turn, seat, state.turn_act()));
    let requests = state.take_back_request.iter();
    let asked = requests
        .flat_map(|request| &request.pending)
        .map(|seat| (Kind::TakeBack, *seat, state.take_back_act()));
    let started = state.preparation.as_ref().map_or(0, |preparation| preparation.act);
    let awaited = state.awaited_seeds().into_iter().map(|seat| (Kind::Start, seat, started));
    let call = |(kind, seat, number): (Kind, Seat, u32)| match &state.holders()[seat.index()] {
        SeatHolder::Person { user, .. } => Some(Call { kind, seat, user: user.id, number }),
        SeatHolder::Open | SeatHolder::Bot { .. } => None,
    };
    let all = turn.into_iter().chain(asked).chain(awaited).filter_map(call);
    all.filter(|call| state.is_alerted(call.seat)).collect()
}

/// Whether a decision has yet to be made.
pub(super) async fn is_open(app: &App, decision: &DecisionAlert) -> Result<bool, ServiceError> {
    let Some(table) = app.tables.load(decision.table).await? else { return Ok(false) };
    app.tables.catch_up(&table).await?;
    let is_it = |call: &Call| call.seat.0 == decision.seat && call.number == decision.number;
    let is_open = calls(&table.state()).iter().any(is_it);
    Ok(is_open)
}

/// Puts alerts for all pending decisions at a table into the outbox. Idempotent.
pub(super) async fn alert_players(app: &App, table: &LiveTable) -> Result<(), ServiceError> {
    let (calls, about) = {
        let state = table.state();
        (calls(&state), About::of(&state))
    };
    for call in calls {
        let channels = app.store.home.channels(call.user).await?;
        let person = app.store.home.user(call.user).await?.filter(|_| !channels.is_empty());
        let Some(person) = person else { continue };
        for row in channels {
            let Some((channel, delay)) = channel(&row) else { continue };
            let alert = about.alert(app, call, &row.id, translations(person.language));
            let (table, seat, number, way) = (about.table, call.seat.0, call.number, row.id);
            let decision = DecisionAlert { table, seat, number, channel_id: way };
            let new = PendingAlert { person: call.user, channel, alert, decision, delay };
            app.outbox.add_decision(&new).await?;
        }
    }
    Ok(())
}

/// A channel, and how long its alerts wait; none if it can't be read, or the account has no address.
fn channel(row: &ChannelRow) -> Option<(Channel, Duration)> {
    match &row.config {
        Some(secret) => Some((serde_json::from_str(secret).ok()?, Duration::ZERO)),
        None => Some((Channel::Mail { address: row.email.clone()? }, EMAIL_DELAY)),
    }
}

/// The content of an alert about a table.
struct About {
    table: TableId,
    /// The game's slug.
    game: String,
    title: String,
}

impl About {
    fn of(state: &TableState) -> About {
        let (game, title) = (state.row().game.clone(), state.row().title.clone());
        About { table: state.id(), game, title }
    }

    fn alert(&self, app: &App, call: Call, channel: &str, words: &Words) -> Alert {
        let About { table, game, title } = self;
        let (kind, tag) = match call.kind {
            Kind::Turn => ("alert-turn", format!("turn-{table}")),
            Kind::TakeBack => ("alert-ask", format!("ask-{table}")),
            Kind::Start => ("alert-start", format!("start-{table}")),
        };
        let called = if title.is_empty() { "no" } else { "yes" };
        let name = words.say(&format!("{game}-name"), &[]);
        let args =
            [("game", name.into()), ("table", title.clone().into()), ("called", called.into())];
        let site = app.config.site.public_url.trim_end_matches('/');
        let id = format!("{kind} {table} {} {} {channel}", call.number, call.seat);
        Alert {
            id: alert_id(&id),
            title: words.say(&format!("{kind}-title"), &args),
            text: words.say(&format!("{kind}-text"), &args),
            url: format!("{site}/table/{table}"),
            tag,
        }
    }
}

/// The same for the same decision and channel; it reveals neither.
fn alert_id(of: &str) -> String {
    let hash = Sha256::digest(of);
    table::fair::hex(&hash[..16])
}
