//! The last event, and each player's losses.

use game::{Seat, seats};
use leptos::prelude::*;
use serde_json::Value;
use wire::Told;

use super::desk::Desk;
use crate::{
    event::{seat_of, tagged},
    i18n::t,
    parts::{Pic, seal},
};

/// The log since the last event, up to the moment on show.
fn since_last_event(desk: Desk) -> Vec<Told> {
    let ply = desk.play.shown_ply();
    desk.play.observation.log.with(|log| {
        let seen = || log.iter().filter(|told| told.ply <= ply);
        let mut last: Vec<Told> = Vec::new();
        let mut open = false;
        for told in seen() {
            match tagged(&told.event).0 {
                "struck" => {
                    last.clear();
                    open = true;
                }
                // The next month has its own recap.
                "dealt" => open = false,
                _ => (),
            }
            if open {
                last.push(told.clone());
            }
        }
        last
    })
}

/// Whether the recap is shown: until the actions of the next month begin.
fn is_fresh(desk: Desk) -> bool {
    let ply = desk.play.shown_ply();
    desk.play.observation.log.with(|log| {
        let seen = log.iter().rev().filter(|told| told.ply <= ply);
        let me = desk.me.get();
        for told in seen {
            let (name, _) = tagged(&told.event);
            if matches!(name, "chose" | "passed") && seat_of(&told.event) == Some(me) {
                return false;
            }
            if name == "struck" {
                return true;
            }
        }
        false
    })
}

pub(super) fn recap(desk: Desk) -> impl IntoView {
    let told = Memo::new(move |_| if is_fresh(desk) { since_last_event(desk) } else { Vec::new() });
    let heads = move || {
        let head = |told: &Told| {
            view! { <Pic id=(desk.play.presentation.icon)(&told.event).to_owned() /> }
        };
        let is_head =
            |told: &&Told| matches!(tagged(&told.event).0, "struck" | "befell" | "surveyed");
        told.with(|told| told.iter().filter(is_head).map(head).collect_view())
    };
    let line = move |seat: Seat| {
        let of = told.with(|told| {
            let own = told.iter().filter(|told| seat_of(&told.event) == Some(seat));
            own.map(|told| told.event.clone()).collect::<Vec<_>>()
        });
        if of.is_empty() {
            return None;
        }
        let said: Vec<String> = of.iter().map(|event| desk.play.tell(event)).collect();
        let bits = of.iter().filter_map(bit).collect_view();
        let is_mine = desk.me.get() == seat;
        Some(view! {
            <li class:mine=is_mine title=said.join(". ")>
                {seal(seat)} <span class="sr-only">{said.join(". ")}</span>
                <span class="bits" aria-hidden="true">{bits}</span>
            </li>
        })
    };
    let lines = move || seats(desk.play.seating.count()).filter_map(line).collect_view();
    move || {
        told.with(|told| !told.is_empty()).then(|| {
            view! {
                <section class="recap" aria-label=t("dragon-recap")>
                    <span class="recap-heads" aria-hidden="true">{heads}</span>
                    <ul>{lines}</ul>
                </section>
            }
        })
    }
}

/// An event as a number with a drawing.
fn bit(event: &Value) -> Option<AnyView> {
    let (name, fields) = tagged(event);
    let number = |field: &str| fields[field].as_i64().unwrap_or(0);
    let text = |field: &str| fields[field].as_str().unwrap_or_default().to_owned();
    if fields["points"].as_i64() == Some(0) {
        return None;
    }
    let (class, count, id) = match name {
        "scored" | "tallied" | "closed" => {
            ("good", format!("+{}", number("points")), "dragon-point".to_owned())
        }
        "paid" => ("bad", format!("−{}", number("amount")), format!("dragon-{}", text("good"))),
        "gained" => ("good", format!("+{}", number("amount")), format!("dragon-{}", text("good"))),
        "released" => ("bad", "−".to_owned(), format!("dragon-{}", text("person"))),
        "housed" => ("good", "+".to_owned(), format!("dragon-{}", text("person"))),
        "decayed" | "shook" => ("bad", "−".to_owned(), "dragon-piece".to_owned()),
        "forfeited" => ("bad", format!("−{}", number("dragons")), "dragon-small".to_owned()),
        _ => return None,
    };
    let view = view! {
        <span class=format!("bit {class}")>
            {count} <Pic id=id class="i" />
        </span>
    };
    Some(view.into_any())
}
