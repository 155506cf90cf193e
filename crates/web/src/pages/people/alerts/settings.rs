//! A user's alert settings.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Channels, ScheduleInfo};

use crate::{
    net::{self, Me},
    settings::Prefs,
};

/// A user's notification channels and quiet times.
#[derive(Clone, Copy)]
pub(super) struct AlertSettings {
    pub(super) me: Me,
    pub(super) prefs: Prefs,
    pub(super) channels: RwSignal<Option<Channels>>,
    pub(super) schedule: RwSignal<Option<ScheduleInfo>>,
}

impl AlertSettings {
    /// Loads the settings; a visitor without a session has none.
    pub(super) fn load(self) {
        if self.me.user_untracked().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(channels) = net::get("/api/notification-channels").await {
                self.channels.try_set(Some(channels));
            }
            if let Ok(schedule) = net::get("/api/schedule").await {
                self.schedule.try_set(Some(schedule));
            }
        });
    }
}
