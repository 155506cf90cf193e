//! A table's card: what anybody may know of it.

use store::TableStatus;
use table::fair;
use wire::api::{self, TableInfo};

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
            pace: self.timing.pace,
            overdue: self.timing.overdue,
            at_once: self.starts_when_full,
            stage: public_stage(self.stage),
            holders: self.holders().to_vec(),
            acts: self.acts(),
            ply: self.ply(),
            to_act: self.to_act(),
            commitment: fair::commitment(&row.seed.0),
            asked: self.asked.clone(),
            resigned: self.resigned().to_vec(),
            away: self.timing.away.clone(),
            waiting: self.timing.waiting.iter().map(|(by, _)| *by).collect(),
            clocks: self.timing.clocks(),
            // Points may be hidden information while a game runs.
            standing: self
                .game()
                .filter(|_| self.stage == TableStatus::Finished)
                .map(|it| with_resigned(&it.standing(), self.resigned())),
            rematch: self.rematch,
        }
    }
}

fn public_stage(stage: TableStatus) -> api::Stage {
    match stage {
        TableStatus::Open => api::Stage::Gathering,
        TableStatus::Running => api::Stage::Running,
        TableStatus::Finished => api::Stage::Over,
        TableStatus::Aborted => api::Stage::Aborted,
    }
}
