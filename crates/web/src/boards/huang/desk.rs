//! What the parts of the board share: view, outlook, lit spaces, picked piece; and taps on spaces.

use std::collections::BTreeMap;

use huang::{Board, Colour, Event, Module, Outlook, Space, View};
use leptos::prelude::*;
use serde::Deserialize as _;

use super::{pieces::leader_at, word_paths};
use crate::{input::Input, play::Play};

/// The effect of picking a lit space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PickEffect {
    Quiet,
    /// It has a piece already, which is built on or taken off.
    Piece,
    Gain,
    /// A war or a revolt.
    Fight,
}

/// The picked words, as marks on the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ghost {
    Tile(Colour, Space),
    Leader(Colour, Space),
    /// Spaces of a building site, or of pieces that are taken off.
    Spaces(Vec<Space>),
}

/// State that all parts of the table share.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) play: Play,
    pub(super) view: Memo<Option<View>>,
    pub(super) outlook: Memo<Outlook>,
    /// The outlook after the picked move.
    pub(super) after: Memo<Option<View>>,
    pub(super) lit: Memo<BTreeMap<Space, PickEffect>>,
    pub(super) ghost: Memo<Option<Ghost>>,
    /// The spaces of the last move.
    pub(super) last: Memo<Vec<Space>>,
}

impl Desk {
    /// The desk of a table: the first call sets it up for all parts.
    pub(super) fn of(play: Play) -> Desk {
        // The context may still hold the desk of a table that was left; its signals are disposed.
        let there =
            use_context().filter(|desk: &Desk| desk.view.try_with_untracked(|_| ()).is_some());
        there.unwrap_or_else(|| {
            let desk = Desk::new(play);
            provide_context(desk);
            desk
        })
    }

    fn new(play: Play) -> Desk {
        let outlook = Memo::new(move |_| play.outlook::<Outlook>().unwrap_or_default());
        let ghost = Memo::new(move |_| {
            let words = play.selection.picked();
            play.shows_pick().then(|| ghost(&words))?
        });
        Desk {
            play,
            view: Memo::new(move |_| play.seen()),
            outlook,
            after: Memo::new(move |_| play.previewed()),
            lit: Memo::new(move |_| lit(play, outlook)),
            ghost,
            last: Memo::new(move |_| last(play)),
        }
    }

    /// A memo of a part of the view.
    pub(super) fn see<T: Default>(self, of: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(of).unwrap_or_default())
    }

    /// The board that is played on; it never changes.
    pub(super) fn board(self) -> &'static Board {
        let module = self.view.with_untracked(|view| view.as_ref().map(|it| it.options.module));
        Board::of(module.unwrap_or(Module::None))
    }

    /// A space was tapped: it is picked, confirmed by a second tap, or refused by a clause.
    pub(super) fn tap(self, space: Space, by: Input) {
        let play = self.play;
        let Some(seat) = untrack(move || play.chooser()) else { return };
        let name = space.to_string();
        let (whole, picked) = untrack(move || (play.selection.whole(), play.selection.picked()));
        if whole.is_some() && picked.last() == Some(&name) {
            return play.confirm();
        }
        if word_paths::pick_onward(play, &name, by) {
            return;
        }
        if !picked.is_empty() {
            return word_paths::pick(play, &name, by);
        }
        let there = self.view.with_untracked(|view| leader_at(view.as_ref()?, space));
        let own = there.filter(|(of, _)| *of == seat);
        match own {
            Some((_, colour)) => {
                word_paths::pick_from_start(play, &["leader", &colour.to_string()])
            }
            None => play.ask_for_piece(),
        }
    }
}

/// The spaces that can be picked next, with the effect of each.
fn lit(play: Play, outlook: Memo<Outlook>) -> BTreeMap<Space, PickEffect> {
    let stem = word_paths::stem(play);
    let words: Vec<&str> = stem.iter().map(String::as_str).collect();
    let colour = |word: &str| word.parse::<Colour>().ok().map(|colour| colour as usize);
    let mut lit = BTreeMap::new();
    let onward = word_paths::onward(play);
    outlook.with(|outlook| {
        for (path, gain) in &onward {
            let Some(Ok(space)) = path.last().map(|word| word.parse::<Space>()) else { continue };
            // A blue tile that follows need not be picked first.
            let said = if words.is_empty() { path[0].as_str() } else { words[0] };
            let (fights, gains) = match (said, words.get(1)) {
                ("leader", Some(led)) => {
                    let revolts =
                        colour(led).map(|colour| outlook.revolts[colour].contains(&space));
                    (revolts == Some(true), false)
                }
                _ => match colour(said) {
                    Some(colour) => {
                        (outlook.wars.contains(&space), outlook.gains[colour].contains(&space))
                    }
                    None => (false, false),
                },
            };
            let places = said == "leader" || colour(said).is_some();
            let effect = match (fights, gains || 0 < *gain) {
                (true, _) => PickEffect::Fight,
                (_, true) => PickEffect::Gain,
                _ if places => PickEffect::Quiet,
                _ => PickEffect::Piece,
            };
            lit.insert(space, effect);
        }
    });
    lit
}

/// The picked words as marks on the board.
fn ghost(words: &[String]) -> Option<Ghost> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let space = |word: &str| word.parse::<Space>().ok();
    let colour = |word: &str| word.parse::<Colour>().ok();
    match words[..] {
        [tile, at] if colour(tile).is_some() => Some(Ghost::Tile(colour(tile)?, space(at)?)),
        ["leader", of, at] => Some(Ghost::Leader(colour(of)?, space(at)?)),
        ["support" | "replace" | "commit", ..] => None,
        _ => {
            let spaces: Vec<Space> = words.iter().filter_map(|word| space(word)).collect();
            (!spaces.is_empty()).then_some(Ghost::Spaces(spaces))
        }
    }
}

/// The spaces of the last step that added a piece to the board or took one off.
fn last(play: Play) -> Vec<Space> {
    let ply = play.shown_ply();
    play.observation.log.with(|log| {
        let mut spaces = Vec::new();
        let mut of = None;
        for told in log.iter().rev().filter(|told| told.ply <= ply) {
            if of.is_some_and(|of| of != told.ply) {
                break;
            }
            let here = match Event::deserialize(&told.event) {
                Ok(
                    Event::Placed { at, .. } | Event::Led { at, .. } | Event::Removed { at, .. },
                ) => {
                    vec![at]
                }
                Ok(Event::Built { on, .. } | Event::Crowned { on, .. }) => on.into(),
                _ => continue,
            };
            of = Some(told.ply);
            spaces.extend(here);
        }
        spaces
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ghost_of(words: &str) -> Option<Ghost> {
        ghost(&words.split(' ').map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn picked_words_show_on_the_board() {
        let space = |name: &str| name.parse::<Space>().expect("a space");
        assert_eq!(ghost_of("Y C5"), Some(Ghost::Tile(Colour::Yellow, space("C5"))));
        assert_eq!(ghost_of("leader R C5"), Some(Ghost::Leader(Colour::Red, space("C5"))));
        assert_eq!(ghost_of("riot leader C5"), Some(Ghost::Spaces(vec![space("C5")])));
        assert_eq!(ghost_of("leader R home"), None);
        assert_eq!(ghost_of("support C5 2"), None);
        assert_eq!(ghost_of("Y"), None);
    }
}
