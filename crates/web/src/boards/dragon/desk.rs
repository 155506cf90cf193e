//! State that the parts of the table share: view, outlook, lit words.

use std::collections::BTreeMap;

use dragon::{Outlook, Phase, PlayerView, View};
use game::{Seat, Turn};
use leptos::prelude::*;

use crate::{input::Input, play::Play};

/// The best gain behind every beginning of a move.
type Lit = BTreeMap<String, i32>;

/// State that the parts of the table share.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) play: Play,
    pub(super) view: Memo<Option<View>>,
    /// The outlook.
    pub(super) ahead: Memo<Option<Outlook>>,
    /// The outlook after the picked move.
    pub(super) foreseen: Memo<Option<Outlook>>,
    /// The seat whose court is shown large.
    pub(super) me: Memo<Seat>,
    lit: Memo<Lit>,
}

impl Desk {
    pub(super) fn new(play: Play) -> Desk {
        let me = Memo::new(move |_| {
            let acts = || match play.shown()?.turn {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            };
            play.observation.eyes.get().or_else(acts).unwrap_or(Seat(0))
        });
        Desk {
            play,
            view: Memo::new(move |_| play.seen()),
            ahead: Memo::new(move |_| play.outlook()),
            foreseen: Memo::new(move |_| play.previewed_outlook().filter(|_| play.shows_pick())),
            me,
            lit: Memo::new(move |_| lit(play)),
        }
    }

    /// A memo of a part of the view.
    pub(super) fn seen<T: Default>(self, part: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(part).unwrap_or_default())
    }

    /// A memo of a part of a player's state.
    pub(super) fn of<T: Default>(self, seat: Seat, part: impl FnOnce(&PlayerView) -> T) -> T {
        self.seen(|view| view.players.get(seat.index()).map(part).unwrap_or_default())
    }

    /// The phase that the game waits in.
    pub(super) fn phase(self) -> Option<Phase> {
        self.seen(|view| Some(view.phase))
    }

    /// The gain if a move begins with these words.
    pub(super) fn light(self, words: &str) -> Option<&'static str> {
        let gain = self.lit.with(|lit| lit.get(words).copied())?;
        Some(if 0 < gain { "gain" } else { "quiet" })
    }

    /// Whether these words are picked, or the beginning of the picked words.
    pub(super) fn is_picked(self, words: &str) -> bool {
        let play = self.play;
        play.shows_pick()
            && play.selection.picker.with(|picker| begins(&picker.picked().join(" "), words))
    }

    /// Picks these words, puts them back, or shows the clause that forbids them.
    pub(super) fn tap(self, words: &str, by: Input) {
        let play = self.play;
        if untrack(move || play.chooser()).is_none() {
            return;
        }
        if untrack(move || self.is_picked(words)) {
            let is_whole = play.selection.picker.with_untracked(|picker| picker.whole().is_some());
            return if by == Input::Keys && is_whole { play.confirm() } else { play.clear() };
        }
        let list: Vec<&str> = words.split(' ').collect();
        if !play.pick_all(&list, by) {
            play.refuse(list.into_iter().map(str::to_owned).collect());
        }
    }
}

/// Whether some words are a prefix of others.
fn begins(all: &str, words: &str) -> bool {
    all.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Every prefix of a listed move.
fn lit(play: Play) -> Lit {
    let mut lit = Lit::new();
    if play.chooser().is_none() {
        return lit;
    }
    play.selection.choices.with(|choices| {
        for listed in &choices.moves {
            let ends = listed.mv.match_indices(' ').map(|(at, _)| at).chain([listed.mv.len()]);
            for end in ends {
                let best = lit.entry(listed.mv[..end].to_owned()).or_insert(listed.gain);
                *best = listed.gain.max(*best);
            }
        }
    });
    lit
}
