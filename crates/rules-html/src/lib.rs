//! The rules of every game as static HTML pages: each clause has an anchor, and no script is needed. Used by
//! `tools/web`; no crate depends on it.
//!
//! `{{assets}}` is the placeholder of the asset path, as in the client's own document.

mod art;
mod page;
mod rules;
mod text;

use game::Lang;
use table::for_game;

use crate::rules::Read;
pub use crate::rules::path;

/// The page of a game's rules in a language, if there is such a game.
pub fn page(slug: &str, lang: Lang) -> Option<String> {
    let book = for_game(slug, Read(lang))?;
    Some(page::page(&book, lang))
}
