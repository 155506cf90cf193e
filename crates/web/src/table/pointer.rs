//! Points at what a lesson asks to tap next: one piece, then a space, then the button that confirms. On a phone no
//! coordinates are shown, so the text of a task alone wouldn't do.
//!
//! The attribute `data-next` marks it, and style sheets let it pulse. Boards light their controls in their own ways, so
//! this reads the page instead of every board.

use js_sys::Array;
use leptos::{html, prelude::*};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{
    Element, MutationObserver, MutationObserverInit, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use crate::play::Play;

/// Lit controls, and words that no board shows.
const LIT: &str = "[data-lit]:is([data-word], [data-words], [data-space], [data-pile], [data-tile]), \
                   .think-words [data-word]";
/// The button that confirms a picked move.
const CONFIRM: &str = ".bar [data-action=confirm]";
/// Attributes whose changes can change what is next.
const WATCHED: [&str; 5] = ["data-lit", "data-words", "data-phase", "aria-pressed", "disabled"];

/// The node of a table; a lesson points at what is next in it.
pub(super) fn table(play: Play) -> NodeRef<html::Div> {
    let node: NodeRef<html::Div> = NodeRef::new();
    if play.tutorial.is_some() {
        Effect::new(move |_| {
            if let Some(table) = node.get() {
                follow(play, &table);
            }
        });
    }
    node
}

/// Points at what is next, now and after every change of the table.
fn follow(play: Play, table: &Element) {
    let node = table.clone();
    let changed = Closure::<dyn FnMut()>::new(move || point(play, &node));
    let Ok(observer) = MutationObserver::new(changed.as_ref().unchecked_ref()) else { return };
    let options = MutationObserverInit::new();
    options.set_child_list(true);
    options.set_subtree(true);
    let watched: Array = WATCHED.iter().map(|&name| JsValue::from_str(name)).collect();
    options.set_attribute_filter(&watched);
    // Our own table can always be observed, as long as it is in the page.
    let _ = observer.observe_with_options(table, &options);
    changed.forget();
    point(play, table);
}

/// Marks what is next, and scrolls to it.
fn point(play: Play, table: &Element) {
    // The page may have left the table.
    if play.state.try_with_untracked(|_| ()).is_none() {
        return;
    }
    let next = untrack(|| next(play, table));
    let marked = all(table, "[data-next]");
    if marked == next {
        return;
    }
    // Attributes of our own controls can always be set.
    for it in marked.iter().filter(|it| !next.contains(it)) {
        let _ = it.remove_attribute("data-next");
    }
    for it in next.iter().filter(|it| !marked.contains(it)) {
        let _ = it.set_attribute("data-next", "");
    }
    if let Some(first) = next.first() {
        // A board that was zoomed in shows the space.
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        options.set_inline(ScrollLogicalPosition::Nearest);
        first.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// What can be tapped next, in the order of the page.
fn next(play: Play, table: &Element) -> Vec<Element> {
    if play.chooser().is_none() {
        return Vec::new();
    }
    if play.selection.whole().is_some() {
        return all(table, CONFIRM);
    }
    if !play.asks_for_moves() {
        return Vec::new();
    }
    let picked = play.selection.picked();
    let lit: Vec<Target> =
        all(table, LIT).into_iter().filter_map(|it| Target::read(it, &picked)).collect();
    let choices: Vec<(Kind, &str)> = lit.iter().map(|it| (it.kind, it.words.as_str())).collect();
    let wanted = wanted(&choices, !picked.is_empty());
    lit.into_iter().zip(wanted).filter(|it| it.1).map(|(it, _)| it.node).collect()
}

fn all(table: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = table.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// The kinds of controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A piece in the hand, a card, an action, a number.
    Piece,
    Space,
    /// A place to build, by its name: the board shows it better.
    Site,
}

/// A lit control that can be tapped now.
struct Target {
    node: Element,
    kind: Kind,
    /// The words that it picks; the same words are the same choice.
    words: String,
}

impl Target {
    /// A lit control; none if it is picked already, can't be pressed, or doesn't go on from the picked words.
    fn read(node: Element, picked: &[String]) -> Option<Target> {
        let is_on = |name: &str| node.get_attribute(name).as_deref() == Some("true");
        let is_shown = 0.0 < node.get_bounding_client_rect().width();
        if is_on("aria-pressed") || node.has_attribute("disabled") || !is_shown {
            return None;
        }
        let is_site = node.matches(".site").unwrap_or(false);
        let kind = match (node.has_attribute("data-space"), is_site) {
            (true, _) => Kind::Space,
            (_, true) => Kind::Site,
            _ => Kind::Piece,
        };
        let of = |name: &str| node.get_attribute(name);
        let words = match of("data-words") {
            Some(words) if !follows(&words, picked) => return None,
            Some(words) => words,
            // A pile or a space is lit only when it is next.
            None => of("data-space").or_else(|| of("data-pile")).or_else(|| {
                let word = of("data-word").or_else(|| of("data-tile"))?;
                let is_first = picked.is_empty() || node.closest(".think-words").ok()?.is_some();
                is_first.then_some(word)
            })?,
        };
        Some(Target { node, kind, words })
    }
}

/// Whether some words go on from those picked.
fn follows(words: &str, picked: &[String]) -> bool {
    picked.is_empty() || begins(words, &picked.join(" "))
}

/// Which of some controls are next: a piece before its space, the space before anything else once a piece is picked; of
/// like choices the first, and of an action and its pieces the pieces.
fn wanted(lit: &[(Kind, &str)], has_picked: bool) -> Vec<bool> {
    let order = match has_picked {
        true => [Kind::Space, Kind::Piece, Kind::Site],
        false => [Kind::Piece, Kind::Space, Kind::Site],
    };
    let first = order.into_iter().find(|kind| lit.iter().any(|it| it.0 == *kind));
    let is_wanted = |(at, (kind, words)): (usize, &(Kind, &str))| {
        Some(*kind) == first
            && !lit[..at].contains(&(*kind, *words))
            && !lit.iter().any(|other| other.0 == *kind && begins(other.1, words))
    };
    lit.iter().enumerate().map(is_wanted).collect()
}

/// Whether a longer choice begins with these words.
fn begins(choice: &str, words: &str) -> bool {
    choice.strip_prefix(words).is_some_and(|rest| rest.starts_with(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lit: &[(Kind, &str)], has_picked: bool, expected: &[&str]) {
        let wanted = wanted(lit, has_picked);
        let found: Vec<&str> =
            lit.iter().zip(wanted).filter(|it| it.1).map(|(it, _)| it.1).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn a_piece_comes_before_its_space() {
        let lit = [(Kind::Piece, "B"), (Kind::Space, "F5"), (Kind::Piece, "B")];
        check(&lit, false, &["B"]);
        check(&lit, true, &["F5"]);
    }

    #[test]
    fn pieces_come_before_their_action() {
        check(&[(Kind::Piece, "leader R"), (Kind::Piece, "leader")], false, &["leader R"]);
        check(&[(Kind::Piece, "riot")], false, &["riot"]);
    }

    #[test]
    fn the_board_comes_before_a_list_of_sites() {
        let lit = [(Kind::Space, "E4"), (Kind::Space, "F4"), (Kind::Site, "pagoda E4 F4 F5")];
        check(&lit, false, &["E4", "F4"]);
        check(&lit[2..], false, &["pagoda E4 F4 F5"]);
    }

    #[test]
    fn words_go_on_from_those_picked() {
        let picked = ["commit".to_owned()];
        assert!(follows("commit 1", &picked) && follows("commit 1", &[]));
        assert!(!follows("commit", &picked) && !follows("committed 1", &picked));
    }
}
