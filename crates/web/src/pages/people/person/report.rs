//! Reporting a person to the moderators.

use leptos::prelude::*;
use wire::api::{NewReport, TableId, UserId};

use crate::{
    i18n::t,
    net::{self, Me},
    pages::people::{
        form::{Form, Lines},
        submission::Submission,
    },
    parts::Dialog,
    settings::Prefs,
};

#[component]
pub(super) fn ReportDialog(id: UserId, open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog id="report" title=Signal::derive(t("person-report")) open=open>
            <Report id=id />
        </Dialog>
    }
}

/// The chat line whose author's name led here.
fn quoted_line(search: &str) -> Option<(TableId, u32)> {
    let parts = || search.trim_start_matches('?').split('&');
    let find = |name: &str| parts().find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
    Some((find("table")?.parse().ok()?, find("line")?.parse().ok()?))
}

#[component]
fn Report(id: UserId) -> impl IntoView {
    let (me, prefs, submission) = (Me::get(), Prefs::get(), Submission::new());
    let text = RwSignal::new(String::new());
    let said = quoted_line(&window().location().search().unwrap_or_default());
    let send = move |()| {
        submission.start("report-sent", move || async move {
            me.user_or_guest(prefs).await?;
            let reason = text.get_untracked();
            let (table, message) = said.unzip();
            let report = NewReport { user: id, table, message, reason };
            Ok(net::post("/api/reports", &report).await?)
        });
    };
    view! {
        <div class="dialog-body">
            <p>{t("report-about")}</p>
            {said.map(|_| view! { <p class="soft">{t("report-line")}</p> })}
            <Form submission=submission action="send-report" icon="flag" label="report-send" send=send>
                <Lines id="report-text" label="report-text" value=text />
            </Form>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn address_names_the_reported_line() {
        let table = TableId::from_bits(33);
        let line = quoted_line(&format!("?table={table}&line=7"));
        assert_eq!(line, Some((table, 7)));
        for other in ["", "?table=short&line=7", "?line=7", &format!("?table={table}")] {
            assert_eq!(quoted_line(other), None, "{other}");
        }
    }
}
