//! The rules of In the Year of the Dragon: twelve months, each with its event, and a court to bring
//! through them. Most points win.
//!
//! `RULES.md` is the specification: code and tests cite its clauses, such as D3.4.
//!
//! # Example
//!
//! A random game of ten steps:
//!
//! ```
//! use pagoda_dragon::{
//!     Dragon, Options,
//!     game::{
//!         Dice, Eyes, HiddenInformation, Key, Luck, Present, Quick, Rules, Setup, Step, Turn,
//!     },
//! };
//!
//! let mut game = Dragon::new(&Setup { seats: 2, options: Options::default() });
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
//! println!("{}", Dragon::paint(&game.view(Eyes::Public), &[]).plain());
//! ```
//!
//! # Modules
//!
//! Imports point upwards in this table:
//!
//! | module | contents |
//! |---|---|
//! | `words`, `person`, `calendar`, `options`, `action`, `palace`, `moves`, `event` | data: components, moves, events |
//! | `player`, `position` | what a player owns; the position [`Dragon`], its [`Stage`]s and [`Phase`]s |
//! | `chance`, `legality`, `movegen`, `score` | outcomes of chance, checks by clause, move generation, points |
//! | `apply`, `month`, `super_event` | what a step changes, and the events that follow |
//! | `view`, `imagine` | what each seat sees; the position consistent with that |
//! | `outlook` | forecasts from a view, for players |
//! | `text`, `paint`, `features`, `audit` | notation, the table as text, inputs of bots, invariants |
//! | `rules` | `impl Rules for Dragon` |

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod action;
mod apply;
mod audit;
mod calendar;
mod chance;
mod event;
mod features;
mod imagine;
mod legality;
mod month;
mod movegen;
mod moves;
mod options;
mod outlook;
mod paint;
mod palace;
mod person;
mod player;
mod position;
mod rules;
mod score;
mod super_event;
mod text;
mod view;
mod words;

/// The interface that all games share.
pub use game;

pub use crate::{
    action::{Action, Bonus, Good, Groups, Privilege},
    calendar::{MonthEvent, SUPER_MONTH, SuperEvent},
    chance::Chance,
    event::Event,
    moves::Move,
    options::{Options, SuperChoice},
    outlook::{Coming, Fate, Outlook, Prospect, What, Yield},
    palace::PalaceNumber,
    person::{Card, Person, Role},
    position::{Dragon, Phase, Stage},
    view::{ActionCard, Month, PalaceView, PlayerView, View},
};
