//! Random play: rollouts, chance and uniform numbers.

use game::{Luck as _, Quick, Rules, Step, Turn};

use crate::{Values, outcome};

/// Plays uniformly random moves to the end of the game.
pub(crate) fn rollout<G: Rules>(mut world: G, rng: &mut Quick) -> Values {
    loop {
        let step = match world.turn() {
            Turn::Seat(seat) => Step::Move { seat, mv: world.sample(rng) },
            Turn::Chance => Step::Chance { chance: world.draw(rng) },
            Turn::Over => return outcome(&world.standing()),
        };
        world.apply(&step, &mut |_, _| ());
    }
}

/// Draws chance until a seat is to act or the game is over; returns whether any was drawn.
pub(crate) fn resolve_chance<G: Rules>(world: &mut G, rng: &mut Quick) -> bool {
    let mut drawn = false;
    while world.turn() == Turn::Chance {
        let chance = world.draw(rng);
        world.apply(&Step::Chance { chance }, &mut |_, _| ());
        drawn = true;
    }
    drawn
}

/// A uniform number in [0, 1).
pub(crate) fn unit_interval(rng: &mut Quick) -> f32 {
    (rng.word() >> 8) as f32 / (1 << 24) as f32
}
