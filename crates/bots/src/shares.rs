//! What a position seems to be worth at first sight: many of them are looked at in no time.

use game::{Game, Quick, seats};
use serde_json::Value;
use table::{ForGame, for_game};

use crate::{Values, judge::settle, knowledge};

/// Worlds that are imagined: what one of them hides doesn't tell.
const WORLDS: u64 = 24;

/// Each seat's share of the win, as far as whoever has this view can tell without looking ahead. None
/// if there is no such game, or if this is no view of it.
pub fn shares(slug: &str, view: &Value) -> Option<Vec<f32>> {
    for_game(slug, Seen(view))?
}

struct Seen<'a>(&'a Value);

impl ForGame for Seen<'_> {
    type Out = Option<Vec<f32>>;

    fn run<G: Game>(self) -> Option<Vec<f32>> {
        let view: G::View = serde_json::from_value(self.0.clone()).ok()?;
        let network = &knowledge::<G>().network;
        let (mut sum, mut n) = (Values::default(), 0);
        for world in 0..WORLDS {
            let mut luck = Quick::new(world);
            let mut world = G::imagine(&view, &mut luck);
            settle(&mut world, &mut luck);
            n = world.standing().seats;
            sum.add(&network.worth(&world, n));
        }
        let mean = sum.scaled(1.0 / WORLDS as f32);
        Some(seats(n).map(|seat| mean.of(seat)).collect())
    }
}
