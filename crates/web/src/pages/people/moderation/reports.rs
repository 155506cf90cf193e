//! Open reports, and closing them.

use clock::Moment;
use leptos::prelude::*;
use wire::api::{CloseReport, ReportId, ReportInfo, User};

use super::state::Moderation;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::{Form, Lines},
        frame::user_link,
        submission::Submission,
    },
    parts::Button,
    when,
};

#[component]
pub(super) fn Reports(moderation: Moderation) -> impl IntoView {
    let is_empty = move || moderation.reports.with(Vec::is_empty);
    view! {
        <section aria-labelledby="reports-title">
            <div class="section-head">
                <h2 id="reports-title" class="gate">
                    {t("reports-title")}
                </h2>
            </div>
            <Show when=is_empty>
                <p class="soft">{t("reports-none")}</p>
            </Show>
            <ul class="parts reports">
                <For
                    each=move || moderation.reports.get()
                    key=|it| it.id
                    children=move |it| view! { <Report moderation=moderation it=it /> }
                />
            </ul>
        </section>
    }
}

#[component]
fn Report(moderation: Moderation, it: ReportInfo) -> impl IntoView {
    let submission = Submission::new();
    let note = RwSignal::new(String::new());
    let subject = it.clone();
    let ReportInfo { id, created_at, reporter, user, table, reason, message_text, .. } = it;
    let close = move |()| {
        submission.start("", move || async move {
            let body = CloseReport { note: note.get_untracked() };
            net::post::<()>(&format!("/api/moderation/reports/{id}/close"), &body).await?;
            moderation.load();
            Ok(())
        });
    };
    let act = move |()| {
        moderation.subject.set(subject.user.id.to_string());
        moderation.content.fill(&subject);
        if let Some(field) = document().get_element_by_id("measure-note") {
            // The form of a measure may be out of sight.
            field.scroll_into_view();
        }
    };
    let where_it_was = table.map(|table| {
        view! { <a href=format!("/table/{table}")>{t("report-table")}</a> }
    });
    let quote = message_text.map(|text| view! { <blockquote>{text}</blockquote> });
    view! {
        <li class="panel part">
            {report_head(&user, &reporter, created_at)}
            <p class="report-text">{reason}</p>
            {quote}
            {where_it_was}
            <Form submission=submission action="close-report" icon="ok" label="report-close" class="" send=close>
                <Lines id=note_id(id) label="host-note" value=note />
            </Form>
            <div class="acts">
                <Button
                    action="act"
                    icon="mute"
                    class="quiet"
                    label=Signal::derive(t("report-act"))
                    press=act
                />
            </div>
        </li>
    }
}

/// The reported person, the reporter and the time.
fn report_head(person: &User, by: &User, at: Moment) -> impl IntoView + use<> {
    let i18n = I18n::get();
    view! {
        <p class="report-who">
            <b>{user_link(person)}</b>
            <small class="soft">
                {t("report-by")} " " {user_link(by)} " · " {move || when::moment(i18n, at)}
            </small>
        </p>
    }
}

/// The id of a note's field.
fn note_id(report: ReportId) -> String {
    format!("note-{report}")
}
