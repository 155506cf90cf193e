//! A bot by its specification, such as `master`, `plain:ms=150` or `adept:iterations=50`.

use std::{fmt, fs, sync::Arc, time::Duration};

use bots::{Bot, BotLevel, Budget, CandidateSampling, Policy, ValueNetwork};
use game::Game;

/// A bot with its specification.
pub struct Contender<G> {
    /// The specification.
    pub name: String,
    /// The bot.
    pub bot: Bot<G>,
}

/// A specification of no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "unknown bot {}: expected random, novice, adept, master or plain, optionally followed by `:` \
             and any of ms=, iterations=, weights=FILE, exploration=, inverse_temperature=, width=, \
             determinizations=",
            self.0
        )
    }
}

impl std::error::Error for UnknownBot {}

impl<G: Game> Contender<G> {
    /// Parses a specification. The time of a level is multiplied by `time_factor`.
    pub fn parse(name: &str, time_factor: f64) -> Result<Contender<G>, UnknownBot> {
        let unknown = || UnknownBot(name.to_owned());
        let (kind, options) = name.split_once(':').unwrap_or((name, ""));
        let mut bot = match kind {
            "random" => Bot::of(Policy::Random, Budget::iterations(0)),
            // The time of a master, without learned evaluation.
            "plain" => {
                let time = BotLevel::Master.budget().time.unwrap_or_default();
                Bot::of(Policy::Uct, Budget::time(time).scaled(time_factor))
            }
            level => {
                let mut bot = Bot::new(level.parse().map_err(|_| unknown())?);
                bot.budget = bot.budget.scaled(time_factor);
                bot
            }
        };
        for option in options.split(',').filter(|option| !option.is_empty()) {
            let (key, value) = option.split_once('=').ok_or_else(unknown)?;
            set_option(&mut bot, key, value).ok_or_else(unknown)?;
        }
        Ok(Contender { name: name.to_owned(), bot })
    }
}

/// Sets an option of a bot; none if there is no such option or value. Former names stay as aliases.
fn set_option<G: Game>(bot: &mut Bot<G>, key: &str, value: &str) -> Option<()> {
    match key {
        "ms" => bot.budget = Budget::time(Duration::from_millis(value.parse().ok()?)),
        "iterations" => bot.budget = Budget::iterations(value.parse().ok()?),
        "weights" => {
            let text = fs::read_to_string(value).ok()?;
            bot.network = Arc::new(ValueNetwork::read::<G>(&text).ok()?);
        }
        "exploration" | "curiosity" => bot.params.exploration = value.parse().ok()?,
        "inverse_temperature" | "sharpness" => {
            bot.params.inverse_temperature = value.parse().ok()?;
        }
        "width" => bot.params.children_per_expansion = value.parse().ok()?,
        "candidates" | "glance" => bot.params.max_candidates = value.parse().ok()?,
        "most_events" | "lively" => {
            let by_events: bool = value.parse().ok()?;
            bot.params.candidate_sampling =
                if by_events { CandidateSampling::MostEvents } else { CandidateSampling::Uniform };
        }
        "prior_visits" | "trust" => bot.params.prior_visits = value.parse().ok()?,
        "root_exploration" | "openness" => {
            bot.params.root_exploration_fraction = value.parse().ok()?;
        }
        "determinizations" | "worlds" => {
            bot.params.root_determinizations = value.parse().ok()?;
        }
        "past_chance" => bot.params.expand_past_chance = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}
