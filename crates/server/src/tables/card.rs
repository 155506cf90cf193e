//! A table's card: its public information.

use store::TableStatus;
use table::fair;
use wire::api::TableInfo;

use crate::tables::{standing::with_resigned, state::TableState};

impl TableState {
    /// The card.
    pub(crate) fn info(&self) -> TableInfo {
        let row = self.row();
        TableInfo {
            id: row.id,
            game: row.game.clone(),
            seats: row.seats,
            options: row.options.clone(),
            title: row.title.clone(),
            public: row.public,
            owner: row.owner,
            owner_rating: None,
            pace: self.timing.pace,
            on_timeout: self.timing.on_timeout,
            auto_start: self.starts_when_full,
            status: self.status,
            holders: self.holders().to_vec(),
            acts: self.acts(),
            ply: self.ply(),
            to_act: self.to_act(),
            commitment: fair::commitment(&row.seed.0),
            take_back_request: self.take_back_request.clone(),
            resigned: self.resigned().to_vec(),
            away: self.timing.away.clone(),
            waiting: self.timing.waiting.iter().map(|(by, _)| *by).collect(),
            clocks: self.timing.clocks(),
            // Points may be hidden information while a game runs.
            standing: self
                .game()
                .filter(|_| self.status == TableStatus::Finished)
                .map(|it| with_resigned(&it.standing(), self.resigned())),
            rematch: self.rematch,
        }
    }
}
