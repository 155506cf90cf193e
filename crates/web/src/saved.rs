//! Games that are kept in the browser.

use game::Seat;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{settings::Prefs, store, words::Tongue};

const PREFIX: &str = "game.";
/// Names of those who don't give one.
const NAMES: [&str; 5] = ["Mei", "Bao", "Ling", "Shan", "Tao"];

/// A game with all that it needs to go on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Saved {
    pub(crate) id: String,
    pub(crate) slug: String,
    /// In the game's notation.
    pub(crate) options: String,
    /// In playing order.
    pub(crate) sitters: Vec<Sitter>,
    /// The key of all chance; none in a game that can only be looked at.
    pub(crate) key: Option<String>,
    /// The record as text; empty before the first step.
    pub(crate) record: String,
    /// Who is to act.
    pub(crate) to_act: Option<Seat>,
    pub(crate) over: bool,
    /// When it was last played, by JavaScript's clock.
    pub(crate) touched: f64,
    /// The steps that the player has seen.
    pub(crate) seen: usize,
}

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sitter {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

/// What kind of player that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    /// The one whose browser this is.
    Me,
    /// Somebody else at this screen.
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

    /// How well a bot plays.
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
    /// A game that hasn't begun, with a key of its own.
    pub(crate) fn new(slug: &str, options: &str, sitters: Vec<Sitter>) -> Saved {
        Saved {
            id: random_digits(8),
            slug: slug.to_owned(),
            options: options.to_owned(),
            sitters,
            key: Some(random_digits(32)),
            record: String::new(),
            to_act: None,
            over: false,
            touched: js_sys::Date::now(),
            seen: 0,
        }
    }

    /// Where its table is.
    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.id)
    }

    /// The names of the players, in playing order.
    pub(crate) fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitter| sitter.name.clone()).collect()
    }

    /// What kind of player sits there.
    pub(crate) fn kind(&self, seat: Seat) -> Option<Kind> {
        self.sitters.get(seat.index()).map(|sitter| sitter.kind)
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let seats = game::seats(self.sitters.len() as u8);
        seats.filter(|&seat| self.kind(seat).is_some_and(Kind::is_person)).collect()
    }

    /// Keeps it; false if the browser won't.
    pub(crate) fn keep(&mut self) -> bool {
        self.touched = js_sys::Date::now();
        store::keep(&format!("{PREFIX}{}", self.id), self)
    }

    /// The game with this id.
    pub(crate) fn load(id: &str) -> Option<Saved> {
        store::load(&format!("{PREFIX}{id}"))
    }

    /// Forgets the game with this id.
    pub(crate) fn forget(id: &str) {
        store::forget(&format!("{PREFIX}{id}"));
    }

    /// All games, the last touched first.
    pub(crate) fn all() -> Vec<Saved> {
        let mut all: Vec<Saved> =
            store::names(PREFIX).iter().filter_map(|id| Saved::load(id)).collect();
        all.sort_by(|one, other| other.touched.total_cmp(&one.touched));
        all
    }
}

/// Names that none of these people have.
pub(crate) fn names_beside(people: &[String]) -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().filter(move |name| people.iter().all(|person| person != name))
}

/// Names for all who sit down; nobody is called like somebody else.
pub(crate) fn sitters(kinds: &[Kind], me: &str) -> Vec<Sitter> {
    let people = [me.to_owned()];
    let mut names = names_beside(&people);
    kinds
        .iter()
        .map(|&kind| {
            let name = if kind == Kind::Me { me } else { names.next().unwrap_or("?") };
            Sitter { name: name.to_owned(), kind }
        })
        .collect()
}

/// What the player is called, also if no name was given.
pub(crate) fn my_name(set: Prefs, tongue: Tongue) -> String {
    let name = set.0.with_untracked(|settings| settings.name.trim().to_owned());
    if name.is_empty() { untrack(move || tongue.say("my-name", &[])) } else { name }
}

/// So many random bytes as hexadecimal digits.
pub(crate) fn random_digits(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    let crypto = window().crypto().expect("browsers that run this have it");
    crypto.get_random_values_with_u8_array(&mut random).expect("a few bytes can be had");
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}
