//! The rules of Qin: players lay tiles that found, enlarge and unite provinces, and mark their own
//! with pagodas. The first to place all pagodas wins.
//!
//! `RULES.md` is the specification: code and tests cite its clauses, such as Q2.3.
//!
//! # Example
//!
//! A random game of ten steps:
//!
//! ```
//! use pagoda_qin::{
//!     Options, Qin,
//!     game::{
//!         Dice, Eyes, HiddenInformation, Key, Luck, Present, Quick, Rules, Setup, Step, Turn,
//!     },
//! };
//!
//! let mut game = Qin::new(&Setup { seats: 2, options: Options::default() });
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
//! println!("{}", Qin::paint(&game.view(Eyes::Public), &[]).plain());
//! ```
//!
//! # Modules
//!
//! Imports point upwards in this table:
//!
//! | module | contents |
//! |---|---|
//! | `tiles`, `board`, `options`, `moves`, `event` | data: components, moves, events |
//! | `position` | the position [`Qin`] and its [`Phase`]s |
//! | `province`, `village`, `ground` | connected territories, strength at villages, where tiles can be placed |
//! | `chance`, `legality`, `movegen`, `score` | outcomes of chance, checks by clause, move generation, the end |
//! | `apply` | what a step changes |
//! | `view`, `imagine` | what each seat sees; positions consistent with that |
//! | `text`, `paint`, `features`, `audit` | notation, the board as text, inputs of bots, invariants |
//! | `rules` | `impl Rules for Qin` |

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod apply;
mod audit;
mod board;
mod chance;
mod event;
mod features;
mod ground;
mod imagine;
mod legality;
mod movegen;
mod moves;
mod options;
mod paint;
mod position;
mod province;
mod rules;
mod score;
mod text;
mod tiles;
mod view;
mod village;

/// The interface that all games share.
pub use game;

pub use crate::{
    board::{Board, BoardName, SIZE, Side, Square, Squares},
    chance::{Chance, Hands},
    event::Event,
    moves::{Move, Pile, Placement},
    options::Options,
    position::{Phase, Qin},
    tiles::{Colour, Hand, Tile, Tiles},
    view::{Player, Province, View, Village},
};
