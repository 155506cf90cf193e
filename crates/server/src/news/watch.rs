//! What one client listens to and has been told.

use std::{collections::BTreeMap, sync::Arc};

use game::Seat;
use wire::api::{Acted, Ask, Code, News, Problem, TableId, Wish};

use crate::{
    app::App,
    listing,
    news::{Head, text},
    reply::Once,
    room::{Ear, Room, Subject},
    seat,
    trouble::told,
    who::Who,
};

/// How many tables one client may listen to.
const TABLES_MAX: usize = 64;

/// One client's ears. News are made one by one when the client can take them, so they are never old
/// and never pile up.
pub(crate) struct Watch {
    pub(super) app: App,
    pub(super) who: Who,
    pub(super) ear: Arc<Ear>,
    pub(super) tables: BTreeMap<TableId, Heard>,
    /// The rooms through which it hears of its own tables.
    mine: Vec<Arc<Room>>,
}

/// What was told of a table.
pub(super) struct Heard {
    pub(super) room: Arc<Room>,
    /// The last line of what is said there that the client was told of.
    pub(super) said: Option<u32>,
    /// The acts that the client knows of.
    acts: Option<u32>,
    /// The acts when its card was told.
    card: Option<u32>,
    /// Whether a frame was told.
    is_shown: bool,
    /// The seat that the client is there for.
    seat: Option<Seat>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        for (id, heard) in std::mem::take(&mut self.tables) {
            self.leave(id, &heard);
        }
        self.leave_mine();
        metrics::gauge!("pagoda_listeners").decrement(1.0);
    }
}

impl Watch {
    pub(crate) fn new(app: App, who: Who) -> Watch {
        metrics::gauge!("pagoda_listeners").increment(1.0);
        Watch { app, who, ear: Arc::default(), tables: BTreeMap::new(), mine: Vec::new() }
    }

    /// The client asks for something. What it is told at once, if anything.
    pub(crate) async fn ask(&mut self, ask: Ask) -> Option<News> {
        match ask {
            Ask::Watch { table, acts } => self.watch(table, acts).await,
            Ask::Leave { table } => {
                if let Some(heard) = self.tables.remove(&table) {
                    self.leave(table, &heard);
                }
                None
            }
            Ask::Play { table, key, acts, mv } => {
                let played = self.play(table, &key, Wish { acts, mv }).await;
                Some(match played {
                    Ok(acted) => News::Played { key, acted },
                    Err(problem) => News::Unplayed { key, problem },
                })
            }
            Ask::Lobby(true) => {
                self.app.listeners.add_to_lobby(&self.ear);
                self.ear.ring(Subject::Lobby);
                None
            }
            Ask::Lobby(false) => {
                self.app.listeners.leave(None, &self.ear, Subject::Lobby);
                None
            }
            Ask::Me(true) => match self.who.person() {
                Ok(user) => {
                    self.app.listeners.add_person(user.id, &self.ear);
                    self.ear.ring(Subject::Mine);
                    None
                }
                Err(problem) => Some(News::Refused(problem)),
            },
            Ask::Me(false) => {
                self.leave_mine();
                None
            }
        }
    }

    /// Begins to listen to a table.
    pub(crate) async fn watch(&mut self, table: TableId, acts: Option<u32>) -> Option<News> {
        if TABLES_MAX <= self.tables.len() {
            return Some(News::Refused(Problem::new(Code::TooMany)));
        }
        let room = match self.app.rooms.get_newest(table).await {
            Ok(room) => room,
            Err(problem) if problem.code == Code::Unknown => return Some(News::Gone(table)),
            Err(problem) => return Some(News::Refused(problem)),
        };
        let before = self.tables.remove(&table);
        let seat = before.as_ref().and_then(|heard| heard.seat);
        let heard =
            Heard { room: room.clone(), said: None, acts, card: None, is_shown: false, seat };
        self.tables.insert(table, heard);
        if before.is_none() {
            if !room.is_heard() {
                // Whoever listens to it elsewhere says so.
                self.app.rooms.bus.ring_present(table, room.presence().here());
            }
            room.listen(&self.ear, Subject::Table(table));
            room.listen(&self.ear, Subject::Chat(table));
        }
        self.ear.ring(Subject::Table(table));
        self.ear.ring(Subject::Present(table));
        None
    }

    fn leave(&self, table: TableId, heard: &Heard) {
        heard.room.leave(&self.ear, Subject::Table(table));
        heard.room.leave(&self.ear, Subject::Chat(table));
        self.app.rooms.change_listener(&heard.room, heard.seat, None);
    }

    /// A program's token may have been replaced since the socket was opened, so it moves by requests,
    /// which are asked for it each time.
    async fn play(&self, table: TableId, key: &str, wish: Wish) -> Result<Acted, Problem> {
        self.who.person()?;
        seat::play(&self.app, self.who.clone(), table, &Once::new(key)?, wish).await
    }

    fn leave_mine(&mut self) {
        for room in self.mine.drain(..) {
            room.leave(&self.ear, Subject::Mine);
        }
        if let Who::Person(user) = &self.who {
            self.app.listeners.leave(Some(user.id), &self.ear, Subject::Mine);
        }
    }

    /// Waits until something changed. Nothing is lost if the wait is given up.
    pub(crate) async fn heard(&self) -> Subject {
        self.ear.next().await
    }

    /// What there is to tell of a change, as JSON.
    pub(crate) async fn tell(&mut self, subject: Subject) -> Vec<String> {
        match subject {
            Subject::Table(id) => self.table(id),
            Subject::Chat(id) => self.chat(id).await,
            Subject::Present(id) => self.present(id),
            Subject::Lobby => self.listed(listing::lobby(&self.app).await.map(News::Lobby)),
            Subject::Mine => self.listed_mine().await,
        }
    }

    fn listed(&self, news: Result<News, crate::trouble::Trouble>) -> Vec<String> {
        let news = news.unwrap_or_else(|trouble| News::Refused(told(trouble)));
        vec![text(&news)]
    }

    async fn listed_mine(&mut self) -> Vec<String> {
        let Who::Person(user) = self.who.clone() else { return Vec::new() };
        let news = listing::mine(&self.app, user.id).await;
        if let Ok(infos) = &news {
            for id in infos.iter().map(|info| info.id) {
                if let Some(room) = self.app.rooms.here(id)
                    && self.mine.iter().all(|known| known.id != id)
                {
                    room.listen(&self.ear, Subject::Mine);
                    self.mine.push(room);
                }
            }
        }
        self.listed(news.map(News::Me))
    }

    /// What is new at a table for this client's eyes: its card if that changed, its game if that
    /// went on.
    pub(crate) fn table(&mut self, id: TableId) -> Vec<String> {
        let Some(heard) = self.tables.get_mut(&id) else { return Vec::new() };
        let state = heard.room.state();
        let seat = state.seat_of(&self.who);
        if heard.seat != seat {
            self.app.rooms.change_listener(&heard.room, heard.seat, seat);
            heard.seat = seat;
        }
        let mut told = Vec::new();
        if heard.card.is_none_or(|card| card < state.card) {
            heard.card = Some(state.card);
            told.push(text(&News::Table(Box::new(state.info()))));
            // Whoever sat down just now may hear what was said before.
            if heard.said.is_none() {
                self.ear.ring(Subject::Chat(id));
            }
        }
        let Some(game) = state.game() else { return told };
        if !heard.is_shown || heard.acts.is_none_or(|acts| acts < state.acts) {
            let since = state.since(heard.acts);
            let head =
                Head { table: id, acts: state.acts, seat, since, clocks: state.timing.clocks() };
            told.push(head.news(game, state.eyes_of(&self.who)));
            heard.acts = Some(state.acts);
            heard.is_shown = true;
        }
        told
    }
    /// Who is there at a table.
    fn present(&self, id: TableId) -> Vec<String> {
        let Some(heard) = self.tables.get(&id) else { return Vec::new() };
        let seats = heard.room.presence().seats();
        vec![text(&News::Present { table: id, seats: seats.into() })]
    }
}
