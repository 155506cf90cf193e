//! How the game's events, moves and scores are presented.

use game::{Seat, rule};
use huang::{Board, Colour, Event, View};
use serde::Deserialize as _;
use serde_json::Value;

use super::{motions::motions, sounds::sound, title::TITLE};
use crate::{
    event::tagged,
    presentation::{Presentation, Spread},
};

/// How the game's events, moves and scores are presented.
pub(super) const PRESENTATION: Presentation = Presentation {
    title: &TITLE,
    has_hands: true,
    icon,
    sound,
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
    motions,
    tally,
    goal: |_, _| None,
    spread: Some(Spread { note: "huang-score-note", clause: rule!("H10.3"), added }),
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

/// What granaries and white points add to yellow, red, blue and green: each white point goes to the lowest (H10.3, H12.4).
fn added(counts: &[i32]) -> Vec<i32> {
    let [yellow, red, blue, green, white, granaries @ ..] = counts else { return Vec::new() };
    let stored = 2 * granaries.first().copied().unwrap_or(0);
    let mut points = [*yellow, *red, blue + stored, *green];
    for _ in 0..*white {
        if let Some(lowest) = points.iter_mut().min() {
            *lowest += 1;
        }
    }
    points.iter().zip(counts).map(|(point, count)| point - count).collect()
}

#[cfg(test)]
mod tests {
    use super::added;

    #[test]
    fn h10_3_white_fills_the_gaps() {
        assert_eq!(added(&[7, 5, 6, 9, 3]), [0, 2, 1, 0]);
        assert_eq!(added(&[14, 12, 3, 9, 2]), [0, 0, 2, 0]);
        assert_eq!(added(&[4, 4, 1, 4, 1, 2]), [1, 0, 4, 0], "two granaries are four blue points");
        assert_eq!(added(&[1, 2]), [0; 0]);
    }
}
