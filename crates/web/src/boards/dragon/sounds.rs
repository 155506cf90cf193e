//! The sounds of events.

use serde_json::Value;

use crate::{event::tagged, sound::Sound};

/// The sound of an event.
pub(super) fn sound(event: &Value) -> Option<Sound> {
    let (name, fields) = tagged(event);
    match name {
        "dealt" => Some(Sound::MonthGong),
        "struck" if fields["event"] == "raid" => Some(Sound::WarDrum),
        "decayed" | "shook" => Some(Sound::Crumble),
        "built" => Some(Sound::PagodaRise),
        "housed" => Some(Sound::PlaceLeader),
        "chose" | "walled" => Some(Sound::PlaceTile),
        "gained" | "paid" if fields["good"] == "yuan" => Some(Sound::Coin),
        "scored" | "tallied" | "closed" => Some(Sound::Coin),
        "played" | "took" => Some(Sound::Pick),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use dragon::{Event, Good, MonthEvent};

    use super::*;

    fn check(event: Event, wanted: Option<Sound>) {
        let event = serde_json::to_value(event).expect("an event is data");
        assert_eq!(sound(&event), wanted, "{event}");
    }

    #[test]
    fn events_have_sounds() {
        let seat = game::Seat(0);
        check(Event::Struck { month: 3, event: MonthEvent::Raid }, Some(Sound::WarDrum));
        check(Event::Struck { month: 3, event: MonthEvent::Drought }, None);
        check(Event::Gained { seat, good: Good::Yuan, amount: 2 }, Some(Sound::Coin));
        check(Event::Gained { seat, good: Good::Rice, amount: 2 }, None);
        check(Event::Scored { seat, points: 3 }, Some(Sound::Coin));
        assert_eq!(sound(&serde_json::json!({"dealt": {"month": 2}})), Some(Sound::MonthGong));
    }
}
