//! The signed-in user. A guest account is created by the first action that needs one.

use leptos::prelude::*;
use wire::api::{NewGuest, SessionCreated, User};

use super::{RequestError, post};
use crate::{settings::Prefs, store};

/// The storage key of the user. The session itself is a cookie that no script can read.
const NAME: &str = "person";

/// The signed-in user; none before the first sign-in.
#[derive(Clone, Copy)]
pub(crate) struct Me(RwSignal<Option<User>>);

impl Me {
    /// Reads the stored user.
    pub(crate) fn provide() -> Me {
        let me = Me(RwSignal::new(store::load(NAME)));
        provide_context(me);
        me
    }

    /// The user from the context.
    pub(crate) fn get() -> Me {
        expect_context()
    }

    /// The user, tracked.
    pub(crate) fn user(self) -> Option<User> {
        self.0.get()
    }

    /// The user, untracked.
    pub(crate) fn user_untracked(self) -> Option<User> {
        self.0.get_untracked()
    }

    /// Stores another user, or none.
    pub(crate) fn set(self, user: Option<User>) {
        match &user {
            Some(user) => _ = store::save(NAME, user),
            None => store::remove(NAME),
        }
        self.0.set(user);
    }

    /// The user; a visitor without a session becomes a new guest.
    pub(crate) async fn user_or_guest(self, prefs: Prefs) -> Result<User, RequestError> {
        if let Some(user) = self.user_untracked() {
            return Ok(user);
        }
        let name = prefs.0.with_untracked(|settings| settings.name.trim().to_owned());
        let guest = NewGuest { name: Some(name).filter(|name| !name.is_empty()) };
        let SessionCreated { user, .. } = post("/api/guests", &guest).await?;
        self.set(Some(user.clone()));
        Ok(user)
    }
}
