//! The account page: a guest or a user with an account, and how they sign in.

use leptos::prelude::*;
use wire::api::{Profile, UserId};

use super::{
    data::Data, email_link::EmailLink, join::Join, name::Name, own::OwnAccount, passkeys::Passkeys,
    password::Password, sessions::Sessions, sign_in::SignIn,
};
use crate::{
    i18n::t,
    net::Me,
    pages::people::{
        frame::PeoplePage,
        submission::{Outcome, Submission},
    },
};

/// The account page.
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
    let own = OwnAccount { me, profile, sessions, is_first, submission: Submission::new() };
    let who: Memo<Option<UserId>> = Memo::new(move |_| me.user().map(|user| user.id));
    Effect::new(move |_| {
        // A memo without readers tracks nothing.
        let _ = who.get();
        own.load();
    });
    // Keyed by user: another user's parts are created anew.
    let known: Memo<Option<UserId>> =
        Memo::new(move |_| profile.with(|it: &Option<Profile>| it.as_ref().map(|it| it.user.id)));
    let is_guest = Memo::new(move |_| own.is_guest());
    view! {
        <h1>{t("account")}</h1>
        <EmailLink own=own />
        <Outcome submission=own.submission />
        <Show when=move || is_first.get()>
            <p class="soft">{t("people-wait")}</p>
        </Show>
        {move || {
            known.get().map(|_| view! { <AccountSettings own=own is_guest=is_guest /> })
        }}
        <Show when=move || is_guest.get() && !is_first.get()>
            <div class="parts">
                <Join own=own />
                <SignIn own=own />
            </div>
        </Show>
    }
}

/// The settings of an account.
#[component]
fn AccountSettings(own: OwnAccount, is_guest: Memo<bool>) -> impl IntoView {
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
