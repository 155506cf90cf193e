//! Who one is at the server. Guests become somebody at the first thing that needs it.

use leptos::prelude::*;
use wire::api::{Guest, NewGuest, User};

use super::{Failed, post};
use crate::{settings::Prefs, store};

/// Where the browser keeps who one is; what proves it is a cookie that no script can read.
const NAME: &str = "person";

/// Who one is; nobody yet if none.
#[derive(Clone, Copy)]
pub(crate) struct Me(RwSignal<Option<User>>);

impl Me {
    /// Reads who one was.
    pub(crate) fn provide() -> Me {
        let me = Me(RwSignal::new(store::load(NAME)));
        provide_context(me);
        me
    }

    /// Who was provided.
    pub(crate) fn get() -> Me {
        expect_context()
    }

    /// Who one is.
    pub(crate) fn user(self) -> Option<User> {
        self.0.get()
    }

    /// Who one is, without following it.
    pub(crate) fn user_untracked(self) -> Option<User> {
        self.0.get_untracked()
    }

    /// One is somebody else from now on, or nobody.
    pub(crate) fn set(self, user: Option<User>) {
        match &user {
            Some(user) => _ = store::keep(NAME, user),
            None => store::forget(NAME),
        }
        self.0.set(user);
    }

    /// Who one is, a new guest if nobody so far.
    pub(crate) async fn somebody(self, prefs: Prefs) -> Result<User, Failed> {
        if let Some(user) = self.user_untracked() {
            return Ok(user);
        }
        let name = prefs.0.with_untracked(|settings| settings.name.trim().to_owned());
        let guest = NewGuest { name: Some(name).filter(|name| !name.is_empty()) };
        let Guest { user, .. } = post("/api/guests", &guest).await?;
        self.set(Some(user.clone()));
        Ok(user)
    }
}
