//! What code that draws no board has to know about a game: plain data and functions that each board fills in.

use game::{Clause, Seat, Standing};
use locale::Arg;
use serde_json::Value;
use wire::Listed;

use crate::{
    motion::{Scene, Script},
    sound::Sound,
    title::Title,
};

/// A message id with its arguments.
pub(crate) type Label = (&'static str, Vec<(&'static str, Arg<'static>)>);

/// How the events, moves and scores of a game are presented.
pub(crate) struct Presentation {
    /// The game's name, seats and options.
    pub(crate) title: &'static Title,
    /// Whether players hold hands that others can't see.
    pub(crate) has_hands: bool,
    /// The drawing that stands for an event.
    pub(crate) icon: fn(&Value) -> &'static str,
    /// The sound of an event.
    pub(crate) sound: fn(&Value) -> Option<Sound>,
    /// The difference that an event makes to its seat's score.
    pub(crate) gain: fn(&Value) -> i32,
    /// Whether the film of recent moves stops at an event.
    pub(crate) is_highlight: fn(&Value) -> bool,
    /// Whether the log lists an event.
    pub(crate) is_logged: fn(&Value) -> bool,
    /// Whether the board or the hand shows a word of a move; other words become buttons.
    pub(crate) is_on_board: fn(&str) -> bool,
    /// Whether a move is made without confirmation, because all its alternatives look alike.
    pub(crate) skips_confirmation: fn(&str) -> bool,
    /// The label of the confirm button for a move in a view; none for the common one.
    pub(crate) confirms: fn(&Value, &str) -> Option<Label>,
    /// The movements that new events become.
    pub(crate) motions: fn(&Scene<'_>) -> Script,
    /// A seat's score by category: message id and count.
    pub(crate) tally: fn(&Value, Seat) -> Vec<(&'static str, i32)>,
    /// The number of points that wins, if the game has one: the top of the chart.
    pub(crate) goal: fn(&Value, &Standing) -> Option<i32>,
    /// How points fill up the lowest category, if the lowest counts.
    pub(crate) spread: Option<Spread>,
}

/// A score of which the lowest category counts, filled up by others.
#[derive(Clone, Copy)]
pub(crate) struct Spread {
    /// The message that explains it.
    pub(crate) note: &'static str,
    /// The clause that demands it.
    pub(crate) clause: Clause,
    /// What is added to each category that counts, by the counts of all.
    pub(crate) added: fn(&[i32]) -> Vec<i32>,
}

impl Presentation {
    /// Whether every listed move skips confirmation.
    pub(crate) fn are_alike(&self, moves: &[Listed]) -> bool {
        !moves.is_empty() && moves.iter().all(|listed| (self.skips_confirmation)(&listed.mv))
    }
}
