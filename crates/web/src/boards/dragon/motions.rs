//! The movements that the events of the Year of the Dragon become.

use game::Seat;
use serde_json::Value;

use crate::{
    event::{seat_of, tagged},
    motion::{Movement, Scene, Script, Spot},
};

/// The movements of a scene, in the order of its events.
pub(super) fn motions(scene: &Scene<'_>) -> Script {
    let mut script = Script::default();
    // The place that goods and points come from: a group of actions, or a month.
    let mut focus = Spot::of("[aria-current=\"step\"][data-month]").or(".months");
    for (_, told) in scene.news() {
        let (name, fields) = tagged(&told.event);
        focus = place_of(name, fields).unwrap_or(focus);
        let seat = seat_of(&told.event);
        let court = seat.and_then(|seat| at_court(scene, seat, name, fields, &focus));
        let given = || seat.and_then(|seat| given(seat, name, fields, &focus));
        if let Some(movement) = of_year(name, fields).or(court).or_else(given) {
            script.add(movement);
        }
    }
    script
}

/// The place of an event.
fn place_of(name: &str, fields: &Value) -> Option<Spot> {
    match name {
        "chose" => Some(Spot(format!("[data-group=\"{}\"]", fields["group"]))),
        "struck" => Some(month(&fields["month"])),
        "befell" => Some(Spot::of("[data-super]")),
        _ => None,
    }
}

fn month(month: &Value) -> Spot {
    Spot(format!("[data-month=\"{month}\"]"))
}

/// The movement of an event of the year.
fn of_year(name: &str, fields: &Value) -> Option<Movement> {
    match name {
        // Before the first month there is none to come from.
        "dealt" => {
            let now = fields["month"].as_u64().filter(|now| 1 < *now)?;
            Some(Movement::Turn { from: month(&(now - 1).into()), to: month(&now.into()) })
        }
        "struck" => Some(Movement::Strike { at: month(&fields["month"]) }),
        "befell" => Some(Movement::Strike { at: Spot::of("[data-super]") }),
        _ => None,
    }
}

/// The movement of an event at a seat's court.
fn at_court(
    scene: &Scene<'_>,
    seat: Seat,
    name: &str,
    fields: &Value,
    focus: &Spot,
) -> Option<Movement> {
    let whole = || palace(scene, seat, &fields["palace"], None);
    let floor = |floor: u64| palace(scene, seat, &fields["palace"], Some(floor));
    let moves = |from: Spot, to: Spot| {
        let person = fields["person"].as_str().unwrap_or_default();
        Movement::Give { art: format!("dragon-{person}"), from, to, amount: 0 }
    };
    let floors = fields["floors"].as_u64().unwrap_or(0);
    Some(match name {
        "built" => Movement::Rise { at: floor(floors) },
        "housed" => moves(focus.clone(), whole()),
        "released" => moves(whole(), focus.clone()),
        // The floor that is gone was the one above those that are left.
        "decayed" | "shook" if scene.is_own(seat) => {
            Movement::Crumble { at: floor(floors + 1), colour: "wall" }
        }
        "decayed" | "shook" => Movement::Strike { at: whole() },
        "advanced" => Movement::Slide { piece: Spot(format!(".marker[data-seat=\"p{seat}\"]")) },
        _ => return None,
    })
}

/// A palace, or one of its floors, which only the viewer's own palaces show apart.
fn palace(scene: &Scene<'_>, seat: Seat, number: &Value, floor: Option<u64>) -> Spot {
    let small = Spot::in_panel(seat, ".palaces-small").or(&Spot::player(seat).0);
    if !scene.is_own(seat) {
        return small;
    }
    let own = format!("[data-palace=\"{number}\"]");
    let spot = floor.map(|floor| Spot(format!("{own} .floor:nth-child({floor})")));
    spot.map_or(Spot(own.clone()), |spot| spot.or(&own)).or(&small.0)
}

/// The movement of something that a seat gets or gives.
fn given(seat: Seat, name: &str, fields: &Value, focus: &Spot) -> Option<Movement> {
    let number = |field: &str| fields[field].as_i64().map_or(0, |number| number as i32);
    let player = Spot::player(seat);
    let (art, amount) = match name {
        "gained" | "paid" => (good(fields["good"].as_str().unwrap_or_default()), number("amount")),
        "scored" | "tallied" => ("dragon-point".to_owned(), number("points")),
        "chose" => (format!("dragon-figure-p{seat}"), 0),
        "took" => (format!("dragon-{}", fields["person"].as_str().unwrap_or_default()), 0),
        "bought" => (format!("dragon-{}", fields["privilege"].as_str().unwrap_or_default()), 0),
        _ => return None,
    };
    // Nothing was scored.
    if amount == 0 && matches!(name, "scored" | "tallied") {
        return None;
    }
    let (from, to, amount) = match name {
        "paid" => (player, focus.clone(), -amount),
        "chose" => (player, focus.clone(), 0),
        "took" => (Spot::of(".supply").or(&focus.0), player, 0),
        _ => (focus.clone(), player, amount),
    };
    Some(Movement::Give { art, from, to, amount })
}

/// The drawing of a good.
fn good(word: &str) -> String {
    let name = match word {
        "yuan" => "yuan",
        "rice" => "rice",
        _ => "firework",
    };
    format!("dragon-{name}")
}

#[cfg(test)]
mod tests {
    use dragon::{Event, Good, MonthEvent};
    use game::rule;
    use wire::Told;

    use super::*;

    fn moved(events: &[Event], eyes: Option<Seat>) -> Vec<Movement> {
        let told = |event: &Event| Told {
            ply: 1,
            clause: rule!("D5.1"),
            event: serde_json::to_value(event).expect("JSON"),
        };
        let log: Vec<Told> = events.iter().map(told).collect();
        motions(&Scene { log: &log, after: 0, eyes }).movements()
    }

    #[test]
    fn a_month_turns_and_its_event_strikes() {
        let events = [
            Event::Struck { month: 3, event: MonthEvent::Tribute },
            Event::Paid { seat: Seat(1), good: Good::Yuan, amount: 4 },
            Event::Dealt { month: 4, groups: [0; 8] },
        ];
        let at = |month: u8| Spot(format!("[data-month=\"{month}\"]"));
        let paid = Movement::Give {
            art: "dragon-yuan".to_owned(),
            from: Spot::player(Seat(1)),
            to: at(3),
            amount: -4,
        };
        let turn = Movement::Turn { from: at(3), to: at(4) };
        assert_eq!(moved(&events, None), [Movement::Strike { at: at(3) }, paid, turn]);
    }

    #[test]
    fn a_palace_rises_by_a_floor_and_loses_one() {
        let (seat, palace) = (Seat(0), "2".parse().expect("a palace"));
        let built = Event::Built { seat, palace, floors: 2 };
        let events = [built, Event::Decayed { seat, palace, floors: 1 }];
        let own = moved(&events, Some(seat));
        let is_floor = |at: &Spot| at.0.starts_with("[data-palace=\"2\"] .floor:nth-child(2);");
        assert!(matches!(&own[0], Movement::Rise { at } if is_floor(at)));
        assert!(matches!(&own[1], Movement::Crumble { at, .. } if is_floor(at)));
        assert!(matches!(&moved(&events, None)[1], Movement::Strike { .. }));
    }
}
