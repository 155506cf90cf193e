//! What bots know of each game beside its rules: a line a game.

use std::sync::OnceLock;

use game::Game;

use crate::{Network, Shortlist};

/// How a game is searched.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// Whether the search looks past what chance will bring, or judges what it brought.
    ///
    /// Worth it where chance changes little of what can be done, such as one tile of a hand.
    pub past_chance: bool,
    /// Moves of others and of later turns that are looked at in one iteration.
    pub glance: usize,
    /// Which, if there are more; the next time it may be others.
    pub shortlist: Shortlist,
    /// Moves kept of these, the best at first sight.
    pub width: usize,
    /// How much moves that were looked at less are favoured.
    pub curiosity: f32,
    /// How much more often the better of two moves at first sight is looked at.
    pub sharpness: f32,
    /// The part of the attention that the first few moves at the root share alike, however they look.
    pub openness: f32,
    /// Visits that the first sight of a move counts for.
    pub trust: f32,
    /// Worlds in which the moves at the root are looked at first.
    pub worlds: u32,
}

/// What a bot knows of a game.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// What a position is worth.
    pub network: Network,
    /// How it is searched.
    pub taste: Taste,
}

/// The usual way.
const USUAL: Taste = Taste {
    past_chance: true,
    glance: 64,
    shortlist: Shortlist::Lively,
    width: 32,
    curiosity: 1.2,
    sharpness: 3.0,
    openness: 0.25,
    trust: 2.0,
    worlds: 4,
};

/// Weights and taste of every game.
const KNOWN: &[(&str, &str, Taste)] = &[
    #[cfg(feature = "huang")]
    ("huang", include_str!("../weights/huang.txt"), Taste { shortlist: Shortlist::Any, ..USUAL }),
    #[cfg(feature = "qin")]
    ("qin", include_str!("../weights/qin.txt"), USUAL),
    #[cfg(feature = "dragon")]
    ("dragon", include_str!("../weights/dragon.txt"), Taste { past_chance: false, ..USUAL }),
];

/// What is known of a game.
///
/// # Panics
/// If the weights in the repository aren't of this game's features, which a test rules out.
pub fn knowledge<G: Game>() -> &'static Knowledge {
    static READ: [OnceLock<Knowledge>; KNOWN.len()] = [const { OnceLock::new() }; KNOWN.len()];
    let at = KNOWN.iter().position(|(slug, ..)| *slug == G::META.slug);
    let at = at.expect("every game has its line");
    READ[at].get_or_init(|| {
        let (_, weights, taste) = KNOWN[at];
        let network = Network::read::<G>(weights).expect("the weights fit the features");
        Knowledge { network, taste }
    })
}
