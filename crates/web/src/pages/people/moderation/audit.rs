//! The audit log of moderation.

use leptos::prelude::*;
use wire::api::{AuditEntry, AuditId};

use super::state::Moderation;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::Part,
        frame::user_link,
        submission::{Outcome, Submission},
    },
    parts::{Button, icon},
    when,
};

/// The number of entries a page; a shorter one is the last.
const PAGE: usize = 50;

#[component]
pub(super) fn Audit(moderation: Moderation) -> impl IntoView {
    let submission = Submission::new();
    let is_last = RwSignal::new(false);
    let more = move |()| {
        submission.start("", move || async move {
            let last =
                moderation.audit.with_untracked(|all| all.last().map_or(AuditId(0), |it| it.id));
            let path = format!("/api/moderation/audit?before={last}");
            let entries: Vec<AuditEntry> = net::get(&path).await?;
            is_last.set(entries.len() < PAGE);
            moderation.audit.update(|all| all.extend(entries));
            Ok(())
        });
    };
    let has_more = move || !is_last.get() && PAGE <= moderation.audit.with(Vec::len);
    view! {
        <Part id="audit-title" title="audit-title">
            <Show when=move || moderation.audit.with(Vec::is_empty)>
                <p class="soft">{t("audit-none")}</p>
            </Show>
            <ul class="rows">
                <For each=move || moderation.audit.get() key=|it| it.id children=|it| entry(it) />
            </ul>
            <Show when=has_more>
                <div class="acts">
                    <Button
                        action="more"
                        icon="plus"
                        label=Signal::derive(t("games-more"))
                        press=more
                    />
                </div>
            </Show>
            <Outcome submission=submission />
        </Part>
    }
}

fn entry(it: AuditEntry) -> impl IntoView {
    let i18n = I18n::get();
    let AuditEntry { created_at, moderator, action, user, table, expires_at, note, .. } = it;
    let action = action.replace('_', "-");
    let said = move || i18n.say("audit-what", &[("what", action.clone().into())]);
    let until = expires_at.map(|until| {
        move || i18n.say("audit-until", &[("moment", when::moment(i18n, until).into())])
    });
    let place = table.map(|table| {
        view! { " · " <a href=format!("/table/{table}")>{t("report-table")}</a> }
    });
    let by = moderator.map(|it| view! { " · " {user_link(&it)} });
    view! {
        <li>
            {icon("flag", "icon")}
            <div>
                <b>{said} " " {user.map(|it| user_link(&it))}</b>
                <small>{move || when::moment(i18n, created_at)} {by} {place}</small>
                <small>{until}</small>
                <p class="report-text">{note}</p>
            </div>
        </li>
    }
}
