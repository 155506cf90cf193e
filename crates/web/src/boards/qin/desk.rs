//! Placing a tile: possible squares, rotation, taps.

use std::collections::BTreeMap;

use leptos::prelude::*;
use qin::{Square, View};

use super::placed_tile::PlacedTile;
use crate::{
    input::Input,
    play::{Play, Selection},
};

/// The lit squares, each with its best gain.
pub(super) type Lit = BTreeMap<Square, i32>;

/// What the parts of the board share: view, lit squares, picked tile.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) play: Play,
    pub(super) view: Memo<Option<View>>,
    /// The squares that the picked tile could cover, and what that would gain.
    pub(super) lit: Memo<Lit>,
    /// The tile as it is picked.
    pub(super) ghost: Memo<Option<PlacedTile>>,
}

impl Desk {
    pub(super) fn new(play: Play) -> Desk {
        let ghost = Memo::new(move |_| {
            let words = play.selection.picked();
            if !play.shows_pick() {
                return None;
            }
            PlacedTile::read(&words.iter().map(String::as_str).collect::<Vec<_>>())
        });
        let lit = Memo::new(move |_| lit(play));
        Desk { play, view: shown(play), lit, ghost }
    }

    /// A square was tapped.
    pub(super) fn tap(self, square: Square, by: Input) {
        let play = self.play;
        if untrack(move || play.chooser()).is_none() {
            return;
        }
        let Some(tile) =
            play.selection.picker.with_untracked(|picker| picker.picked().first().cloned())
        else {
            return play.ask_for_piece();
        };
        if let (Some(ghost), Input::Keys) = (self.ghost.get_untracked(), by)
            && ghost.covers(square)
        {
            return play.confirm();
        }
        match self.placing(&tile, square) {
            Some(laid) => place(play, laid, by),
            None => play.refuse(vec![tile, square.to_string()]),
        }
    }

    /// The placement of a tile on a square: rotated if it lies there already, otherwise with the least rotation.
    fn placing(self, tile: &str, square: Square) -> Option<PlacedTile> {
        let mut ways = ways(self.play.selection, tile);
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

/// The view on show.
pub(super) fn shown(play: Play) -> Memo<Option<View>> {
    Memo::new(move |_| play.seen())
}

/// Turns the picked tile.
pub(super) fn turn(play: Play) {
    let words = play.selection.picker.with_untracked(|picker| picker.picked().to_vec());
    let Some(ghost) = PlacedTile::read(&words.iter().map(String::as_str).collect::<Vec<_>>())
    else {
        return;
    };
    let square = ghost.halves()[0].0;
    let mut ways = ways(play.selection, &words[0]);
    ways.retain(|laid| laid.covers(square));
    ways.sort_by_key(|laid| laid.turn_at(square));
    let next = ways.iter().find(|laid| ghost.turn_at(square) < laid.turn_at(square));
    if let Some(laid) = next.or(ways.first()) {
        place(play, *laid, Input::Keys);
    }
}

fn place(play: Play, laid: PlacedTile, by: Input) {
    let words = [laid.tile.to_string(), laid.on[0].to_string(), laid.on[1].to_string()];
    play.pick_all(&words.each_ref().map(String::as_str), by);
}

/// All listed placements of a tile.
fn ways(selection: Selection, tile: &str) -> Vec<PlacedTile> {
    selection.choices.with_untracked(|choices| {
        let words = choices.moves.iter().map(|listed| listed.mv.split(' ').collect::<Vec<_>>());
        words
            .filter(|words| words[0] == tile)
            .filter_map(|words| PlacedTile::read(&words))
            .collect()
    })
}

fn lit(play: Play) -> Lit {
    let mut lit = Lit::new();
    let (true, Some(tile)) = (play.shows_pick(), play.selection.picked().into_iter().next()) else {
        return lit;
    };
    play.selection.choices.with(|choices| {
        for listed in choices.moves.iter().filter(|listed| listed.mv.starts_with(&tile)) {
            let words: Vec<&str> = listed.mv.split(' ').collect();
            for square in PlacedTile::read(&words).into_iter().flat_map(|laid| laid.on) {
                let best = lit.entry(square).or_insert(listed.gain);
                *best = listed.gain.max(*best);
            }
        }
    });
    lit
}
