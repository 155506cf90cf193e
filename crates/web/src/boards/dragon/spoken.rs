//! Spoken names of persons, cards, palaces and actions.

use dragon::{ActionCard, Card, PalaceView, Person, Role};
use leptos::prelude::*;
use locale::Arg;

use super::desk::Desk;

/// A person.
pub(super) fn person(desk: Desk, person: Person) -> String {
    desk.play.i18n.say("dragon-name-person", &[("person", person.to_string().into())])
}

/// A type of persons.
pub(super) fn role(desk: Desk, role: Role) -> String {
    desk.play.i18n.say("dragon-name-role", &[("role", role.to_string().into())])
}

/// A person card.
pub(super) fn card(desk: Desk, card: Card) -> String {
    match card {
        Card::Of(it) => role(desk, it),
        Card::Wild => desk.play.i18n.say("dragon-name-wild", &[]),
    }
}

/// A message about a person in a palace.
pub(super) fn resident(desk: Desk, resident: Person, palace: &str) -> String {
    let args: [(&str, Arg<'_>); 2] =
        [("person", resident.to_string().into()), ("palace", palace.to_owned().into())];
    let id = if desk.light(&format!("release {resident} {palace}")).is_some() {
        "dragon-do-release"
    } else {
        "dragon-resident"
    };
    desk.play.i18n.say(id, &args)
}

/// A palace and its persons.
pub(super) fn palace(desk: Desk, palace: &PalaceView) -> String {
    let persons: Vec<String> = palace.persons.iter().map(|it| person(desk, *it)).collect();
    let list = desk
        .play
        .i18n
        .with(|words| words.list(&persons.iter().map(String::as_str).collect::<Vec<_>>()));
    let args: [(&str, Arg<'_>); 4] = [
        ("palace", palace.palace.to_string().into()),
        ("floors", palace.floors.into()),
        ("count", persons.len().into()),
        ("persons", list.into()),
    ];
    desk.play.i18n.say("dragon-palace-says", &args)
}

/// An action card with its gain and its cost.
pub(super) fn action(desk: Desk, card: &ActionCard) -> String {
    let me = desk.me.get();
    let total = desk.ahead.with(|ahead| {
        let prospect = ahead.as_ref()?.seats.get(me.index())?;
        prospect.actions.iter().find(|it| it.action == card.action).map(|it| it.total)
    });
    let args: [(&str, Arg<'_>); 3] = [
        ("action", card.action.word().into()),
        ("total", total.unwrap_or(0).into()),
        ("fee", card.fee.into()),
    ];
    desk.play.i18n.say("dragon-card-says", &args)
}
