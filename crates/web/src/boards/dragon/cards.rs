//! Person cards in hand, and the remaining persons.

use dragon::{Card, Person, Stage};
use leptos::prelude::*;

use super::{desk::Desk, move_button::MoveButton, spoken};
use crate::{i18n::t, parts::Pic};

/// The drawing of a person card.
pub(super) fn picture(card: Card) -> String {
    match card {
        Card::Of(role) => format!("dragon-bust-{}", role.young()),
        Card::Wild => "dragon-wild".to_owned(),
    }
}

/// Number of remaining tiles of a sort of persons.
fn left(desk: Desk, person: Person) -> u8 {
    let at = Person::all().position(|it| it == person).unwrap_or(0);
    desk.seen(|view| view.supply[at])
}

/// The symbols of a person, and the spaces that the marker advances.
fn facts(desk: Desk, person: Person) -> impl IntoView {
    let letter = person.role().letter();
    let marker = Signal::derive(move || format!("dragon-marker-p{}", desk.me.get()));
    view! {
        <span>{person.symbols()} <Pic id=format!("dragon-sym-{letter}") class="i" /></span>
        <span>"+" {person.points()} <Pic id=marker class="i" /></span>
    }
}

/// The persons that a card recruits, a line each; sold out ones are struck through.
fn ages(desk: Desk, card: Card) -> impl IntoView {
    let Card::Of(role) = card else { return None };
    let one = move |person: Person| {
        let is_out = Memo::new(move |_| left(desk, person) == 0);
        view! { <span class="age" class:out=move || is_out.get()>{facts(desk, person)}</span> }
    };
    let sorts = [Some(role.young()), role.old()].into_iter().flatten();
    Some(sorts.map(one).collect_view())
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
                <span class="card-name">{move || spoken::card(desk, card)}</span>
                <Pic id=picture(card) class="card-pic" />
                <span class="card-ages">{ages(desk, card)}</span>
            </MoveButton>
        }
    };
    view! {
        <div class="cards" data-many=move || (6 < cards.with(Vec::len)).then_some("")>
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
    let tiles = move || {
        let shown = shown.get();
        // Where all are younger ones, nobody needs to read that on each.
        let are_young = 2 < shown.len() && shown.iter().all(|person| person.is_young());
        shown.into_iter().map(|it| tile(desk, it, are_young)).collect_view()
    };
    view! {
        <div class="supply" data-many=move || (4 < shown.with(Vec::len)).then_some("")>
            {tiles}
        </div>
    }
}

/// Whether a person would make the pair of another player (D2.3).
fn is_taken_pair(desk: Desk, person: Person) -> bool {
    let own = desk.seen(|view| {
        let mine = view.palaces.iter().filter(|it| it.owner == desk.me.get());
        let persons = mine.flat_map(|it| it.persons.clone()).collect::<Vec<_>>();
        (view.stage == Stage::Start).then_some(persons)
    });
    let is_second = own.is_some_and(|own| !own.is_empty() && !own.contains(&person));
    let is_asked = desk.light("take").is_some();
    is_second && is_asked && desk.light(&format!("take {person}")).is_none()
}

/// A person to recruit, named by its type alone or by its age too.
fn tile(desk: Desk, person: Person, is_young: bool) -> impl IntoView {
    let left = Memo::new(move |_| left(desk, person));
    let label = Signal::derive(move || {
        let args = [
            ("person", person.to_string().into()),
            ("points", person.points().into()),
            ("symbols", person.symbols().into()),
            ("left", left.get().into()),
        ];
        desk.play.i18n.say("dragon-do-take", &args)
    });
    let name = move || match is_young {
        true => spoken::role(desk, person.role()),
        false => spoken::person(desk, person),
    };
    let taken = Memo::new(move |_| is_taken_pair(desk, person));
    let about = move || match taken.get() {
        true => view! { <span class="tile-taken">{t("dragon-pair-taken")}</span> }.into_any(),
        false => view! { <span class="tile-facts">{facts(desk, person)}</span> }.into_any(),
    };
    view! {
        <MoveButton desk=desk words=format!("take {person}") label=label class="tile">
            <Pic id=format!("dragon-{person}") class="tile-person" />
            <span class="tile-name">{name}</span>
            {about}
            <small class="tile-left">"×" {move || left.get()}</small>
            <Pic id="ui-ok".to_owned() class="tick" />
        </MoveButton>
    }
}
