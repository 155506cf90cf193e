//! A user's alert settings.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Resting, Ways};

use crate::{
    net::{self, Me},
    settings::Prefs,
};

/// A user's notification channels and quiet times.
#[derive(Clone, Copy)]
pub(super) struct AlertSettings {
    pub(super) me: Me,
    pub(super) prefs: Prefs,
    pub(super) ways: RwSignal<Option<Ways>>,
    pub(super) rest: RwSignal<Option<Resting>>,
}

impl AlertSettings {
    /// Loads the settings; a visitor without a session has none.
    pub(super) fn load(self) {
        if self.me.user_untracked().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(ways) = net::get("/api/alerts").await {
                self.ways.try_set(Some(ways));
            }
            if let Ok(rest) = net::get("/api/rest").await {
                self.rest.try_set(Some(rest));
            }
        });
    }
}
