//! The events of a running game: the newest are kept, older ones are told again by a replay.

use std::collections::VecDeque;

use game::{Clause, Present, RecordOf};

/// The number of steps whose events are kept. Clients that are connected need those of the last step or two.
const KEPT_STEPS: usize = 8;

/// An event with its clause and the number of its step, from one.
pub(crate) struct Happened<G: Present> {
    pub(crate) ply: usize,
    pub(crate) clause: Clause,
    pub(crate) event: G::Event,
}

/// The events of the newest steps.
pub(crate) struct NewestEvents<G: Present> {
    /// The number of steps before those that are kept.
    before: usize,
    steps: VecDeque<Vec<(Clause, G::Event)>>,
}

impl<G: Present> Default for NewestEvents<G> {
    fn default() -> NewestEvents<G> {
        NewestEvents { before: 0, steps: VecDeque::new() }
    }
}

impl<G: Present> NewestEvents<G> {
    /// Adds the events of the next step.
    pub(crate) fn push(&mut self, told: Vec<(Clause, G::Event)>) {
        if self.steps.len() == KEPT_STEPS {
            self.steps.pop_front();
            self.before += 1;
        }
        self.steps.push_back(told);
    }

    /// Drops the events of all steps after the first `to`.
    pub(crate) fn cut(&mut self, to: usize) {
        match to.checked_sub(self.before) {
            Some(left) => self.steps.truncate(left),
            None => (self.before, self.steps) = (to, VecDeque::new()),
        }
    }

    /// The events after the first `since` steps of the record.
    pub(crate) fn since(&self, record: &RecordOf<G>, since: usize) -> Vec<Happened<G>> {
        if since < self.before {
            return replayed(record, since);
        }
        let steps = self.steps.iter().zip(self.before + 1..).skip(since - self.before);
        steps.flat_map(|(told, ply)| told.iter().map(move |told| happened(ply, told))).collect()
    }
}

fn happened<G: Present>(ply: usize, (clause, event): &(Clause, G::Event)) -> Happened<G> {
    Happened { ply, clause: *clause, event: event.clone() }
}

fn replayed<G: Present>(record: &RecordOf<G>, since: usize) -> Vec<Happened<G>> {
    let mut game: G = record.start().unwrap_or_else(|_| unreachable!("what was played began"));
    let mut all = Vec::new();
    for (step, ply) in record.steps.iter().zip(1..) {
        game.apply(step, &mut |clause, event| {
            if since < ply {
                all.push(Happened { ply, clause, event });
            }
        });
    }
    all
}
