//! The user's webhook.

use leptos::prelude::*;
use wire::api::{ChannelCreated, NewChannel};

use super::settings::AlertSettings;
use crate::{
    i18n::t,
    net,
    pages::people::{
        form::{Field, Form, Part},
        submission::Submission,
    },
};

#[component]
pub(super) fn Webhook(alerts: AlertSettings) -> impl IntoView {
    let submission = Submission::new();
    let url = RwSignal::new(String::new());
    // The secret is shown once.
    let secret: RwSignal<Option<String>> = RwSignal::new(None);
    let add = move |()| {
        submission.start("way-added", move || async move {
            alerts.me.user_or_guest(alerts.prefs).await?;
            let wanted = NewChannel::Webhook { url: url.get_untracked() };
            let added: ChannelCreated = net::post("/api/notification-channels", &wanted).await?;
            secret.set(added.secret);
            url.set(String::new());
            alerts.load();
            Ok(())
        });
    };
    let said = move || {
        let secret = secret.get()?;
        Some(view! {
            <div class="field">
                <label for="webhook-secret">
                    <b>{t("webhook-secret")}</b>
                </label>
                <input id="webhook-secret" type="text" readonly prop:value=secret />
                <small>{t("webhook-secret-about")}</small>
            </div>
        })
    };
    view! {
        <Part id="webhook-title" title="webhook-title">
            <p class="soft">{t("webhook-about")}</p>
            <Form submission=submission action="add-webhook" icon="link" label="webhook-add" class="" send=add>
                <Field
                    id="webhook-url"
                    label="webhook-url"
                    kind="url"
                    fill="off"
                    length=(1, 1000)
                    value=url
                />
            </Form>
            {said}
        </Part>
    }
}
