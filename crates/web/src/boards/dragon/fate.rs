//! Coming events in words: cause and consequence.

use dragon::{Coming, Fate, What};
use locale::Arg;

use super::desk::Desk;

/// An event's name in messages and drawings.
pub(super) fn word(coming: &Coming) -> &'static str {
    match coming.what {
        What::Event(event) => event.word(),
        What::Wall { .. } => "wall",
        What::Super(event) => event.word(),
    }
}

/// Its drawing.
pub(super) fn picture(coming: &Coming) -> String {
    match coming.what {
        What::Event(event) => format!("dragon-ev-{event}"),
        What::Wall { .. } => "dragon-wall".to_owned(),
        What::Super(event) => format!("dragon-sup-{event}"),
    }
}

/// Its spoken name.
pub(super) fn name(desk: Desk, coming: &Coming) -> String {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| desk.play.i18n.say(id, args);
    match coming.what {
        What::Event(event) => say("dragon-event", &[("event", event.word().into())]),
        What::Wall { .. } => say("dragon-name-survey", &[]),
        What::Super(event) => say("dragon-name-super", &[("super-event", event.word().into())]),
    }
}

/// The reason for its effect on a seat, with the numbers.
pub(super) fn cause(desk: Desk, coming: &Coming, fate: &Fate) -> String {
    let (built, needed) = match coming.what {
        What::Wall { built, needed } => (built, needed),
        _ => (0, 0),
    };
    let args: [(&str, Arg<'_>); 6] = [
        ("what", word(coming).into()),
        ("have", fate.have.into()),
        ("need", fate.need.into()),
        ("pays", fate.pays.into()),
        ("built", built.into()),
        ("needed", needed.into()),
    ];
    desk.play.i18n.say("dragon-cause", &args)
}

/// Its effect, in a few words.
pub(super) fn points(desk: Desk, points: u16) -> String {
    desk.play.i18n.say("dragon-effect-points", &[("points", points.into())])
}

/// The number of persons lost.
pub(super) fn releases(desk: Desk, count: u8) -> String {
    desk.play.i18n.say("dragon-effect-release", &[("count", count.into())])
}
