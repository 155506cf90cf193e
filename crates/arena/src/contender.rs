//! Who plays: a bot by its name, such as `master`, `plain:ms=150` or `adept:iterations=50`.

use std::{fmt, fs, sync::Arc, time::Duration};

use bots::{Bot, Budget, Level, Mind, Network, Shortlist};
use game::Game;

/// A bot with the name it was asked for by.
pub struct Contender<G> {
    /// The name.
    pub name: String,
    /// The bot.
    pub bot: Bot<G>,
}

/// Why there is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misnamed(String);

impl fmt::Display for Misnamed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no bot is called {}: random, novice, adept, master or plain, then if you like `:` and any \
             of ms=, iterations=, weights=FILE, curiosity=, sharpness=, width=, worlds=",
            self.0
        )
    }
}

impl std::error::Error for Misnamed {}

impl<G: Game> Contender<G> {
    /// Finds a bot by its name. A named level gets this part of its time.
    pub fn find(name: &str, part: f64) -> Result<Contender<G>, Misnamed> {
        let wrong = || Misnamed(name.to_owned());
        let (title, wishes) = name.split_once(':').unwrap_or((name, ""));
        let mut bot = match title {
            "random" => Bot::of(Mind::Random, Budget::iterations(0)),
            // As long as a master thinks, with nothing but the rules.
            "plain" => {
                let time = Level::Master.budget().time.unwrap_or_default();
                Bot::of(Mind::Plain, Budget::time(time).scaled(part))
            }
            level => {
                let mut bot = Bot::new(level.parse().map_err(|()| wrong())?);
                bot.budget = bot.budget.scaled(part);
                bot
            }
        };
        for wish in wishes.split(',').filter(|wish| !wish.is_empty()) {
            let (key, value) = wish.split_once('=').ok_or_else(wrong)?;
            grant(&mut bot, key, value).ok_or_else(wrong)?;
        }
        Ok(Contender { name: name.to_owned(), bot })
    }
}

/// Changes a bot as it was asked for; none if that can't be.
fn grant<G: Game>(bot: &mut Bot<G>, key: &str, value: &str) -> Option<()> {
    match key {
        "ms" => bot.budget = Budget::time(Duration::from_millis(value.parse().ok()?)),
        "iterations" => bot.budget = Budget::iterations(value.parse().ok()?),
        "weights" => {
            let text = fs::read_to_string(value).ok()?;
            bot.network = Arc::new(Network::read::<G>(&text).ok()?);
        }
        "curiosity" => bot.taste.curiosity = value.parse().ok()?,
        "sharpness" => bot.taste.sharpness = value.parse().ok()?,
        "width" => bot.taste.width = value.parse().ok()?,
        "glance" => bot.taste.glance = value.parse().ok()?,
        "lively" => {
            let is_lively: bool = value.parse().ok()?;
            bot.taste.shortlist = if is_lively { Shortlist::Lively } else { Shortlist::Any };
        }
        "trust" => bot.taste.trust = value.parse().ok()?,
        "openness" => bot.taste.openness = value.parse().ok()?,
        "worlds" => bot.taste.worlds = value.parse().ok()?,
        "past_chance" => bot.taste.past_chance = value.parse().ok()?,
        _ => return None,
    }
    Some(())
}
