//! The dialog for re-authentication.

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Credentials, Profile, SessionCreated};

use super::{
    form::{Field, Form},
    passkey,
    proof::Proof,
    submission::{Outcome, Submission},
};
use crate::{
    i18n::t,
    net::{self, Me},
    parts::{Button, Dialog},
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
    let (me, submission) = (Me::get(), Submission::new());
    let profile: RwSignal<Option<Profile>> = RwSignal::new(None);
    let password = RwSignal::new(String::new());
    spawn_local(async move {
        match net::get("/api/profile").await {
            Ok(it) => _ = profile.try_set(Some(it)),
            Err(failed) => submission.fail(failed.into()),
        }
    });
    let email = move || profile.with(|it| it.as_ref().and_then(|it| it.email.clone()));
    let has_passkey = move || {
        passkey::is_there()
            && profile.with(|it| it.as_ref().is_some_and(|it| !it.passkeys.is_empty()))
    };
    let by_password = move |()| {
        let email = untrack(email).unwrap_or_default();
        let credentials = Credentials { email, password: password.get_untracked() };
        prove_by_password(me, proof, submission, credentials);
    };
    let by_passkey = move |()| prove_by_passkey(me, proof, submission);
    let by_passkey_label = Signal::derive(t("with-passkey"));
    view! {
        <div class="dialog-body">
            <p>{t("proof-about")}</p>
            <Show when=has_passkey>
                <div class="acts">
                    <Button action="prove-passkey" icon="key" label=by_passkey_label press=by_passkey />
                </div>
            </Show>
            <Show
                when=move || email().is_some()
                fallback=move || view! { <Outcome submission=submission /> }
            >
                <Form submission=submission action="prove" icon="ok" label="go-on" send=by_password>
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

fn prove_by_password(me: Me, proof: Proof, submission: Submission, credentials: Credentials) {
    submission.start("", move || {
        let credentials = credentials.clone();
        async move {
            let SessionCreated { user, .. } = net::post("/api/sign-in", &credentials).await?;
            me.set(Some(user));
            proof.given();
            Ok(())
        }
    });
}

fn prove_by_passkey(me: Me, proof: Proof, submission: Submission) {
    submission.start("", move || async move {
        me.set(Some(passkey::sign_in().await?));
        proof.given();
        Ok(())
    });
}
