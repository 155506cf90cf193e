//! The clock of a seat.

use game::Seat;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use wire::api::Clocks;

use crate::{i18n::I18n, parts::icon, play::Remote};

/// The interval between updates, in milliseconds.
const TICK: u32 = 500;
/// The remaining time that counts as little, in milliseconds.
const LITTLE: f64 = 60_000.0;
const MINUTE: f64 = 60_000.0;
const HOUR: f64 = 60.0 * MINUTE;
const DAY: f64 = 24.0 * HOUR;

/// The clock of a seat, at a table with clocks.
#[component]
pub(crate) fn Clock(remote: Remote, seat: Seat) -> impl IntoView {
    let i18n = I18n::get();
    let now = RwSignal::new(now());
    let tick = StoredValue::new_local(Interval::new(TICK, move || _ = now.try_set(self::now())));
    on_cleanup(move || tick.dispose());
    let left = Memo::new(move |_| {
        remote.clocks.with(|clocks| clocks.as_ref().map(|clocks| left(clocks, seat, now.get())))
    });
    let runs =
        move || remote.clocks.with(|it| it.as_ref().is_some_and(|it| it.running.contains(&seat)));
    let text = move || left.get().map(|left| format_left(i18n, left));
    view! {
        <Show when=move || left.get().is_some()>
            <span
                class="clock"
                class:runs=runs
                class:little=move || left.get().is_some_and(|left| left < LITTLE)
                data-clock=format!("p{seat}")
            >
                {icon("clock", "icon-s")}
                <span>{text}</span>
            </span>
        </Show>
    }
}

/// Milliseconds that a seat has at a moment. Nights and vacations are in the deadline only.
fn left(clocks: &Clocks, seat: Seat, now: f64) -> f64 {
    let had = clocks.left.get(seat.index()).map_or(0.0, |left| *left as f64);
    if !clocks.running.contains(&seat) {
        return had;
    }
    let by_clock = had - (now - clocks.at.millis() as f64).max(0.0);
    match clocks.deadline {
        // Long times have nights in them.
        Some(deadline) if HOUR < had => (deadline.millis() as f64 - now).max(0.0),
        _ => by_clock.max(0.0),
    }
}

fn format_left(i18n: I18n, left: f64) -> String {
    let whole = |part: f64| part.floor() as i64;
    if DAY <= left {
        let args = [("days", whole(left / DAY).into()), ("hours", whole(left % DAY / HOUR).into())];
        return i18n.say("clock-days", &args);
    }
    let (hours, minutes) = (whole(left / HOUR), whole(left % HOUR / MINUTE));
    let seconds = whole(left % MINUTE / 1_000.0);
    if 0 < hours {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The server's time, by the skew that the page measured when it loaded.
fn now() -> f64 {
    let root = document().document_element();
    let skew = root.and_then(|root| root.get_attribute("data-skew")?.parse::<f64>().ok());
    js_sys::Date::now() - skew.unwrap_or(0.0)
}
