//! Feature attribution: which features make one move better than another by the network.

use game::{Determinize, Evaluate, Features, Luck as _, Quick, SEATS_MAX, Seat, Step, Turn, seats};

use wire::Reason;

use crate::{ValueNetwork, Values};

/// Determinizations over which attributions are averaged.
const DETERMINIZATIONS: u32 = 16;

/// Attributions of the difference between two moves of a seat, by a one-ply evaluation, the largest first.
pub fn reasons<G: Determinize + Evaluate>(
    network: &ValueNetwork,
    view: &G::View,
    seat: Seat,
    (one, other): (G::Move, G::Move),
    seed: u64,
) -> Vec<Reason> {
    let mut weights = [[0.0_f32; SEATS_MAX]; game::FEATURES_MAX];
    let (mut rng, mut n) = (Quick::new(seed), 0);
    for _ in 0..DETERMINIZATIONS {
        let world = G::imagine(view, &mut rng);
        // The next determinization differs, however many random numbers a game consumes.
        rng.word();
        n = world.standing().seats;
        let (Some(one), Some(other)) = (after(&world, seat, one), after(&world, seat, other))
        else {
            continue;
        };
        compare::<G>(network, seat, n, [&one, &other], &mut weights);
    }
    let of_feature = |(at, &feature): (usize, &&'static str)| {
        let weights = weights[at];
        let weight = move |of: Seat| weights[of.index()] / DETERMINIZATIONS as f32;
        seats(n).map(move |of| Reason { feature: feature.to_owned(), of, weight: weight(of) })
    };
    let mut reasons: Vec<Reason> = G::FEATURES.iter().enumerate().flat_map(of_feature).collect();
    reasons.retain(|reason| reason.weight != 0.0);
    reasons.sort_by(|one, other| other.weight.abs().total_cmp(&one.weight.abs()));
    reasons
}

/// Features after a move; none if it ends the game.
fn after<G: Determinize + Evaluate>(
    world: &G,
    seat: Seat,
    mv: G::Move,
) -> Option<[Features; SEATS_MAX]> {
    let mut world = world.clone();
    world.apply(&Step::Move { seat, mv }, &mut |_, _| ());
    let mut features = [[0; _]; SEATS_MAX];
    world.features(&mut features);
    (world.turn() != Turn::Over).then_some(features)
}

/// Ablation of one feature at a time: adds the value lost if it were as after the other move, half of
/// it measured from either side, so that swapping the moves changes nothing but the sign.
fn compare<G: Determinize + Evaluate>(
    network: &ValueNetwork,
    seat: Seat,
    n: u8,
    [one, other]: [&[Features; SEATS_MAX]; 2],
    weights: &mut [[f32; SEATS_MAX]; game::FEATURES_MAX],
) {
    let scores = |features: &[Features; SEATS_MAX]| features.map(|of| network.score(&of));
    let both = [(scores(one), one, other, 0.5), (scores(other), other, one, -0.5)];
    for (scores, here, there, part) in both {
        let whole = Values::from_scores(n, &scores).of(seat);
        for of in seats(n).map(Seat::index) {
            for at in (0..G::FEATURES.len()).filter(|&at| here[of][at] != there[of][at]) {
                let mut changed = here[of];
                changed[at] = there[of][at];
                let mut scores = scores;
                scores[of] = network.score(&changed);
                let without = Values::from_scores(n, &scores).of(seat);
                weights[at][of] += part * (whole - without);
            }
        }
    }
}
