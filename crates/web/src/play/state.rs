//! What a table waits for.

use game::Seat;
use wire::Problem;

/// What a table waits for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum TableState {
    /// The worker opens the game.
    Opening,
    /// A person chooses a move.
    Choosing(Seat),
    /// The worker or the server makes the chosen move.
    Making(Seat),
    /// A bot or a person elsewhere chooses a move.
    Thinking(Seat),
    /// This person takes the screen; every hand is hidden until then.
    Curtain(Seat),
    /// Nothing: the game is over, or its record ends early.
    Over,
    /// Nothing: an error stopped the table.
    Broken(Problem),
}
