//! What hosts do to keep order: what people complain about, and what was done.

mod audit;
mod measure;
mod reports;

use leptos::{prelude::*, task::spawn_local};
use wire::api::{AuditLine, Code, ReportInfo};

use self::{audit::Audit, measure::MeasurePart, reports::Reports};
use super::{
    PeoplePage,
    deed::{Deed, Outcome},
};
use crate::{
    net::{self, Failed, Me},
    words::t,
};

/// Whether somebody is a host, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Unknown,
    Host,
    Nobody,
}

/// What a host sees.
#[derive(Clone, Copy)]
struct Order {
    me: Me,
    standing: RwSignal<Standing>,
    reports: RwSignal<Vec<ReportInfo>>,
    audit: RwSignal<Vec<AuditLine>>,
    /// Of whom something is done: their name in addresses.
    whom: RwSignal<String>,
    deed: Deed,
}

impl Order {
    /// Reads it again. Only somebody can ask.
    fn load(self) {
        if self.me.user_untracked().is_none() {
            self.standing.set(Standing::Nobody);
            return;
        }
        spawn_local(async move {
            match self.read().await {
                Ok(()) => _ = self.standing.try_set(Standing::Host),
                Err(failed) if is_refused(&failed) => {
                    self.standing.try_set(Standing::Nobody);
                }
                Err(failed) => self.deed.fail(failed.into()),
            }
        });
    }

    async fn read(self) -> Result<(), Failed> {
        let reports = net::get("/api/moderation/reports?open=true").await?;
        self.reports.try_set(reports);
        self.audit.try_set(net::get("/api/moderation/audit").await?);
        Ok(())
    }
}

/// Whether it is only for hosts.
fn is_refused(failed: &Failed) -> bool {
    matches!(failed.code(), Some(Code::NotYours | Code::Nobody))
}

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
    let order = Order {
        me: Me::get(),
        standing: RwSignal::new(Standing::Unknown),
        reports: RwSignal::new(Vec::new()),
        audit: RwSignal::new(Vec::new()),
        whom: RwSignal::new(String::new()),
        deed: Deed::new(),
    };
    order.load();
    // Made anew only when it changes: what is being written, and what was said, stays when all is read again.
    let standing = Memo::new(move |_| order.standing.get());
    let shown = move || match standing.get() {
        Standing::Unknown => view! { <p class="soft">{t("people-wait")}</p> }.into_any(),
        Standing::Nobody => view! { <p>{t("host-not")}</p> }.into_any(),
        Standing::Host => view! {
            <Reports order=order />
            <div class="parts">
                <MeasurePart order=order />
                <Audit order=order />
            </div>
        }
        .into_any(),
    };
    view! {
        <h1>{t("host-title")}</h1>
        <Outcome deed=order.deed />
        {shown}
    }
}
