//! The model of each game: trained weights and search parameters, a line a game.

use std::sync::OnceLock;

use game::Evaluate;

use crate::{SearchParams, ValueNetwork};

/// ValueNetwork and search parameters of a game.
#[derive(Clone, Debug)]
pub struct GameModel {
    /// The evaluation network.
    pub network: ValueNetwork,
    /// The search parameters.
    pub params: SearchParams,
}

/// Slug, weights and search parameters of every game.
const MODELS: &[(&str, &str, SearchParams)] = &[
    #[cfg(feature = "huang")]
    (
        "huang",
        include_str!("../weights/huang.txt"),
        SearchParams {
            candidate_sampling: crate::CandidateSampling::Uniform,
            ..SearchParams::DEFAULT
        },
    ),
    #[cfg(feature = "qin")]
    ("qin", include_str!("../weights/qin.txt"), SearchParams::DEFAULT),
    #[cfg(feature = "dragon")]
    (
        "dragon",
        include_str!("../weights/dragon.txt"),
        SearchParams { expand_past_chance: false, ..SearchParams::DEFAULT },
    ),
];

/// The model of a game, parsed on first use.
///
/// # Panics
/// If the weights in the repository aren't of this game's features, which a test rules out.
pub fn game_model<G: Evaluate>() -> &'static GameModel {
    static PARSED: [OnceLock<GameModel>; MODELS.len()] = [const { OnceLock::new() }; MODELS.len()];
    let at = MODELS.iter().position(|(slug, ..)| *slug == G::META.slug);
    let at = at.expect("every game has a line in MODELS");
    PARSED[at].get_or_init(|| {
        let (_, weights, params) = MODELS[at];
        let network = ValueNetwork::read::<G>(weights).expect("the weights fit the features");
        GameModel { network, params }
    })
}
