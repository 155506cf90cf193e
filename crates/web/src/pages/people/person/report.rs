//! Telling the hosts of what somebody did.

use leptos::prelude::*;
use wire::api::{NewReport, UserId};

use crate::{
    net::{self, Me},
    pages::people::{
        deed::Deed,
        form::{Form, Lines},
    },
    parts::Dialog,
    settings::Prefs,
    words::t,
};

#[component]
pub(super) fn ReportDialog(id: UserId, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog id="report" title=Signal::derive(t("person-report")) open=open>
            <Report id=id />
        </Dialog>
    }
}

#[component]
fn Report(id: UserId) -> impl IntoView {
    let (me, prefs, deed) = (Me::get(), Prefs::get(), Deed::new());
    let text = RwSignal::new(String::new());
    let send = move |()| {
        deed.start("report-sent", move || async move {
            me.somebody(prefs).await?;
            let text = text.get_untracked();
            let report = NewReport { person: id, table: None, line: None, text };
            Ok(net::post("/api/reports", &report).await?)
        });
    };
    view! {
        <div class="dialog-body">
            <p>{t("report-about")}</p>
            <Form deed=deed action="send-report" icon="flag" label="report-send" send=send>
                <Lines id="report-text" label="report-text" value=text />
            </Form>
        </div>
    }
}
