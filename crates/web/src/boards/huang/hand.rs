//! The viewer's tiles and leaders, and the actions.

use game::Seat;
use huang::{Colour, Hand, Space, View};
use leptos::prelude::*;
use serde::Deserialize as _;
use serde_json::Value;

use super::{
    action_buttons, aside, conflict,
    desk::Desk,
    drawing::{leader_pic, word},
    word_paths,
};
use crate::{boards::kit::shortcut, i18n::t, parts::Pic, play::Play};

/// Shortcut keys of tiles, from the left.
const KEYS: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

/// The hand, the area beside the board, and the panel of a conflict.
pub(super) fn hand(play: Play) -> AnyView {
    let desk = Desk::of(play);
    view! {
        {aside::aside(desk)}
        <section class="hand panel" aria-labelledby="hand-title">
            <h2 id="hand-title">{t("hand-title")}</h2>
            {tiles(desk)}
            {leaders(desk)}
            {action_buttons::acts(desk)}
        </section>
        {conflict::panel(desk)}
    }
    .into_any()
}

/// The viewer's hand.
fn held(desk: Desk) -> Memo<Vec<Colour>> {
    Memo::new(move |_| {
        let Some(seat) = desk.play.observation.eyes.get() else { return Vec::new() };
        desk.see(|view| match view.players.get(seat.index()).map(|player| player.hand) {
            Some(Hand::Open(tiles)) => Vec::from(tiles),
            _ => Vec::new(),
        })
    })
}

/// A seat's tiles in its own view, small.
pub(super) fn small(play: Play, view: &Value, seat: Seat) -> AnyView {
    let hand =
        View::deserialize(view).ok().and_then(|view| Some(view.players.get(seat.index())?.hand));
    let Some(Hand::Open(tiles)) = hand else { return ().into_any() };
    let one = |colour: Colour| {
        let label = move || play.i18n.say("huang-tile", &[("colour", word(colour).into())]);
        view! {
            <span class="held-one" role="img" aria-label=label title=label>
                <Pic id=format!("huang-tile-{}", word(colour)) />
            </span>
        }
    };
    Vec::from(tiles).into_iter().map(one).collect_view().into_any()
}

/// The number of tiles of each colour picked for replacement; none if something else is picked.
fn replaced(words: &[String]) -> Option<Vec<Colour>> {
    let ("replace", rest) = (words.first()?.as_str(), &words[1..]) else { return None };
    Some(rest.iter().filter_map(|word| word.parse().ok()).collect())
}

/// The tiles for replacement after adding or removing one, in the order of moves.
fn toggled(picked: &[Colour], colour: Colour, takes_back: bool) -> Vec<String> {
    let mut tiles = picked.to_vec();
    match tiles.iter().position(|it| *it == colour).filter(|_| takes_back) {
        Some(at) => drop(tiles.remove(at)),
        None => tiles.push(colour),
    }
    tiles.sort_unstable();
    let number = (!tiles.is_empty()).then(|| tiles.len().to_string());
    let letters = tiles.iter().map(Colour::to_string);
    ["replace".to_owned()].into_iter().chain(number).chain(letters).collect()
}

/// The words that a tile of the hand picks now, from the start.
fn words_of(desk: Desk, held: Memo<Vec<Colour>>, at: usize) -> Vec<String> {
    let Some(colour) = held.with(|held| held.get(at).copied()) else { return Vec::new() };
    match replaced(&desk.play.selection.picked()) {
        Some(picked) => toggled(&picked, colour, is_chosen(&picked, &held.get(), at)),
        None => vec![colour.to_string()],
    }
}

/// Whether a tile is picked for replacement: identical tiles count from the left.
fn is_chosen(picked: &[Colour], held: &[Colour], at: usize) -> bool {
    let Some(colour) = held.get(at) else { return false };
    let before = held[..at].iter().filter(|it| *it == colour).count();
    before < picked.iter().filter(|it| *it == colour).count()
}

fn tiles(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let held = held(desk);
    for (at, key) in KEYS.into_iter().enumerate() {
        shortcut(key, move || press(desk, held, at));
    }
    let one = move |(at, colour): (usize, Colour)| {
        let words = Memo::new(move |_| words_of(desk, held, at));
        let pressed = move || match replaced(&play.selection.picked()) {
            Some(picked) => is_chosen(&picked, &held.get(), at),
            None => {
                let first = held.with(|held| held.iter().position(|it| *it == colour));
                play.selection.picked().first() == Some(&colour.to_string()) && first == Some(at)
            }
        };
        let lit = move || {
            let words = words.get();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            word_paths::quiet(word_paths::begins(play, &words))
        };
        let label = move || play.i18n.say("huang-tile", &[("colour", word(colour).into())]);
        view! {
            <button
                type="button"
                class="hex-tile"
                data-tile=colour.to_string()
                data-word=colour.to_string()
                data-words=move || words.get().join(" ")
                data-lit=lit
                aria-pressed=move || if pressed() { "true" } else { "false" }
                aria-label=label
                title=label
                on:click=move |_| press(desk, held, at)
            >
                <Pic id=format!("huang-tile-{}", word(colour)) />
            </button>
        }
    };
    view! {
        <div class="hand-tiles" role="group" aria-labelledby="hand-title">
            {move || held.get().into_iter().enumerate().map(one).collect_view()}
        </div>
    }
}

/// Picks a tile, puts it back, or picks it for replacement.
fn press(desk: Desk, held: Memo<Vec<Colour>>, at: usize) {
    let play = desk.play;
    let words = untrack(move || words_of(desk, held, at));
    if words.is_empty() {
        return;
    }
    if untrack(move || play.selection.picked()) == words {
        return play.clear();
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    word_paths::pick_from_start(play, &words);
}

/// A seat and where its leaders stand, by colour.
type Leaders = Memo<Option<(Seat, [Option<Space>; 5])>>;

fn leaders(desk: Desk) -> impl IntoView {
    let own: Leaders = Memo::new(move |_| {
        let seat = desk.play.observation.eyes.get()?;
        desk.see(|view| Some((seat, view.players.get(seat.index())?.leaders)))
    });
    let one = move |colour: Colour| leader_button(desk.play, own, colour);
    view! {
        <div class="hand-leaders" role="group" aria-label=t("huang-leaders")>
            {Colour::ALL.map(one).into_iter().collect_view()}
        </div>
    }
}

fn leader_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "y",
        Colour::Red => "r",
        Colour::Blue => "b",
        Colour::Green => "g",
        Colour::White => "w",
    }
}

fn leader_button(play: Play, own: Leaders, colour: Colour) -> impl IntoView {
    let letter = StoredValue::new(colour.to_string());
    let words = ["leader".to_owned(), colour.to_string()];
    let joined = words.join(" ");
    let place = move || own.get().and_then(|(_, leaders)| leaders[colour as usize]);
    let pressed = move || play.selection.picked().starts_with(&words);
    let lit = move || {
        letter.with_value(|letter| word_paths::quiet(word_paths::begins(play, &["leader", letter])))
    };
    let label = move || {
        let at = place().map_or_else(|| "none".to_owned(), |at| at.to_string());
        play.i18n.say("huang-own-leader", &[("colour", word(colour).into()), ("at", at.into())])
    };
    let go = move || letter.with_value(|letter| lead(play, letter));
    shortcut(leader_key(colour), go);
    view! {
        <button
            type="button"
            class="leader-disc"
            class:away=move || place().is_some()
            data-leader=colour.to_string()
            data-word=colour.to_string()
            data-words=joined
            data-lit=lit
            aria-pressed=move || if pressed() { "true" } else { "false" }
            aria-label=label
            title=label
            on:click=move |_| go()
        >
            {move || own.get().map(|(seat, _)| leader_pic(seat, colour, ""))}
            <small>
                {move || match place() {
                    Some(at) => at.to_string().into_any(),
                    None => view! { <Pic id="huang-i-home".to_owned() class="i" /> }.into_any(),
                }}
            </small>
        </button>
    }
}

/// Picks a leader, or puts it back.
fn lead(play: Play, letter: &str) {
    let picked = play.selection.picker.with_untracked(|picker| picker.picked().to_vec());
    if picked == ["leader", letter] {
        return play.clear();
    }
    word_paths::pick_from_start(play, &["leader", letter]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_to_replace_are_chosen_one_by_one() {
        use Colour::{Blue, Red, Yellow};
        assert_eq!(toggled(&[], Red, false), ["replace", "1", "R"]);
        assert_eq!(toggled(&[Red], Yellow, false), ["replace", "2", "Y", "R"]);
        assert_eq!(toggled(&[Yellow, Red], Red, true), ["replace", "1", "Y"]);
        assert_eq!(toggled(&[Red], Red, true), ["replace"]);
        let held = [Yellow, Red, Red, Blue];
        assert_eq!(
            [0, 1, 2, 3].map(|at| is_chosen(&[Red], &held, at)),
            [false, true, false, false]
        );
        let words = ["replace", "2", "Y", "R"].map(str::to_owned);
        assert_eq!(replaced(&words), Some(vec![Yellow, Red]));
        assert_eq!(replaced(&["riot".to_owned()]), None);
    }
}
