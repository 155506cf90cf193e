//! A table's card: its public information.

use store::TableStatus;
use table::fair;
use wire::api::TableInfo;

use crate::tables::{standing::with_resigned, state::TableState};

impl TableState {
    /// The card.
    pub(crate) fn info(&self) -> TableInfo {
        let row = self.row();
        let is_over = self.status == TableStatus::Finished;
        let left = if is_over { self.lost_by_leaving() } else { self.resigned().to_vec() };
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
            rated: self.is_rated(),
            programs: self.rating_facts.programs().to_vec(),
            status: self.status,
            is_preparing: self.preparation.is_some(),
            holders: self.holders().to_vec(),
            acts: self.acts(),
            ply: self.ply(),
            to_act: self.to_act(),
            commitment: fair::commitment(&row.seed.0),
            take_back_request: self.take_back_request.clone(),
            away: self.timing.away.clone(),
            waiting: self.timing.waiting.iter().map(|(by, _)| *by).collect(),
            clocks: self.timing.clocks(),
            // Points may be hidden information while a game runs.
            standing: self
                .game()
                .filter(|_| is_over)
                .map(|it| with_resigned(&it.standing(), &left)),
            resigned: left,
            rematch: self.rematch,
        }
    }
}
