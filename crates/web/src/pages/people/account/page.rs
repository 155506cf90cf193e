//! The account page: a guest or a user with an account, and how they sign in.

use leptos::prelude::*;
use wire::api::{Profile, UserId};

use super::{
    data::Data, join::Join, letter::Letter, name::Name, own::OwnAccount, passkeys::Passkeys,
    password::Password, sessions::Sessions, sign_in::SignIn,
};
use crate::{
    net::Me,
    pages::people::{
        deed::{Deed, Outcome},
        frame::PeoplePage,
    },
    words::t,
};

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
    let own = OwnAccount { me, profile, sessions, is_first, deed: Deed::new() };
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
fn Somebody(own: OwnAccount, is_guest: Memo<bool>) -> impl IntoView {
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
