//! One game between bots.

use std::time::{Duration, Instant};

use bots::outcome;
use game::{Dice, Eyes, Game, Key, SEATS_MAX, Setup, Step, Turn};

use crate::Contender;

/// A game to be played: who sits where, and from what its chance follows.
#[derive(Clone, Copy, Debug)]
pub struct Bout<O> {
    /// How it begins.
    pub setup: Setup<O>,
    /// The deal: games of the same number have the same chance.
    pub deal: u64,
    /// Where the hero sits; the others follow in order.
    pub turned: u8,
}

/// How a game went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// The share of the win of each contender: the hero first, then the field.
    pub shares: [f32; SEATS_MAX],
    /// What each contender counted at the end.
    pub points: [i32; SEATS_MAX],
    /// Decisions of each that had a choice.
    pub decisions: [u32; SEATS_MAX],
    /// How long each thought in all, and at most.
    pub thought: [Duration; SEATS_MAX],
    /// The longest that each thought about one decision.
    pub longest: [Duration; SEATS_MAX],
    /// Iterations of each.
    pub iterations: [u64; SEATS_MAX],
}

/// Plays a game. The first contender is the hero; the others take the other seats by turns.
pub fn play<G: Game>(contenders: &[Contender<G>], bout: &Bout<G::Options>) -> Played {
    let n = bout.setup.seats;
    let key = Key::from_number(bout.deal);
    let mut game = G::new(&bout.setup);
    let mut played = Played::default();
    let place = |seat: usize| (seat + usize::from(n) - usize::from(bout.turned)) % usize::from(n);
    let (mut chances, mut decisions, mut moves) = (0, 0_u64, Vec::new());
    loop {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                chances += 1;
                Step::Chance { chance: game.draw(&mut Dice::at(&key, chances - 1)) }
            }
            Turn::Seat(seat) => {
                moves.clear();
                game.moves(&mut moves);
                decisions += 1;
                let mv = if moves.len() == 1 {
                    moves[0]
                } else {
                    let place = place(seat.index());
                    let who = &contenders
                        [if place == 0 { 0 } else { 1 + (place - 1) % (contenders.len() - 1) }];
                    let view = game.view(Eyes::Seat(seat));
                    let begun = Instant::now();
                    let seed = bout.deal << 20 ^ decisions << 3 ^ u64::from(bout.turned);
                    let choice = who.bot.choose(&view, seed);
                    let spent = begun.elapsed();
                    played.decisions[place] += 1;
                    played.thought[place] += spent;
                    played.longest[place] = played.longest[place].max(spent);
                    played.iterations[place] += u64::from(choice.iterations);
                    choice.mv
                };
                Step::Move { seat, mv }
            }
        };
        game.apply(&step, &mut |_, _| ());
    }
    let standing = game.standing();
    let shares = outcome(&standing);
    for seat in 0..usize::from(n) {
        played.shares[place(seat)] = shares.0[seat];
        played.points[place(seat)] = standing.points[seat];
    }
    played
}
