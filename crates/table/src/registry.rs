//! The registry: one line a game.

use dragon::Dragon;
use game::Game;
use huang::Huang;
use qin::Qin;

/// The games that there are.
pub const SLUGS: &[&str] = &["huang", "qin", "dragon"];

/// Something to do with a game whose type is found by name.
pub trait ForGame {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Game>(self) -> Self::Out;
}

/// Does something with the game of this name, if there is one.
pub fn for_game<T: ForGame>(slug: &str, task: T) -> Option<T::Out> {
    match slug {
        "huang" => Some(task.run::<Huang>()),
        "qin" => Some(task.run::<Qin>()),
        "dragon" => Some(task.run::<Dragon>()),
        _ => None,
    }
}
