//! Events of any game, read without their types.

use game::Seat;
use serde_json::Value;

/// An event's name and fields.
pub(crate) fn tagged(event: &Value) -> (&str, &Value) {
    match event.as_object().and_then(|fields| fields.iter().next()) {
        Some((name, fields)) => (name, fields),
        None => (event.as_str().unwrap_or_default(), &Value::Null),
    }
}

/// The seat that an event names.
pub(crate) fn seat_of(event: &Value) -> Option<Seat> {
    let seat = tagged(event).1.get("seat")?.as_u64()?;
    Some(Seat(u8::try_from(seat).ok()?))
}

/// Whether an event ends the game and this seat has won.
pub(crate) fn is_won_by(event: &Value, seat: Seat) -> bool {
    let (name, fields) = tagged(event);
    let winners = fields["winners"].as_array();
    let is_seat = |it: &Value| it.as_u64() == Some(seat.0.into());
    name == "ended" && winners.is_some_and(|winners| winners.iter().any(is_seat))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn winners_are_named_at_the_end() {
        let ended = json!({"ended": {"winners": [0, 2]}});
        assert!(is_won_by(&ended, Seat(2)) && !is_won_by(&ended, Seat(1)));
        assert!(!is_won_by(&json!({"won": {"winners": [1]}}), Seat(1)));
    }
}
