//! Capacity model for up to a million seats: measurements, assumptions, resource needs and cost of each
//! tier, and a discrete-event simulation of the largest. Used by `pagoda-dev`. No I/O: `pagoda-dev scale`
//! measures and writes the page.

pub mod assumed;
mod cost;
mod measurements;
mod needs;
mod page;
mod simulation;
mod story;
mod tier;
mod typical;

pub use crate::{
    assumed::Demand,
    cost::{Layout, MonthlyCost},
    measurements::{
        BotDecisions, Idle, Machine, Measurements, RulesCost, Socket, Steady, StorageUse, Title,
        Whole,
    },
    needs::{Needs, socket_bytes},
    page::{Figures, Unfilled, figures, fill},
    simulation::{Incident, LatencySamples, ServiceTimes, Simulation, SimulationResult},
    story::Story,
    tier::{Resource, Tier, Use, nodes, workers},
    typical::{Share, Typical},
};
