//! Somebody who plays a seat by what they are shown, and notes what they were promised.

use game::{Luck as _, Quick, Seat, Turn};
use wire::api::{Code, News, Sent, Stage, TableId, TableInfo, Wish};

use crate::{Client, Feed};

/// A move that was acknowledged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its number in the table's log.
    pub number: u32,
    /// Whose.
    pub seat: Seat,
    /// In the game's notation.
    pub mv: String,
}

/// Where somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// At which table.
    pub table: TableId,
    /// On which seat.
    pub seat: Seat,
}

/// Somebody who plays one seat.
pub struct Player {
    /// As whom.
    pub client: Client,
    /// What they hear.
    pub feed: Feed,
    /// Where they sit.
    pub seated: Seated,
    /// What was acknowledged.
    pub made: Vec<Made>,
    /// The newest that they were shown.
    pub shown: Option<Sent>,
    /// The table's newest card.
    pub card: Option<TableInfo>,
    /// Who is there, as they were told last.
    pub present: Vec<Seat>,
    /// Whether they gave up, and only look on.
    pub has_resigned: bool,
    luck: Quick,
    /// Frames of fewer acts are old.
    known: u32,
}

impl Player {
    /// Somebody on a seat, who hears of it at the node that they ask first.
    pub async fn new(client: &Client, seated: Seated) -> Player {
        let mut feed = Feed::new(client);
        feed.watch(seated.table).await;
        Player {
            client: client.clone(),
            feed,
            seated,
            made: Vec::new(),
            shown: None,
            card: None,
            present: Vec::new(),
            has_resigned: false,
            luck: Quick::new(crate::luck()),
            known: 0,
        }
    }

    /// Plays until the game is over and seen to be.
    pub async fn play(&mut self) {
        while !self.is_over() {
            if !self.is_to_act() {
                self.hear().await;
            }
            self.act().await;
        }
    }

    /// Plays until so many moves were acknowledged, or the game is over.
    pub async fn make(&mut self, moves: usize) {
        while self.made.len() < moves && !self.is_over() {
            if !self.is_to_act() {
                self.hear().await;
            }
            self.act().await;
        }
    }

    /// Hears the next news.
    pub async fn hear(&mut self) {
        let news = self.feed.next().await;
        self.take(news);
    }

    /// Takes in news, wherever they come from.
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
            // A node that can't reach its store can't show a table: another may.
            News::Refused(_) => self.feed.drop_socket(),
            News::Gone(table) => panic!("table {table} is gone"),
            News::Lobby(_) | News::Me(_) | News::Chat { .. } | News::Quiet => {}
            News::Played { .. } | News::Unplayed { .. } => {}
        }
    }

    /// Whether the game is over, and the newest of it was shown.
    pub fn is_over(&self) -> bool {
        let (Some(card), Some(shown)) = (&self.card, &self.shown) else { return false };
        matches!(card.stage, Stage::Over | Stage::Aborted) && card.acts <= shown.acts
    }

    /// Whether it is this seat's turn, as far as it knows.
    pub fn is_to_act(&self) -> bool {
        let is_on = self.card.as_ref().is_some_and(|card| card.stage != Stage::Over);
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
        let wish = Wish { acts, mv };
        match self.client.play(self.seated.table, &wish).await {
            Ok(acted) => {
                self.known = acted.acts;
                let (seat, mv) = (self.seated.seat, wish.mv);
                self.made.push(Made { number: acted.acts - 1, seat, mv });
            }
            Err(failed) => match failed.problem().map(|problem| problem.code) {
                // Something else happened at the table; news of it come.
                Some(Code::Late | Code::Over | Code::NotYourTurn) => self.known = acts + 1,
                _ => panic!("seat {} at {:?}: {failed}", self.seated.seat, self.seated.table),
            },
        }
    }

    /// Gives up.
    pub async fn resign(&mut self) {
        let table = self.seated.table;
        loop {
            let now = self.client.see(table).await.expect("the table is there").acts;
            let Err(failed) = self.client.resign(table, now).await else { break };
            // A bot may have been faster; one may give up at any time.
            let is_late = failed.problem().is_some_and(|why| why.code == Code::Late);
            assert!(is_late, "{failed}");
        }
        self.has_resigned = true;
    }

    /// A legal move, found out from the view alone.
    pub fn choose(&mut self) -> Option<(u32, String)> {
        let (shown, card) = (self.shown.as_ref()?, self.card.as_ref()?);
        let sight = table::sight(&card.game, &shown.frame.view)?;
        // Luck of its own for each move: a repeated game would prove less.
        let mut luck = Quick::new(u64::from(self.luck.word()));
        Some((shown.acts, sight.sample(&mut luck)))
    }
}
