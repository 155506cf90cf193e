//! The arithmetic to a million seats: what was measured, what is assumed, what is needed at each stage, what it
//! costs, and a simulation of the largest stage. No I/O: `pagoda scale` measures, and writes the page.

pub mod assumed;
mod cost;
mod measured;
mod needs;
mod page;
mod simulation;
mod stage;
mod story;
mod typical;

pub use crate::{
    assumed::Demand,
    cost::{Cost, Layout},
    measured::{Decision, Idle, Kept, Machine, Measured, Rules, Socket, Steady, Title, Whole},
    needs::{Needs, socket_bytes},
    page::{Figures, Unfilled, figures, fill},
    simulation::{Outcome, Service, Simulation, Times, Trouble},
    stage::{Resource, Stage, Use, nodes, workers},
    story::{Hour, Storm, Story},
    typical::{Share, Typical},
};
