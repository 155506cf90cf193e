//! Sign-up: a guest gets an account.

use leptos::prelude::*;
use wire::api::Credentials;

use super::own::OwnAccount;
use crate::{
    i18n::t,
    net,
    pages::people::{
        browser,
        form::{Field, Form, NewPassword, Part},
        passkey,
        submission::{Outcome, Submission},
    },
    parts::{Button, icon},
    settings::Prefs,
};

/// The benefits of an account.
const BRINGS: [&str; 3] = ["join-anywhere", "join-told", "join-kept"];

#[component]
pub(super) fn Join(own: OwnAccount) -> impl IntoView {
    let prefs = Prefs::get();
    let (by_mail, by_key) = (Submission::new(), Submission::new());
    let (email, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let write = move |()| {
        by_mail.start("join-mailed", move || async move {
            own.me.user_or_guest(prefs).await?;
            let (email, password) = (email.get_untracked(), password.get_untracked());
            Ok(net::post("/api/account", &Credentials { email, password }).await?)
        });
    };
    let make = move |()| {
        by_key.start("passkey-made", move || async move {
            own.me.user_or_guest(prefs).await?;
            passkey::make(browser::this()).await?;
            own.load();
            Ok(())
        });
    };
    let brings = BRINGS.map(|id| view! { <li>{icon("ok", "icon-s")} <span>{t(id)}</span></li> });
    view! {
        <Part id="join-title" title="join-title">
            <ul class="brings">{brings.into_iter().collect_view()}</ul>
            <Show when=passkey::is_there>
                <p>{t("join-passkey")}</p>
                <div class="acts">
                    <Button
                        action="join-passkey"
                        icon="key"
                        class="main"
                        label=Signal::derive(t("passkey-make"))
                        disabled=Signal::derive(move || by_key.is_busy())
                        press=make
                    />
                </div>
                <Outcome submission=by_key />
                <p class="or">{t("join-or")}</p>
            </Show>
            <Form submission=by_mail action="join" icon="mail" label="account-join" class="" send=write>
                <Field id="join-email" label="account-email" kind="email" fill="email" value=email />
                <NewPassword id="join-password" value=password />
            </Form>
        </Part>
    }
}
