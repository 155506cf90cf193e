//! How the game's events, moves and scores are presented.

use game::Seat;
use qin::View;
use serde::Deserialize as _;
use serde_json::Value;

use super::{motions::motions, sounds::sound, title::TITLE};
use crate::{event::tagged, presentation::Presentation};

/// How the game's events, moves and scores are presented.
pub(super) const PRESENTATION: Presentation = Presentation {
    title: &TITLE,
    has_hands: true,
    icon,
    sound,
    gain,
    is_highlight: |event| matches!(tagged(event).0, "placed" | "passed"),
    is_logged: |event| match tagged(event) {
        ("chose", _) => false,
        ("drew", fields) => !fields["tile"].is_null(),
        _ => true,
    },
    is_on_board: |word| word != "pass",
    skips_confirmation: |mv| mv.starts_with("draw "),
    confirms: |_, _| None,
    motions,
    tally,
    goal: |view, standing| Some(view["players"][0]["supply"].as_i64()? as i32 + standing.points[0]),
    spread: None,
};

fn icon(event: &Value) -> &'static str {
    let (name, fields) = tagged(event);
    match (name, fields["colour"].as_str()) {
        ("annexed" | "conquered", _) => "qin-village",
        (_, Some("red")) => "qin-terr-red",
        (_, Some("blue")) => "qin-terr-blue",
        (_, Some("yellow")) => "qin-terr-yellow",
        ("placed" | "rested", _) => "ui-ok",
        _ => "ui-pagoda",
    }
}

/// Pagodas that an event puts on the board for its seat, or takes from it.
fn gain(event: &Value) -> i32 {
    let (name, fields) = tagged(event);
    match name {
        "founded" | "raised" | "annexed" | "conquered" => 1,
        "returned" => -fields["pagodas"].as_i64().map_or(0, |pagodas| pagodas as i32),
        _ => 0,
    }
}

/// Provinces, those of them that are major, and villages.
fn tally(view: &Value, seat: Seat) -> Vec<(&'static str, i32)> {
    let Ok(view) = View::deserialize(view) else { return Vec::new() };
    let own = || view.provinces.iter().filter(|it| it.owner == Some(seat));
    let villages = view.villages.iter().filter(|it| it.owner == Some(seat)).count();
    vec![
        ("qin-tally-provinces", own().count() as i32),
        ("qin-tally-major", own().filter(|it| it.pagodas == 2).count() as i32),
        ("qin-tally-villages", villages as i32),
    ]
}
