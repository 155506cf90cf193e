//! The page of moderators.

use leptos::prelude::*;
use wire::api::RatingFindings;

use super::{
    audit::Audit,
    content::ContentFields,
    findings::Findings,
    measure::MeasurePart,
    removal::RemovalPart,
    reports::Reports,
    state::{Moderation, Permission},
};
use crate::{
    i18n::t,
    net::Me,
    pages::people::{
        frame::PeoplePage,
        submission::{Outcome, Submission},
    },
};

/// The page of moderators.
#[component]
pub(crate) fn ModerationPage() -> impl IntoView {
    view! {
        <PeoplePage here="/host" title="host-title">
            <ModerationParts />
        </PeoplePage>
    }
}

#[component]
fn ModerationParts() -> impl IntoView {
    let moderation = Moderation {
        me: Me::get(),
        permission: RwSignal::new(Permission::Unknown),
        reports: RwSignal::new(Vec::new()),
        audit: RwSignal::new(Vec::new()),
        findings: RwSignal::new(RatingFindings::default()),
        subject: RwSignal::new(String::new()),
        content: ContentFields::new(),
        submission: Submission::new(),
    };
    moderation.load();
    // Drawn again only on a change: notes and messages stay when the list is reloaded.
    let permission = Memo::new(move |_| moderation.permission.get());
    let shown = move || match permission.get() {
        Permission::Unknown => view! { <p class="soft">{t("people-wait")}</p> }.into_any(),
        Permission::Refused => view! { <p>{t("host-not")}</p> }.into_any(),
        Permission::Moderator => view! {
            <Reports moderation=moderation />
            <div class="parts">
                <MeasurePart moderation=moderation />
                <Findings moderation=moderation />
                <RemovalPart moderation=moderation />
                <Audit moderation=moderation />
            </div>
        }
        .into_any(),
    };
    view! {
        <h1>{t("host-title")}</h1>
        <Outcome submission=moderation.submission />
        {shown}
    }
}
