//! Arguments of `pagoda-dev bench`.

use game::{Game, Refusal, Setup};
use table::OpenError;

use crate::Failure;

/// Parameters of a benchmark.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    pub(super) game: String,
    /// Number of seats [default: alternate between all]
    #[arg(long)]
    pub(super) seats: Option<u8>,
    /// Options, such as "board=lion"
    #[arg(long, default_value = "")]
    pub(super) options: String,
    /// Seconds per measurement
    #[arg(long, default_value_t = 2.0)]
    pub(super) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(super) json: bool,
    /// Measure the toy hex game too, and print ratios
    #[arg(long)]
    pub(super) yardstick: bool,
    /// Measure the bots' search instead: iterations per second, and their overhead over leaf evaluation
    #[arg(long)]
    pub(super) search: bool,
}

impl Args {
    /// The setups to measure.
    pub(super) fn setups<G: Game>(&self) -> Result<Vec<Setup<G::Options>>, Failure> {
        let options = self.options.parse().map_err(|_| OpenError::Options)?;
        let (least, most) = G::META.seats;
        let sizes = self.seats.map_or(least..=most, |seats| seats..=seats);
        if *sizes.start() < least || most < *sizes.end() {
            return Err(Refusal::Seats.into());
        }
        Ok(sizes.map(|seats| Setup { seats, options }).collect())
    }
}
