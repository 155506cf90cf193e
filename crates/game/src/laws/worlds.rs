//! No information leaks: positions that look the same to a pair of eyes keep looking the same.

use crate::{
    clause::Clause,
    contract::{Determinize, StepOf},
    dice::Quick,
    words::{Eyes, Step, Turn},
};

/// What one pair of eyes learns by a step.
struct Observed<G: Determinize> {
    game: G,
    told: Vec<(Clause, G::Event)>,
}

/// Samples another position that looks the same to these eyes, takes the same step in both, and
/// compares views and events. False if that step can't be taken in the other position.
pub(super) fn look_the_same<G: Determinize>(
    game: &G,
    step: &StepOf<G>,
    eyes: Eyes,
    luck: &mut Quick,
) -> bool {
    let view = game.view(eyes);
    let other = G::imagine(&view, luck);
    assert_eq!(other.view(eyes), view, "an imagined world looks the same");
    assert_eq!(other.turn(), game.turn(), "everybody knows whose turn it is");

    let here = take(game, step, eyes);
    let Some(there) = take_alike(&other, step, &here, eyes, luck) else { return false };
    if here.game.turn() != there.game.turn() {
        assert!(game.discloses(step).is_some(), "only what discloses may go on otherwise");
        return true;
    }
    assert_eq!(here.told, there.told, "an event tells no more than may be known");
    assert_eq!(here.game.view(eyes), there.game.view(eyes), "a view shows no more");
    true
}

/// Takes the step in the other position that these eyes can't tell from this one.
fn take_alike<G: Determinize>(
    other: &G,
    step: &StepOf<G>,
    here: &Observed<G>,
    eyes: Eyes,
    luck: &mut Quick,
) -> Option<Observed<G>> {
    match step {
        Step::Move { seat, mv } => {
            let legal = other.check(mv).is_ok();
            assert!(legal || eyes != Eyes::Seat(*seat), "one knows what one may do");
            legal.then(|| take(other, step, eyes))
        }
        Step::Chance { chance } => {
            assert_eq!(other.turn(), Turn::Chance);
            // Chance that these eyes don't see falls differently here; what they see, the same.
            let own = take(other, &Step::Chance { chance: other.draw(luck) }, eyes);
            if own.told == here.told {
                return Some(own);
            }
            other.can_happen(chance).then(|| take(other, step, eyes))
        }
    }
}

fn take<G: Determinize>(game: &G, step: &StepOf<G>, eyes: Eyes) -> Observed<G> {
    let mut game = game.clone();
    let mut told = Vec::new();
    game.apply(step, &mut |clause, event| told.push((clause, G::redact(&event, eyes))));
    Observed { game, told }
}
