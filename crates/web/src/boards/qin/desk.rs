//! Laying a tile: where it could lie, how it is turned, what a tap on a square means.

use std::collections::BTreeMap;

use leptos::prelude::*;
use qin::{Square, View};

use super::laid::Laid;
use crate::{parts::By, play::Play};

/// What a lit square promises.
pub(super) type Lit = BTreeMap<Square, i32>;

/// The state of the board that isn't the game's: how the next tile is turned, what is looked at.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) play: Play,
    pub(super) view: Memo<Option<View>>,
    /// The squares that the picked tile could cover, and what that would gain.
    pub(super) lit: Memo<Lit>,
    /// The tile as it is picked.
    pub(super) ghost: Memo<Option<Laid>>,
}

impl Desk {
    pub(super) fn new(play: Play) -> Desk {
        let ghost = Memo::new(move |_| {
            let words = play.picked();
            if !play.shows_pick() {
                return None;
            }
            Laid::read(&words.iter().map(String::as_str).collect::<Vec<_>>())
        });
        let lit = Memo::new(move |_| lit(play));
        Desk { play, view: super::look::shown(play), lit, ghost }
    }

    /// A square was tapped.
    pub(super) fn tap(self, square: Square, by: By) {
        let play = self.play;
        if untrack(move || play.chooser()).is_none() {
            return;
        }
        let Some(tile) = play.picker.with_untracked(|picker| picker.picked().first().cloned())
        else {
            return play.refuse_without_words();
        };
        if let (Some(ghost), By::Keys) = (self.ghost.get_untracked(), by)
            && ghost.covers(square)
        {
            return play.confirm();
        }
        match self.placing(&tile, square) {
            Some(laid) => place(play, laid, by),
            None => play.refuse(vec![tile, square.to_string()]),
        }
    }

    /// The way a tile comes to lie on a square: turned on if it lies there already, otherwise as
    /// little as possible.
    fn placing(self, tile: &str, square: Square) -> Option<Laid> {
        let mut ways = ways(self.play, tile);
        ways.retain(|laid| laid.covers(square));
        ways.sort_by_key(|laid| laid.turn_at(square));
        let ghost = self.ghost.get_untracked();
        let from = match ghost {
            Some(ghost) if ghost.covers(square) => ghost.turn_at(square) + 1,
            Some(ghost) => ghost.turn_at(ghost.halves()[0].0),
            None => 0,
        };
        ways.iter().find(|laid| from <= laid.turn_at(square)).or(ways.first()).copied()
    }
}

/// The picked tile, turned on.
pub(super) fn turn(play: Play) {
    let words = play.picker.with_untracked(|picker| picker.picked().to_vec());
    let Some(ghost) = Laid::read(&words.iter().map(String::as_str).collect::<Vec<_>>()) else {
        return;
    };
    let square = ghost.halves()[0].0;
    let mut ways = ways(play, &words[0]);
    ways.retain(|laid| laid.covers(square));
    ways.sort_by_key(|laid| laid.turn_at(square));
    let next = ways.iter().find(|laid| ghost.turn_at(square) < laid.turn_at(square));
    if let Some(laid) = next.or(ways.first()) {
        place(play, *laid, By::Keys);
    }
}

fn place(play: Play, laid: Laid, by: By) {
    let words = [laid.tile.to_string(), laid.on[0].to_string(), laid.on[1].to_string()];
    play.pick_all(&words.each_ref().map(String::as_str), by);
}

/// All listed ways to lay a tile.
fn ways(play: Play, tile: &str) -> Vec<Laid> {
    play.choices.with_untracked(|choices| {
        let words = choices.moves.iter().map(|listed| listed.mv.split(' ').collect::<Vec<_>>());
        words.filter(|words| words[0] == tile).filter_map(|words| Laid::read(&words)).collect()
    })
}

fn lit(play: Play) -> Lit {
    let mut lit = Lit::new();
    let (true, Some(tile)) = (play.shows_pick(), play.picked().into_iter().next()) else {
        return lit;
    };
    play.choices.with(|choices| {
        for listed in choices.moves.iter().filter(|listed| listed.mv.starts_with(&tile)) {
            let words: Vec<&str> = listed.mv.split(' ').collect();
            for square in Laid::read(&words).into_iter().flat_map(|laid| laid.on) {
                let best = lit.entry(square).or_insert(listed.gain);
                *best = listed.gain.max(*best);
            }
        }
    });
    lit
}
