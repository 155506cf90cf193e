//! One hash of a whole game that shows any change.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

use crate::{
    clause::Clause,
    contract::HiddenInformation,
    record::{RecordOf, Refusal, admit},
    words::Eyes,
};

/// SHA-256 over all views and events of every pair of eyes from the first step to the last.
///
/// # Errors
/// The refusal of the first step that can't be taken.
///
/// # Panics
/// If a view or an event can't be written as JSON.
pub fn fingerprint<G: HiddenInformation>(record: &RecordOf<G>) -> Result<String, Refusal> {
    let mut game: G = record.start()?;
    let mut hash = Sha256::new();
    for step in &record.steps {
        admit(&game, step)?;
        let mut told = Vec::new();
        game.apply(step, &mut |clause, event| told.push((clause, event)));
        for eyes in Eyes::all(record.setup.seats) {
            let heard: Vec<(Clause, G::Event)> =
                told.iter().map(|(clause, event)| (*clause, G::redact(event, eyes))).collect();
            let seen = serde_json::to_vec(&(game.view(eyes), heard));
            hash.update(seen.expect("views and events are JSON"));
        }
    }
    let mut text = String::new();
    for byte in hash.finalize() {
        write!(text, "{byte:02x}").expect("a string takes any text");
    }
    Ok(text)
}
