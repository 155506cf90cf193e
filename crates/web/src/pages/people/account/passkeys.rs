//! The passkeys of the account.

use leptos::prelude::*;
use wire::api::PasskeyInfo;

use super::own::OwnAccount;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::{Field, Form, Part},
        passkey,
        submission::{Outcome, Submission},
    },
    parts::{IconButton, icon},
    when,
};

#[component]
pub(super) fn Passkeys(own: OwnAccount) -> impl IntoView {
    let (removing, adding) = (Submission::new(), Submission::new());
    let label = RwSignal::new(String::new());
    let add = move |()| {
        adding.start("passkey-made", move || async move {
            passkey::make(label.get_untracked()).await?;
            own.load();
            Ok(())
        });
    };
    let all = move || own.part(|it| it.passkeys.clone());
    view! {
        <Part id="passkeys-title" title="passkeys-title">
            <p class="soft">{t("passkeys-about")}</p>
            <ul class="rows">
                <For each=all key=|it| it.id.clone() children=move |it| one(own, it, removing) />
            </ul>
            <Outcome submission=removing />
            <Show when=passkey::is_there>
                <Form submission=adding action="add-passkey" icon="key" label="passkey-make" class="" send=add>
                    <Field
                        id="passkey-label"
                        label="passkey-label"
                        about="passkey-label-about"
                        length=(1, 40)
                        value=label
                    />
                </Form>
            </Show>
        </Part>
    }
}

fn one(own: OwnAccount, it: PasskeyInfo, submission: Submission) -> impl IntoView {
    let i18n = I18n::get();
    let PasskeyInfo { id, label, created_at } = it;
    let called = label.clone();
    let remove = move |()| {
        let path = format!("/api/passkeys/{id}");
        submission.start("passkey-removed", move || {
            let path = path.clone();
            async move {
                net::delete::<()>(&path).await?;
                own.load();
                Ok(())
            }
        });
    };
    let since = move || i18n.say("known-since", &[("day", when::day(i18n, created_at).into())]);
    let name = move || i18n.say("passkey-remove", &[("name", called.clone().into())]);
    view! {
        <li>
            {icon("key", "icon")}
            <div>
                <b>{label}</b>
                <small>{since}</small>
            </div>
            <IconButton
                action="remove-passkey"
                icon="trash"
                label=Signal::derive(name)
                press=remove
            />
        </li>
    }
}
