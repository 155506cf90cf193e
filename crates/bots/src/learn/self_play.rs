//! Self-play games and their TD(λ) targets.

use game::{Features, Game, Luck as _, Quick, SEATS_MAX, Setup, Step, Turn};

use crate::{ValueNetwork, Values, learn::TrainingConfig, outcome, rollout::resolve_chance};

/// A training sample: an afterstate with its target.
pub(crate) struct Sample {
    pub(crate) seats: u8,
    pub(crate) features: [Features; SEATS_MAX],
    pub(crate) target: Values,
}

/// A decision of the game.
struct Transition {
    /// Of the afterstate.
    features: [Features; SEATS_MAX],
    /// Estimated values of the greedy move.
    greedy_values: Values,
    /// Whether an exploratory move was made instead.
    is_exploratory: bool,
}

/// A random setup: uniform over the numbers of seats, with default options half the time.
pub(crate) fn setup<G: Game>(all: &[Setup<G::Options>], rng: &mut Quick) -> Setup<G::Options> {
    let (least, most) = G::META.seats;
    let seats = least + rng.below(u32::from(most - least) + 1) as u8;
    if rng.below(2) == 0 {
        return Setup { seats, options: G::Options::default() };
    }
    let of_size: Vec<_> = all.iter().filter(|setup| setup.seats == seats).collect();
    *of_size[rng.below(of_size.len() as u32) as usize]
}

/// Plays one game, ε-greedy by a one-ply evaluation.
pub(crate) fn play<G: Game>(
    network: &ValueNetwork,
    setup: &Setup<G::Options>,
    config: &TrainingConfig,
    rng: &mut Quick,
) -> Vec<Sample> {
    let mut game = G::new(setup);
    let (mut transitions, mut moves) = (Vec::new(), Vec::new());
    loop {
        resolve_chance(&mut game, rng);
        let Turn::Seat(seat) = game.turn() else { break };
        moves.clear();
        game.moves(&mut moves);
        let sampling = config.candidate_sampling;
        sampling.reduce(&game, seat, &mut moves, config.max_candidates, rng);
        let (mut greedy, mut greedy_values) = (0, Values([-1.0; SEATS_MAX]));
        for (at, &mv) in moves.iter().enumerate() {
            let mut after = game.clone();
            after.apply(&Step::Move { seat, mv }, &mut |_, _| ());
            let values = network.evaluate(&after, setup.seats);
            if greedy_values.of(seat) < values.of(seat) {
                (greedy, greedy_values) = (at, values);
            }
        }
        let explores = rng.below(config.explore_one_in) == 0;
        let chosen = if explores { rng.below(moves.len() as u32) as usize } else { greedy };
        game.apply(&Step::Move { seat, mv: moves[chosen] }, &mut |_, _| ());
        if 1 < moves.len() {
            let mut features = [[0; _]; SEATS_MAX];
            game.features(&mut features);
            let is_exploratory = chosen != greedy;
            transitions.push(Transition { features, greedy_values, is_exploratory });
        }
    }
    lambda_targets(transitions, outcome(&game.standing()), setup.seats, config.lambda)
}

/// λ-returns, from the last afterstate back. At an exploratory move the return is cut and bootstraps
/// from the greedy one, as in Watkins's Q(λ).
fn lambda_targets(
    transitions: Vec<Transition>,
    end: Values,
    seats: u8,
    lambda: f32,
) -> Vec<Sample> {
    let mut target = end;
    let mut samples = Vec::with_capacity(transitions.len());
    for Transition { features, greedy_values, is_exploratory } in transitions.into_iter().rev() {
        samples.push(Sample { seats, features, target });
        target = if is_exploratory { greedy_values } else { target.blend(lambda, &greedy_values) };
    }
    samples
}
