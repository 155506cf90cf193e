//! The dialog for re-authentication.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Credentials, Guest, Profile};

use super::{
    deed::{Deed, Outcome},
    form::{Field, Form},
    passkey,
    proof::Proof,
};
use crate::{
    net::{self, Me},
    parts::{Button, Dialog},
    words::t,
};

/// Asks for the password or a passkey.
#[component]
pub(super) fn ProofDialog() -> impl IntoView {
    let proof = Proof::get();
    view! {
        <Dialog id="proof" title=Signal::derive(t("proof-title")) open=proof.is_asked>
            <Ask proof=proof />
        </Dialog>
    }
}

#[component]
fn Ask(proof: Proof) -> impl IntoView {
    let (me, deed) = (Me::get(), Deed::new());
    let profile: RwSignal<Option<Profile>> = RwSignal::new(None);
    let password = RwSignal::new(String::new());
    spawn_local(async move {
        match net::get("/api/profile").await {
            Ok(it) => _ = profile.try_set(Some(it)),
            Err(failed) => deed.fail(failed.into()),
        }
    });
    let email = move || profile.with(|it| it.as_ref().and_then(|it| it.email.clone()));
    let has_passkey = move || {
        passkey::is_there()
            && profile.with(|it| it.as_ref().is_some_and(|it| !it.passkeys.is_empty()))
    };
    let by_password = move |()| {
        deed.start("", move || async move {
            let email = profile.with_untracked(|it| it.as_ref().and_then(|it| it.email.clone()));
            let password = password.get_untracked();
            let credentials = Credentials { email: email.unwrap_or_default(), password };
            let Guest { user, .. } = net::post("/api/sign-in", &credentials).await?;
            me.set(Some(user));
            proof.given();
            Ok(())
        });
    };
    let by_passkey = move |()| {
        deed.start("", move || async move {
            me.set(Some(passkey::sign_in().await?));
            proof.given();
            Ok(())
        });
    };
    view! {
        <div class="dialog-body">
            <p>{t("proof-about")}</p>
            <Show when=has_passkey>
                <div class="acts">
                    <Button
                        action="prove-passkey"
                        icon="key"
                        label=Signal::derive(t("with-passkey"))
                        press=by_passkey
                    />
                </div>
            </Show>
            <Show
                when=move || email().is_some()
                fallback=move || view! { <Outcome deed=deed /> }
            >
                <Form deed=deed action="prove" icon="ok" label="go-on" send=by_password>
                    <Field
                        id="proof-password"
                        label="account-password"
                        kind="password"
                        fill="current-password"
                        value=password
                    />
                </Form>
            </Show>
        </div>
    }
}
