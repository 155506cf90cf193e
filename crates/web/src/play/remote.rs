//! A table at a server: news arrive over a socket, acts go out.

use std::time::Duration;

use game::Seat;
use leptos::{prelude::*, task::spawn_local};
use serde::{Deserialize, Serialize};
use wire::{
    Frame,
    api::{
        ActResult, ChatMessage, Clocks, Code, News, Problem, SeatHolder, SocketRequest, TableFrame,
        TableId, TableInfo, TableStatus, UserId,
    },
};

use super::seed_notes::Seeds;
use crate::{
    net::{self, ConnectionState, Link, Me, RequestError},
    saved::{Kind, SeatedPlayer, names_beside},
    store,
};

/// A move on its way to the server. Its key makes repeated sending idempotent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PendingMove {
    pub(crate) key: String,
    pub(crate) acts: u32,
    pub(crate) mv: String,
    /// The number of acts at the server, if the move was late.
    pub(crate) late: Option<u32>,
}

/// How far the player has read a table at a server; the browser stores it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Bookmark {
    /// The steps that the player has seen.
    pub(crate) seen: usize,
    /// The steps before their own last move.
    pub(crate) before: Option<usize>,
    /// The lines of chat that they have read.
    pub(crate) read: u32,
}

/// News of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum RemoteEvent {
    /// The newest frame.
    Frame(Box<TableFrame>),
    /// The table's card changed; the game may not have.
    Card,
    /// The server made the move with this key.
    Played(String),
    /// The server refused the move with this key.
    Unplayed(String, wire::api::Problem),
}

/// A table at a server: a copy for everyone who draws a part of it.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    pub(crate) id: TableId,
    /// Its card; none before the first news of it.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// Whether there is no such table.
    pub(crate) is_gone: RwSignal<bool>,
    pub(crate) clocks: RwSignal<Option<Clocks>>,
    pub(crate) chat: RwSignal<Vec<ChatMessage>>,
    /// Who is there just now, or was a moment ago.
    pub(crate) present: RwSignal<Vec<Seat>>,
    pub(crate) pending: RwSignal<Option<PendingMove>>,
    /// The last error, until the player dismisses it.
    pub(crate) failed: RwSignal<Option<RequestError>>,
    pub(crate) bookmark: RwSignal<Bookmark>,
    /// The last frame that the server sent; own moves are shown before it confirms them.
    pub(super) confirmed: StoredValue<Option<Box<Frame>>>,
    /// The confirmed frame when the pending move was sent.
    pub(super) sent_on: StoredValue<Option<Box<Frame>>>,
    /// The number of known acts of its log.
    acts: StoredValue<Option<u32>>,
    /// Who is present according to the server.
    there: StoredValue<Vec<Seat>>,
    /// The subscriber to news of the game; `newest` is the frame that arrived before it subscribed.
    listener: StoredValue<Option<Callback<RemoteEvent>>>,
    newest: StoredValue<Option<Box<TableFrame>>>,
    link: StoredValue<Option<Link>>,
    pub(super) seeds: Seeds,
    me: Me,
}

impl Remote {
    /// Follows a table for as long as the page is open.
    pub(crate) fn follow(id: TableId) -> Remote {
        let remote = Remote {
            id,
            info: RwSignal::new(None),
            is_gone: RwSignal::new(false),
            clocks: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            present: RwSignal::new(Vec::new()),
            pending: RwSignal::new(None),
            failed: RwSignal::new(None),
            bookmark: RwSignal::new(store::load(&format!("online.{id}")).unwrap_or_default()),
            confirmed: StoredValue::new(None),
            sent_on: StoredValue::new(None),
            acts: StoredValue::new(None),
            there: StoredValue::new(Vec::new()),
            listener: StoredValue::new(None),
            newest: StoredValue::new(None),
            link: StoredValue::new(None),
            seeds: Seeds::new(),
            me: Me::get(),
        };
        let link = Link::open(move || remote.asks(), move |news| remote.hear(news));
        remote.link.set_value(Some(link));
        Effect::new(move |_| {
            store::save(&format!("online.{id}"), &remote.bookmark.get());
        });
        // Also when the user becomes known after the card.
        Effect::new(move |_| {
            let me = remote.me();
            remote.info.with(|info| info.as_ref().map(|info| remote.take_seeds(info, me)));
        });
        remote
    }

    /// The requests of every new connection: the table's news, and a move without an answer.
    fn asks(self) -> Vec<SocketRequest> {
        let play = self.pending.try_get_untracked().flatten().map(|it| self.play_ask(it));
        // A server of the former version refuses the first, and sends complete frames.
        [SocketRequest::FrameChanges(true), self.watch_ask()].into_iter().chain(play).collect()
    }

    fn watch_ask(self) -> SocketRequest {
        // Without a number only the newest act would be sent, not the log before it.
        let acts = self.acts.try_get_value().flatten().or(Some(0));
        SocketRequest::Watch { table: self.id, acts }
    }

    fn play_ask(self, pending: PendingMove) -> SocketRequest {
        let PendingMove { key, acts, mv, .. } = pending;
        SocketRequest::Play { table: self.id, key, acts, mv }
    }

    fn hear(self, news: News) {
        match news {
            News::Table(info) if info.id == self.id => self.take_card(*info),
            News::Frame(sent) if sent.table == self.id => {
                self.acts.set_value(Some(sent.acts));
                self.clocks.set(sent.clocks.clone());
                self.newest.set_value(Some(sent.clone()));
                self.tell(RemoteEvent::Frame(sent));
            }
            News::FrameChanges(changes) if changes.table == self.id => {
                let known = self.newest.try_update_value(Option::take).flatten();
                match known.and_then(|known| changes.applied_to(*known)) {
                    Some(sent) => self.hear(News::Frame(Box::new(sent))),
                    // Some news was lost: the complete frame is needed.
                    None => _ = self.link.get_value().map(|link| link.ask(&self.watch_ask())),
                }
            }
            News::Chat { table, messages } if table == self.id => self.chat.update(|chat| {
                let last = chat.last().map_or(0, |line| line.number);
                chat.extend(messages.into_iter().filter(|line| last < line.number));
            }),
            News::Present { table, seats } if table == self.id => self.take_present(seats),
            News::MoveAccepted { key, .. } => self.tell(RemoteEvent::Played(key)),
            News::MoveRefused { key, problem } => self.tell(RemoteEvent::Unplayed(key, problem)),
            News::Gone(table) if table == self.id => self.is_gone.set(true),
            News::RolledBack { table, .. } if table == self.id => {
                let lost = Problem::new(Code::MovesLost);
                self.failed.set(Some(RequestError::Refused(lost)));
            }
            _ => (),
        }
    }

    /// Shows arrivals at once. Departures show later: the player may only be reloading the page.
    fn take_present(self, seats: Vec<Seat>) {
        self.present.update(|present| {
            present
                .extend(seats.iter().filter(|seat| !self.there.with_value(|it| it.contains(seat))));
        });
        self.there.set_value(seats);
        let settle = move || {
            if let Some(there) = self.there.try_get_value() {
                self.present.try_set(there);
            }
        };
        set_timeout(settle, Duration::from_secs(4));
    }

    fn take_card(self, info: TableInfo) {
        self.clocks.set(info.clocks.clone());
        if info.status == TableStatus::Open {
            self.acts.set_value(Some(info.acts));
        }
        self.info.set(Some(info));
        self.tell(RemoteEvent::Card);
    }

    fn tell(self, came: RemoteEvent) {
        if let Some(listener) = self.listener.get_value() {
            listener.run(came);
        }
    }

    /// Subscribes to news of the game, starting with the newest frame.
    pub(super) fn subscribe(self, listener: impl Fn(RemoteEvent) + Send + Sync + 'static) {
        self.listener.set_value(Some(Callback::new(listener)));
        if let Some(sent) = self.newest.get_value() {
            self.tell(RemoteEvent::Frame(sent));
        }
    }

    /// The state of the connection.
    pub(crate) fn linked(self) -> ConnectionState {
        self.link.get_value().map_or(ConnectionState::Opening, Link::state)
    }

    /// The number of known acts.
    pub(crate) fn acts(self) -> u32 {
        let card = self.info.with_untracked(|info| info.as_ref().map_or(0, |info| info.acts));
        self.acts.get_value().unwrap_or(0).max(card)
    }

    /// Sends a move, again and again until the server answers.
    pub(super) fn send(self, mv: &str) {
        let (key, acts, mv) = (net::random_text(), self.acts(), mv.to_owned());
        let pending = PendingMove { key, acts, mv, late: None };
        self.pending.set(Some(pending));
        self.send_again();
    }

    /// Sends the pending move once more; without a connection it goes out when the connection is back.
    pub(super) fn send_again(self) {
        if let (Some(link), Some(pending)) = (self.link.get_value(), self.pending.get_untracked()) {
            link.ask(&self.play_ask(pending));
        }
    }

    /// Posts an act of the player's seat; an error stays on show.
    pub(crate) fn act(self, verb: &'static str, body: impl Fn(u32) -> serde_json::Value + 'static) {
        spawn_local(async move {
            let path = format!("/api/tables/{}/{verb}", self.id);
            let mut done = net::post::<ActResult>(&path, &body(self.acts())).await;
            // The seat may have acted elsewhere at the same moment.
            if let Err(RequestError::Refused(problem)) = &done
                && let Some(acts) = problem.acts
            {
                done = net::post::<ActResult>(&path, &body(acts)).await;
            }
            self.note(done.err());
        });
    }

    /// Posts a command as the signed-in user or a new guest; its result arrives as news.
    pub(crate) fn command(
        self,
        prefs: crate::settings::Prefs,
        path: &'static str,
        body: serde_json::Value,
    ) {
        spawn_local(async move {
            let was = self.me.user_untracked();
            let somebody = self.me.user_or_guest(prefs).await;
            let done = match somebody {
                Ok(user) => {
                    let path = format!("/api/tables/{}{path}", self.id);
                    let done = net::post::<serde_json::Value>(&path, &body).await;
                    if was.as_ref() != Some(&user) {
                        // The connection had no session.
                        self.link.with_value(|link| link.map(Link::reconnect));
                    }
                    done
                }
                Err(failed) => Err(failed),
            };
            self.note(done.err());
        });
    }

    /// Shows an error. An expired session is dropped: the next try creates a new guest.
    fn note(self, failed: Option<RequestError>) {
        if failed.as_ref().and_then(RequestError::code) == Some(Code::Unauthenticated) {
            self.me.set(None);
        }
        self.failed.try_set(failed);
    }

    /// Whether the last own move can be taken back.
    pub(super) fn can_take_back(self) -> bool {
        self.bookmark.with(|it| it.before.is_some())
    }

    /// The frame after so many steps of a running game.
    pub(super) async fn past_frame(self, ply: usize) -> Option<Frame> {
        let path = format!("/api/tables/{}/replay?ply={ply}", self.id);
        let sent: Vec<TableFrame> = net::get(&path).await.ok()?;
        sent.into_iter().next().map(|sent| sent.frame)
    }

    /// Creates a table with the same players and goes there.
    pub(crate) fn rematch(self) {
        spawn_local(async move {
            let path = format!("/api/tables/{}/rematch", self.id);
            match net::post::<TableInfo>(&path, &serde_json::Value::Null).await {
                Ok(info) => crate::frame::go(&format!("/table/{}", info.id)),
                Err(failed) => _ = self.failed.try_set(Some(failed)),
            }
        });
    }

    /// The signed-in user.
    pub(crate) fn me(self) -> Option<UserId> {
        self.me.user().map(|user| user.id)
    }

    /// The user's seat.
    pub(crate) fn seat(self) -> Option<Seat> {
        let me = self.me()?;
        self.info.with(|info| info.as_ref().and_then(|info| info.seat_of(me)))
    }

    /// Whether the game is rated.
    pub(crate) fn is_rated(self) -> bool {
        self.info.with(|info| info.as_ref().is_some_and(|info| info.rated))
    }
}

/// The players of a table at a server, with names for bots.
pub(crate) fn seated_players(info: &TableInfo, me: Option<UserId>) -> Vec<SeatedPlayer> {
    let people: Vec<String> = info.holders.iter().filter_map(name_of).collect();
    let mut names = names_beside(&people);
    let player = |holder: &SeatHolder| {
        let kind = match holder {
            SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } => {
                if Some(user.id) == me {
                    Kind::Me
                } else {
                    Kind::Rival
                }
            }
            SeatHolder::Bot { level, .. } => match level {
                wire::api::Level::Novice => Kind::Novice,
                wire::api::Level::Adept => Kind::Adept,
                wire::api::Level::Master => Kind::Master,
            },
            SeatHolder::Open => Kind::Rival,
        };
        let name = name_of(holder).or_else(|| names.next().map(str::to_owned));
        SeatedPlayer { name: name.unwrap_or_default(), kind }
    };
    info.holders.iter().map(player).collect()
}

fn name_of(holder: &SeatHolder) -> Option<String> {
    match holder {
        SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } => {
            Some(user.name.clone())
        }
        SeatHolder::Bot { replaces: None, .. } | SeatHolder::Open => None,
    }
}
