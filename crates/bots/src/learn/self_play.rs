//! Games against oneself, and what came of their positions.

use game::{Features, Game, Luck as _, Quick, SEATS_MAX, Setup, Step, Turn};

use crate::{Network, Values, judge::settle, learn::Plan, outcome};

/// A position, and what came of it.
pub(crate) struct Sample {
    pub(crate) seats: u8,
    pub(crate) features: [Features; SEATS_MAX],
    pub(crate) came: Values,
}

/// A position as it was met.
struct Met {
    features: [Features; SEATS_MAX],
    /// What the network thought of the best move's position.
    thought: Values,
    /// Whether another move was made than that one.
    strayed: bool,
}

/// Any setup: every number of seats as often as the next, and the usual options every other time.
pub(crate) fn setup<G: Game>(all: &[Setup<G::Options>], luck: &mut Quick) -> Setup<G::Options> {
    let (least, most) = G::META.seats;
    let seats = least + luck.below(u32::from(most - least) + 1) as u8;
    if luck.below(2) == 0 {
        return Setup { seats, options: G::Options::default() };
    }
    let of_size: Vec<_> = all.iter().filter(|setup| setup.seats == seats).collect();
    *of_size[luck.below(of_size.len() as u32) as usize]
}

/// Plays one game.
pub(crate) fn play<G: Game>(
    network: &Network,
    setup: &Setup<G::Options>,
    plan: &Plan,
    luck: &mut Quick,
) -> Vec<Sample> {
    let mut game = G::new(setup);
    let (mut met, mut moves) = (Vec::new(), Vec::new());
    loop {
        settle(&mut game, luck);
        let Turn::Seat(seat) = game.turn() else { break };
        moves.clear();
        game.moves(&mut moves);
        plan.shortlist.shorten(&game, seat, &mut moves, plan.glance, luck);
        let (mut best, mut thought) = (0, Values([-1.0; SEATS_MAX]));
        for (at, &mv) in moves.iter().enumerate() {
            let mut after = game.clone();
            after.apply(&Step::Move { seat, mv }, &mut |_, _| ());
            let values = network.worth(&after, setup.seats);
            if thought.of(seat) < values.of(seat) {
                (best, thought) = (at, values);
            }
        }
        let strays = luck.below(plan.stray) == 0;
        let chosen = if strays { luck.below(moves.len() as u32) as usize } else { best };
        game.apply(&Step::Move { seat, mv: moves[chosen] }, &mut |_, _| ());
        if 1 < moves.len() {
            let mut features = [[0; _]; SEATS_MAX];
            game.features(&mut features);
            met.push(Met { features, thought, strayed: chosen != best });
        }
    }
    hindsight(met, outcome(&game.standing()), setup.seats, plan.lambda)
}

/// What came of each position, from the last one back. A stray move says nothing about what was
/// before it.
fn hindsight(met: Vec<Met>, end: Values, seats: u8, lambda: f32) -> Vec<Sample> {
    let mut came = end;
    let mut samples = Vec::with_capacity(met.len());
    for Met { features, thought, strayed } in met.into_iter().rev() {
        samples.push(Sample { seats, features, came });
        came = if strayed { thought } else { came.blend(lambda, &thought) };
    }
    samples
}
