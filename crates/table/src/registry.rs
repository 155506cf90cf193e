//! The registry: one line a game.

#[cfg(feature = "dragon")]
use dragon::Dragon;
use game::Game;
#[cfg(feature = "huang")]
use huang::Huang;
#[cfg(feature = "qin")]
use qin::Qin;

/// The games that there are.
pub const SLUGS: &[&str] = &[
    #[cfg(feature = "huang")]
    "huang",
    #[cfg(feature = "qin")]
    "qin",
    #[cfg(feature = "dragon")]
    "dragon",
];

/// Something to do with a game whose type is found by name.
pub trait ForGame {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Game>(self) -> Self::Out;
}

/// Does something with the game of this name, if there is one.
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
