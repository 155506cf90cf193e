//! The rules of every game as pages of HTML: each clause with its id, so that it can be linked to,
//! and nothing that needs a script.
//!
//! Where the client's files are isn't known yet: `{{assets}}` stands for it, as in the client's own
//! document.

mod art;
mod page;
mod text;

use game::{Game, Lang, Meta};
use table::{ForGame, for_game};

/// A game's rules in one language.
struct Book {
    meta: Meta,
    rules: &'static str,
}

struct Read(Lang);

impl ForGame for Read {
    type Out = Book;
    fn run<G: Game>(self) -> Book {
        Book { meta: G::META, rules: G::rules(self.0) }
    }
}

/// Where the rules of a game are in a language.
pub fn path(slug: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("/rules/{slug}"),
        lang => format!("/rules/{slug}/{lang}"),
    }
}

/// The page of a game's rules in a language, if there is such a game.
pub fn page(slug: &str, lang: Lang) -> Option<String> {
    let book = for_game(slug, Read(lang))?;
    Some(page::page(&book, lang))
}
