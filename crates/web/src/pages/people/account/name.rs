//! How one is called, and in which language one is written to.

use game::Lang;
use leptos::prelude::*;
use wire::api::{Change, Profile};

use super::own::OwnAccount;
use crate::{
    net,
    pages::people::{
        deed::Deed,
        form::{Field, Form, Part},
    },
    words::{Tongue, t},
};

#[component]
pub(super) fn Name(own: OwnAccount) -> impl IntoView {
    let (tongue, deed) = (Tongue::get(), Deed::new());
    let of = |part: fn(&Profile) -> String| own.profile.with_untracked(|it| it.as_ref().map(part));
    let name = RwSignal::new(of(|it| it.user.name.clone()).unwrap_or_default());
    let lang = RwSignal::new(of(|it| it.language.code().to_owned()).unwrap_or_default());
    let send = move |()| {
        deed.start("name-kept", move || async move {
            let change = Change {
                name: Some(name.get_untracked()),
                language: lang.get_untracked().parse().ok(),
                settings: None,
            };
            own.learned(net::patch("/api/profile", &change).await?);
            Ok(())
        });
    };
    let option = move |it: Lang| {
        let called = move || tongue.say("language-name", &[("lang", it.code().into())]);
        view! {
            <option value=it.code() selected=move || lang.get() == it.code()>
                {called}
            </option>
        }
    };
    let way_in = move || {
        if own.is_guest() {
            return tongue.say("guest-about", &[]);
        }
        let email = own.part(|it| it.email.clone());
        match email {
            Some(email) => tongue.say("account-mail", &[("email", email.into())]),
            None => tongue.say("account-passkey", &[]),
        }
    };
    view! {
        <Part id="who-title" title="who-title">
            <p class="soft">{way_in}</p>
            <Form deed=deed action="save-name" icon="ok" label="account-save" class="" send=send>
                <Field id="name" label="name-label" fill="nickname" length=(1, 40) value=name />
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
            </Form>
            <p>
                <a href="/person">{t("my-games")}</a>
            </p>
        </Part>
    }
}
