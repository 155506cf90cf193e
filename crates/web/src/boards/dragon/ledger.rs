//! The sources of each player's points, read from the log.

use std::collections::BTreeMap;

use game::{Seat, seats};
use leptos::prelude::*;
use wire::Told;

use crate::{
    event::{seat_of, tagged},
    i18n::t,
    parts::seal,
    play::Play,
};

/// The sources of points, in the order of the table.
const SOURCES: [&str; 11] = [
    "dragon-from-palaces",
    "dragon-from-ladies",
    "dragon-from-privileges",
    "dragon-from-research",
    "dragon-from-festival",
    "dragon-from-raid",
    "dragon-from-wall",
    "dragon-from-super",
    "dragon-from-persons",
    "dragon-from-monks",
    "dragon-from-money",
];

/// Points by source and seat.
type Points = BTreeMap<(&'static str, Seat), i64>;

fn points(log: &[Told]) -> Points {
    let mut points = Points::new();
    for told in log {
        let (name, fields) = tagged(&told.event);
        let Some(seat) = seat_of(&told.event) else { continue };
        let mut add = |source: &'static str, field: &str| {
            *points.entry((source, seat)).or_default() += fields[field].as_i64().unwrap_or(0);
        };
        match name {
            "tallied" => {
                add("dragon-from-palaces", "palaces");
                add("dragon-from-ladies", "ladies");
                add("dragon-from-privileges", "dragons");
            }
            "closed" => {
                add("dragon-from-persons", "persons");
                add("dragon-from-monks", "monks");
                add("dragon-from-money", "money");
            }
            "scored" => add(source(&told.clause.to_string()), "points"),
            _ => (),
        }
    }
    points
}

/// The source of points for the clause of a score.
fn source(clause: &str) -> &'static str {
    match clause {
        "D3.6" => "dragon-from-research",
        "D5.4" => "dragon-from-festival",
        "D5.5" => "dragon-from-raid",
        _ if clause.starts_with("D7") => "dragon-from-wall",
        _ => "dragon-from-super",
    }
}

pub(super) fn ledger(play: Play) -> impl IntoView {
    let points = Memo::new(move |_| play.observation.log.with(|log| points(log)));
    let head = move |seat: Seat| {
        view! {
            <th scope="col">
                {seal(seat)} <span class="sr-only">{play.seating.name(seat)}</span>
            </th>
        }
    };
    let row = move |source: &'static str| {
        let of = move |seat| points.with(|points| points.get(&(source, seat)).copied());
        let all = move || seats(play.seating.count());
        if all().all(|seat| of(seat).unwrap_or(0) == 0) {
            return None;
        }
        let cells = all().map(|seat| view! { <td>{of(seat).unwrap_or(0)}</td> }).collect_view();
        Some(view! {
            <tr>
                <th scope="row">{t(source)}</th>
                {cells}
            </tr>
        })
    };
    view! {
        <div class="ledger panel" tabindex="0" role="region" aria-labelledby="ledger-title">
            <table class="score">
                <caption id="ledger-title">{t("dragon-ledger")}</caption>
                <thead>
                    <tr>
                        <td></td>
                        {seats(play.seating.count()).map(head).collect_view()}
                    </tr>
                </thead>
                <tbody>{move || SOURCES.map(row).into_iter().collect_view()}</tbody>
            </table>
        </div>
    }
}
