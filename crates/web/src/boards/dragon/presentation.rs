//! How the game's events, moves and scores are presented.

use dragon::View;
use game::Seat;
use serde::Deserialize as _;
use serde_json::Value;

use super::{confirm::confirms, motions::motions, sounds::sound, title::TITLE};
use crate::{event::tagged, presentation::Presentation};

/// How the game's events, moves and scores are presented.
pub(super) const PRESENTATION: Presentation = Presentation {
    title: &TITLE,
    has_hands: false,
    icon,
    sound,
    gain,
    is_highlight,
    is_logged: |event| !matches!(tagged(event).0, "laid" | "began"),
    is_on_board: |_| true,
    skips_confirmation: |_| false,
    confirms,
    motions,
    tally,
    goal: |_, _| None,
    spread: None,
};

/// Whether the film stops at an event: a player's decision, or an event of the year.
fn is_highlight(event: &Value) -> bool {
    matches!(
        tagged(event).0,
        "chose"
            | "passed"
            | "built"
            | "housed"
            | "declined"
            | "missed"
            | "released"
            | "struck"
            | "befell"
            | "shook"
            | "dropped"
            | "favoured"
            | "closed"
    )
}

/// The drawing that stands for an event.
fn icon(event: &Value) -> &'static str {
    let (name, fields) = tagged(event);
    let of = |field: &str| fields[field].as_str().unwrap_or_default();
    match name {
        "chose" => action(of("action")),
        "gained" | "paid" => good(of("good")),
        "scored" | "tallied" | "closed" => "dragon-point",
        "advanced" | "erupted" => "dragon-sym-W",
        "supplied" | "built" | "decayed" | "shook" => "dragon-piece",
        "bought" | "forfeited" => "dragon-small",
        "walled" | "surveyed" => "dragon-wall",
        "played" | "dropped" => card(of("card")),
        "took" | "housed" | "declined" | "released" => person(of("person")),
        "favoured" => card(of("role")),
        "struck" | "laid" => month(of("event")),
        "befell" | "foretold" => super_event_icon(of("super_event")),
        "passed" => "dragon-yuan",
        _ => "ui-pagoda",
    }
}

fn action(word: &str) -> &'static str {
    match word {
        "taxes" => "dragon-act-taxes",
        "build" => "dragon-act-build",
        "harvest" => "dragon-act-harvest",
        "fireworks" => "dragon-act-fireworks",
        "parade" => "dragon-act-parade",
        "research" => "dragon-act-research",
        "privilege" => "dragon-act-privilege",
        _ => "dragon-act-wall",
    }
}

fn good(word: &str) -> &'static str {
    match word {
        "yuan" => "dragon-yuan",
        "rice" => "dragon-rice",
        _ => "dragon-firework",
    }
}

fn card(letter: &str) -> &'static str {
    match letter {
        "C" => "dragon-bust-C1",
        "L" => "dragon-bust-L1",
        "P" => "dragon-bust-P1",
        "T" => "dragon-bust-T3",
        "W" => "dragon-bust-W1",
        "M" => "dragon-bust-M1",
        "H" => "dragon-bust-H1",
        "F" => "dragon-bust-F1",
        "S" => "dragon-bust-S2",
        _ => "dragon-wild",
    }
}

fn person(text: &str) -> &'static str {
    match text {
        "C1" => "dragon-C1",
        "L1" => "dragon-L1",
        "P1" => "dragon-P1",
        "P2" => "dragon-P2",
        "T3" => "dragon-T3",
        "W1" => "dragon-W1",
        "W2" => "dragon-W2",
        "M1" => "dragon-M1",
        "M2" => "dragon-M2",
        "H1" => "dragon-H1",
        "H2" => "dragon-H2",
        "F1" => "dragon-F1",
        "F2" => "dragon-F2",
        "S2" => "dragon-S2",
        _ => "dragon-S3",
    }
}

fn month(word: &str) -> &'static str {
    match word {
        "peace" => "dragon-ev-peace",
        "tribute" => "dragon-ev-tribute",
        "drought" => "dragon-ev-drought",
        "festival" => "dragon-ev-festival",
        "raid" => "dragon-ev-raid",
        _ => "dragon-ev-epidemic",
    }
}

/// The drawing of a super event.
pub(super) fn super_event_icon(word: &str) -> &'static str {
    match word {
        "lantern" => "dragon-sup-lantern",
        "buddha" => "dragon-sup-buddha",
        "earthquake" => "dragon-sup-earthquake",
        "tsunami" => "dragon-sup-tsunami",
        "eclipse" => "dragon-sup-eclipse",
        "volcano" => "dragon-sup-volcano",
        "tornado" => "dragon-sup-tornado",
        "dawn" => "dragon-sup-dawn",
        "assassination" => "dragon-sup-assassination",
        _ => "dragon-sup-treaty",
    }
}

/// Points that an event gives its seat.
fn gain(event: &Value) -> i32 {
    let (name, fields) = tagged(event);
    match name {
        "scored" | "tallied" | "closed" => fields["points"].as_i64().map_or(0, |it| it as i32),
        _ => 0,
    }
}

/// A court's score at the end, by category.
fn tally(view: &Value, seat: Seat) -> Vec<(&'static str, i32)> {
    let Ok(view) = View::deserialize(view) else { return Vec::new() };
    let Some(player) = view.players.get(seat.index()) else { return Vec::new() };
    let palaces = view.palaces.iter().filter(|palace| palace.owner == seat).count();
    vec![
        ("dragon-tally-persons", player.persons.into()),
        ("dragon-tally-palaces", palaces as i32),
        ("dragon-tally-yuan", player.yuan.into()),
        ("dragon-tally-space", player.space.into()),
    ]
}
