//! A group of simulated players that plays game after game.

use std::{
    sync::{Arc, Mutex, PoisonError, atomic::Ordering},
    time::Duration,
};

use futures_util::future::join_all;
use game::{Quick, Seat, Turn, seats};
use tokio::time::{Instant, sleep_until, timeout};
use wire::api::{ActResult, NewMove, NewTable, News, Sit, SocketRequest, Start, TableId};

use super::{
    Latencies, background,
    glance::Glance,
    shown::Shown,
    spec::{Load, LoadProgress, Span},
};
use crate::{Client, Feed, Party};

/// Timeout of an answer over a socket.
const PATIENCE: Duration = Duration::from_secs(10);

/// A move that was delivered to every seat.
pub(super) struct Moved {
    /// Latency until it was acknowledged.
    pub(super) acknowledged: Duration,
    /// The number of acts after it.
    pub(super) acts: u32,
}

/// A group of simulated players with a socket each.
pub(super) struct Circle {
    people: Vec<Client>,
    pub(super) feeds: Vec<Feed>,
    /// What each table is created with.
    new: NewTable,
    table: TableId,
    /// The same, for background traffic.
    shared: Arc<Mutex<TableId>>,
    /// What each seat was shown.
    shown: Vec<Shown>,
    /// Acts and turn of the latest frame.
    now: Glance,
    luck: Quick,
    progress: Arc<LoadProgress>,
    pub(super) acknowledged: Latencies,
    pub(super) delivered: Latencies,
}

impl Circle {
    /// Creates the guests, each at another node, opens their sockets and starts the first game.
    pub(super) async fn meet(
        client: &Client,
        at: usize,
        load: &Load,
        progress: Arc<LoadProgress>,
    ) -> Circle {
        let mut people = Vec::new();
        for seat in seats(load.seats) {
            let guest = client.at(at + seat.index()).come_in(&format!("Seat {seat}")).await;
            people.push(guest.expect("guest sign-in succeeds").0);
        }
        let private = Party::of_people(&load.game, usize::from(load.seats)).table();
        let mut circle = Circle {
            feeds: people.iter().map(Feed::new).collect(),
            shown: people.iter().map(|_| Shown::default()).collect(),
            people,
            new: NewTable { public: load.is_public, pace: load.pace, ..private },
            table: TableId::from_bits(0),
            shared: Arc::new(Mutex::new(TableId::from_bits(0))),
            now: Glance { acts: 0, turn: Turn::Over, base: None },
            luck: Quick::new(crate::luck()),
            progress,
            acknowledged: Latencies::default(),
            delivered: Latencies::default(),
        };
        circle.begin().await.expect("the first game starts");
        circle
    }

    /// Creates the next table, sits down and starts the game.
    async fn begin(&mut self) -> Result<(), crate::Failed> {
        let info = self.people[0].create_table(&self.new).await?;
        self.table = info.id;
        for (at, person) in self.people.iter().enumerate() {
            let (seat, luck) = (Some(Seat(at as u8)), format!("{:016x}", crate::luck()));
            person.sit(info.id, &Sit { seat, luck: Some(luck) }).await?;
        }
        let acts = self.people[0].start(info.id, &Start { fill: None }).await?.acts;
        for feed in &mut self.feeds {
            feed.watch_only(info.id).await;
        }
        self.hear(acts).await;
        *self.shared.lock().unwrap_or_else(PoisonError::into_inner) = info.id;
        Ok(())
    }

    /// The table.
    pub(super) fn table(&self) -> TableId {
        self.table
    }

    /// Makes a move now. The game must go on.
    pub(super) async fn step(&mut self) -> Moved {
        let (acknowledged, _) = self.make_move(Instant::now()).await;
        Moved { acknowledged, acts: self.now.acts }
    }

    /// The table and a player of it, for background traffic.
    pub(super) fn played_table(&self) -> background::PlayedTable {
        background::PlayedTable { player: self.people[0].clone(), id: self.shared.clone() }
    }

    /// Makes this many moves, or fewer until the game is over.
    pub(super) async fn age(&mut self, moves: usize) {
        for _ in 0..moves {
            if self.now.turn == Turn::Over {
                return;
            }
            self.make_move(Instant::now()).await;
        }
    }

    /// Waits until every seat has received this many acts.
    async fn hear(&mut self, acts: u32) {
        let table = self.table;
        let seats = self.feeds.iter_mut().zip(&mut self.shown);
        let glances = join_all(seats.map(|(feed, shown)| newest(feed, shown, table, acts))).await;
        for (glance, feed) in glances.into_iter().zip(&mut self.feeds) {
            feed.knows(self.table, glance.acts);
            self.now = glance;
        }
    }

    /// Plays until the time is over: without delay, or at a fixed interval from `first` on.
    pub(super) async fn play(&mut self, span: Span, first: Instant, every: Option<Duration>) {
        let mut due = first;
        while Instant::now() < span.until {
            if self.now.turn == Turn::Over {
                self.begin().await.expect("the next game starts");
                // No move was due between games.
                due = due.max(Instant::now());
            }
            let mut begun = Instant::now();
            if let Some(every) = every {
                if begun < due {
                    sleep_until(due).await;
                    begun = Instant::now();
                } else {
                    // Open-loop latency: a late move counts from when it was due (no coordinated omission).
                    begun = due;
                }
                due += every;
            }
            let (acknowledged, delivered) = self.make_move(begun).await;
            if span.from <= begun && Instant::now() <= span.until {
                self.acknowledged.push(acknowledged);
                self.delivered.push(delivered);
            }
        }
    }

    /// The seat to act makes a random move; latencies until it is acknowledged, and delivered to all.
    async fn make_move(&mut self, begun: Instant) -> (Duration, Duration) {
        let Turn::Seat(seat) = self.now.turn else { panic!("a running game has a seat to act") };
        let new = NewMove { acts: self.now.acts, mv: self.choose(seat) };
        let acts = self.ask(seat, &new).await;
        let acknowledged = begun.elapsed();
        self.hear(acts).await;
        self.progress.moves.fetch_add(1, Ordering::Relaxed);
        (acknowledged, begun.elapsed())
    }

    /// Sends a move over the seat's socket, as a browser does; falls back to HTTP.
    async fn ask(&mut self, seat: Seat, new: &NewMove) -> u32 {
        let key = format!("{:016x}", crate::luck());
        let (table, acts, mv) = (self.table, new.acts, new.mv.clone());
        let feed = &mut self.feeds[seat.index()];
        if feed.ask(&SocketRequest::Play { table, key: key.clone(), acts, mv }).await
            && let Ok(Some(acted)) = timeout(PATIENCE, played(feed)).await
        {
            return acted.acts;
        }
        let acted = self.people[seat.index()].play_with(table, new, &key).await;
        acted.unwrap_or_else(|why| panic!("{seat} at {table}: {why}")).acts
    }

    fn choose(&mut self, seat: Seat) -> String {
        let view = self.shown[seat.index()].view();
        let sight = table::sight(&self.new.game, view).expect("the view is valid");
        sight.sample(&mut self.luck)
    }
}

/// Waits for the acknowledgement of a move; none if it was refused.
async fn played(feed: &mut Feed) -> Option<ActResult> {
    loop {
        let text = feed.next_text().await;
        // Frames aren't parsed in full.
        if Glance::at(&text).is_some() {
            continue;
        }
        match serde_json::from_str(&text).expect("a message is valid news") {
            News::MoveAccepted { result, .. } => return Some(result),
            News::MoveRefused { .. } => return None,
            _ => {}
        }
    }
}

/// Waits until a seat has received this many acts; keeps what it was sent.
async fn newest(feed: &mut Feed, shown: &mut Shown, table: TableId, acts: u32) -> Glance {
    let name = table.to_string();
    loop {
        let news = feed.next_text().await;
        // Messages of the previous table may still arrive.
        let is_ours = news.get(..56).is_some_and(|head| head.contains(&name));
        let Some(glance) = Glance::at(&news).filter(|_| is_ours) else { continue };
        if !shown.add(news, glance) {
            feed.watch_again(table, shown.acts).await;
            continue;
        }
        if acts <= glance.acts {
            return glance;
        }
    }
}
