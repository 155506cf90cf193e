//! What a position and its moves are worth: by what was learned, or by playing on at random.

use std::cmp::Reverse;

use game::{Game, Luck as _, Quick, Seat, Step, Turn};

use crate::{Network, Values, outcome};

/// Who says what a position is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Judge<'a> {
    /// A network, by the position after each move.
    Learned(&'a Network),
    /// Nobody: one game is played on at random from there.
    Plain,
}

impl Judge<'_> {
    /// Looks at a position in which a seat is to act. What each of its moves seems to be worth goes to
    /// `impressions`; what the position is worth is returned.
    pub(crate) fn look<G: Game>(
        &self,
        world: &G,
        (seat, seats): (Seat, u8),
        moves: &[G::Move],
        (luck, impressions): (&mut Quick, &mut Vec<Values>),
    ) -> Values {
        impressions.clear();
        match self {
            Judge::Learned(network) => {
                let mut best = Values::default();
                for &mv in moves {
                    let mut after = world.clone();
                    after.apply(&Step::Move { seat, mv }, &mut |_, _| ());
                    let values = network.worth(&after, seats);
                    impressions.push(values);
                    if best.of(seat) <= values.of(seat) {
                        best = values;
                    }
                }
                best
            }
            Judge::Plain => {
                impressions.resize(moves.len(), Values::even(seats));
                play_on(world.clone(), luck)
            }
        }
    }
}

/// Plays a game to its end at random.
fn play_on<G: Game>(mut world: G, luck: &mut Quick) -> Values {
    loop {
        let step = match world.turn() {
            Turn::Seat(seat) => Step::Move { seat, mv: world.sample(luck) },
            Turn::Chance => Step::Chance { chance: world.draw(luck) },
            Turn::Over => return outcome(&world.standing()),
        };
        world.apply(&step, &mut |_, _| ());
    }
}

/// Lets chance fall until somebody decides; says whether it did.
pub(crate) fn settle<G: Game>(world: &mut G, luck: &mut Quick) -> bool {
    let mut fell = false;
    while world.turn() == Turn::Chance {
        let chance = world.draw(luck);
        world.apply(&Step::Chance { chance }, &mut |_, _| ());
        fell = true;
    }
    fell
}

/// Which moves of a long list are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortlist {
    /// Any of them.
    Any,
    /// Those of which most is told, and any of those alike. To make a move costs a small part of judging
    /// what comes of it.
    Lively,
}

impl Shortlist {
    /// Leaves so many of the moves of a seat.
    pub(crate) fn shorten<G: Game>(
        self,
        world: &G,
        seat: Seat,
        moves: &mut Vec<G::Move>,
        most: usize,
        luck: &mut Quick,
    ) {
        if moves.len() <= most {
            return;
        }
        match self {
            Shortlist::Any => {
                for at in 0..most {
                    let other = at + luck.below((moves.len() - at) as u32) as usize;
                    moves.swap(at, other);
                }
                moves.truncate(most);
            }
            Shortlist::Lively => {
                let mut told: Vec<(u32, u32, G::Move)> = Vec::with_capacity(moves.len());
                for &mv in moves.iter() {
                    let mut events = 0;
                    world.clone().apply(&Step::Move { seat, mv }, &mut |_, _| events += 1);
                    told.push((events, luck.word(), mv));
                }
                told.select_nth_unstable_by_key(most, |&(events, any, _)| (Reverse(events), any));
                moves.clear();
                moves.extend(told[..most].iter().map(|&(_, _, mv)| mv));
            }
        }
    }
}

/// A number from 0 to 1.
pub(crate) fn fraction(luck: &mut Quick) -> f32 {
    (luck.word() >> 8) as f32 / (1 << 24) as f32
}
