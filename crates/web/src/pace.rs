//! How fast a game is played, in words.

use clock::Pace;

use crate::words::Tongue;

const MINUTE: u32 = 60;
const DAY: u32 = 24 * 60 * MINUTE;

/// The paces that are offered, by name.
pub(crate) const PACES: [(&str, Pace); 4] = [
    ("untimed", Pace::Untimed),
    ("live", Pace::Live { bank: 15 * MINUTE, increment: 20 }),
    ("fast", Pace::Live { bank: 5 * MINUTE, increment: 10 }),
    ("daily", Pace::Daily { bank: 3 * DAY, increment: DAY }),
];

/// A pace as people say it.
pub(crate) fn pace_words(tongue: Tongue, pace: Pace) -> String {
    match pace {
        Pace::Untimed => tongue.say("pace-untimed", &[]),
        Pace::Live { bank, increment } => {
            let args = [("minutes", (bank / MINUTE).into()), ("seconds", increment.into())];
            tongue.say("pace-live", &args)
        }
        Pace::Daily { bank, increment } => {
            let args = [("days", (bank / DAY).into()), ("hours", (increment / 3600).into())];
            tongue.say("pace-daily", &args)
        }
    }
}
