//! Which moves are legal, and the clause that forbids the others.

use game::{Clause, Illegal, Seat, rule};

use crate::{
    action::{Action, Bonus, Privilege},
    moves::{Move, all_moves},
    options::SEATS,
    palace::{FLOORS_MAX, Palace, PalaceNumber},
    person::{Person, Role},
    position::{Dragon, Phase, Stage},
};

/// The fee for a group that another dragon occupies (D3.5).
const FEE: u8 = 3;
/// Whether a seat may choose each group, by number; 0 stands for a card that isn't dealt.
type OpenGroups = [bool; SEATS + 1];

/// The result of a check.
type Verdict = Result<(), Illegal>;

/// Refuses by a clause unless a condition holds.
fn ensure(holds: bool, clause: Clause) -> Verdict {
    if holds { Ok(()) } else { Err(Illegal::by(clause)) }
}

/// Checks a move against the rules.
pub(crate) fn check(game: &Dragon, mv: &Move) -> Verdict {
    match (game.phase, *mv) {
        (Phase::Act(_), Move::Pass)
        | (Phase::Build(_), Move::Found)
        | (Phase::Foretell(_), Move::Foretell(_)) => Ok(()),
        (Phase::Act(seat), Move::Act(action)) if action.role().is_some() => {
            may_choose(game, seat, action)
        }
        (Phase::Act(seat), Move::Buy(privilege)) => {
            may_choose(game, seat, Action::Privilege)?;
            may_buy(game, seat, privilege)
        }
        (Phase::Act(seat), Move::Wall(bonus)) => {
            may_choose(game, seat, Action::Wall)?;
            may_lay(game, seat, bonus)
        }
        (Phase::Build(seat), Move::Raise(number)) => {
            let palace = game.player(seat).palaces.at(number);
            let palace = palace.ok_or(Illegal::by(rule!("D3.7")))?;
            ensure(palace.floors() < FLOORS_MAX, rule!("D2.4"))
        }
        (Phase::Play(seat), Move::Play(card)) => {
            ensure(game.player(seat).holds(card), rule!("D4.1"))
        }
        (Phase::Take(seat), Move::Take(person)) => may_take(game, seat, person),
        (Phase::Place(seat), mv) => may_place(game, seat, mv),
        (Phase::Release(seat), Move::Release(person, number)) => {
            let palace = game.player(seat).palaces.at(number).filter(|it| it.holds(person));
            let may = palace.is_some_and(|palace| may_lose_one(game, number, palace));
            ensure(may, awaited(game))
        }
        (Phase::Lose(seat), Move::Lose(number)) => {
            ensure(game.player(seat).palaces.at(number).is_some(), rule!("D8.3"))
        }
        (Phase::Discard(seat), Move::Discard(good)) => {
            ensure(0 < game.player(seat).good(good), rule!("D8.4"))
        }
        (Phase::Drop(seat), Move::Drop(card)) => {
            ensure(game.player(seat).holds(card), rule!("D8.7"))
        }
        (Phase::Treaty(seat), Move::Favour(role)) => {
            ensure(game.player(seat).has_role(role), rule!("D8.10"))
        }
        _ => Err(Illegal::by(awaited(game))),
    }
}

/// The clause of the decision that the phase awaits, to refuse any other move.
fn awaited(game: &Dragon) -> Clause {
    match game.phase {
        Phase::Year => rule!("D2.1"),
        Phase::Super | Phase::Foretell(_) => rule!("D8.1"),
        Phase::First => rule!("D2.3"),
        Phase::Deal => rule!("D3.2"),
        Phase::Act(_) => rule!("D3.4"),
        Phase::Build(_) => rule!("D3.7"),
        Phase::Play(_) => rule!("D4.1"),
        Phase::Take(_) => match game.stage {
            Stage::Start => rule!("D2.3"),
            Stage::Super => rule!("D8.8"),
            _ => rule!("D4.1"),
        },
        Phase::Place(_) => rule!("D4.3"),
        Phase::Release(_) => releasing(game),
        Phase::Lose(_) => rule!("D8.3"),
        Phase::Discard(_) => rule!("D8.4"),
        Phase::Drop(_) => rule!("D8.7"),
        Phase::Treaty(_) => rule!("D8.10"),
        Phase::Over => rule!("D6.2"),
    }
}

/// The clause that releases persons now.
pub(crate) fn releasing(game: &Dragon) -> Clause {
    match game.stage {
        Stage::Wall | Stage::EclipseWall => rule!("D7.3"),
        Stage::LastWall => rule!("D7.4"),
        Stage::Super => rule!("D8.3"),
        _ => game.month_event().clause(),
    }
}

/// The fee for choosing a group (D3.5).
#[inline]
pub(crate) fn fee(game: &Dragon, group: u8) -> u8 {
    let is_occupied = game.players.iter().any(|rival| rival.dragon == Some(group));
    if is_occupied { FEE } else { 0 }
}

/// The groups that a seat can pay for (D3.5).
#[inline]
pub(crate) fn affordable(game: &Dragon, seat: Seat) -> OpenGroups {
    let mut open = [true; SEATS + 1];
    open[0] = false;
    if game.player(seat).yuan() < FEE {
        for rival in &game.players {
            open[usize::from(rival.dragon.unwrap_or(0))] = false;
        }
    }
    open
}

/// Whether the card is dealt and its group affordable (D3.5, D7.1).
fn may_choose(game: &Dragon, seat: Seat, action: Action) -> Verdict {
    let group = game.groups.of(action).ok_or(Illegal::by(rule!("D7.1")))?;
    ensure(affordable(game, seat)[usize::from(group)], rule!("D3.5"))
}

/// Whether a seat has the money for a privilege, after the fee (D3.8).
#[inline]
pub(crate) fn may_buy(game: &Dragon, seat: Seat, privilege: Privilege) -> Verdict {
    let group = game.groups.0[Action::Privilege as usize];
    let due = fee(game, group) + privilege.price();
    ensure(due <= game.player(seat).yuan(), rule!("D3.8"))
}

/// Whether a seat has this wall tile and the wall isn't complete (D7.2).
#[inline]
pub(crate) fn may_lay(game: &Dragon, seat: Seat, bonus: Bonus) -> Verdict {
    let has_end = game.wall.last().is_some_and(|it| it.is_none());
    ensure(has_end && game.player(seat).has_tile(bonus), rule!("D7.2"))
}

/// Whether a seat may take this person now.
#[inline]
pub(crate) fn may_take(game: &Dragon, seat: Seat, person: Person) -> Verdict {
    let is_left = 0 < game.supply[person.index()];
    match game.stage {
        Stage::Start => {
            let may = is_left && person.is_young() && pair_is_free(game, seat, person.role());
            ensure(may, rule!("D2.3"))
        }
        Stage::Super => {
            let is_free = game.barred >> person.role() as u32 & 1 == 0;
            ensure(is_left && person.is_young() && is_free, rule!("D8.8"))
        }
        _ => {
            let is_called = game.card.is_some_and(|card| card.calls(person));
            ensure(is_left && is_called, rule!("D4.1"))
        }
    }
}

/// Whether no other seat has the pair of a seat's first person and this one (D2.3).
fn pair_is_free(game: &Dragon, seat: Seat, role: Role) -> bool {
    let mut own = Role::ALL.into_iter().filter(|it| game.player(seat).has_role(*it));
    let Some(first) = own.next() else { return true };
    let pair = [first.min(role), first.max(role)];
    first != role && !game.queue().any(|rival| game.player(rival).pair() == Some(pair))
}

/// Whether a new person may go there (D4.3, D4.4).
fn may_place(game: &Dragon, seat: Seat, mv: Move) -> Verdict {
    let palaces = &game.player(seat).palaces;
    match mv {
        Move::Place(number) => {
            let palace = palaces.at(number).ok_or(Illegal::by(rule!("D4.3")))?;
            ensure(palace.has_room(), rule!("D2.4"))
        }
        Move::Release(..) | Move::Decline if palaces.have_room() => Err(Illegal::by(rule!("D4.3"))),
        Move::Release(person, number) => {
            ensure(palaces.at(number).is_some_and(|it| it.holds(person)), rule!("D4.4"))
        }
        Move::Decline => Ok(()),
        _ => Err(Illegal::by(rule!("D4.3"))),
    }
}

/// Whether a person of this palace may be released now.
#[inline]
pub(crate) fn may_lose_one(game: &Dragon, number: PalaceNumber, palace: Palace) -> bool {
    match game.stage {
        Stage::Super => palace.floors() < palace.len(),
        _ => !palace.is_empty() && game.barred >> number.0 & 1 == 0,
    }
}

/// The clause that forbids every move beginning with these words: the last one in the book, because
/// that attempt passed the most checks.
pub(crate) fn why_not(game: &Dragon, words: &[&str]) -> Option<Illegal> {
    let begins = |mv: &Move| {
        let text = mv.to_string();
        let mut whole = text.split(' ');
        words.iter().all(|word| whole.next().is_some_and(|it| it.eq_ignore_ascii_case(word)))
    };
    let refused: Option<Vec<Illegal>> =
        all_moves().filter(begins).map(|mv| check(game, &mv).err()).collect();
    refused?.into_iter().max_by_key(|illegal| illegal.clause)
}
