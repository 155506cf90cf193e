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
