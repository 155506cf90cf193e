//! The rules of Huang: dynasties found kingdoms of tiles and leaders, and fight over them. Whoever has
//! most points in their weakest colour wins.
//!
//! `RULES.md` is the specification: code and tests cite its clauses, such as H4.2.
//!
//! # Example
//!
//! A random game of ten steps:
//!
//! ```
//! use pagoda_huang::{
//!     Huang, Options,
//!     game::{
//!         Dice, Eyes, HiddenInformation, Key, Luck, Present, Quick, Rules, Setup, Step, Turn,
//!     },
//! };
//!
//! let mut game = Huang::new(&Setup { seats: 2, options: Options::default() });
//! let (key, mut luck) = (Key::from_number(1), Quick::new(1));
//! let (mut moves, mut chances) = (Vec::new(), 0);
//! for _ in 0..10 {
//!     let step = match game.turn() {
//!         Turn::Seat(seat) => {
//!             moves.clear();
//!             game.moves(&mut moves);
//!             Step::Move { seat, mv: moves[luck.below(moves.len() as u32) as usize] }
//!         }
//!         Turn::Chance => {
//!             let outcome = game.draw(&mut Dice::at(&key, chances));
//!             chances += 1;
//!             Step::Chance { chance: outcome }
//!         }
//!         Turn::Over => break,
//!     };
//!     game.apply(&step, &mut |clause, event| println!("{clause}: {event:?}"));
//! }
//! println!("{}", Huang::paint(&game.view(Eyes::Public), &[]).plain());
//! ```
//!
//! # Modules
//!
//! Imports point upwards in this table:
//!
//! | module | contents |
//! |---|---|
//! | `tiles`, `space`, `site`, `board`, `options`, `conflict`, `moves`, `event` | data: components, moves, events |
//! | `position` | the position [`Huang`] and its [`Phase`]s |
//! | `kingdom`, `realm`, `ground` | connected groups, all kingdoms at once, where tiles and leaders can be placed |
//! | `chance`, `legality`, `movegen`, `score` | outcomes of chance, checks by clause, move generation, the end |
//! | `apply`, `turn`, `leader`, `revolt`, `war`, `pagoda`, `bandits` | what a step changes, by chapter of the rules |
//! | `view`, `imagine` | what each seat sees; positions consistent with that |
//! | `outlook`, `stakes` | forecasts from a view, for players |
//! | `text`, `paint`, `features`, `audit` | notation, the board as text, inputs of bots, invariants |
//! | `rules` | `impl Rules for Huang` |

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod apply;
mod audit;
mod bandits;
mod board;
mod chance;
mod conflict;
mod event;
mod features;
mod ground;
mod imagine;
mod kingdom;
mod leader;
mod legality;
mod movegen;
mod moves;
mod options;
mod outlook;
mod pagoda;
mod paint;
mod position;
mod realm;
mod revolt;
mod rules;
mod score;
mod site;
mod space;
mod stakes;
mod text;
mod tiles;
mod turn;
mod view;
mod war;

/// The interface that all games share.
pub use game;

pub use crate::{
    board::Board,
    chance::{Chance, Draws, Raid, Raids},
    conflict::{Commitment, Conflict, Marker, Revolt, Support, Supports, War, Warring},
    event::Event,
    kingdom::Leader,
    moves::{Handful, Move, Placement},
    options::{Module, Options},
    outlook::{Footing, Outlook},
    position::{Huang, Phase},
    site::{Building, Site},
    space::{SIZE, Space, Spaces},
    stakes::{Asked, Gain, Outcome, Stake, Stakes, When},
    tiles::{Colour, Hand, Tiles},
    view::{Bandits, Kingdom, Memory, Pagoda, Player, Points, Side, View},
};
