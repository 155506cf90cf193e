//! Person cards in hand, and the remaining persons.

use dragon::{Card, Person};
use leptos::prelude::*;

use super::{desk::Desk, move_button::MoveButton, spoken};
use crate::parts::Pic;

/// The drawing of a person card.
pub(super) fn picture(card: Card) -> String {
    match card {
        Card::Of(role) => format!("dragon-bust-{}", role.young()),
        Card::Wild => "dragon-wild".to_owned(),
    }
}

/// The number of remaining tiles of a card's persons.
fn left(desk: Desk, card: Card) -> Option<String> {
    let Card::Of(role) = card else { return None };
    let sorts = [Some(role.young()), role.old()].into_iter().flatten();
    let left = desk.seen(|view| {
        let left =
            |person: Person| Person::all().position(|it| it == person).map(|at| view.supply[at]);
        sorts.filter_map(left).map(|left| left.to_string()).collect::<Vec<_>>()
    });
    Some(left.join("·"))
}

/// The cards in hand; `verb` says what tapping one does.
pub(super) fn hand(desk: Desk, verb: &'static str) -> impl IntoView {
    let cards = Memo::new(move |_| desk.of(desk.me.get(), |player| player.cards.clone()));
    let one = move |(at, card): (usize, Card)| {
        // Identical cards are one choice.
        let is_twin = cards.with_untracked(|cards| 0 < at && cards[at - 1] == card);
        let label = Signal::derive(move || {
            let id = if verb == "drop" { "dragon-do-drop" } else { "dragon-do-play" };
            desk.play.i18n.say(id, &[("card", spoken::card(desk, card).into())])
        });
        let class = if is_twin { "card twin" } else { "card" };
        view! {
            <MoveButton desk=desk words=format!("{verb} {card}") label=label class=class>
                <Pic id=picture(card) />
                <small>{move || left(desk, card)}</small>
            </MoveButton>
        }
    };
    view! {
        <div class="cards">
            {move || cards.get().into_iter().enumerate().map(one).collect_view()}
        </div>
    }
}

/// The persons of a card, or all, with their numbers and how many remain.
pub(super) fn supply(desk: Desk) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let is_lit = |person: &Person| desk.light(&format!("take {person}")).is_some();
        let called: Vec<Person> = Person::all().filter(is_lit).collect();
        // A card that calls two kinds shows both; a wild card shows all.
        if called.len() <= 2 && desk.seen(|view| view.card.is_some()) {
            return called;
        }
        let youngest = called.iter().all(|person| person.is_young());
        Person::all().filter(|person| !youngest || person.is_young()).collect()
    });
    view! {
        <div class="supply" data-many=move || (4 < shown.with(Vec::len)).then_some("")>
            {move || shown.get().into_iter().map(|it| tile(desk, it)).collect_view()}
        </div>
    }
}

fn tile(desk: Desk, person: Person) -> impl IntoView {
    let left = Memo::new(move |_| {
        let at = Person::all().position(|it| it == person).unwrap_or(0);
        desk.seen(|view| view.supply[at])
    });
    let label = Signal::derive(move || {
        let args = [
            ("person", person.to_string().into()),
            ("points", person.points().into()),
            ("symbols", person.symbols().into()),
            ("left", left.get().into()),
        ];
        desk.play.i18n.say("dragon-do-take", &args)
    });
    let name = move || spoken::person(desk, person);
    let letter = person.role().letter();
    view! {
        <MoveButton desk=desk words=format!("take {person}") label=label class="tile">
            <Pic id=format!("dragon-{person}") class="tile-person" />
            <span class="tile-name">{name}</span>
            <span class="tile-facts">
                <span>"+" {person.points()} <Pic id=Signal::derive(move || format!("dragon-marker-p{}", desk.me.get())) class="i" /></span>
                <span>{person.symbols()} <Pic id=format!("dragon-sym-{letter}") class="i" /></span>
            </span>
            <small class="tile-left">"×" {move || left.get()}</small>
        </MoveButton>
    }
}
