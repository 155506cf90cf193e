//! A table at a server, as far as it is known here: news of it come over a link, acts go out.

use std::time::Duration;

use game::Seat;
use leptos::{prelude::*, task::spawn_local};
use serde::{Deserialize, Serialize};
use wire::api::{
    Acted, Ask, ChatLine, Clocks, Code, Holder, News, Sent, Stage, TableId, TableInfo, UserId,
};

use crate::{
    net::{self, Failed, Link, Linked, Me},
    saved::{Kind, Sitter, names_beside},
    store,
};

/// A move that is on its way, known by its key however often it is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pending {
    pub(crate) key: String,
    pub(crate) acts: u32,
    pub(crate) mv: String,
    /// How many acts there were when it came late, if it did.
    pub(crate) late: Option<u32>,
}

/// What the browser remembers of a table at a server.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Remembered {
    /// The steps that the player has seen.
    pub(crate) seen: usize,
    /// The steps before their own last move.
    pub(crate) before: Option<usize>,
    /// The lines of chat that they have read.
    pub(crate) read: u32,
}

/// What was told of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Came {
    /// How the game stands now.
    Frame(Box<Sent>),
    /// Something was done that may not have changed the game.
    Card,
    /// A move was made.
    Played(String),
    /// A move wasn't made.
    Unplayed(String, wire::api::Problem),
}

/// A table at a server; all who draw a part of it hold a copy.
#[derive(Clone, Copy)]
pub(crate) struct Remote {
    pub(crate) id: TableId,
    /// Its card; none before the first news of it.
    pub(crate) info: RwSignal<Option<TableInfo>>,
    /// Whether there is no such table.
    pub(crate) is_gone: RwSignal<bool>,
    pub(crate) clocks: RwSignal<Option<Clocks>>,
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    /// Who is there just now, or was a moment ago.
    pub(crate) present: RwSignal<Vec<Seat>>,
    pub(crate) pending: RwSignal<Option<Pending>>,
    /// What went wrong, until it was read.
    pub(crate) failed: RwSignal<Option<Failed>>,
    pub(crate) remembered: RwSignal<Remembered>,
    /// How many acts of its log are known.
    acts: StoredValue<Option<u32>>,
    /// Who is there, as the server said last.
    there: StoredValue<Vec<Seat>>,
    /// Who hears how its game goes on, and what was heard before they did.
    hearer: StoredValue<Option<Callback<Came>>>,
    newest: StoredValue<Option<Box<Sent>>>,
    link: StoredValue<Option<Link>>,
    me: Me,
}

impl Remote {
    /// Follows a table for as long as the page is looked at.
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
            remembered: RwSignal::new(store::load(&format!("online.{id}")).unwrap_or_default()),
            acts: StoredValue::new(None),
            there: StoredValue::new(Vec::new()),
            hearer: StoredValue::new(None),
            newest: StoredValue::new(None),
            link: StoredValue::new(None),
            me: Me::get(),
        };
        let link = Link::open(move || remote.asks(), move |news| remote.hear(news));
        remote.link.set_value(Some(link));
        Effect::new(move |_| {
            store::keep(&format!("online.{id}"), &remote.remembered.get());
        });
        remote
    }

    /// What is asked whenever the link is there again; a move that wasn't answered is sent again.
    fn asks(self) -> Vec<Ask> {
        // Without a number only the newest would be told, not the log before it.
        let acts = self.acts.try_get_value().flatten().or(Some(0));
        let watch = Ask::Watch { table: self.id, acts };
        let play = self.pending.try_get_untracked().flatten().map(|it| self.play_ask(it));
        [watch].into_iter().chain(play).collect()
    }

    fn play_ask(self, pending: Pending) -> Ask {
        let Pending { key, acts, mv, .. } = pending;
        Ask::Play { table: self.id, key, acts, mv }
    }

    fn hear(self, news: News) {
        match news {
            News::Table(info) if info.id == self.id => self.take_card(*info),
            News::Frame(sent) if sent.table == self.id => {
                self.acts.set_value(Some(sent.acts));
                self.clocks.set(sent.clocks.clone());
                self.newest.set_value(Some(sent.clone()));
                self.tell(Came::Frame(sent));
            }
            News::Chat { table, lines } if table == self.id => self.chat.update(|chat| {
                let last = chat.last().map_or(0, |line| line.number);
                chat.extend(lines.into_iter().filter(|line| last < line.number));
            }),
            News::Present { table, seats } if table == self.id => self.take_present(seats),
            News::Played { key, .. } => self.tell(Came::Played(key)),
            News::Unplayed { key, problem } => self.tell(Came::Unplayed(key, problem)),
            News::Gone(table) if table == self.id => self.is_gone.set(true),
            _ => (),
        }
    }

    /// Whoever comes is there at once. Whoever goes may only load the page again.
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
        // What was promised before the end can be compared with what is opened after it.
        let kept = format!("commitment.{}", self.id);
        if info.stage != Stage::Over && store::load::<String>(&kept).is_none() {
            store::keep(&kept, &info.commitment);
        }
        self.clocks.set(info.clocks.clone());
        if info.stage == Stage::Gathering {
            self.acts.set_value(Some(info.acts));
        }
        self.info.set(Some(info));
        self.tell(Came::Card);
    }

    fn tell(self, came: Came) {
        if let Some(hearer) = self.hearer.get_value() {
            hearer.run(came);
        }
    }

    /// Somebody hears from now on how the game goes on, and first how it stands.
    pub(crate) fn tell_to(self, hearer: impl Fn(Came) + Send + Sync + 'static) {
        self.hearer.set_value(Some(Callback::new(hearer)));
        if let Some(sent) = self.newest.get_value() {
            self.tell(Came::Frame(sent));
        }
    }

    /// Whether news come in.
    pub(crate) fn linked(self) -> Linked {
        self.link.get_value().map_or(Linked::Opening, Link::state)
    }

    /// How many acts are known.
    pub(crate) fn acts(self) -> u32 {
        let card = self.info.with_untracked(|info| info.as_ref().map_or(0, |info| info.acts));
        self.acts.get_value().unwrap_or(0).max(card)
    }

    /// Sends a move; it is sent again until it is answered.
    pub(crate) fn send(self, mv: &str) {
        let (key, acts, mv) = (net::random_text(), self.acts(), mv.to_owned());
        let pending = Pending { key, acts, mv, late: None };
        self.pending.set(Some(pending));
        self.send_again();
    }

    /// Sends the move on its way once more; if nobody hears, it goes when the link is back.
    pub(crate) fn send_again(self) {
        if let (Some(link), Some(pending)) = (self.link.get_value(), self.pending.get_untracked()) {
            link.ask(&self.play_ask(pending));
        }
    }

    /// Has something done at the table; what goes wrong stays to be read.
    pub(crate) fn act(self, verb: &'static str, body: impl Fn(u32) -> serde_json::Value + 'static) {
        spawn_local(async move {
            let path = format!("/api/tables/{}/{verb}", self.id);
            let mut done = net::post::<Acted>(&path, &body(self.acts())).await;
            // Something else may have been done in the same moment.
            if let Err(Failed::Refused(problem)) = &done
                && let Some(acts) = problem.acts
            {
                done = net::post::<Acted>(&path, &body(acts)).await;
            }
            self.note(done.err());
        });
    }

    /// Does something at the table as somebody, a new guest if need be; what came of it is told as news.
    pub(crate) fn command(
        self,
        prefs: crate::settings::Prefs,
        path: &'static str,
        body: serde_json::Value,
    ) {
        spawn_local(async move {
            let was = self.me.user_untracked();
            let somebody = self.me.somebody(prefs).await;
            let done = match somebody {
                Ok(user) => {
                    let path = format!("/api/tables/{}{path}", self.id);
                    let done = net::post::<serde_json::Value>(&path, &body).await;
                    if was.as_ref() != Some(&user) {
                        // The link was nobody's.
                        self.link.with_value(|link| link.map(Link::again));
                    }
                    done
                }
                Err(failed) => Err(failed),
            };
            self.note(done.err());
        });
    }

    /// What went wrong stays to be read. A session that is over is forgotten: the next try makes a new guest.
    fn note(self, failed: Option<Failed>) {
        if failed.as_ref().and_then(Failed::code) == Some(Code::Nobody) {
            self.me.set(None);
        }
        self.failed.try_set(failed);
    }

    /// Plays again with the same people, at the table that is laid for that.
    pub(crate) fn rematch(self) {
        spawn_local(async move {
            let path = format!("/api/tables/{}/rematch", self.id);
            match net::post::<TableInfo>(&path, &serde_json::Value::Null).await {
                Ok(info) => crate::frame::go(&format!("/table/{}", info.id)),
                Err(failed) => _ = self.failed.try_set(Some(failed)),
            }
        });
    }

    /// Who looks, as the server knows them.
    pub(crate) fn me(self) -> Option<UserId> {
        self.me.user().map(|user| user.id)
    }

    /// Where they sit.
    pub(crate) fn seat(self) -> Option<Seat> {
        let me = self.me()?;
        self.info.with(|info| info.as_ref().and_then(|info| info.seat_of(me)))
    }
}

/// Who sits there, with a name for everybody.
pub(crate) fn sitters(info: &TableInfo, me: Option<UserId>) -> Vec<Sitter> {
    let people: Vec<String> = info.holders.iter().filter_map(name_of).collect();
    let mut names = names_beside(&people);
    let sitter = |holder: &Holder| {
        let kind = match holder {
            Holder::Person { user, .. } | Holder::Bot { instead: Some(user), .. } => {
                if Some(user.id) == me { Kind::Me } else { Kind::Rival }
            }
            Holder::Bot { level, .. } => match level {
                wire::api::Level::Novice => Kind::Novice,
                wire::api::Level::Adept => Kind::Adept,
                wire::api::Level::Master => Kind::Master,
            },
            Holder::Open => Kind::Rival,
        };
        let name = name_of(holder).or_else(|| names.next().map(str::to_owned));
        Sitter { name: name.unwrap_or_default(), kind }
    };
    info.holders.iter().map(sitter).collect()
}

fn name_of(holder: &Holder) -> Option<String> {
    match holder {
        Holder::Person { user, .. } | Holder::Bot { instead: Some(user), .. } => {
            Some(user.name.clone())
        }
        Holder::Bot { instead: None, .. } | Holder::Open => None,
    }
}
