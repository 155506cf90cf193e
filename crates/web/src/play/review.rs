//! A finished game in review: standings, replay, every hand, the bot's evaluation, the server's proof.

use std::sync::Arc;

use game::Standing;
use leptos::prelude::*;
use serde_json::Value;
use wire::api::FairnessProof;

use crate::store;

/// Whether this module has the code for reviews. A module for playing leaves it out to load sooner; the larger module opens
/// finished games.
pub(crate) const HAS_REVIEW: bool = cfg!(feature = "online");

/// The key of the game whose end the larger module celebrates.
const LIVE: &str = "live";

/// The bot's evaluation of a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Evaluation {
    pub(crate) ply: usize,
    /// Each seat's share of the win.
    pub(crate) shares: Vec<f32>,
}

/// A finished game in review.
#[derive(Clone, Copy)]
pub(crate) struct Review {
    /// The standings after each step; none for a record that ends early.
    pub(crate) standings: RwSignal<Option<Arc<Vec<Standing>>>>,
    /// Whether the game is replayed, instead of its score sheet.
    pub(crate) is_replaying: RwSignal<bool>,
    /// The server's proof of its seed and record, if it was played at one.
    pub(crate) proof: RwSignal<Option<Arc<FairnessProof>>>,
    /// The step that the bot evaluates; none while it is idle.
    pub(crate) evaluating: RwSignal<Option<usize>>,
    /// The bot's evaluations, step by step.
    pub(crate) evaluations: RwSignal<Option<Arc<Vec<Evaluation>>>>,
    /// Whether every hand is shown.
    pub(crate) shows_all_hands: RwSignal<bool>,
    /// Each seat's view at the moment on show.
    pub(crate) hands: RwSignal<Vec<Value>>,
    /// Whether the style sheet of reviews applies.
    pub(crate) is_styled: RwSignal<bool>,
    /// Whether the end is celebrated: the game was seen before it ended.
    pub(crate) is_live: RwSignal<bool>,
    /// Whether the replay goes on by itself.
    pub(crate) is_playing: RwSignal<bool>,
    /// The number of times that it was started or stopped.
    pub(super) switches: StoredValue<u32>,
}

impl Review {
    pub(super) fn new() -> Review {
        Review {
            standings: RwSignal::new(None),
            is_replaying: RwSignal::new(false),
            proof: RwSignal::new(None),
            evaluating: RwSignal::new(None),
            evaluations: RwSignal::new(None),
            shows_all_hands: RwSignal::new(false),
            hands: RwSignal::default(),
            is_styled: RwSignal::new(false),
            is_live: RwSignal::new(false),
            is_playing: RwSignal::new(false),
            switches: StoredValue::new(0),
        }
    }

    /// Stores for the larger module that the game was seen before it ended.
    pub(super) fn keep_live(self, id: &str) {
        if self.is_live.get_untracked() {
            store::save(LIVE, &id);
        }
    }

    /// Celebrates the end of this game if it was seen before it ended.
    pub(super) fn resume_live(self, id: &str) {
        if store::load::<String>(LIVE).is_some_and(|live| live == id) {
            store::remove(LIVE);
            self.is_live.set(true);
        }
    }

    /// Starts or stops the replay. Returns the number of this change.
    pub(super) fn switch(self, is_playing: bool) -> u32 {
        self.is_playing.set(is_playing);
        self.switches.update_value(|switches| *switches += 1);
        self.switches.get_value()
    }

    /// Whether the replay goes on as this change had it.
    pub(super) fn continues(self, change: u32) -> bool {
        self.switches.try_get_value() == Some(change)
            && self.is_playing.try_get_untracked() == Some(true)
    }

    /// Whether a server played the game and stores it.
    pub(crate) fn is_from_server(self) -> bool {
        self.proof.with(Option::is_some)
    }
}
