//! What a seat may do: list and pick.

use game::{Game as _, Illegal, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Bonus, Card, Dragon, Good, Person, Phase, Privilege, Role, Site, check,
    palace::{FLOORS_MAX, PALACES_MAX},
    person::{CARDS, SORTS},
};

/// No list is longer: a piece goes on any palace or begins a new one.
const LISTED_MAX: usize = PALACES_MAX + 1;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// No action; money is filled up to 3.
    Pass,
    /// An action that asks nothing more.
    Act(Action),
    /// The action Privilege: buy one.
    Buy(Privilege),
    /// The action Wall: use the tile with this bonus.
    Wall(Bonus),
    /// A piece on a palace.
    Raise(Site),
    /// A piece for a new palace.
    Found,
    /// Play a person card.
    Play(Card),
    /// Take a person.
    Take(Person),
    /// Put the new person into a palace.
    Place(Site),
    /// Release a person of a palace; a new one takes the place.
    Release(Person, Site),
    /// Send the new person away.
    Decline,
    /// Lose a floor of a palace.
    Lose(Site),
    /// Discard one good.
    Discard(Good),
    /// Discard a person card.
    Drop(Card),
    /// Choose a type at the treaty.
    Favour(Role),
}

/// Visits every legal move, each once.
#[inline]
pub(crate) fn each(game: &Dragon, mut visit: impl FnMut(Move)) {
    match game.phase {
        Phase::Act(seat) => each_action(game, seat, visit),
        Phase::Build(seat) => {
            let sites = game.player(seat).palaces.sites();
            sites
                .filter(|(_, it)| it.floors() < FLOORS_MAX)
                .for_each(|(site, _)| visit(Move::Raise(site)));
            visit(Move::Found);
        }
        Phase::Play(seat) => {
            let player = game.player(seat);
            Card::all().filter(|card| player.holds(*card)).for_each(|it| visit(Move::Play(it)));
        }
        Phase::Take(seat) => {
            let may = |person: &Person| check::may_take(game, seat, *person).is_ok();
            Person::all().filter(may).for_each(|person| visit(Move::Take(person)));
        }
        Phase::Place(seat) => each_place(game, seat, visit),
        Phase::Release(seat) => each_release(game, seat, visit),
        Phase::Lose(seat) => {
            game.player(seat).palaces.sites().for_each(|(site, _)| visit(Move::Lose(site)));
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
        Phase::Year | Phase::Super | Phase::First | Phase::Deal | Phase::Over => (),
    }
}

#[inline]
fn each_action(game: &Dragon, seat: Seat, mut visit: impl FnMut(Move)) {
    visit(Move::Pass);
    let open = check::affordable(game, seat);
    for &action in Action::ALL {
        if open[usize::from(game.groups.0[action as usize])] {
            match action {
                Action::Privilege => {
                    let can_buy = |it: &&Privilege| check::may_buy(game, seat, **it).is_ok();
                    Privilege::ALL.iter().filter(can_buy).for_each(|it| visit(Move::Buy(*it)));
                }
                Action::Wall => {
                    let can_lay = |it: &&Bonus| check::may_lay(game, seat, **it).is_ok();
                    Bonus::ALL.iter().filter(can_lay).for_each(|it| visit(Move::Wall(*it)));
                }
                _ => visit(Move::Act(action)),
            }
        }
    }
}

#[inline]
fn each_place(game: &Dragon, seat: Seat, mut visit: impl FnMut(Move)) {
    let palaces = &game.player(seat).palaces;
    let mut is_full = true;
    for (site, palace) in palaces.sites() {
        if palace.has_room() {
            is_full = false;
            visit(Move::Place(site));
        }
    }
    if is_full {
        for (site, palace) in palaces.sites() {
            palace.sorts().for_each(|person| visit(Move::Release(person, site)));
        }
        visit(Move::Decline);
    }
}

#[inline]
fn each_release(game: &Dragon, seat: Seat, mut visit: impl FnMut(Move)) {
    let sites = game.player(seat).palaces.sites();
    for (site, palace) in sites.filter(|(site, it)| check::may_lose_one(game, *site, *it)) {
        palace.sorts().for_each(|person| visit(Move::Release(person, site)));
    }
}

/// Picks a legal move, every one as likely as the next.
pub(crate) fn sample<L: Luck>(game: &Dragon, luck: &mut L) -> Move {
    let (mut listed, mut len) = ([Move::Pass; LISTED_MAX], 0);
    each(game, |mv| {
        listed[len] = mv;
        len += 1;
    });
    listed[luck.below(len as u32) as usize]
}

/// Every move that can be written down.
fn all_moves() -> impl Iterator<Item = Move> {
    let at_sites =
        Site::all().flat_map(|site| [Move::Raise, Move::Place, Move::Lose].map(|f| f(site)));
    let releases =
        Person::all().flat_map(|person| Site::all().map(move |site| Move::Release(person, site)));
    let cards = Card::all().flat_map(|card| [Move::Play(card), Move::Drop(card)]);
    let plain = Action::ALL.iter().filter(|it| it.role().is_some());
    [Move::Pass, Move::Found, Move::Decline]
        .into_iter()
        .chain(plain.map(|it| Move::Act(*it)))
        .chain(Privilege::ALL.iter().map(|it| Move::Buy(*it)))
        .chain(Bonus::ALL.iter().map(|it| Move::Wall(*it)))
        .chain(Good::ALL.iter().map(|it| Move::Discard(*it)))
        .chain(Role::ALL.into_iter().map(Move::Favour))
        .chain(Person::all().map(Move::Take))
        .chain(cards)
        .chain(at_sites)
        .chain(releases)
}

/// The clause that keeps every move from beginning with these words. Of several it is the one of
/// the attempt that came furthest.
pub(crate) fn why_not(game: &Dragon, words: &[&str]) -> Option<Illegal> {
    let begins = |mv: &Move| {
        let text = mv.to_string();
        let mut whole = text.split(' ');
        words.iter().all(|word| whole.next().is_some_and(|it| it.eq_ignore_ascii_case(word)))
    };
    let refused: Result<Vec<Illegal>, ()> =
        all_moves().filter(begins).map(|mv| game.check(&mv).err().ok_or(())).collect();
    refused.ok()?.into_iter().max_by_key(|illegal| illegal.clause)
}

/// Any move that can be written down.
pub(crate) fn anything<L: Luck>(luck: &mut L) -> Move {
    let mut below = |n: usize| luck.below(n as u32) as usize;
    let kind = below(14);
    let site = Site(below(PALACES_MAX / 3) as u8);
    let person = Person(below(SORTS) as u8);
    let card = Card::all().nth(below(CARDS)).expect("it is one of all");
    match kind {
        0 => [Move::Pass, Move::Found, Move::Decline][below(3)],
        1 | 2 => match Action::ALL[below(Action::ALL.len())] {
            Action::Privilege => Move::Buy(Privilege::ALL[below(2)]),
            Action::Wall => Move::Wall(Bonus::ALL[below(Bonus::ALL.len())]),
            action => Move::Act(action),
        },
        3 => Move::Raise(site),
        4 => Move::Place(site),
        5 => Move::Lose(site),
        6 => Move::Discard(Good::ALL[below(Good::ALL.len())]),
        7 => Move::Play(card),
        8 => Move::Drop(card),
        9 => Move::Favour(person.role()),
        10 => Move::Take(person),
        _ => Move::Release(person, site),
    }
}
