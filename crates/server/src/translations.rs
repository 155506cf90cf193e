//! The messages of every language, loaded once.

use std::sync::LazyLock;

use game::Lang;
use locale::Words;

/// Parsing takes a while, so it is done once.
static TRANSLATIONS: LazyLock<[Words; 4]> = LazyLock::new(|| Lang::ALL.map(Words::new));

/// The messages of a language; English where there are none.
pub(crate) fn translations(lang: Lang) -> &'static Words {
    let [english, ..] = &*TRANSLATIONS;
    TRANSLATIONS.iter().find(|words| words.lang() == lang).unwrap_or(english)
}
