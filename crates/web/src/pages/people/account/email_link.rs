//! Links in emails: an account is confirmed, or a forgotten password replaced.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wire::api::{Code, EmailConfirmation, SessionCreated};

use super::own::OwnAccount;
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Form, NewPassword, Part},
        submission::{Submission, SubmitError},
    },
    parts::Switch,
};

/// The purpose of an email's link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Account,
    Password,
}

/// Reads purpose and token from the fragment of the address.
fn read(hash: &str) -> Option<(Purpose, String)> {
    let (kind, token) = hash.strip_prefix('#')?.split_once('=')?;
    let purpose = match kind {
        "mail-confirm" => Purpose::Account,
        "mail-password" => Purpose::Password,
        _ => return None,
    };
    Some((purpose, token.to_owned()))
}

/// Removes the fragment, so that the token doesn't stay in the history.
fn take() -> Option<(Purpose, String)> {
    let location = window().location();
    let link = read(&location.hash().unwrap_or_default())?;
    let path = location.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        // The page's own address is always accepted.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    Some(link)
}

#[component]
pub(super) fn EmailLink(own: OwnAccount) -> impl IntoView {
    let link = StoredValue::new(take());
    let is_open = RwSignal::new(link.with_value(Option::is_some));
    // A link may be opened in a tab that shows this page already.
    let shown = RwSignal::new(0);
    let again = window_event_listener_untyped("hashchange", move |_| {
        if let Some(found) = take() {
            link.set_value(Some(found));
            is_open.set(true);
            shown.update(|shown| *shown += 1);
        }
    });
    on_cleanup(move || again.remove());
    move || {
        shown.track();
        let (purpose, token) = link.get_value().filter(|_| is_open.get())?;
        Some(view! { <Read own=own purpose=purpose token=token /> })
    }
}

#[component]
fn Read(own: OwnAccount, purpose: Purpose, token: String) -> impl IntoView {
    let submission = Submission::new();
    let (password, evict) = (RwSignal::new(String::new()), RwSignal::new(false));
    // The browser that signed up still has the password.
    let is_asked = RwSignal::new(purpose == Purpose::Password || own.me.user_untracked().is_none());
    let send = move |()| {
        let token = token.clone();
        let done =
            if purpose == Purpose::Account { "letter-confirmed" } else { "password-changed" };
        submission.start(done, move || {
            let password = is_asked.get_untracked().then(|| password.get_untracked());
            let evict = evict.get_untracked();
            confirm(own, EmailConfirmation { token: token.clone(), password, evict }, is_asked)
        });
    };
    let (title, text, label) = match purpose {
        Purpose::Account => ("letter-title", "letter-about", "letter-confirm"),
        Purpose::Password => ("letter-password", "letter-password-about", "password-change"),
    };
    view! {
        <Part id="letter-title" title=title>
            <p>{t(text)}</p>
            <Form submission=submission action="confirm" icon="ok" label=label send=send>
                <Show when=move || is_asked.get()>
                    <NewPassword id="letter-password" value=password />
                </Show>
                <Show when=move || purpose == Purpose::Password>
                    {evict_switch(evict)}
                </Show>
            </Form>
        </Part>
    }
}

/// Whether a reset also removes what somebody else may have added.
fn evict_switch(evict: RwSignal<bool>) -> impl IntoView {
    view! {
        <Switch
            name="evict"
            label=Signal::derive(t("letter-evict"))
            about=Signal::derive(t("letter-evict-about"))
            on=evict
            set=move |on| evict.set(on)
        />
    }
}

async fn confirm(
    own: OwnAccount,
    confirmed: EmailConfirmation,
    is_asked: RwSignal<bool>,
) -> Result<(), SubmitError> {
    match net::post::<SessionCreated>("/api/account/confirm", &confirmed).await {
        Ok(SessionCreated { user, .. }) => {
            own.me.set(Some(user));
            own.load();
            Ok(())
        }
        Err(failed)
            if failed.code() == Some(Code::InvalidValue) && confirmed.password.is_none() =>
        {
            is_asked.set(true);
            Err(SubmitError::Message("letter-elsewhere"))
        }
        Err(failed) => Err(failed.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_its_purpose() {
        assert!(read("#mail-confirm=abc") == Some((Purpose::Account, "abc".into())));
        assert!(read("#mail-password=x_y") == Some((Purpose::Password, "x_y".into())));
        assert!(read("#main").is_none() && read("").is_none());
    }
}
