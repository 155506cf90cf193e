//! The sounds of events.

use serde_json::Value;

use crate::{event::tagged, sound::Sound};

/// The sound of an event.
pub(super) fn sound(event: &Value) -> Option<Sound> {
    match tagged(event).0 {
        "placed" | "removed" => Some(Sound::PlaceTile),
        "led" | "left" => Some(Sound::PlaceLeader),
        "built" | "crowned" => Some(Sound::PagodaRise),
        "fell" | "palace_fell" | "burnt" => Some(Sound::Crumble),
        "gained" | "stored" => Some(Sound::Coin),
        "warred" | "revolted" => Some(Sound::WarDrum),
        "took" | "replaced" => Some(Sound::Pick),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use huang::{Colour, Event};
    use serde_json::json;

    use super::*;

    fn check(event: Event, wanted: Option<Sound>) {
        let event = serde_json::to_value(event).expect("an event is data");
        assert_eq!(sound(&event), wanted, "{event}");
    }

    #[test]
    fn events_have_sounds() {
        let (seat, at) = (game::Seat(0), "C5".parse().expect("a space"));
        let colour = Colour::Red;
        check(Event::Placed { seat, colour, at }, Some(Sound::PlaceTile));
        check(Event::Led { seat, colour, at, origin: None }, Some(Sound::PlaceLeader));
        check(Event::Gained { seat, colour, points: 1 }, Some(Sound::Coin));
        check(Event::Revolted { seat, owner: game::Seat(1), colour }, Some(Sound::WarDrum));
        check(Event::Passed { seat }, None);
        assert_eq!(sound(&json!({"palace_fell": {}})), Some(Sound::Crumble));
    }
}
