//! Setting or changing the password.

use leptos::prelude::*;
use wire::api::{Credentials, SessionCreated};

use super::own::OwnAccount;
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Field, Form, NewPassword, Part},
        submission::Submission,
    },
};

#[component]
pub(super) fn Password(own: OwnAccount) -> impl IntoView {
    let has_mail = Memo::new(move |_| own.part(|it| it.email.is_some()));
    view! {
        <Part id="password-title" title="password-title">
            <Show when=move || has_mail.get() fallback=move || view! { <First own=own /> }>
                <Another own=own />
            </Show>
        </Part>
    }
}

#[component]
fn Another(own: OwnAccount) -> impl IntoView {
    let submission = Submission::new();
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let send = move |()| {
        submission.start("password-changed", move || async move {
            let wanted = wire::api::PasswordChange {
                current: old.get_untracked(),
                new: new.get_untracked(),
            };
            let SessionCreated { user, .. } = net::post("/api/password", &wanted).await?;
            own.me.set(Some(user));
            own.load();
            old.set(String::new());
            new.set(String::new());
            Ok(())
        });
    };
    view! {
        <p class="soft">{t("password-change-about")}</p>
        <Form submission=submission action="change-password" icon="ok" label="password-change" class="" send=send>
            <Field
                id="password-old"
                label="password-old"
                kind="password"
                fill="current-password"
                value=old
            />
            <NewPassword id="password-next" value=new />
        </Form>
    }
}

/// A user who has only passkeys may add an address.
#[component]
fn First(own: OwnAccount) -> impl IntoView {
    let submission = Submission::new();
    let (email, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let send = move |()| {
        submission.start("join-mailed", move || async move {
            let (email, password) = (email.get_untracked(), password.get_untracked());
            net::post::<()>("/api/account", &Credentials { email, password }).await?;
            own.load();
            Ok(())
        });
    };
    view! {
        <p class="soft">{t("password-first-about")}</p>
        <Form submission=submission action="join" icon="mail" label="password-first" class="" send=send>
            <Field id="join-email" label="account-email" kind="email" fill="email" value=email />
            <NewPassword id="join-password" value=password />
        </Form>
    }
}
