//! The registry: one line a game.

#[cfg(feature = "dragon")]
use dragon::Dragon;
use game::Game;
#[cfg(feature = "huang")]
use huang::Huang;
#[cfg(feature = "qin")]
use qin::Qin;

/// Slugs of all games.
pub const SLUGS: &[&str] = &[
    #[cfg(feature = "huang")]
    "huang",
    #[cfg(feature = "qin")]
    "qin",
    #[cfg(feature = "dragon")]
    "dragon",
];

/// A generic function over game types, called by slug.
pub trait ForGame {
    /// Its result.
    type Out;
    /// Runs it for a game type.
    fn run<G: Game>(self) -> Self::Out;
}

/// Runs it for the game of this slug; none if there is no such game.
#[cfg_attr(
    not(any(feature = "huang", feature = "qin", feature = "dragon")),
    expect(unused_variables, reason = "clients that only pick moves know no game")
)]
pub fn for_game<T: ForGame>(slug: &str, task: T) -> Option<T::Out> {
    match slug {
        #[cfg(feature = "huang")]
        "huang" => Some(task.run::<Huang>()),
        #[cfg(feature = "qin")]
        "qin" => Some(task.run::<Qin>()),
        #[cfg(feature = "dragon")]
        "dragon" => Some(task.run::<Dragon>()),
        _ => None,
    }
}
