//! One client's feed: watched tables, and the messages sent so far.

use std::{
    collections::{BTreeMap, BTreeSet},
    net::IpAddr,
    sync::Arc,
    time::Instant,
};

use axum::extract::ws::Utf8Bytes;
use game::{Eyes, Seat};
use wire::api::{ActResult, Code, NewMove, News, Problem, SocketRequest, TableId};

use crate::{
    actions::play,
    app::App,
    caller::Caller,
    idempotency::IdempotencyKey,
    news::{lobby_watch::LobbyWatch, message::json},
    notify::{Subscriber, Topic},
    quotas::WatchPermit,
    tables::{KnownFrame, LiveTable, Rollback},
    telemetry::{ACTS, RequestId, spans},
};

/// Maximum tables that one client may watch.
const TABLES_MAX: usize = 64;

/// One client's feed. A message is made only when the client can receive it, so messages are never outdated
/// and never queued.
pub(crate) struct Feed {
    pub(super) app: App,
    pub(super) caller: Caller,
    /// The client's address, as quotas count it.
    address: IpAddr,
    pub(super) subscriber: Arc<Subscriber>,
    pub(super) tables: BTreeMap<TableId, Watched>,
    /// Whether the client applies changes of frames.
    applies_changes: bool,
    /// The lobby, if the client follows it.
    pub(super) lobby: Option<LobbyWatch>,
    /// The caller's own tables that it is subscribed to.
    pub(super) own: BTreeSet<TableId>,
    /// When the act was applied whose frame is on its way.
    unsent_since: Option<Instant>,
    /// The request that opened it.
    request: RequestId,
}

/// A watched table, and the state that the client knows.
pub(super) struct Watched {
    pub(super) table: Arc<LiveTable>,
    /// Counts the table as watched until it isn't any more.
    permit: Option<WatchPermit>,
    /// The last chat line that was sent.
    pub(super) last_message: Option<u32>,
    /// The number of acts that the client knows.
    acts: Option<u32>,
    /// The version of the card that was sent.
    card: Option<u32>,
    /// The seat whose frame was sent, or the public's; none before the first.
    sent_to: Option<Eyes>,
    /// The seat that the client is present for.
    seat: Option<Seat>,
    /// The last loss of acts that the client was told of.
    rollback: Rollback,
}

impl Drop for Feed {
    fn drop(&mut self) {
        for watched in std::mem::take(&mut self.tables).into_values() {
            self.unsubscribe(&watched);
        }
        self.unwatch_lobby();
        self.unsubscribe_own();
        metrics::gauge!("pagoda_feed_subscribers").decrement(1.0);
    }
}

impl Feed {
    /// A feed that watches nothing yet.
    pub(crate) fn new(app: App, caller: Caller, address: IpAddr, request: RequestId) -> Feed {
        metrics::gauge!("pagoda_feed_subscribers").increment(1.0);
        Feed {
            app,
            caller,
            address,
            subscriber: Arc::default(),
            tables: BTreeMap::new(),
            applies_changes: false,
            lobby: None,
            own: BTreeSet::new(),
            unsent_since: None,
            request,
        }
    }

    /// Handles a request of the client, and returns the immediate answer, if there is one.
    pub(super) async fn handle(&mut self, request: SocketRequest) -> Option<News> {
        match request {
            SocketRequest::Watch { table, acts } => return self.watch(table, acts).await,
            SocketRequest::Unwatch { table } => {
                if let Some(watched) = self.tables.remove(&table) {
                    self.unsubscribe(&watched);
                }
            }
            SocketRequest::Play { table, key, acts, mv } => {
                let made = self.play(table, &key, NewMove { acts, mv });
                return Some(match spans::socket_move(&self.request, made).await {
                    Ok(result) => News::MoveAccepted { key, result },
                    Err(problem) => News::MoveRefused { key, problem },
                });
            }
            SocketRequest::FrameChanges(applies) => self.applies_changes = applies,
            SocketRequest::Lobby(true) => self.watch_lobby(false),
            SocketRequest::LobbyChanges(true) => self.watch_lobby(true),
            SocketRequest::Lobby(false) | SocketRequest::LobbyChanges(false) => {
                self.unwatch_lobby();
            }
            SocketRequest::Me(true) => match self.caller.person() {
                Ok(user) => {
                    self.app.notifier.subscribe_person(user.id, &self.subscriber);
                    self.subscriber.notify(Topic::OwnTables);
                }
                Err(problem) => return Some(News::Refused(problem)),
            },
            SocketRequest::Me(false) => self.unsubscribe_own(),
            SocketRequest::Ping => return Some(News::Heartbeat),
        }
        None
    }

    /// Begins to watch a table; returns why it can't, if so.
    pub(crate) async fn watch(&mut self, id: TableId, acts: Option<u32>) -> Option<News> {
        if TABLES_MAX <= self.tables.len() {
            return Some(News::Refused(Problem::new(Code::TooManyWatched)));
        }
        // A table that is watched already isn't counted twice.
        let permit = match self.tables.contains_key(&id) {
            true => None,
            false => match self.app.watching.take(&self.caller, self.address) {
                Ok(permit) => Some(permit),
                Err(problem) => return Some(News::Refused(problem)),
            },
        };
        let table = match self.app.tables.require_watchable(id, acts.unwrap_or(0)).await {
            Ok(table) => table,
            Err(problem) if problem.code == Code::NotFound => return Some(News::Gone(id)),
            Err(problem) => return Some(News::Refused(problem)),
        };
        let (is_new, before) = match self.tables.remove(&id) {
            Some(before) => (false, (before.seat, before.permit)),
            None => (true, (None, permit)),
        };
        let (seat, permit) = before;
        let (found, is_player) = {
            let state = table.state();
            (state.acts(), state.seat_of(&self.caller).is_some())
        };
        // The client knows acts that the database has lost meanwhile.
        let is_ahead = acts.is_some_and(|known| found < known);
        let watched = Watched {
            table: table.clone(),
            permit,
            last_message: None,
            acts: if is_ahead { Some(0) } else { acts },
            card: None,
            sent_to: None,
            seat,
            rollback: table.rollback(),
        };
        self.tables.insert(id, watched);
        if is_new {
            if !table.has_subscribers() {
                // Nodes with players of this table answer.
                self.app.tables.presence.announce(&table);
            }
            table.subscribe(&self.subscriber, is_player);
        }
        self.subscriber.notify(Topic::Table(id));
        self.subscriber.notify(Topic::Presence(id));
        is_ahead.then_some(News::RolledBack { table: id, acts: found })
    }

    fn unsubscribe(&self, watched: &Watched) {
        let Watched { table, seat, .. } = watched;
        table.unsubscribe(&self.subscriber);
        self.app.tables.presence.move_connection(table, *seat, None);
    }

    /// A program's token may have been replaced since the socket was opened, so programs move by requests,
    /// which check it each time.
    async fn play(&self, table: TableId, key: &str, new: NewMove) -> Result<ActResult, Problem> {
        self.caller.person()?;
        let key = IdempotencyKey::parse(key)?;
        play::play(&self.app, self.caller.clone(), table, &key, new).await
    }

    /// Waits until a topic has changed. Safe to cancel.
    pub(super) async fn changed(&self) -> Topic {
        self.subscriber.next().await
    }

    /// The messages about a topic that has changed.
    pub(super) async fn news(&mut self, topic: Topic) -> Vec<Utf8Bytes> {
        let news = match topic {
            Topic::Table(id) => return self.table_news(id),
            Topic::Chat(id) => self.chat_news(id).await,
            Topic::Presence(id) => self.presence_news(id),
            Topic::Lobby => return self.lobby_news().into_iter().collect(),
            Topic::OwnTables => self.own_news().await,
        };
        news.into_iter().map(Utf8Bytes::from).collect()
    }

    /// News of a table for this client's eyes: the card if it changed, the frame if the game advanced.
    pub(super) fn table_news(&mut self, id: TableId) -> Vec<Utf8Bytes> {
        if self.tables.get(&id).is_some_and(|watched| watched.table.is_gone()) {
            if let Some(watched) = self.tables.remove(&id) {
                self.unsubscribe(&watched);
            }
            return vec![json(&News::Gone(id)).into()];
        }
        let Some(watched) = self.tables.get_mut(&id) else { return Vec::new() };
        let mut news = Vec::new();
        let rollback = watched.table.rollback();
        if watched.rollback != rollback {
            (watched.rollback, watched.acts, watched.card) = (rollback, Some(0), None);
            watched.sent_to = None;
            let rolled_back = News::RolledBack { table: id, acts: rollback.kept };
            news.push(json(&rolled_back).into());
        }
        let table = watched.table.clone();
        let (eyes, acts, applied_at) = {
            let state = table.state();
            let seat = state.seat_of(&self.caller);
            if watched.seat != seat {
                self.app.tables.presence.move_connection(&table, watched.seat, seat);
                watched.seat = seat;
            }
            if watched.card.is_none_or(|card| card < state.card_version()) {
                watched.card = Some(state.card_version());
                news.push(json(&News::Table(Box::new(state.info()))).into());
                // A player who sat down just now may read the chat.
                if watched.last_message.is_none() {
                    self.subscriber.notify(Topic::Chat(id));
                }
            }
            (seat.map_or(Eyes::Public, Eyes::Seat), state.acts(), state.applied_at)
        };
        if watched.sent_to.is_none() || watched.acts.is_none_or(|known| known < acts) {
            let applies_changes = self.applies_changes && watched.sent_to == Some(eyes);
            let known = KnownFrame { acts: watched.acts, applies_changes };
            if let Some(frame) = table.frame_message(eyes, known) {
                ACTS.frame.record(frame.text.len() as f64);
                // The first frame of a client may be of an old act.
                self.unsent_since = watched.sent_to.map(|_| applied_at);
                news.push(frame.text);
                watched.acts = Some(frame.acts);
                watched.sent_to = Some(eyes);
            }
        }
        news
    }

    /// Messages were written to the socket.
    pub(super) fn mark_sent(&mut self) {
        if let Some(applied_at) = self.unsent_since.take() {
            ACTS.shown.record(applied_at.elapsed());
        }
    }

    fn presence_news(&self, id: TableId) -> Vec<String> {
        let Some(watched) = self.tables.get(&id) else { return Vec::new() };
        let seats = watched.table.presence().seats();
        vec![json(&News::Present { table: id, seats: seats.into() })]
    }
}
