//! Bots: choose a move from the view of a seat, and play it.

use std::{sync::Arc, time::Instant};

use bots::{BotConfig, BotLevel, advise};
use game::{Eyes, Seat};
use wire::api::{self, Code, Problem};

use crate::{
    app::App,
    random,
    tables::{LiveTable, TableState},
};

/// A request to a bot: the view of its seat, and no other information.
pub(super) struct Question {
    slug: &'static str,
    view: serde_json::Value,
    seat: Seat,
    level: api::Level,
    acts: u32,
}

/// The question to the bot to act, if a bot is.
pub(super) fn question(table: &LiveTable) -> Option<Question> {
    let state = table.state();
    let (seat, level) = state.bot_to_act()?;
    let game = state.game()?;
    let view = game.frame(Eyes::Seat(seat), game.ply()).view;
    Some(Question { slug: game.meta().slug, view, seat, level, acts: state.acts() })
}

impl Question {
    /// The bot's level.
    pub(super) fn level(&self) -> api::Level {
        self.level
    }

    /// The bot's move, from this fraction of its usual budget.
    fn think(&self, budget: f64) -> Option<String> {
        let level = match self.level {
            api::Level::Novice => BotLevel::Novice,
            api::Level::Adept => BotLevel::Adept,
            api::Level::Master => BotLevel::Master,
        };
        let config = BotConfig::for_level(level);
        let config = BotConfig { budget: config.budget.scaled(budget), ..config };
        Some(advise(self.slug, &self.view, &config, random::number())?.mv)
    }
}

/// Lets a bot choose a move, and plays it unless the table has advanced.
pub(super) async fn play(app: &App, table: &Arc<LiveTable>, question: Question) {
    let (seat, acts) = (question.seat, question.acts);
    let budget = app.config.worker.bot_think_time_factor;
    let begun = Instant::now();
    let chosen = tokio::task::spawn_blocking(move || question.think(budget)).await;
    metrics::histogram!("pagoda_bot_move_duration_seconds").record(begun.elapsed());
    let Ok(Some(mv)) = chosen else {
        tracing::error!(table = %table.id, %seat, "bot found no move; retrying when the table is due again");
        return;
    };
    let plan = move |state: &TableState| {
        let is_current = state.acts() == acts && state.bot_to_act().map(|it| it.0) == Some(seat);
        if !is_current {
            return Err(Problem::stale(state.acts()));
        }
        state.plan_move(seat, &mv, false)
    };
    match app.tables.commit(table, None, plan).await {
        Ok(_) => {}
        Err(late) if late.code == Code::Stale => {}
        Err(problem) => {
            let code = problem.code.name();
            tracing::warn!(table = %table.id, %seat, code, "failed to play bot move; retrying when the table is due again");
        }
    }
}
