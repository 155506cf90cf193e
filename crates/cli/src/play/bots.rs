//! The bots of a local game, and their searches in the background.

use std::thread::{self, JoinHandle};

use bots::{Advice, BotConfig, BotLevel, Policy, advise};
use game::{Eyes, SEATS_MAX, Seat, Seats, seats};
use table::Table;

/// The bots of a local game.
pub(crate) struct Bots {
    /// Level of every seat; unused for people.
    levels: [BotLevel; SEATS_MAX],
    seed: u64,
    /// Whether searches are deterministic, to reproduce a game.
    is_repeatable: bool,
    /// In tests: random moves, so that new weights don't change the result.
    is_random: bool,
}

impl Bots {
    /// Bots of these levels in seat order, repeated.
    pub(crate) fn new(levels: &[BotLevel], people: Seats, seed: u64, is_repeatable: bool) -> Bots {
        let mut wanted = levels.iter().cycle();
        let mut of_seats = [BotLevel::Adept; SEATS_MAX];
        for seat in seats(SEATS_MAX as u8).filter(|&seat| !people.contains(seat)) {
            of_seats[seat.index()] = wanted.next().copied().unwrap_or(BotLevel::Adept);
        }
        Bots { levels: of_seats, seed, is_repeatable, is_random: false }
    }

    /// Bots that play random moves.
    #[cfg(test)]
    pub(crate) fn random(seed: u64) -> Bots {
        let is_random = true;
        Bots { is_random, ..Bots::new(&[BotLevel::Novice], Seats::default(), seed, true) }
    }

    /// Level of a seat.
    pub(crate) fn level(&self, seat: Seat) -> BotLevel {
        self.levels[seat.index()]
    }

    /// Starts the search of the bot to act, on a thread of its own, with its seat's view only.
    pub(crate) fn think(&self, table: &dyn Table, seat: Seat) -> Thought {
        let mut config = BotConfig::for_level(self.level(seat));
        if self.is_repeatable {
            config = config.deterministic();
        }
        if self.is_random {
            config.policy = Policy::Random;
        }
        let (slug, view) = (table.meta().slug, table.frame(Eyes::Seat(seat), table.ply()).view);
        let seed = self.seed.wrapping_mul(1 << 16).wrapping_add(table.ply() as u64);
        Thought(thread::spawn(move || advise(slug, &view, &config, seed)))
    }
}

/// A search in the background. Dropping it discards the result.
pub(crate) struct Thought(JoinHandle<Option<Advice>>);

impl Thought {
    /// Whether it is finished.
    pub(crate) fn is_ready(&self) -> bool {
        self.0.is_finished()
    }

    /// The move that it leads to, waited for if need be.
    ///
    /// # Panics
    /// If the bot did.
    pub(crate) fn wait(self) -> String {
        let advice = self.0.join().expect("a bot comes to an end");
        advice.expect("a seat that is to act has a move").mv
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_go_round_the_seats_of_bots() {
        let people = Seats::from_iter([Seat(1)]);
        let bots = Bots::new(&[BotLevel::Novice, BotLevel::Master], people, 1, true);
        let levels = [0, 2, 3, 4].map(|seat| bots.level(Seat(seat)));
        assert_eq!(
            levels,
            [BotLevel::Novice, BotLevel::Master, BotLevel::Novice, BotLevel::Master]
        );
    }
}
