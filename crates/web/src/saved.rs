//! Games stored in the browser.

use game::Seat;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{i18n::I18n, settings::Prefs, store};

const PREFIX: &str = "game.";
/// Names for players without one.
const NAMES: [&str; 5] = ["Mei", "Bao", "Ling", "Shan", "Tao"];

/// A stored game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) id: String,
    pub(crate) slug: String,
    /// The options, in the game's notation.
    pub(crate) options: String,
    /// The players, in playing order.
    pub(crate) players: Vec<SeatedPlayer>,
    /// The key of all chance; none in a game that is only viewed.
    pub(crate) key: Option<String>,
    /// The record as text; empty before the first step.
    pub(crate) record: String,
    /// The seat to act.
    pub(crate) to_act: Option<Seat>,
    pub(crate) over: bool,
    /// The last change, by JavaScript's clock.
    pub(crate) touched: f64,
    /// The steps that the player has seen.
    pub(crate) seen: usize,
}

/// A player of a stored game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SeatedPlayer {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

/// The kind of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// The owner of this browser.
    Me,
    /// Another person at this screen.
    Guest,
    /// A person elsewhere.
    Rival,
    Novice,
    Adept,
    Master,
}

impl Kind {
    /// Whether it is a person at this screen.
    pub(crate) fn is_person(self) -> bool {
        matches!(self, Kind::Me | Kind::Guest)
    }

    /// A bot's level.
    pub(crate) fn level(self) -> Option<&'static str> {
        match self {
            Kind::Me | Kind::Guest | Kind::Rival => None,
            Kind::Novice => Some("novice"),
            Kind::Adept => Some("adept"),
            Kind::Master => Some("master"),
        }
    }
}

impl Saved {
    /// A new game with a random key.
    pub(crate) fn new(slug: &str, options: &str, players: Vec<SeatedPlayer>) -> Saved {
        Saved {
            id: random_digits(8),
            slug: slug.to_owned(),
            options: options.to_owned(),
            players,
            key: Some(random_digits(32)),
            record: String::new(),
            to_act: None,
            over: false,
            touched: js_sys::Date::now(),
            seen: 0,
        }
    }

    /// The path of its table.
    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.id)
    }

    /// The names of the players, in playing order.
    pub(crate) fn names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The kind of the player in a seat.
    pub(crate) fn kind(&self, seat: Seat) -> Option<Kind> {
        self.players.get(seat.index()).map(|player| player.kind)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let seats = game::seats(self.players.len() as u8);
        seats.filter(|&seat| self.kind(seat).is_some_and(Kind::is_person)).collect()
    }

    /// Stores the game; false if the browser refuses.
    pub(crate) fn save(&mut self) -> bool {
        self.touched = js_sys::Date::now();
        store::save(&format!("{PREFIX}{}", self.id), self)
    }

    /// The game with this id.
    pub(crate) fn load(id: &str) -> Option<Saved> {
        store::load(&format!("{PREFIX}{id}"))
    }

    /// Deletes the game with this id.
    pub(crate) fn delete(id: &str) {
        store::remove(&format!("{PREFIX}{id}"));
    }

    /// All games, the last changed first.
    pub(crate) fn all() -> Vec<Saved> {
        let mut all: Vec<Saved> =
            store::keys(PREFIX).iter().filter_map(|id| Saved::load(id)).collect();
        all.sort_by(|one, other| other.touched.total_cmp(&one.touched));
        all
    }
}

/// Names that none of these players have.
pub(crate) fn names_beside(people: &[String]) -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().filter(move |name| people.iter().all(|person| person != name))
}

/// A name for every player; no two are the same.
pub(crate) fn name_players(kinds: &[Kind], me: &str) -> Vec<SeatedPlayer> {
    let people = [me.to_owned()];
    let mut names = names_beside(&people);
    kinds
        .iter()
        .map(|&kind| {
            let name = if kind == Kind::Me { me } else { names.next().unwrap_or("?") };
            SeatedPlayer { name: name.to_owned(), kind }
        })
        .collect()
}

/// The player's name, or the default one.
pub(crate) fn my_name(set: Prefs, i18n: I18n) -> String {
    let name = set.0.with_untracked(|settings| settings.name.trim().to_owned());
    if name.is_empty() { untrack(move || i18n.say("my-name", &[])) } else { name }
}

/// Random bytes as hexadecimal digits.
pub(crate) fn random_digits(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    let crypto = window().crypto().expect("browsers that run this have it");
    crypto.get_random_values_with_u8_array(&mut random).expect("a few bytes can be had");
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}
