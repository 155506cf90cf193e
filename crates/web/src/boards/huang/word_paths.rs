//! Paths from the picked words to the next ones through the listed moves.

use huang::Space;
use leptos::prelude::*;

use crate::{input::Input, play::Play};

/// Words that only say why a space or a tile is picked.
const VERBS: [&str; 8] =
    ["pagoda", "palace", "take", "lose", "keep", "winner", "support", "commit"];
/// The word that declines an offer.
pub(super) const NO: &str = "no";

/// Whether a word names a space.
pub(super) fn is_space(word: &str) -> bool {
    word.parse::<Space>().is_ok()
}

/// Words that can be skipped, because no other word can stand there.
fn skippable(next: Vec<String>) -> Vec<String> {
    let open: Vec<String> = next.into_iter().filter(|word| word != NO).collect();
    let are_verbs = open.iter().all(|word| VERBS.contains(&word.as_str()));
    let is_one = open.len() == 1 && !is_space(&open[0]);
    if are_verbs || is_one { open } else { Vec::new() }
}

/// The words that the next one follows: those picked, or those before the first space of a complete move, so that another
/// space can be picked instead.
pub(super) fn stem(play: Play) -> Vec<String> {
    let (mut words, whole) = (play.selection.picked(), play.selection.whole().is_some());
    if whole && let Some(at) = words.iter().position(|word| is_space(word) || word == "home") {
        words.truncate(at);
    }
    words
}

/// Every word that can follow the stem, with the words from the stem to it and the best immediate
/// gain among its moves.
pub(super) fn onward(play: Play) -> Vec<(Vec<String>, i32)> {
    let stem = stem(play);
    let mut found: Vec<(Vec<String>, i32)> = Vec::new();
    if play.chooser().is_none() {
        return found;
    }
    let is_whole = play.selection.whole().is_some();
    let skippable = if is_whole { Vec::new() } else { skippable(play.next_words()) };
    play.selection.choices.with(|choices| {
        for way in &choices.ways {
            let mut words = way.words.split(' ');
            if !stem.iter().all(|word| words.next() == Some(word.as_str())) {
                continue;
            }
            let mut path: Vec<&str> = Vec::new();
            for word in words {
                path.push(word);
                if !skippable.iter().any(|it| it == word) {
                    break;
                }
            }
            let gain = choices.moves.get(way.at).map_or(0, |listed| listed.gain);
            match found.iter_mut().find(|(it, _)| *it == path) {
                Some((_, best)) => *best = gain.max(*best),
                None if path.is_empty() => (),
                None => found.push((path.into_iter().map(str::to_owned).collect(), gain)),
            }
        }
    });
    found
}

/// Picks the words from the stem to this one; false if no move has it there.
pub(super) fn pick_onward(play: Play, word: &str, by: Input) -> bool {
    let (stem, onward) = untrack(move || (stem(play), onward(play)));
    let Some((path, _)) =
        onward.into_iter().find(|(path, _)| path.last().is_some_and(|it| it == word))
    else {
        return false;
    };
    let words: Vec<&str> = stem.iter().chain(&path).map(String::as_str).collect();
    play.pick_all(&words, by)
}

/// Picks a word wherever it can be picked now, or shows the clause that forbids it.
pub(super) fn pick(play: Play, word: &str, by: Input) {
    if untrack(move || play.chooser()).is_none() || pick_onward(play, word, by) {
        return;
    }
    let mut words = untrack(move || stem(play));
    words.push(word.to_owned());
    play.refuse(words);
}

/// Picks these words from the start, or shows the clause that forbids them.
pub(super) fn pick_from_start(play: Play, words: &[&str]) {
    if untrack(move || play.chooser()).is_some() && !play.pick_all(words, Input::Mouse) {
        play.refuse(words.iter().map(|&word| word.to_owned()).collect());
    }
}

/// Whether some move begins with these words.
pub(super) fn begins(play: Play, words: &[&str]) -> bool {
    let words = words.join(" ");
    let goes_on =
        |mv: &str| mv.strip_prefix(&words).is_some_and(|it| it.is_empty() || it.starts_with(' '));
    play.chooser().is_some()
        && play
            .selection
            .choices
            .with(|choices| choices.moves.iter().any(|listed| goes_on(&listed.mv)))
}

/// Whether these words are a complete move.
pub(super) fn is_move(play: Play, words: &[String]) -> bool {
    let mv = words.join(" ");
    play.chooser().is_some()
        && play.selection.choices.with(|choices| choices.moves.iter().any(|listed| listed.mv == mv))
}

/// The value of `data-lit` without a gain.
pub(super) fn quiet(lit: bool) -> Option<&'static str> {
    lit.then_some("quiet")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn words_without_alternative_are_skipped() {
        assert_eq!(skippable(words("pagoda palace no")), words("pagoda palace"));
        assert_eq!(skippable(words("B no")), words("B"), "another blue tile, or none");
        assert_eq!(skippable(words("take no")), words("take"));
        assert!(skippable(words("Y R leader riot")).is_empty(), "an action is chosen");
        assert!(skippable(words("C5")).is_empty(), "a space is meant");
        assert!(is_space("O15") && !is_space("B") && !is_space("no") && !is_space("2"));
    }
}
