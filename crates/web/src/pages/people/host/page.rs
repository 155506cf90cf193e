//! The page of moderators.

use leptos::prelude::*;

use super::{
    audit::Audit,
    measure::MeasurePart,
    moderation::{Moderation, Permission},
    reports::Reports,
};
use crate::{
    net::Me,
    pages::people::{
        deed::{Deed, Outcome},
        frame::PeoplePage,
    },
    words::t,
};

/// What hosts do.
#[component]
pub(crate) fn HostPage() -> impl IntoView {
    view! {
        <PeoplePage here="/host" title="host-title">
            <Host />
        </PeoplePage>
    }
}

#[component]
fn Host() -> impl IntoView {
    let moderation = Moderation {
        me: Me::get(),
        permission: RwSignal::new(Permission::Unknown),
        reports: RwSignal::new(Vec::new()),
        audit: RwSignal::new(Vec::new()),
        whom: RwSignal::new(String::new()),
        deed: Deed::new(),
    };
    moderation.load();
    // Made anew only when it changes: what is being written, and what was said, stays when all is read again.
    let permission = Memo::new(move |_| moderation.permission.get());
    let shown = move || match permission.get() {
        Permission::Unknown => view! { <p class="soft">{t("people-wait")}</p> }.into_any(),
        Permission::Nobody => view! { <p>{t("host-not")}</p> }.into_any(),
        Permission::Host => view! {
            <Reports moderation=moderation />
            <div class="parts">
                <MeasurePart moderation=moderation />
                <Audit moderation=moderation />
            </div>
        }
        .into_any(),
    };
    view! {
        <h1>{t("host-title")}</h1>
        <Outcome deed=moderation.deed />
        {shown}
    }
}
