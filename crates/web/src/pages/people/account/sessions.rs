//! Where one is signed in, and no longer.

use leptos::prelude::*;
use wire::api::SessionInfo;

use super::own::OwnAccount;
use crate::{
    net,
    pages::people::{
        browser,
        deed::{Deed, Outcome},
        form::Part,
        when,
    },
    parts::{Button, IconButton, icon},
    words::{Tongue, t},
};

#[component]
pub(super) fn Sessions(own: OwnAccount) -> impl IntoView {
    let deed = Deed::new();
    let others = move |()| {
        deed.start("sessions-ended", move || async move {
            net::delete::<()>("/api/sessions").await?;
            own.load();
            Ok(())
        });
    };
    let sign_out = move |()| {
        deed.start("", move || async move {
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
                    children=move |it| one(own, it, deed)
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
            <Outcome deed=deed />
        </Part>
    }
}

fn one(own: OwnAccount, it: SessionInfo, deed: Deed) -> impl IntoView {
    let tongue = Tongue::get();
    let SessionInfo { id, about, seen, this, .. } = it;
    let name = browser::short(&about);
    let called = name.clone();
    let end = move |()| {
        let path = format!("/api/sessions/{id}");
        deed.start("session-ended", move || {
            let path = path.clone();
            async move {
                net::delete::<()>(&path).await?;
                own.load();
                Ok(())
            }
        });
    };
    let seen = move || match this {
        true => tongue.say("session-this", &[]),
        false => {
            let at = when::moment(tongue, seen);
            tongue.say("session-seen", &[("moment", at.into())])
        }
    };
    let label = move || tongue.say("session-end", &[("name", called.clone().into())]);
    let button = (!this).then(|| {
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
