//! How a game is shown on its table.

use game::{Seat, Standing};
use leptos::prelude::*;
use serde_json::Value;
use wire::Listed;

use crate::{module::module, play::Play, titles::Title};

/// How a game is shown.
pub struct Look {
    /// The game.
    pub(crate) title: &'static Title,
    /// The board.
    pub(crate) board: fn(Play) -> AnyView,
    /// What the looking player holds, and what lies beside the board.
    pub(crate) hand: fn(Play) -> AnyView,
    /// What a seat holds in its own view, small; none in a game without secrets.
    pub(crate) held: Option<fn(Play, &Value, Seat) -> AnyView>,
    /// What stands at the head of the players.
    pub(crate) heading: fn(Play) -> AnyView,
    /// A player's figures, under the name.
    pub(crate) figures: fn(Play, Seat) -> AnyView,
    /// The part of the board in question, magnified.
    pub(crate) loupe: fn(Play) -> AnyView,
    /// What the lit spaces mean.
    pub(crate) legend: fn(Play) -> AnyView,
    /// The drawing that stands for an event.
    pub(crate) sign: fn(&Value) -> &'static str,
    /// What an event is worth to the seat that it is told of, as a difference to be seen.
    pub(crate) gain: fn(&Value) -> i32,
    /// Whether an event is worth a moment of the film.
    pub(crate) worth: fn(&Value) -> bool,
    /// Whether an event is worth a line of the log.
    pub(crate) logged: fn(&Value) -> bool,
    /// Whether a word of a move is shown by the board, the hand or what lies beside it.
    pub(crate) drawn: fn(&str) -> bool,
    /// Whether a move of these words need not be confirmed: choices among things that look alike.
    pub(crate) unasked: fn(&str) -> bool,
    /// What a view counts for a seat, by category: the message of each, and how many.
    pub(crate) tally: fn(&Value, Seat) -> Vec<(&'static str, i32)>,
    /// The points that a game aims at, where a number tells: the top of its chart.
    pub(crate) goal: fn(&Value, &Standing) -> Option<i32>,
}

impl Look {
    /// Whether a move needs no confirming.
    pub(crate) fn goes_without_asking(&self, mv: &str) -> bool {
        (self.unasked)(mv)
    }

    /// Whether all that can be done is to choose among things that look alike.
    pub(crate) fn all_alike(&self, moves: &[Listed]) -> bool {
        !moves.is_empty() && moves.iter().all(|listed| (self.unasked)(&listed.mv))
    }

    /// Whether an event is worth a moment of the film.
    pub(crate) fn is_worth_a_look(&self, event: &Value) -> bool {
        (self.worth)(event)
    }
}

/// How the game of this name is shown.
pub(crate) fn look(slug: &str) -> Option<&'static Look> {
    module().looks.iter().copied().find(|look| look.title.slug == slug)
}

/// What an event is called, and its fields.
pub(crate) fn fact(event: &Value) -> (&str, &Value) {
    match event.as_object().and_then(|fields| fields.iter().next()) {
        Some((name, fields)) => (name, fields),
        None => (event.as_str().unwrap_or_default(), &Value::Null),
    }
}

/// The seat that an event is told of.
pub(crate) fn seat_of(event: &Value) -> Option<Seat> {
    let seat = fact(event).1.get("seat")?.as_u64()?;
    Some(Seat(u8::try_from(seat).ok()?))
}
