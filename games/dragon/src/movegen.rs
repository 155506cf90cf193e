//! Move generation: lists and samples legal moves.

use game::{Luck, Seat};

use crate::{
    action::{Action, Bonus, Good, Privilege},
    calendar::SuperEvent,
    legality,
    moves::Move,
    palace::{FLOORS_MAX, PALACES_MAX},
    person::{Card, Person, Role},
    position::{Dragon, Phase},
};

/// No list is longer: a piece goes on any palace or begins a new one.
const LISTED_MAX: usize = PALACES_MAX + 1;

/// Lists every legal move.
pub(crate) fn list(game: &Dragon, out: &mut Vec<Move>) {
    each(game, |mv| out.push(mv));
}

/// Visits every legal move, each once.
#[inline]
fn each(game: &Dragon, mut visit: impl FnMut(Move)) {
    match game.phase {
        Phase::Act(seat) => each_action(game, seat, visit),
        Phase::Build(seat) => {
            let palaces = game.player(seat).palaces.numbered();
            palaces
                .filter(|(_, it)| it.floors() < FLOORS_MAX)
                .for_each(|(number, _)| visit(Move::Raise(number)));
            visit(Move::Found);
        }
        Phase::Play(seat) => {
            let player = game.player(seat);
            Card::all().filter(|card| player.holds(*card)).for_each(|it| visit(Move::Play(it)));
        }
        Phase::Take(seat) => {
            let may = |person: &Person| legality::may_take(game, seat, *person).is_ok();
            Person::all().filter(may).for_each(|person| visit(Move::Take(person)));
        }
        Phase::Place(seat) => each_place(game, seat, visit),
        Phase::Release(seat) => each_release(game, seat, visit),
        Phase::Lose(seat) => {
            game.player(seat).palaces.numbered().for_each(|(number, _)| visit(Move::Lose(number)));
        }
        Phase::Discard(seat) => {
            let has = |good: &&Good| 0 < game.player(seat).good(**good);
            Good::ALL.iter().filter(has).for_each(|good| visit(Move::Discard(*good)));
        }
        Phase::Drop(seat) => {
            let player = game.player(seat);
            Card::all().filter(|card| player.holds(*card)).for_each(|it| visit(Move::Drop(it)));
        }
        Phase::Treaty(seat) => {
            let player = game.player(seat);
            let roles = Role::ALL.into_iter().filter(|role| player.has_role(*role));
            roles.for_each(|role| visit(Move::Favour(role)));
        }
        Phase::Foretell(_) => {
            SuperEvent::ALL.iter().for_each(|event| visit(Move::Foretell(*event)));
        }
        Phase::Year | Phase::Super | Phase::First | Phase::Deal | Phase::Over => (),
    }
}

/// Visits the moves of the action phase (D3.4).
#[inline]
fn each_action(game: &Dragon, seat: Seat, mut visit: impl FnMut(Move)) {
    visit(Move::Pass);
    let open = legality::affordable(game, seat);
    for &action in Action::ALL {
        if open[usize::from(game.groups.0[action as usize])] {
            match action {
                Action::Privilege => {
                    let can_buy = |it: &&Privilege| legality::may_buy(game, seat, **it).is_ok();
                    Privilege::ALL.iter().filter(can_buy).for_each(|it| visit(Move::Buy(*it)));
                }
                Action::Wall => {
                    let can_lay = |it: &&Bonus| legality::may_lay(game, seat, **it).is_ok();
                    Bonus::ALL.iter().filter(can_lay).for_each(|it| visit(Move::Wall(*it)));
                }
                _ => visit(Move::Act(action)),
            }
        }
    }
}

/// Visits the places of a new person (D4.3, D4.4).
#[inline]
fn each_place(game: &Dragon, seat: Seat, mut visit: impl FnMut(Move)) {
    let palaces = &game.player(seat).palaces;
    let mut is_full = true;
    for (number, palace) in palaces.numbered() {
        if palace.has_room() {
            is_full = false;
            visit(Move::Place(number));
        }
    }
    if is_full {
        for (number, palace) in palaces.numbered() {
            palace.sorts().for_each(|person| visit(Move::Release(person, number)));
        }
        visit(Move::Decline);
    }
}

/// Visits the persons that can be released (D5.7).
#[inline]
fn each_release(game: &Dragon, seat: Seat, mut visit: impl FnMut(Move)) {
    let palaces = game.player(seat).palaces.numbered();
    for (number, palace) in
        palaces.filter(|(number, it)| legality::may_lose_one(game, *number, *it))
    {
        palace.sorts().for_each(|person| visit(Move::Release(person, number)));
    }
}

/// Samples a legal move uniformly.
pub(crate) fn sample<L: Luck>(game: &Dragon, luck: &mut L) -> Move {
    let (mut listed, mut len) = ([Move::Pass; LISTED_MAX], 0);
    each(game, |mv| {
        listed[len] = mv;
        len += 1;
    });
    listed[luck.below(len as u32) as usize]
}
