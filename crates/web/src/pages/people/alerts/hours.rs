//! Playing hours: outside of them the user's clocks stand still.

use leptos::prelude::*;
use wire::api::ScheduleInfo;

use super::settings::AlertSettings;
use crate::{
    i18n::{I18n, t},
    net,
    pages::people::{
        form::{Field, Form, Part},
        submission::{Submission, SubmitError},
    },
};

/// A minute of the day in the format of a time field.
fn written(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// Reads a minute of the day from a time field.
fn read(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) =
        (hours.parse().ok()?, minutes.get(..2).unwrap_or(minutes).parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

#[component]
pub(super) fn HoursPart(alerts: AlertSettings) -> impl IntoView {
    let (i18n, submission) = (I18n::get(), Submission::new());
    let (from, until) = (RwSignal::new(written(0)), RwSignal::new(written(0)));
    Effect::new(move |_| {
        alerts.schedule.with(|it| {
            if let Some(ScheduleInfo { schedule, .. }) = it {
                from.set(written(schedule.hours.from));
                until.set(written(schedule.hours.until));
            }
        });
    });
    let send = move |()| {
        submission.start("hours-kept", move || async move {
            alerts.me.user_or_guest(alerts.prefs).await?;
            let odd = SubmitError::Message("hours-odd");
            let first = read(&from.get_untracked()).ok_or(odd.clone())?;
            let last = read(&until.get_untracked()).ok_or(odd)?;
            let ScheduleInfo { schedule, .. } = net::get("/api/schedule").await?;
            let mut hours = schedule.hours;
            (hours.from, hours.until) = (first, last);
            // Browsers give the offset from local time to UTC, the server wants it from UTC.
            hours.offset = -js_sys::Date::new_0().get_timezone_offset() as i16;
            alerts.schedule.set(Some(net::put("/api/schedule/hours", &hours).await?));
            Ok(())
        });
    };
    let now = move || {
        let (from, until) = (from.get(), until.get());
        match from == until {
            true => i18n.say("hours-all-day", &[]),
            false => i18n.say("hours-are", &[("from", from.into()), ("until", until.into())]),
        }
    };
    view! {
        <Part id="hours-title" title="hours-title">
            <p class="soft">{t("hours-about")}</p>
            <Form submission=submission action="save-hours" icon="clock" label="account-save" class="" send=send>
                <div class="field-row">
                    <Field id="hours-from" label="hours-from" kind="time" value=from />
                    <Field id="hours-until" label="hours-until" kind="time" value=until />
                </div>
                <p>{now}</p>
            </Form>
        </Part>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_of_the_day_reads_back_as_itself() {
        for minute in [0, 1, 59, 60, 545, 1439] {
            assert_eq!(read(&written(minute)), Some(minute));
        }
        assert_eq!(read("09:05:30"), Some(545));
        for text in ["", "9", "24:00", "09:60", "a:b"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
