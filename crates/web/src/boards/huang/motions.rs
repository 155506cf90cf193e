//! The movements that the events of Huang become.

use game::Seat;
use huang::{Colour, Event, Hand, Space};
use serde::Deserialize as _;

use super::{drawing::word, strengths};
use crate::motion::{Movement, Scene, Script, Spot};

/// The movements of a scene: causes, then losses, then points, in the order of its events.
pub(super) fn motions(scene: &Scene<'_>) -> Script {
    let mut script = Script::default();
    // The place that points come from.
    let mut focus = Spot::of(".board-zoom");
    for (at, told) in scene.news() {
        let Ok(event) = Event::deserialize(&told.event) else { continue };
        focus = place_of(event).unwrap_or(focus);
        let moved = on_board(scene, event).or_else(|| given(scene, event, &focus));
        for movement in moved.into_iter().chain(strengths::of(&scene.log[..at], event)) {
            script.add(movement);
        }
    }
    script
}

/// The place of an event.
fn place_of(event: Event) -> Option<Spot> {
    let space = match event {
        Event::Placed { at, .. }
        | Event::Led { at, .. }
        | Event::Left { at, .. }
        | Event::Stored { at, .. } => at,
        Event::Built { on, .. } | Event::Crowned { on, .. } => on.first(),
        Event::Won { kingdom, .. } => kingdom,
        _ => return None,
    };
    Some(Spot::space(&space.to_string()))
}

/// The movement of a piece on the board.
fn on_board(scene: &Scene<'_>, event: Event) -> Option<Movement> {
    Some(match event {
        Event::Placed { seat, at, .. } => {
            Movement::Fly { from: scene.picked_tile(seat), to: piece("tile", at) }
        }
        Event::Led { at, origin: Some(origin), .. } => {
            Movement::Walk { from: piece("leader", origin), to: piece("leader", at) }
        }
        Event::Led { seat, colour, at, .. } => {
            Movement::Fly { from: home(scene, seat, colour), to: piece("leader", at) }
        }
        Event::Left { seat, colour, at } => {
            Movement::Walk { from: piece("leader", at), to: home(scene, seat, colour) }
        }
        Event::Built { on, .. } | Event::Crowned { on, .. } => {
            Movement::Rise { at: piece("building", on.first()) }
        }
        Event::Fell { colour, on } => {
            Movement::Crumble { at: piece("building", on.first()), colour: role(colour) }
        }
        Event::PalaceFell { on } => {
            Movement::Crumble { at: piece("building", on.first()), colour: "wall" }
        }
        Event::Removed { colour, at } => {
            Movement::Crumble { at: piece("tile", at), colour: role(colour) }
        }
        Event::Warred { at, .. } => Movement::Strike { at: piece("tile", at) },
        _ => return None,
    })
}

/// The movement of something that a player gets or gives.
fn given(scene: &Scene<'_>, event: Event, focus: &Spot) -> Option<Movement> {
    let (art, from, to, amount) = match event {
        Event::Gained { seat, colour, points } => {
            (format!("vp-{}", word(colour)), focus.clone(), Spot::player(seat), points)
        }
        Event::Stored { seat, granaries, .. } => {
            ("granary".to_owned(), focus.clone(), Spot::player(seat), granaries)
        }
        Event::Took { seat, colour } => {
            (format!("tile-{}", word(colour)), Spot::of(".market-tiles"), scene.hand(seat), 0)
        }
        Event::Drew { seat, tiles } => {
            let drawn = match tiles {
                Hand::Open(tiles) => tiles.len(),
                Hand::Closed(drawn) => drawn,
            };
            ("i-bag".to_owned(), Spot::of("#players-title"), scene.hand(seat), drawn)
        }
        Event::Supported { seat, kingdom, tiles, leader } => {
            let to = Spot::space(&kingdom.to_string());
            ("tile-red".to_owned(), Spot::player(seat), to, tiles + u8::from(leader))
        }
        _ => return None,
    };
    Some(Movement::Give { art: format!("huang-{art}"), from, to, amount: amount.into() })
}

/// A piece on a space.
fn piece(kind: &str, at: Space) -> Spot {
    Spot::piece(&format!("{kind} {at}"))
}

/// The place of a leader at home.
fn home(scene: &Scene<'_>, seat: Seat, colour: Colour) -> Spot {
    let in_panel = Spot::in_panel(seat, &format!(".homes .role-{}", word(colour)));
    let player = Spot::player(seat).0;
    if scene.is_own(seat) {
        let in_hand = Spot(format!(".hand-leaders [data-leader=\"{colour}\"]"));
        return in_hand.or(&in_panel.0).or(&player);
    }
    in_panel.or(&player)
}

/// A colour's name in `tokens.css`.
fn role(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "governor",
        Colour::Red => "soldier",
        Colour::Blue => "farmer",
        Colour::Green => "trader",
        Colour::White => "artisan",
    }
}

#[cfg(test)]
mod tests {
    use game::rule;
    use wire::Told;

    use super::*;
    use crate::motion::Verdict;

    fn space(name: &str) -> Space {
        name.parse().expect("a space")
    }

    fn moved(events: &[Event], eyes: Option<Seat>) -> Vec<Movement> {
        let told = |event: &Event| Told {
            ply: 1,
            clause: rule!("H5.1"),
            event: serde_json::to_value(event).expect("JSON"),
        };
        let log: Vec<Told> = events.iter().map(told).collect();
        motions(&Scene { log: &log, after: 0, eyes }).movements()
    }

    #[test]
    fn a_tile_flies_from_the_hand_and_its_point_to_the_owner() {
        let (seat, colour, at) = (Seat(1), Colour::Blue, space("C5"));
        let gained = Event::Gained { seat: Seat(0), colour, points: 2 };
        let events = [Event::Placed { seat, colour, at }, gained];
        let point = Movement::Give {
            art: "huang-vp-blue".to_owned(),
            from: Spot::space("C5"),
            to: Spot::player(Seat(0)),
            amount: 2,
        };
        let to = Spot::piece("tile C5");
        let from = Spot::player(seat);
        let flown = Movement::Fly { from, to: to.clone() };
        assert_eq!(moved(&events, Some(Seat(0))), [flown, point.clone()]);
        let from = Spot::of(".hand-tiles [aria-pressed=\"true\"]").or(".hand-tiles");
        assert_eq!(moved(&events, Some(seat)), [Movement::Fly { from, to }, point]);
    }

    #[test]
    fn a_revolt_counts_where_the_leader_was_placed() {
        let (seat, owner, colour) = (Seat(2), Seat(1), Colour::Blue);
        let events = [
            Event::Led { seat, colour, at: space("K6"), origin: None },
            Event::Revolted { seat, owner, colour },
            Event::Committed { seat, tiles: 1, leader: false, strength: 2 },
            Event::Committed { seat: owner, tiles: 3, leader: false, strength: 5 },
            Event::Prevailed { seat: owner, strength: 5, against: 2 },
        ];
        let counts = moved(&events, None).into_iter().filter_map(|movement| match movement {
            Movement::Count { at, totals, .. } => Some((at, totals)),
            _ => None,
        });
        let place = Spot::space("K6");
        assert_eq!(
            counts.collect::<Vec<_>>(),
            [(place.clone(), vec![1, 2, 2]), (place, vec![2, 2, 5])]
        );
    }

    #[test]
    fn a_lost_war_counts_crumbles_and_sends_leaders_home() {
        let (red, green) = (Colour::Red, Colour::Green);
        let kingdoms = vec![space("C5"), space("E5")].into();
        let events = [
            Event::Warred { seat: Seat(0), at: space("D5"), kingdoms },
            Event::Supported { seat: Seat(0), kingdom: space("C5"), tiles: 2, leader: true },
            Event::Abstained { seat: Seat(1) },
            Event::Won { kingdom: space("C5"), strength: 6, against: 4 },
            Event::Removed { colour: red, at: space("F5") },
            Event::Left { seat: Seat(1), colour: green, at: space("E6") },
        ];
        let moved = moved(&events, None);
        let count = |at: &str, totals: &[u8], verdict| Movement::Count {
            at: Spot::space(at),
            totals: totals.to_vec(),
            verdict,
        };
        assert!(matches!(moved[0], Movement::Strike { .. }));
        assert!(matches!(moved[1], Movement::Give { amount: 3, .. }));
        assert_eq!(moved[2], count("C5", &[3, 6], Verdict::Wins));
        assert_eq!(moved[3], count("E5", &[4, 4], Verdict::Loses));
        assert_eq!(moved[4], Movement::Crumble { at: Spot::piece("tile F5"), colour: "soldier" });
        assert!(matches!(moved[5], Movement::Walk { .. }));
        assert_eq!(moved.len(), 6);
    }
}
