//! The bots at the table: how each thinks, and a thought under way.

use std::thread::{self, JoinHandle};

use bots::{Advice, Level, Mind, Thinker, advise};
use game::{Eyes, SEATS_MAX, Seat, Seats, seats};
use table::Table;

/// Who of the bots plays how well.
pub(crate) struct Bots {
    /// For every seat; those of people aren't asked.
    levels: [Level; SEATS_MAX],
    seed: u64,
    /// Whether the same game is to be played again, whatever the machine.
    is_repeatable: bool,
    /// In tests: whether any legal move will do, so that no new weights change what happens.
    is_random: bool,
}

impl Bots {
    /// Bots of these levels in the order of their seats, over and over.
    pub(crate) fn new(levels: &[Level], people: Seats, seed: u64, is_repeatable: bool) -> Bots {
        let mut wanted = levels.iter().cycle();
        let mut of_seats = [Level::Adept; SEATS_MAX];
        for seat in seats(SEATS_MAX as u8).filter(|&seat| !people.contains(seat)) {
            of_seats[seat.index()] = wanted.next().copied().unwrap_or(Level::Adept);
        }
        Bots { levels: of_seats, seed, is_repeatable, is_random: false }
    }

    /// Bots that don't think: what they do depends on no weights.
    #[cfg(test)]
    pub(crate) fn random(seed: u64) -> Bots {
        let is_random = true;
        Bots { is_random, ..Bots::new(&[Level::Novice], Seats::default(), seed, true) }
    }

    /// How well a seat plays.
    pub(crate) fn level(&self, seat: Seat) -> Level {
        self.levels[seat.index()]
    }

    /// Lets the bot to act think, on a thread of its own. All that it gets is its seat's view.
    pub(crate) fn think(&self, table: &dyn Table, seat: Seat) -> Thought {
        let mut thinker = Thinker::of(self.level(seat));
        if self.is_repeatable {
            thinker = thinker.repeatable();
        }
        if self.is_random {
            thinker.mind = Mind::Random;
        }
        let (slug, view) = (table.meta().slug, table.frame(Eyes::Seat(seat), table.ply()).view);
        let seed = self.seed.wrapping_mul(1 << 16).wrapping_add(table.ply() as u64);
        Thought(thread::spawn(move || advise(slug, &view, &thinker, seed)))
    }
}

/// What a bot is thinking about. Who drops it doesn't want to know any more.
pub(crate) struct Thought(JoinHandle<Option<Advice>>);

impl Thought {
    /// Whether it has come to an end.
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
        let bots = Bots::new(&[Level::Novice, Level::Master], people, 1, true);
        let levels = [0, 2, 3, 4].map(|seat| bots.level(Seat(seat)));
        assert_eq!(levels, [Level::Novice, Level::Master, Level::Novice, Level::Master]);
    }
}
