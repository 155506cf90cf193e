//! The movements that the events of Qin become.

use game::Seat;
use serde_json::Value;

use crate::{
    event::{seat_of, tagged},
    motion::{Movement, Scene, Script, Spot},
};

/// The movements of a scene, in the order of its events.
pub(super) fn motions(scene: &Scene<'_>) -> Script {
    let mut script = Script::default();
    // The square of the last tile, and the pile that was chosen.
    let (mut focus, mut pile) = (Spot::of(".board-zoom"), Spot::of(".piles-list"));
    for (_, told) in scene.news() {
        let (name, fields) = tagged(&told.event);
        let Some(seat) = seat_of(&told.event) else { continue };
        match name {
            "placed" => focus = Spot::space(text(&fields["on"][0])),
            "chose" => pile = Spot(format!("[data-pile=\"{}\"]", fields["pile"])),
            _ => (),
        }
        let movement = match name {
            "placed" => placed(scene, seat, &fields["on"]),
            "founded" | "raised" => stands(seat, &fields["at"]),
            "annexed" | "conquered" => stands(seat, &fields["village"]),
            "returned" => give(pagoda(seat), focus.clone(), Spot::player(seat)),
            "drew" => give("qin-tile-back".to_owned(), pile.clone(), scene.hand(seat)),
            _ => continue,
        };
        script.add(movement);
    }
    script
}

/// A tile flies to its squares.
fn placed(scene: &Scene<'_>, seat: Seat, on: &Value) -> Movement {
    let to = Spot::piece(&format!("tile {}", text(&on[0])));
    Movement::Fly { from: scene.picked_tile(seat), to }
}

/// A pagoda flies to a square; that of a major province replaces the first one.
fn stands(seat: Seat, at: &Value) -> Movement {
    let at = text(at);
    let to = Spot::piece(&format!("pagoda-p{seat} {at}"));
    let to = to.or(&Spot::piece(&format!("pagoda2-p{seat} {at}")).0);
    Movement::Fly { from: Spot::player(seat), to }
}

fn give(art: String, from: Spot, to: Spot) -> Movement {
    Movement::Give { art, from, to, amount: 0 }
}

/// The drawing of a seat's pagoda.
fn pagoda(seat: Seat) -> String {
    format!("qin-pagoda-p{seat}")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use game::rule;
    use qin::{Colour, Event, Tile};
    use wire::Told;

    use super::*;

    fn moved(events: &[Event], eyes: Option<Seat>) -> Vec<Movement> {
        let told = |event: &Event| Told {
            ply: 1,
            clause: rule!("Q2.1"),
            event: serde_json::to_value(event).expect("JSON"),
        };
        let log: Vec<Told> = events.iter().map(told).collect();
        motions(&Scene { log: &log, after: 0, eyes }).movements()
    }

    #[test]
    fn a_tile_and_its_pagoda_fly_to_the_board() {
        let (seat, at) = (Seat(1), "E5".parse().expect("a square"));
        let on = [at, "E6".parse().expect("a square")];
        let tile: Tile = "RB".parse().expect("a tile");
        let events = [
            Event::Placed { seat, tile, on },
            Event::Founded { seat, colour: Colour::Red, size: 2, at },
            Event::Rested { seat },
        ];
        let from = Spot::player(seat);
        let tile = Movement::Fly { from: from.clone(), to: Spot::piece("tile E5") };
        let to = Spot::piece("pagoda-p2 E5").or("[data-piece=\"pagoda2-p2 E5\"]");
        assert_eq!(moved(&events, None), [tile, Movement::Fly { from, to }]);
    }

    #[test]
    fn a_drawn_tile_flies_from_the_pile_to_the_hand() {
        let seat = Seat(0);
        let (from, to) = (Spot::of(".piles-list"), Spot::of(".hand-tiles"));
        let moved = moved(&[Event::Drew { seat, tile: None }], Some(seat));
        assert_eq!(moved, [give("qin-tile-back".to_owned(), from, to)]);
    }
}
