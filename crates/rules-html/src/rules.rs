//! A game's rules and their address.

use game::{Game, Lang, Meta};
use table::ForGame;

/// A game's rules in one language.
pub(crate) struct Book {
    pub(crate) meta: Meta,
    pub(crate) rules: &'static str,
}

/// Finds the rules of a game.
pub(crate) struct Read(pub(crate) Lang);

impl ForGame for Read {
    type Out = Book;
    fn run<G: Game>(self) -> Book {
        Book { meta: G::META, rules: G::rules(self.0) }
    }
}

/// URL path of a game's rules in a language.
pub fn path(slug: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("/rules/{slug}"),
        lang => format!("/rules/{slug}/{lang}"),
    }
}
