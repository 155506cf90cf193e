//! The user's sessions, and ending them.

use leptos::prelude::*;
use wire::api::SessionInfo;

use super::own::OwnAccount;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        browser,
        form::Part,
        submission::{Outcome, Submission},
    },
    parts::{Button, IconButton, icon},
    when,
};

#[component]
pub(super) fn Sessions(own: OwnAccount) -> impl IntoView {
    let submission = Submission::new();
    let others = move |()| {
        submission.start("sessions-ended", move || async move {
            net::delete::<()>("/api/sessions").await?;
            own.load();
            Ok(())
        });
    };
    let sign_out = move |()| {
        submission.start("", move || async move {
            net::post::<()>("/api/sign-out", &()).await?;
            own.me.set(None);
            Ok(())
        });
    };
    let is_alone = Signal::derive(move || own.sessions.with(|all| all.len() < 2));
    view! {
        <Part id="sessions-title" title="sessions-title">
            <ul class="rows">
                <For
                    each=move || own.sessions.get()
                    key=|it| it.id.clone()
                    children=move |it| one(own, it, submission)
                />
            </ul>
            <div class="acts">
                <Button
                    action="sign-out"
                    icon="leave"
                    label=Signal::derive(t("account-sign-out"))
                    press=sign_out
                />
                <Button
                    action="end-others"
                    icon="close"
                    label=Signal::derive(t("sessions-end"))
                    disabled=is_alone
                    press=others
                />
            </div>
            <Outcome submission=submission />
        </Part>
    }
}

fn one(own: OwnAccount, it: SessionInfo, submission: Submission) -> impl IntoView {
    let i18n = I18n::get();
    let SessionInfo { id, user_agent, last_used_at, current, .. } = it;
    let name = browser::short(&user_agent);
    let called = name.clone();
    let end = move |()| {
        let path = format!("/api/sessions/{id}");
        submission.start("session-ended", move || {
            let path = path.clone();
            async move {
                net::delete::<()>(&path).await?;
                own.load();
                Ok(())
            }
        });
    };
    let seen = move || match current {
        true => i18n.say("session-this", &[]),
        false => {
            let at = when::moment(i18n, last_used_at);
            i18n.say("session-seen", &[("moment", at.into())])
        }
    };
    let label = move || i18n.say("session-end", &[("name", called.clone().into())]);
    let button = (!current).then(|| {
        view! { <IconButton action="end-session" icon="close" label=Signal::derive(label) press=end /> }
    });
    view! {
        <li>
            {icon("globe", "icon")}
            <div>
                <b>{name}</b>
                <small>{seen}</small>
            </div>
            {button}
        </li>
    }
}
