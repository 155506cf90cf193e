//! The signed-in user's own account.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Code, Profile, SessionInfo};

use crate::{
    net::{self, Me},
    pages::people::submission::Submission,
};

/// The signed-in user's profile and sessions.
#[derive(Clone, Copy)]
pub(super) struct OwnAccount {
    pub(super) me: Me,
    pub(super) profile: RwSignal<Option<Profile>>,
    pub(super) sessions: RwSignal<Vec<SessionInfo>>,
    /// Whether the first answer is still missing.
    pub(super) is_first: RwSignal<bool>,
    /// The result of the last request.
    pub(super) submission: Submission,
}

impl OwnAccount {
    /// Loads the profile and the sessions; a visitor without a session has none.
    pub(super) fn load(self) {
        if self.me.user_untracked().is_none() {
            self.profile.set(None);
            self.is_first.set(false);
            return;
        }
        spawn_local(async move {
            match net::get::<Profile>("/api/profile").await {
                Ok(profile) => self.learned(profile),
                // The session has ended meanwhile.
                Err(failed) if failed.code() == Some(Code::Unauthenticated) => self.me.set(None),
                Err(failed) => self.submission.fail(failed.into()),
            }
            if let Ok(sessions) = net::get("/api/sessions").await {
                self.sessions.try_set(sessions);
            }
        });
    }

    /// Takes over the server's profile.
    pub(super) fn learned(self, profile: Profile) {
        if self.me.user_untracked().as_ref() != Some(&profile.user) {
            self.me.set(Some(profile.user.clone()));
        }
        self.profile.try_set(Some(profile));
        self.is_first.try_set(false);
    }

    /// A part of the profile.
    pub(super) fn part<T: Default>(self, part: impl FnOnce(&Profile) -> T) -> T {
        self.profile.with(|profile| profile.as_ref().map(part).unwrap_or_default())
    }

    /// Whether the user has no account.
    pub(super) fn is_guest(self) -> bool {
        !self.part(|it| it.email.is_some() || !it.passkeys.is_empty())
    }
}
