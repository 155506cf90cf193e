//! What a mail's link leads to: an account is confirmed, or a forgotten password replaced.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wire::api::{Code, Confirmed, Guest};

use super::own::OwnAccount;
use crate::{
    net,
    pages::people::{
        deed::{Deed, Wrong},
        form::{Form, NewPassword, Part},
    },
    words::t,
};

/// What a mail was about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Account,
    Password,
}

/// What stands behind the hash of the address: what it is about, and the token.
fn read(hash: &str) -> Option<(About, String)> {
    let (kind, token) = hash.strip_prefix('#')?.split_once('=')?;
    let about = match kind {
        "mail-confirm" => About::Account,
        "mail-password" => About::Password,
        _ => return None,
    };
    Some((about, token.to_owned()))
}

/// Takes it out of the address, so that nobody finds it there later.
fn take() -> Option<(About, String)> {
    let location = window().location();
    let letter = read(&location.hash().unwrap_or_default())?;
    let path = location.pathname().unwrap_or_default();
    if let Ok(history) = window().history() {
        // The page's own address is always welcome.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
    Some(letter)
}

#[component]
pub(super) fn Letter(own: OwnAccount) -> impl IntoView {
    let letter = StoredValue::new(take());
    let is_open = RwSignal::new(letter.with_value(Option::is_some));
    // A mail's link in a tab that shows this page already.
    let shown = RwSignal::new(0);
    let again = window_event_listener_untyped("hashchange", move |_| {
        if let Some(found) = take() {
            letter.set_value(Some(found));
            is_open.set(true);
            shown.update(|shown| *shown += 1);
        }
    });
    on_cleanup(move || again.remove());
    move || {
        shown.track();
        let (about, token) = letter.get_value().filter(|_| is_open.get())?;
        Some(view! { <Read own=own about=about token=token /> })
    }
}

#[component]
fn Read(own: OwnAccount, about: About, token: String) -> impl IntoView {
    let deed = Deed::new();
    let password = RwSignal::new(String::new());
    // In the browser that asked for the account the password is known already.
    let is_asked = RwSignal::new(about == About::Password || own.me.user_untracked().is_none());
    let send = move |()| {
        let token = token.clone();
        let done = if about == About::Account { "letter-confirmed" } else { "password-changed" };
        deed.start(done, move || {
            let password = is_asked.get_untracked().then(|| password.get_untracked());
            confirm(own, Confirmed { token: token.clone(), password }, is_asked)
        });
    };
    let (title, text, label) = match about {
        About::Account => ("letter-title", "letter-about", "letter-confirm"),
        About::Password => ("letter-password", "letter-password-about", "password-change"),
    };
    view! {
        <Part id="letter-title" title=title>
            <p>{t(text)}</p>
            <Form deed=deed action="confirm" icon="ok" label=label send=send>
                <Show when=move || is_asked.get()>
                    <NewPassword id="letter-password" value=password />
                </Show>
            </Form>
        </Part>
    }
}

async fn confirm(
    own: OwnAccount,
    confirmed: Confirmed,
    is_asked: RwSignal<bool>,
) -> Result<(), Wrong> {
    match net::post::<Guest>("/api/account/confirm", &confirmed).await {
        Ok(Guest { user, .. }) => {
            own.me.set(Some(user));
            own.load();
            Ok(())
        }
        Err(failed) if failed.code() == Some(Code::BadValue) && confirmed.password.is_none() => {
            is_asked.set(true);
            Err(Wrong::Said("letter-elsewhere"))
        }
        Err(failed) => Err(failed.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_says_what_it_is_about() {
        assert!(read("#mail-confirm=abc") == Some((About::Account, "abc".into())));
        assert!(read("#mail-password=x_y") == Some((About::Password, "x_y".into())));
        assert!(read("#main").is_none() && read("").is_none());
    }
}
