//! What a position or a move is worth to somebody who sees no more than a view.
//!
//! Worlds are imagined from the view; in each the move is made and chance falls, and whoever is then to
//! act searches by what that seat would see there. Two moves are looked at in the same worlds with the
//! same luck, so that their difference is theirs and not that of what was drawn.

use game::{Eyes, Game, Quick, Seat, Step, Turn};

use crate::{Bot, Budget, Mind, Values, judge::settle, outcome, search::Search};

/// Worlds that are imagined: few enough that each is searched, enough that none decides alone.
const WORLDS: u32 = 32;

/// A way to look ahead.
#[derive(Clone, Debug)]
pub struct Foresight<G> {
    bot: Bot<G>,
    /// Iterations in each world.
    each: u32,
}

impl<G: Game> Foresight<G> {
    /// So many iterations in all, as far as they can be shared out.
    pub fn new(iterations: u32) -> Foresight<G> {
        let each = (iterations / WORLDS).max(1);
        let mut bot = Bot::of(Mind::Learned, Budget::iterations(each));
        // A world is searched by what one seat sees of it: there is little to be averaged first.
        bot.taste.worlds = 1;
        Foresight { bot, each }
    }

    /// What comes of the position behind a view, perhaps after a move of the seat that sees it so.
    pub fn of(&self, view: &G::View, made: Option<(Seat, G::Move)>, seed: u64) -> Values {
        let mut sum = Values::default();
        for world in 0..WORLDS {
            let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(world));
            sum.add(&self.in_one_world(view, made, seed));
        }
        sum.scaled(1.0 / WORLDS as f32)
    }

    fn in_one_world(&self, view: &G::View, made: Option<(Seat, G::Move)>, seed: u64) -> Values {
        let mut luck = Quick::new(seed);
        let mut world = G::imagine(view, &mut luck);
        if let Some((seat, mv)) = made {
            world.apply(&Step::Move { seat, mv }, &mut |_, _| ());
        }
        settle(&mut world, &mut luck);
        let Turn::Seat(next) = world.turn() else { return outcome(&world.standing()) };
        let seen = world.view(Eyes::Seat(next));
        let mut search = self.bot.search(&seen, !seed);
        (0..self.each).for_each(|_| search.iterate());
        worth(&search)
    }
}

/// What the move is worth that a search went on with most.
fn worth<G: Game>(search: &Search<'_, G>) -> Values {
    let most = search.root().iter().max_by_key(|edge| edge.visits);
    most.map_or_else(Values::default, |edge| edge.sum.scaled(1.0 / edge.visits.max(1) as f32))
}
