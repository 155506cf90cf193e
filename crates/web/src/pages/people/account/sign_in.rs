//! Sign-in with an account.

use leptos::prelude::*;
use wire::api::{Credentials, PasswordReset, SessionCreated};

use super::own::OwnAccount;
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Field, Form, Part},
        passkey,
        submission::{Outcome, Submission},
    },
    parts::Button,
};

#[component]
pub(super) fn SignIn(own: OwnAccount) -> impl IntoView {
    let submission = Submission::new();
    let (email, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let sign_in = move |()| {
        submission.start("", move || async move {
            let (email, password) = (email.get_untracked(), password.get_untracked());
            let SessionCreated { user, .. } =
                net::post("/api/sign-in", &Credentials { email, password }).await?;
            own.me.set(Some(user));
            Ok(())
        });
    };
    let has_games = move || own.profile.with(Option::is_some);
    view! {
        <Part id="sign-in-title" title="sign-in-title">
            <Show when=has_games>
                <p class="soft">{t("sign-in-guest")}</p>
            </Show>
            <Form submission=submission action="sign-in" icon="person" label="account-sign-in" class="" send=sign_in>
                <Field id="email" label="account-email" kind="email" fill="username" value=email />
                <Field
                    id="password"
                    label="account-password"
                    kind="password"
                    fill="current-password"
                    value=password
                />
            </Form>
            {other_ways(own, submission, email)}
        </Part>
    }
}

/// Sign-in by passkey, and a link by email for a forgotten password.
fn other_ways(own: OwnAccount, submission: Submission, email: RwSignal<String>) -> impl IntoView {
    let forgot = Submission::new();
    let by_passkey = move |()| {
        submission.start("", move || async move {
            own.me.set(Some(passkey::sign_in().await?));
            Ok(())
        });
    };
    let forgotten = move |()| {
        forgot.start("forgotten-mailed", move || async move {
            let email = email.get_untracked();
            Ok(net::post("/api/password/reset", &PasswordReset { email }).await?)
        });
    };
    view! {
        <div class="acts">
            <Show when=passkey::is_there>
                <Button
                    action="sign-in-passkey"
                    icon="key"
                    label=Signal::derive(t("with-passkey"))
                    press=by_passkey
                />
            </Show>
            <Button
                action="forgotten"
                icon="mail"
                class="quiet"
                label=Signal::derive(t("account-forgotten"))
                press=forgotten
            />
        </div>
        <Outcome submission=forgot />
    }
}
