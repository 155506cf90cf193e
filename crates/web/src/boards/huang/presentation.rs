//! How the game's events, moves and scores are presented.

use game::Seat;
use huang::{Board, Colour, Event, View};
use serde::Deserialize as _;
use serde_json::Value;

use super::title::TITLE;
use crate::{event::tagged, presentation::Presentation};

/// How the game's events, moves and scores are presented.
pub(super) const PRESENTATION: Presentation = Presentation {
    title: &TITLE,
    has_hands: true,
    icon,
    gain: |event| match Event::deserialize(event) {
        Ok(Event::Gained { points, .. }) => points.into(),
        _ => 0,
    },
    is_highlight: |event| {
        matches!(
            tagged(event).0,
            "placed"
                | "led"
                | "left"
                | "paid"
                | "replaced"
                | "passed"
                | "built"
                | "crowned"
                | "took"
                | "committed"
                | "supported"
                | "won"
                | "stored"
                | "removed"
        )
    },
    is_logged: |event| match tagged(event) {
        ("drew", fields) => fields["tiles"].get("open").is_some(),
        _ => true,
    },
    is_on_board: |word| word != "pass",
    skips_confirmation: |_| false,
    confirms: |_, _| None,
    tally,
    goal: |_, _| None,
};

fn icon(event: &Value) -> &'static str {
    match Event::deserialize(event) {
        Ok(Event::Gained { colour, .. }) => match colour {
            Colour::Yellow => "huang-vp-yellow",
            Colour::Red => "huang-vp-red",
            Colour::Blue => "huang-vp-blue",
            Colour::Green => "huang-vp-green",
            Colour::White => "huang-vp-white",
        },
        Ok(
            Event::Placed { colour, .. }
            | Event::Removed { colour, .. }
            | Event::Took { colour, .. },
        ) => match colour {
            Colour::Yellow => "huang-tile-yellow",
            Colour::Red => "huang-tile-red",
            Colour::Blue => "huang-tile-blue",
            Colour::Green => "huang-tile-green",
            Colour::White => "huang-tile-white",
        },
        Ok(Event::Built { colour, .. } | Event::Fell { colour, .. }) => match colour {
            Colour::Yellow => "huang-pagoda-yellow",
            Colour::Red => "huang-pagoda-red",
            Colour::Blue => "huang-pagoda-blue",
            Colour::Green => "huang-pagoda-green",
            Colour::White => "huang-pagoda-white",
        },
        Ok(Event::Crowned { .. } | Event::PalaceFell { .. }) => "huang-palace",
        Ok(Event::Warred { .. } | Event::Won { .. }) => "huang-unification",
        Ok(
            Event::Revolted { .. }
            | Event::Prevailed { .. }
            | Event::Committed { .. }
            | Event::Supported { .. },
        ) => "huang-i-war",
        Ok(Event::Left { .. }) => "huang-i-home",
        Ok(Event::Raided { .. } | Event::Cleared { .. }) => "huang-bandits",
        Ok(Event::Stored { .. } | Event::Burnt { .. }) => "huang-granary",
        Ok(Event::Filled { .. }) => "huang-market",
        Ok(Event::Drew { .. } | Event::Replaced { .. }) => "huang-i-bag",
        _ => "huang-i-hex",
    }
}

/// Points by colour, and granaries: what the lowest colour is computed from.
fn tally(view: &Value, seat: Seat) -> Vec<(&'static str, i32)> {
    let Ok(view) = View::deserialize(view) else { return Vec::new() };
    let Some(points) = view.players.get(seat.index()).and_then(|it| it.points) else {
        return Vec::new();
    };
    let ids = [
        "huang-tally-yellow",
        "huang-tally-red",
        "huang-tally-blue",
        "huang-tally-green",
        "huang-tally-white",
    ];
    let mut tally: Vec<(&'static str, i32)> =
        ids.into_iter().zip(points.colours.map(i32::from)).collect();
    if Board::of(view.options.module).eighteen_kingdoms {
        tally.push(("huang-tally-granaries", points.granaries.into()));
    }
    tally
}
