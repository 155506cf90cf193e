//! Telling the hosts of what somebody did.

use leptos::prelude::*;
use wire::api::{NewReport, TableId, UserId};

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

/// The line at a table by whose name one came here.
fn line_said(search: &str) -> Option<(TableId, u32)> {
    let parts = || search.trim_start_matches('?').split('&');
    let find = |name: &str| parts().find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
    Some((find("table")?.parse().ok()?, find("line")?.parse().ok()?))
}

#[component]
fn Report(id: UserId) -> impl IntoView {
    let (me, prefs, deed) = (Me::get(), Prefs::get(), Deed::new());
    let text = RwSignal::new(String::new());
    let said = line_said(&window().location().search().unwrap_or_default());
    let send = move |()| {
        deed.start("report-sent", move || async move {
            me.somebody(prefs).await?;
            let text = text.get_untracked();
            let (table, line) = said.unzip();
            let report = NewReport { person: id, table, line, text };
            Ok(net::post("/api/reports", &report).await?)
        });
    };
    view! {
        <div class="dialog-body">
            <p>{t("report-about")}</p>
            {said.map(|_| view! { <p class="soft">{t("report-line")}</p> })}
            <Form deed=deed action="send-report" icon="flag" label="report-send" send=send>
                <Lines id="report-text" label="report-text" value=text />
            </Form>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_line_one_came_by() {
        let table = TableId::from_bits(33);
        let line = line_said(&format!("?table={table}&line=7"));
        assert_eq!(line, Some((table, 7)));
        for other in ["", "?table=short&line=7", "?line=7", &format!("?table={table}")] {
            assert_eq!(line_said(other), None, "{other}");
        }
    }
}
