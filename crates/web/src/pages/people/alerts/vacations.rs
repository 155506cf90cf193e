//! Vacations: days on which the user's clocks stand still.

use std::time::Duration;

use clock::Moment;
use leptos::prelude::*;
use wire::api::{NewVacation, ScheduleInfo};

use super::settings::AlertSettings;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::{Field, Form, Part},
        submission::{Outcome, Submission, SubmitError},
    },
    parts::{IconButton, icon},
    when,
};

/// Seconds of a day.
const DAY: u64 = 24 * 3600;
const MILLISECOND: Duration = Duration::from_millis(1);

/// Midnight before or after a local day.
fn moment(day: &str, clock: &str) -> Option<Moment> {
    let at = js_sys::Date::parse(&format!("{day}T{clock}"));
    at.is_finite().then_some(Moment::from_millis(at as i64))
}

/// Current and coming vacations: start and end.
fn to_come(schedule: Option<&ScheduleInfo>) -> Vec<(Moment, Moment)> {
    let now = Moment::from_millis(js_sys::Date::now() as i64);
    let spans = schedule.map(|it| it.schedule.vacations.as_slice()).unwrap_or_default();
    let ends = spans.iter().filter_map(|span| Some((span.from, span.until?)));
    let mut all: Vec<_> = ends.filter(|(_, until)| now < *until).collect();
    all.sort_unstable();
    all
}

#[component]
pub(super) fn Vacations(alerts: AlertSettings) -> impl IntoView {
    let (i18n, submission, ending) = (I18n::get(), Submission::new(), Submission::new());
    let (from, until) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let add = move |()| {
        submission.start("vacation-added", move || async move {
            alerts.me.user_or_guest(alerts.prefs).await?;
            let odd = SubmitError::Message("vacation-odd");
            let first = moment(&from.get_untracked(), "00:00:00").ok_or(odd.clone())?;
            // The last day is included.
            let last = moment(&until.get_untracked(), "24:00:00").ok_or(odd.clone())?;
            if last <= first {
                return Err(odd);
            }
            let wanted = NewVacation { from: Some(first), until: last };
            alerts.schedule.set(Some(net::post("/api/schedule/vacations", &wanted).await?));
            Ok(())
        });
    };
    let left = move || {
        let left = alerts.schedule.with(|it| it.as_ref().map(|it| it.vacation_left / DAY))?;
        Some(i18n.say("vacation-left", &[("days", left.into())]))
    };
    let all = move || alerts.schedule.with(|it| to_come(it.as_ref()));
    view! {
        <Part id="vacation-title" title="vacation-title">
            <p class="soft">{t("vacation-about")} " " {left}</p>
            <ul class="rows">
                <For each=all key=|it| *it children=move |(from, until)| vacation(alerts, from, until, ending) />
            </ul>
            <Outcome submission=ending />
            <Form submission=submission action="add-vacation" icon="sun" label="vacation-add" class="" send=add>
                <div class="field-row">
                    <Field id="vacation-from" label="vacation-from" kind="date" value=from />
                    <Field id="vacation-until" label="vacation-until" kind="date" value=until />
                </div>
            </Form>
        </Part>
    }
}

fn vacation(
    alerts: AlertSettings,
    from: Moment,
    until: Moment,
    submission: Submission,
) -> impl IntoView {
    let i18n = I18n::get();
    let name = move || {
        // It ends at a day's last moment, not on the next day.
        let (first, last) = (when::day(i18n, from), when::day(i18n, until - MILLISECOND));
        i18n.say("vacation-span", &[("from", first.into()), ("until", last.into())])
    };
    let end = move |()| {
        submission.start("vacation-ended", move || async move {
            let schedule = net::delete(&format!("/api/schedule/vacations/{}", from.0)).await?;
            alerts.schedule.set(Some(schedule));
            Ok(())
        });
    };
    let label = move || i18n.say("vacation-end", &[("span", name().into())]);
    view! {
        <li>
            {icon("sun", "icon")}
            <b>{name}</b>
            <IconButton action="end-vacation" icon="trash" label=Signal::derive(label) press=end />
        </li>
    }
}
