//! A simulated player: plays one seat from its frames, and records acknowledged moves.

use game::{Luck as _, Quick, Seat, Turn};
use wire::api::{Code, NewMove, News, TableFrame, TableId, TableInfo, TableStatus};

use crate::{Client, Feed};

/// An acknowledged move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its number in the table's log.
    pub number: u32,
    /// The seat that moved.
    pub seat: Seat,
    /// In the game's notation.
    pub mv: String,
}

/// A seat at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
}

/// A simulated player of one seat.
pub struct SimulatedPlayer {
    /// Its API client.
    pub client: Client,
    /// Its news feed.
    pub feed: Feed,
    /// Its seat.
    pub seated: Seated,
    /// Its acknowledged moves.
    pub made: Vec<Made>,
    /// Its latest frame.
    pub shown: Option<TableFrame>,
    /// Latest table info.
    pub card: Option<TableInfo>,
    /// Seats present, as last received.
    pub present: Vec<Seat>,
    /// Whether it resigned and only watches.
    pub has_resigned: bool,
    /// Whether a failover may lose acts: a move may have been chosen in a position that is gone.
    pub may_lose_acts: bool,
    luck: Quick,
    /// Frames with fewer acts are stale.
    known: u32,
}

impl SimulatedPlayer {
    /// A player on a seat, with a feed at its client's first node.
    pub async fn new(client: &Client, seated: Seated) -> SimulatedPlayer {
        let mut feed = Feed::new(client);
        feed.watch(seated.table).await;
        SimulatedPlayer {
            client: client.clone(),
            feed,
            seated,
            made: Vec::new(),
            shown: None,
            card: None,
            present: Vec::new(),
            has_resigned: false,
            may_lose_acts: false,
            luck: Quick::new(crate::luck()),
            known: 0,
        }
    }

    /// Plays until it has received the end of the game.
    pub async fn play(&mut self) {
        while !self.is_over() {
            if !self.is_to_act() {
                self.hear().await;
            }
            self.act().await;
        }
    }

    /// Plays until this many moves are acknowledged, or the game is over.
    pub async fn make(&mut self, moves: usize) {
        while self.made.len() < moves && !self.is_over() {
            if !self.is_to_act() {
                self.hear().await;
            }
            self.act().await;
        }
    }

    /// Receives the next message.
    pub async fn hear(&mut self) {
        let news = self.feed.next().await;
        self.take(news);
    }

    /// Processes a message.
    pub fn take(&mut self, news: News) {
        match news {
            News::Table(card) => self.card = Some(*card),
            News::Frame(sent) => {
                if self.shown.as_ref().is_none_or(|shown| shown.acts <= sent.acts) {
                    self.known = self.known.max(sent.acts);
                    self.shown = Some(*sent);
                }
            }
            News::Present { seats, .. } => self.present = seats,
            News::Refused(problem) if problem.status < 500 => panic!("refused: {problem:?}"),
            // A node without its database can't send a frame: another may.
            News::Refused(_) => self.feed.drop_socket(),
            News::Gone(table) => panic!("table {table} is gone"),
            News::RolledBack { .. } => self.forget(),
            // The feed has applied them.
            News::FrameChanges(_) => {}
            News::Lobby(_) | News::LobbyChanges(_) | News::Me(_) => {}
            News::Chat { .. } | News::Heartbeat => {}
            News::MoveAccepted { .. } | News::MoveRefused { .. } => {}
        }
    }

    /// Forgets what it knows of the game; the next messages tell it anew.
    pub fn forget(&mut self) {
        (self.shown, self.card, self.known) = (None, None, 0);
    }

    /// Whether the game is over and its last frame received.
    pub fn is_over(&self) -> bool {
        let (Some(card), Some(shown)) = (&self.card, &self.shown) else { return false };
        matches!(card.status, TableStatus::Finished | TableStatus::Aborted)
            && card.acts <= shown.acts
    }

    /// Whether it is this seat's turn, as far as it knows.
    pub fn is_to_act(&self) -> bool {
        let is_on = self.card.as_ref().is_some_and(|card| card.status != TableStatus::Finished);
        let turn = Turn::Seat(self.seated.seat);
        !self.has_resigned
            && is_on
            && self
                .shown
                .as_ref()
                .is_some_and(|shown| shown.acts == self.known && shown.frame.turn == turn)
    }

    /// Makes a random move if it is this seat's turn.
    pub async fn act(&mut self) {
        if !self.is_to_act() {
            return;
        }
        let Some((acts, mv)) = self.choose() else { return };
        let new = NewMove { acts, mv };
        match self.client.play(self.seated.table, &new).await {
            Ok(acted) => {
                self.known = acted.acts;
                let (seat, mv) = (self.seated.seat, new.mv);
                self.made.push(Made { number: acted.acts - 1, seat, mv });
            }
            Err(failed) => match failed.problem().map(|problem| problem.code) {
                // The table changed meanwhile; its frame is on the way.
                Some(Code::Stale | Code::GameOver | Code::NotYourTurn) => self.known = acts + 1,
                Some(Code::IllegalMove) if self.may_lose_acts => self.known = acts + 1,
                _ => panic!("seat {} at {:?}: {failed}", self.seated.seat, self.seated.table),
            },
        }
    }

    /// Resigns.
    pub async fn resign(&mut self) {
        let table = self.seated.table;
        loop {
            let now = self.client.see(table).await.expect("the table exists").acts;
            let Err(failed) = self.client.resign(table, now).await else { break };
            // A bot may have moved meanwhile; retry.
            let is_late = failed.problem().is_some_and(|why| why.code == Code::Stale);
            assert!(is_late, "{failed}");
        }
        self.has_resigned = true;
    }

    /// A random legal move, computed from the view alone.
    pub fn choose(&mut self) -> Option<(u32, String)> {
        let (shown, card) = (self.shown.as_ref()?, self.card.as_ref()?);
        let sight = table::sight(&card.game, &shown.frame.view)?;
        // Another seed for each move: repeated games would prove less.
        let mut luck = Quick::new(u64::from(self.luck.word()));
        Some((shown.acts, sight.sample(&mut luck)))
    }
}
