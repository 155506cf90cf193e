//! The audit log of moderation.

use leptos::prelude::*;
use wire::api::AuditLine;

use super::state::Moderation;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::Part,
        frame::user_link,
        submission::{Outcome, Submission},
        when,
    },
    parts::{Button, icon},
};

/// The number of entries a page; a shorter one is the last.
const PAGE: usize = 50;

#[component]
pub(super) fn Audit(moderation: Moderation) -> impl IntoView {
    let submission = Submission::new();
    let is_last = RwSignal::new(false);
    let more = move |()| {
        submission.start("", move || async move {
            let last = moderation.audit.with_untracked(|all| all.last().map_or(0, |it| it.id));
            let path = format!("/api/moderation/audit?before={last}");
            let lines: Vec<AuditLine> = net::get(&path).await?;
            is_last.set(lines.len() < PAGE);
            moderation.audit.update(|all| all.extend(lines));
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
                <For each=move || moderation.audit.get() key=|it| it.id children=|it| line(it) />
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

fn line(it: AuditLine) -> impl IntoView {
    let i18n = I18n::get();
    let AuditLine { at, by, what, person, until, note, .. } = it;
    let what = what.replace('_', "-");
    let said = move || i18n.say("audit-what", &[("what", what.clone().into())]);
    let until = until.map(|until| {
        move || i18n.say("audit-until", &[("moment", when::moment(i18n, until).into())])
    });
    let by = by.map(|by| view! { " · " {user_link(&by)} });
    view! {
        <li>
            {icon("flag", "icon")}
            <div>
                <b>{said} " " {person.map(|it| user_link(&it))}</b>
                <small>{move || when::moment(i18n, at)} {by}</small>
                <small>{until}</small>
                <p class="report-text">{note}</p>
            </div>
        </li>
    }
}
