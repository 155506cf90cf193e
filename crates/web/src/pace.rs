//! Time controls in words.

use clock::Pace;

use crate::i18n::I18n;

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// The time controls on offer, by name.
pub(crate) const PACES: [(&str, Pace); 4] = [
    ("untimed", Pace::Untimed),
    ("live", Pace::Live { bank: 15 * MINUTE, increment: 20 }),
    ("fast", Pace::Live { bank: 5 * MINUTE, increment: 10 }),
    ("daily", Pace::Daily { bank: 3 * DAY, increment: DAY }),
];

/// A time control in the player's language.
pub(crate) fn pace_words(i18n: I18n, pace: Pace) -> String {
    match pace {
        Pace::Untimed => i18n.say("pace-untimed", &[]),
        Pace::Live { bank, increment } => {
            let args = [("minutes", (bank / MINUTE).into()), ("seconds", increment.into())];
            i18n.say("pace-live", &args)
        }
        Pace::Daily { bank, increment } => {
            let args = [("days", (bank / DAY).into()), ("hours", (increment / 3600).into())];
            i18n.say("pace-daily", &args)
        }
    }
}

/// The message that says whether a game is rated.
pub(crate) fn rated_message(rated: bool) -> &'static str {
    if rated { "pace-rated" } else { "pace-casual" }
}
