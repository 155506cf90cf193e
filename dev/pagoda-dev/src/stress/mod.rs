//! Stress tests of a server: `loadtest` (throughput and latency), `watchers` (of one table), `chaos`
//! (fault injection), `scale` (capacity model).

pub(crate) mod chaos;
mod chart;
pub(crate) mod loadtest;
mod program;
pub(crate) mod scale;
pub(crate) mod watchers;

use std::{
    net::{ToSocketAddrs as _, UdpSocket},
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use load_client::{Client, Latencies};
use tokio::{
    task::JoinHandle,
    time::{MissedTickBehavior, interval},
};

use self::chart::Chart;
use crate::Failure;

/// Where to play, and what.
#[derive(clap::Args)]
struct Target {
    /// Local nodes, such as 127.0.0.1:8080
    #[arg(required = true)]
    nodes: Vec<String>,
    /// Game, such as qin
    #[arg(long, default_value = "qin")]
    game: String,
}

impl Target {
    /// A client of the nodes, if they are of this machine and the game exists for so many seats.
    fn client(&self, seats: u8) -> Result<Client, Failure> {
        table::open(&self.game, seats, "", game::Key::from_number(0))?;
        own(&self.nodes)?;
        Ok(Client::new(&self.nodes))
    }
}

/// Only addresses of this machine are accepted, so that no foreign server is load-tested.
fn own(nodes: &[String]) -> Result<(), Failure> {
    for node in nodes {
        let addresses: Vec<_> =
            node.to_socket_addrs().map_err(|why| format!("{node}: {why}"))?.collect();
        if addresses.iter().any(|address| UdpSocket::bind((address.ip(), 0)).is_err()) {
            return Err(format!("{node} is no address of this machine").into());
        }
    }
    Ok(())
}

/// One line per percentile: name, then milliseconds.
fn percentiles(name: &str, times: &Latencies) -> Vec<String> {
    let line = |(part, word): (f64, &str)| {
        let took = times.percentile(part).as_secs_f64() * 1e3;
        format!("{name}_{word}_ms {took:.1}")
    };
    [(0.5, "p50"), (0.99, "p99"), (1.0, "most")].map(line).into()
}

/// A time series of work per second, with events.
struct Course {
    begun: Instant,
    counts: Arc<Mutex<Vec<usize>>>,
    marks: Vec<(f64, &'static str)>,
    task: JoinHandle<()>,
}

impl Course {
    /// Records a counter.
    fn of(count: impl Fn() -> usize + Send + 'static) -> Course {
        let counts: Arc<Mutex<Vec<usize>>> = Arc::default();
        let noted = counts.clone();
        let task = tokio::spawn(async move {
            let mut clock = interval(Duration::from_secs(1));
            clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                clock.tick().await;
                noted.lock().unwrap_or_else(PoisonError::into_inner).push(count());
            }
        });
        Course { begun: Instant::now(), counts, marks: Vec::new(), task }
    }

    /// Records an event.
    fn mark(&mut self, what: &'static str) {
        self.marks.push((self.begun.elapsed().as_secs_f64(), what));
    }

    fn seconds(&self) -> f64 {
        self.begun.elapsed().as_secs_f64()
    }

    /// Writes the chart, if a file is given.
    fn draw(&self, file: Option<&Path>, title: &str, told: &[String]) -> Result<(), Failure> {
        let Some(file) = file else { return Ok(()) };
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let rates: Vec<usize> = counts.windows(2).map(|pair| pair[1] - pair[0]).collect();
        let chart = Chart { title, told, rates: &rates, unit: "s", marks: &self.marks };
        std::fs::write(file, chart.draw()).map_err(|why| format!("{}: {why}", file.display()))?;
        Ok(())
    }
}

impl Drop for Course {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_machines_are_stressed() {
        assert!(own(&["127.0.0.1:8080".to_owned(), "[::1]:1".to_owned()]).is_ok());
        // An address reserved for documentation.
        assert!(own(&["127.0.0.1:8080".to_owned(), "192.0.2.7:80".to_owned()]).is_err());
        assert!(own(&["nowhere".to_owned()]).is_err());
    }
}
