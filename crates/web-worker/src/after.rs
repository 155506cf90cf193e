//! Requests about a finished game: evaluation of its positions, and verification of its chance.

use bots::{outcome, outcome_shares};
use game::{Eyes, Seat, Turn, seats};
use serde_json::{Value, json};
use table::{
    Table,
    fair::{self, Fault},
};
use wire::{
    Problem, Verdict,
    api::{FairnessNotes, FairnessProof},
};

/// Evaluates a position of a finished game from the view of the seat to act: once a turn, and where the record ends. No
/// shares for any other position.
pub(crate) fn evaluate(table: &dyn Table, ply: usize) -> Result<Value, Problem> {
    let ply = ply.min(table.ply());
    let then = table.at(ply);
    let shares: Vec<f32> = match then.turn() {
        Turn::Seat(seat) if ply == table.ply() || begins_turn(table, ply, seat) => {
            let view = then.frame(Eyes::Seat(seat), usize::MAX).view;
            outcome_shares(then.meta().slug, &view).ok_or(Problem::UnknownGame)?
        }
        Turn::Over => {
            let end = outcome(&then.standing());
            seats(then.seats()).map(|seat| end.of(seat)).collect()
        }
        Turn::Seat(_) | Turn::Chance => Vec::new(),
    };
    Ok(json!(shares))
}

/// Whether another seat, or none, decided before this one.
fn begins_turn(table: &dyn Table, ply: usize, seat: Seat) -> bool {
    let last = (0..ply).rev().find_map(|ply| match table.at(ply).turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    });
    last != Some(seat)
}

/// Recomputes every chance draw of a game whose seed is disclosed, and compares it with what the player noted.
pub(crate) fn verify(proof: &FairnessProof, notes: &FairnessNotes) -> Verdict {
    match fair::verify(proof, notes) {
        Ok(draws) => Verdict::Fair { draws },
        Err(Fault::Closed) => Verdict::Closed,
        Err(Fault::Commitment) => Verdict::Commitment,
        Err(Fault::OwnSeed) => Verdict::OwnSeed,
        Err(Fault::PlayerSeed(seat)) => Verdict::PlayerSeed { seat },
        Err(Fault::Seed) => Verdict::Seed,
        Err(Fault::Record(_)) => Verdict::Record,
        Err(Fault::Chance(ply)) => Verdict::Chance { ply },
    }
}
