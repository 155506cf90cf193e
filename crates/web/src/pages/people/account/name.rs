//! The user's name, and the language of emails.

use game::Lang;
use leptos::prelude::*;
use wire::api::{Profile, ProfileUpdate};

use super::own::OwnAccount;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::{Field, Form, Part},
        submission::Submission,
    },
};

#[component]
pub(super) fn Name(own: OwnAccount) -> impl IntoView {
    let (i18n, submission) = (I18n::get(), Submission::new());
    let of = |part: fn(&Profile) -> String| own.profile.with_untracked(|it| it.as_ref().map(part));
    let name = RwSignal::new(of(|it| it.user.name.clone()).unwrap_or_default());
    let lang = RwSignal::new(of(|it| it.language.code().to_owned()).unwrap_or_default());
    let send = move |()| {
        submission.start("name-kept", move || async move {
            let change = ProfileUpdate {
                name: Some(name.get_untracked()),
                language: lang.get_untracked().parse().ok(),
                settings: None,
            };
            own.learned(net::patch("/api/profile", &change).await?);
            Ok(())
        });
    };
    let sign_in = move || {
        if own.is_guest() {
            return i18n.say("guest-about", &[]);
        }
        let email = own.part(|it| it.email.clone());
        match email {
            Some(email) => i18n.say("account-mail", &[("email", email.into())]),
            None => i18n.say("account-passkey", &[]),
        }
    };
    view! {
        <Part id="who-title" title="who-title">
            <p class="soft">{sign_in}</p>
            <Form submission=submission action="save-name" icon="ok" label="account-save" class="" send=send>
                <Field id="name" label="name-label" fill="nickname" length=(1, 40) value=name />
                {language_field(lang)}
            </Form>
            <p>
                <a href="/person">{t("my-games")}</a>
            </p>
        </Part>
    }
}

/// The language of emails.
fn language_field(lang: RwSignal<String>) -> impl IntoView {
    let i18n = I18n::get();
    let option = move |it: Lang| {
        let name = move || i18n.say("language-name", &[("lang", it.code().into())]);
        view! {
            <option value=it.code() selected=move || lang.get() == it.code()>
                {name}
            </option>
        }
    };
    view! {
        <div class="field">
            <label for="letters-lang">
                <b>{t("letters-language")}</b>
            </label>
            <select
                id="letters-lang"
                prop:value=move || lang.get()
                on:change:target=move |event| lang.set(event.target().value())
            >
                {Lang::ALL.map(option).into_iter().collect_view()}
            </select>
        </div>
    }
}
