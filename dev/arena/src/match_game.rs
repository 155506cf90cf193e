//! One game of a match.

use std::time::{Duration, Instant};

use bots::outcome;
use game::{Dice, Eyes, Game, Key, SEATS_MAX, Setup, Step, Turn};

use crate::Contender;

/// A game to play: its setup, its chance and the hero's seat.
#[derive(Clone, Copy, Debug)]
pub struct MatchGame<O> {
    /// Seats and options.
    pub setup: Setup<O>,
    /// Seed of its chance: games of the same deal draw the same.
    pub deal: u64,
    /// Seat of the hero; the others follow in order.
    pub hero_seat: u8,
}

/// Result of a game; everything is by place: the hero first, then the field.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatchGameResult {
    /// Share of the win.
    pub shares: [f32; SEATS_MAX],
    /// Points at the end.
    pub points: [i32; SEATS_MAX],
    /// Decisions with more than one legal move.
    pub decisions: [u32; SEATS_MAX],
    /// Time of all decisions.
    pub time: [Duration; SEATS_MAX],
    /// Time of the longest decision.
    pub longest: [Duration; SEATS_MAX],
    /// Search iterations.
    pub iterations: [u64; SEATS_MAX],
}

/// Plays a game. The first contender is the hero; the others take the other seats by turns.
pub fn play<G: Game>(contenders: &[Contender<G>], spec: &MatchGame<G::Options>) -> MatchGameResult {
    let n = spec.setup.seats;
    let key = Key::from_number(spec.deal);
    let mut game = G::new(&spec.setup);
    let mut result = MatchGameResult::default();
    let place =
        |seat: usize| (seat + usize::from(n) - usize::from(spec.hero_seat)) % usize::from(n);
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
                    let contender = &contenders
                        [if place == 0 { 0 } else { 1 + (place - 1) % (contenders.len() - 1) }];
                    let view = game.view(Eyes::Seat(seat));
                    let start = Instant::now();
                    let seed = spec.deal << 20 ^ decisions << 3 ^ u64::from(spec.hero_seat);
                    let choice = contender.bot.choose(&view, seed);
                    let spent = start.elapsed();
                    result.decisions[place] += 1;
                    result.time[place] += spent;
                    result.longest[place] = result.longest[place].max(spent);
                    result.iterations[place] += u64::from(choice.iterations);
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
        result.shares[place(seat)] = shares.0[seat];
        result.points[place(seat)] = standing.points[seat];
    }
    result
}
