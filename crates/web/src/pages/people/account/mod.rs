//! Who one is: a guest or somebody with an account, and what opens it.

mod data;
mod join;
mod letter;
mod name;
mod passkeys;
mod password;
mod sessions;
mod sign_in;

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Code, Profile, SessionInfo, UserId};

use self::{
    data::Data, join::Join, letter::Letter, name::Name, passkeys::Passkeys, password::Password,
    sessions::Sessions, sign_in::SignIn,
};
use super::{
    PeoplePage,
    deed::{Deed, Outcome},
};
use crate::{
    net::{self, Me},
    words::t,
};

/// What is known of oneself.
#[derive(Clone, Copy)]
struct Own {
    me: Me,
    profile: RwSignal<Option<Profile>>,
    sessions: RwSignal<Vec<SessionInfo>>,
    /// Whether it isn't known yet who came.
    is_first: RwSignal<bool>,
    /// What became of asking for it.
    deed: Deed,
}

impl Own {
    /// Reads it again. Only somebody can ask.
    fn load(self) {
        if self.me.user_untracked().is_none() {
            self.profile.set(None);
            self.is_first.set(false);
            return;
        }
        spawn_local(async move {
            match net::get::<Profile>("/api/profile").await {
                Ok(profile) => self.learned(profile),
                // The session has ended meanwhile.
                Err(failed) if failed.code() == Some(Code::Nobody) => self.me.set(None),
                Err(failed) => self.deed.fail(failed.into()),
            }
            if let Ok(sessions) = net::get("/api/sessions").await {
                self.sessions.try_set(sessions);
            }
        });
    }

    /// Keeps what the server said.
    fn learned(self, profile: Profile) {
        if self.me.user_untracked().as_ref() != Some(&profile.user) {
            self.me.set(Some(profile.user.clone()));
        }
        self.profile.try_set(Some(profile));
        self.is_first.try_set(false);
    }

    /// A part of the profile.
    fn part<T: Default>(self, part: impl FnOnce(&Profile) -> T) -> T {
        self.profile.with(|profile| profile.as_ref().map(part).unwrap_or_default())
    }

    /// Whether one is here without an account, or not at all.
    fn is_guest(self) -> bool {
        !self.part(|it| it.email.is_some() || !it.passkeys.is_empty())
    }
}

/// Who one is.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    view! {
        <PeoplePage here="/account" title="account">
            <Account />
        </PeoplePage>
    }
}

#[component]
fn Account() -> impl IntoView {
    let me = Me::get();
    let (profile, sessions) = (RwSignal::new(None), RwSignal::new(Vec::new()));
    let is_first = RwSignal::new(me.user_untracked().is_some());
    let own = Own { me, profile, sessions, is_first, deed: Deed::new() };
    let who: Memo<Option<UserId>> = Memo::new(move |_| me.user().map(|user| user.id));
    Effect::new(move |_| {
        // A memo that nobody reads follows nothing.
        let _ = who.get();
        own.load();
    });
    // Whose parts are shown: another's are made anew.
    let known: Memo<Option<UserId>> =
        Memo::new(move |_| profile.with(|it: &Option<Profile>| it.as_ref().map(|it| it.user.id)));
    let is_guest = Memo::new(move |_| own.is_guest());
    view! {
        <h1>{t("account")}</h1>
        <Letter own=own />
        <Outcome deed=own.deed />
        <Show when=move || is_first.get()>
            <p class="soft">{t("people-wait")}</p>
        </Show>
        {move || {
            known.get().map(|_| view! { <Somebody own=own is_guest=is_guest /> })
        }}
        <Show when=move || is_guest.get() && !is_first.get()>
            <div class="parts">
                <Join own=own />
                <SignIn own=own />
            </div>
        </Show>
    }
}

/// What somebody can change.
#[component]
fn Somebody(own: Own, is_guest: Memo<bool>) -> impl IntoView {
    view! {
        <div class="parts">
            <Name own=own />
            <Show when=move || !is_guest.get()>
                <Passkeys own=own />
                <Password own=own />
                <Sessions own=own />
            </Show>
            <Data own=own />
        </div>
    }
}
