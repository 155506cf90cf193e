//! Letters about an account: written in the person's language, and kept until a worker has sent them.

use std::sync::LazyLock;

use alert::{Alert, Way};
use game::Lang;
use locale::Words;
use wire::api::{Code, Problem, UserId};

use crate::{app::App, chance, errands, trouble::lost};

/// Words are read once: that takes a while.
static WORDS: LazyLock<[Words; 4]> = LazyLock::new(|| Lang::ALL.map(Words::new));

/// The words of a language.
pub(crate) fn words(lang: Lang) -> &'static Words {
    let [english, ..] = &*WORDS;
    WORDS.iter().find(|words| words.lang() == lang).unwrap_or(english)
}

/// Refuses what needs a letter where none can be sent.
pub(crate) fn must_go(app: &App) -> Result<(), Problem> {
    if app.config.smtp_url.is_none() {
        return Err(Problem::new(Code::NoMail));
    }
    Ok(())
}

/// Writes a letter, with a link that has a token in it or leads to the front page.
pub(crate) async fn send(
    app: &App,
    person: UserId,
    address: &str,
    kind: &str,
    token: Option<&str>,
) -> Result<(), Problem> {
    let Some(row) = app.store.person(person).await.map_err(lost)? else { return Ok(()) };
    let site = app.config.public_url.trim_end_matches('/');
    // What stands behind the hash is told to no server on the way.
    let link = token.map_or(format!("{site}/"), |token| format!("{site}/account#{kind}={token}"));
    let args = [("name", row.name.into())];
    let words = words(row.language);
    let title = words.say(&format!("{kind}-title"), &args);
    let text = words.say(&format!("{kind}-text"), &args);
    let id = chance::token();
    let way = Way::Mail { address: address.to_owned() };
    let alert = Alert { id, title, text, url: link, tag: kind.to_owned() };
    errands::add(app, Some(person), &way, &alert).await
}
