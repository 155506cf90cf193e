//! The tray: the cards, persons, goods or tiles to choose from; otherwise the hand.

use dragon::{Bonus, Good, Phase, Privilege, Role, SuperEvent};
use leptos::prelude::*;

use super::{cards, desk::Desk, move_button::MoveButton, presentation::super_event_icon, spoken};
use crate::{i18n::t, parts::Pic};

/// The contents of the tray.
#[derive(Clone, Copy, PartialEq)]
enum Filled {
    Hand(&'static str),
    Supply,
    Newcomer,
    Goods,
    Roles,
    SuperEvents,
    Privileges,
    Tiles,
}

pub(super) fn tray(desk: Desk) -> impl IntoView {
    let filled = Memo::new(move |_| filled(desk));
    let title = move || match filled.get() {
        Filled::Hand(_) => "dragon-tray-hand",
        Filled::Supply => "dragon-tray-supply",
        Filled::Newcomer => "dragon-tray-newcomer",
        Filled::Goods => "dragon-tray-goods",
        Filled::Roles => "dragon-tray-roles",
        Filled::SuperEvents => "dragon-tray-super",
        Filled::Privileges => "dragon-tray-privileges",
        Filled::Tiles => "dragon-tray-tiles",
    };
    let kind = move || match filled.get() {
        Filled::Hand(verb) if desk.light(verb).is_some() || desk.is_picked(verb) => "cards",
        Filled::Hand(_) => "hand",
        Filled::Supply => "supply",
        _ => "choice",
    };
    view! {
        <section class="tray" aria-labelledby="tray-title" data-kind=kind>
            <h2 id="tray-title">{move || desk.play.i18n.say(title(), &[])}</h2>
            {move || match filled.get() {
                Filled::Hand(verb) => cards::hand(desk, verb).into_any(),
                Filled::Supply => cards::supply(desk).into_any(),
                Filled::Newcomer => newcomer(desk).into_any(),
                Filled::Goods => goods(desk).into_any(),
                Filled::Roles => roles(desk).into_any(),
                Filled::SuperEvents => super_events(desk).into_any(),
                Filled::Privileges => privileges(desk).into_any(),
                Filled::Tiles => tiles(desk).into_any(),
            }}
        </section>
    }
}

fn filled(desk: Desk) -> Filled {
    let hand = Filled::Hand("play");
    if !desk.play.shows_pick() {
        return hand;
    }
    match desk.phase() {
        Some(Phase::Act(_)) if desk.is_picked("privilege") => Filled::Privileges,
        Some(Phase::Act(_)) if desk.is_picked("wall") => Filled::Tiles,
        Some(Phase::Take(_)) => Filled::Supply,
        Some(Phase::Place(_)) => Filled::Newcomer,
        Some(Phase::Discard(_)) => Filled::Goods,
        Some(Phase::Drop(_)) => Filled::Hand("drop"),
        Some(Phase::Treaty(_)) => Filled::Roles,
        Some(Phase::Foretell(_)) => Filled::SuperEvents,
        _ => hand,
    }
}

/// Persons that were taken and have no place yet.
fn newcomer(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let person = Memo::new(move |_| desk.seen(|view| view.newcomer));
    let label = Signal::derive(move || {
        let name = person.get().map(|it| spoken::person(desk, it)).unwrap_or_default();
        play.i18n.say("dragon-do-decline", &[("name", name.into())])
    });
    let facts = move || {
        let person = person.get()?;
        let letter = person.role().letter();
        Some(view! {
            <Pic id=format!("dragon-{person}") class="newcomer" />
            <span class="newcomer-facts">
                <b>{spoken::person(desk, person)}</b>
                <span>
                    "+" {person.points()} " "
                    <Pic id=format!("dragon-marker-p{}", desk.me.get()) class="i" /> " "
                    {person.symbols()} " "
                    <Pic id=format!("dragon-sym-{letter}") class="i" />
                </span>
            </span>
        })
    };
    let decline = move || {
        desk.light("decline").map(|_| {
            view! {
                <MoveButton desk=desk words="decline" label=label class="wordy">
                    {t("dragon-decline")}
                </MoveButton>
            }
        })
    };
    view! { <div class="choices">{facts} {decline}</div> }
}

/// The persons and goods that can be discarded.
fn goods(desk: Desk) -> impl IntoView {
    let one = move |good: &Good| {
        let good = *good;
        let count = move || {
            desk.of(desk.me.get(), |player| match good {
                Good::Yuan => player.yuan,
                Good::Rice => player.rice,
                Good::Firework => player.fireworks,
            })
        };
        let label = Signal::derive(move || {
            let args = [("good", good.word().into()), ("count", count().into())];
            desk.play.i18n.say("dragon-do-discard", &args)
        });
        view! {
            <MoveButton desk=desk words=format!("discard {good}") label=label class="wordy">
                <Pic id=format!("dragon-{good}") class="icon-l" />
                <b>{count}</b>
            </MoveButton>
        }
    };
    view! { <div class="choices">{Good::ALL.iter().map(one).collect_view()}</div> }
}

/// The types of the viewer's persons.
fn roles(desk: Desk) -> impl IntoView {
    let one = move |role: Role| {
        let label = Signal::derive(move || {
            desk.play.i18n.say("dragon-do-favour", &[("role", role.to_string().into())])
        });
        view! {
            <MoveButton desk=desk words=format!("favour {role}") label=label class="card">
                <span class="card-name">{move || spoken::role(desk, role)}</span>
                <Pic id=format!("dragon-bust-{}", role.young()) class="card-pic" />
                <Pic id=format!("dragon-sym-{}", role.letter()) class="card-sign" />
            </MoveButton>
        }
    };
    let is_held = move |role: &Role| desk.light(&format!("favour {role}")).is_some();
    let held = move || Role::ALL.into_iter().filter(is_held).map(one).collect_view();
    view! { <div class="cards">{held}</div> }
}

/// The super events to choose from.
fn super_events(desk: Desk) -> impl IntoView {
    let one = move |event: &SuperEvent| {
        let word = event.word();
        let name = move || desk.play.i18n.say("dragon-name-super", &[("super-event", word.into())]);
        view! {
            <MoveButton
                desk=desk
                words=format!("foretell {word}")
                label=Signal::derive(name)
                class="wordy"
            >
                <Pic id=super_event_icon(word) class="icon-l" />
                <span>{name}</span>
            </MoveButton>
        }
    };
    view! { <div class="choices">{SuperEvent::ALL.iter().map(one).collect_view()}</div> }
}

/// The choice between a small and a large privilege.
fn privileges(desk: Desk) -> impl IntoView {
    let one = move |privilege: &Privilege| {
        let privilege = *privilege;
        let name = move || {
            let word = format!("privilege-{privilege}");
            desk.play.i18n.say("dragon-word", &[("word", word.into())])
        };
        view! {
            <MoveButton
                desk=desk
                words=format!("privilege {privilege}")
                label=Signal::derive(name)
                class="wordy"
            >
                <Pic id=format!("dragon-{privilege}") class="icon-l" />
                <span>{name}</span>
            </MoveButton>
        }
    };
    view! { <div class="choices">{Privilege::ALL.iter().map(one).collect_view()}</div> }
}

/// The viewer's unused wall tiles.
fn tiles(desk: Desk) -> impl IntoView {
    let held = Memo::new(move |_| desk.of(desk.me.get(), |player| player.tiles.clone()));
    let one = move |bonus: Bonus| {
        let name = move || desk.play.i18n.say("dragon-bonus", &[("bonus", bonus.word().into())]);
        view! {
            <MoveButton
                desk=desk
                words=format!("wall {bonus}")
                label=Signal::derive(name)
                class="wordy wall-tile"
            >
                <Pic id=Signal::derive(move || bonus_pic(desk, bonus)) class="icon-l" />
                <span>{name}</span>
            </MoveButton>
        }
    };
    view! { <div class="choices tiles">{move || held.get().into_iter().map(one).collect_view()}</div> }
}

/// The drawing of a wall tile's bonus.
pub(super) fn bonus_pic(desk: Desk, bonus: Bonus) -> String {
    let id = match bonus {
        Bonus::Rice => "rice",
        Bonus::Firework => "firework",
        Bonus::Piece => "piece",
        Bonus::Yuan => "yuan",
        Bonus::Spaces => return format!("dragon-marker-p{}", desk.me.get()),
        Bonus::Points => "point",
    };
    format!("dragon-{id}")
}
