//! The sounds of events.

use serde_json::Value;

use crate::{event::tagged, sound::Sound};

/// The sound of an event.
pub(super) fn sound(event: &Value) -> Option<Sound> {
    match tagged(event).0 {
        "placed" => Some(Sound::PlaceTile),
        "founded" | "raised" | "annexed" | "conquered" => Some(Sound::PagodaRise),
        "drew" => Some(Sound::Pick),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use qin::Event;

    use super::*;

    fn check(event: Event, wanted: Option<Sound>) {
        let event = serde_json::to_value(event).expect("an event is data");
        assert_eq!(sound(&event), wanted, "{event}");
    }

    #[test]
    fn events_have_sounds() {
        let (seat, village) = (game::Seat(0), "C5".parse().expect("a square"));
        check(Event::Annexed { seat, village, strength: 2 }, Some(Sound::PagodaRise));
        check(Event::Drew { seat, tile: None }, Some(Sound::Pick));
        check(Event::Rested { seat }, None);
        assert_eq!(sound(&serde_json::json!({"placed": {}})), Some(Sound::PlaceTile));
    }
}
