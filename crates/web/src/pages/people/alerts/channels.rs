//! The user's notification channels, email among them.

use leptos::prelude::*;
use wire::api::{ChannelCreated, ChannelInfo, ChannelKind, NewChannel};

use super::{push, settings::AlertSettings};
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::Part,
        submission::{Outcome, Submission},
    },
    parts::{Button, IconButton, icon},
};

#[component]
pub(super) fn Channels(alerts: AlertSettings) -> impl IntoView {
    let submission = Submission::new();
    let all = move || {
        alerts.channels.with(|it| it.as_ref().map(|it| it.channels.clone()).unwrap_or_default())
    };
    let has_mail = move || all().iter().any(|it| it.kind == ChannelKind::Email);
    let mail = move |()| {
        submission.start("way-added", move || async move {
            alerts.me.user_or_guest(alerts.prefs).await?;
            let _: ChannelCreated =
                net::post("/api/notification-channels", &NewChannel::Email {}).await?;
            alerts.load();
            Ok(())
        });
    };
    view! {
        <Part id="ways-title" title="ways-title">
            <Show when=move || all().is_empty()>
                <p class="soft">{t("ways-none")}</p>
            </Show>
            <ul class="rows">
                <For each=all key=|it| it.id.clone() children=move |it| channel(alerts, it, submission) />
            </ul>
            <Show when=move || !has_mail()>
                <div class="acts">
                    <Button
                        action="mail"
                        icon="mail"
                        label=Signal::derive(t("way-add-mail"))
                        disabled=Signal::derive(move || submission.is_busy())
                        press=mail
                    />
                </div>
                <p class="soft">{t("way-mail-about")}</p>
            </Show>
            <Outcome submission=submission />
        </Part>
    }
}

fn channel(alerts: AlertSettings, it: ChannelInfo, submission: Submission) -> impl IntoView {
    let i18n = I18n::get();
    let ChannelInfo { id, kind, label } = it;
    let (picture, about) = match kind {
        ChannelKind::Email => ("mail", "way-mail"),
        ChannelKind::Push => ("bell", "way-push"),
        ChannelKind::Webhook => ("link", "way-webhook"),
    };
    let name = move || match label.as_str() {
        "" => i18n.say(about, &[]),
        label => label.to_owned(),
    };
    let called = name.clone();
    let remove = move |()| {
        let id = id.clone();
        submission.start("way-removed", move || {
            let id = id.clone();
            async move {
                net::delete::<()>(&format!("/api/notification-channels/{id}")).await?;
                if push::own() == Some(id) {
                    push::forget();
                }
                alerts.load();
                Ok(())
            }
        });
    };
    let label = move || i18n.say("way-remove", &[("name", called().into())]);
    view! {
        <li>
            {icon(picture, "icon")}
            <div>
                <b>{name}</b>
                <small>{t(about)}</small>
            </div>
            <IconButton action="remove-way" icon="trash" label=Signal::derive(label) press=remove />
        </li>
    }
}
