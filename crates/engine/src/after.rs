//! What is asked of a game that is over: how it went, and whether its chance was fair.

use bots::{outcome, shares};
use game::{Eyes, Turn, seats};
use serde_json::{Value, json};
use table::fair::{self, Fault};
use wire::{Problem, Verdict, api::Opening};

use crate::Engine;

impl Engine {
    /// Each position is judged by what the seat to act could see.
    pub(crate) fn judge(&self, ply: usize) -> Result<Value, Problem> {
        let table = self.table()?;
        if table.turn() != Turn::Over && !self.is_shut {
            return Err(Problem::Nobody);
        }
        let then = table.at(ply.min(table.ply()));
        let shares: Vec<f32> = match then.turn() {
            Turn::Seat(seat) => {
                let view = then.frame(Eyes::Seat(seat), usize::MAX).view;
                shares(then.meta().slug, &view).ok_or(Problem::UnknownGame)?
            }
            Turn::Over => {
                let end = outcome(&then.standing());
                seats(then.seats()).map(|seat| end.of(seat)).collect()
            }
            Turn::Chance => Vec::new(),
        };
        Ok(json!(shares))
    }
}

/// Computes every draw of an opened game again.
pub(crate) fn verify(opening: &Opening) -> Verdict {
    match fair::verify(opening) {
        Ok(draws) => Verdict::Fair { draws },
        Err(Fault::Closed) => Verdict::Closed,
        Err(Fault::Seed) => Verdict::Seed,
        Err(Fault::Record(_)) => Verdict::Record,
        Err(Fault::Chance(ply)) => Verdict::Chance { ply },
    }
}
