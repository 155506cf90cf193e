//! Tables of simulation results.

use super::words::{number, percent, spaced, table};
use crate::{
    Demand, LatencySamples, Measurements, Needs, Simulation, SimulationResult, Story,
    assumed::{self, CLUSTERS},
    nodes,
};

/// Median and p99 in milliseconds.
fn times(times: &LatencySamples) -> String {
    format!("{} ({})", number(times.percentile(0.5)), number(times.percentile(0.99)))
}

/// Simulation results, computed once for all tables.
pub(super) struct Seen {
    story: Story,
    lost: SimulationResult,
    away: SimulationResult,
}

impl Seen {
    pub(super) fn of(measured: &Measurements) -> Seen {
        let story = Story::of(measured, &Demand::of(1e6), CLUSTERS);
        Seen { lost: story.node_lost(), away: story.database_away(), story }
    }

    /// The busiest hour, with its incidents.
    pub(super) fn simulated(&self) -> String {
        let row = |name: &str, it: &SimulationResult| {
            let mut row = vec![name.to_owned(), spaced(it.done as f64), spaced(it.repeated as f64)];
            row.extend([times(&it.acknowledged), times(&it.decided)]);
            row.extend(it.uses.map(percent));
            row
        };
        let away = format!("one cluster, PostgreSQL is away for {} s, 45 s", assumed::TAKE_OVER);
        let rows = [
            row("all clusters, 20 s of the busiest hour", &self.story.busy()),
            row("one cluster, a node is lost, 45 s", &self.lost),
            row(&away, &self.away),
            row("one cluster, a third of the workers, 20 s", &self.story.few_workers()),
        ];
        let head = [
            "what",
            "moves",
            "retried",
            "acknowledged, ms (p99)",
            "a bot decides, ms (p99)",
            "nodes",
            "PostgreSQL",
            "NATS",
            "workers",
        ];
        table(&head, rows)
    }

    /// Recovery times and headroom.
    pub(super) fn recovery(&self) -> String {
        let (lost, away, cluster) = (&self.lost, &self.away, self.story.cluster());
        let bots = cluster.head_room_for_bots(MOST);
        let tireless = cluster.with_any_workers();
        let people = tireless.head_room_for_people(MOST);
        let promised = assumed::PROMISED_MS;
        let back = |part: f64| format!("{} ms", number(lost.returned.percentile(part)));
        let well = |it: &SimulationResult| {
            format!("{} s", number(it.recovered_after(Story::INCIDENT_AT, promised)))
        };
        let row = |what: &str, figure: String| vec![what.to_owned(), figure];
        let rows = [
            row("sockets of the lost node", spaced(lost.returned.count() as f64)),
            row("half of them reconnected after", back(0.5)),
            row("all of them after", back(1.0)),
            row(&format!("no move takes longer than {promised} ms again after"), well(lost)),
            row("the same, from when PostgreSQL went away", well(away)),
            row("acts queued in one writer lane, at most", spaced(away.waiting as f64)),
            row("moves a second until bots don't keep up", room(&cluster, bots, true)),
            row(
                &format!("moves a second until a move's p99 goes past {promised} ms"),
                room(&tireless, people, false),
            ),
        ];
        table(&["one cluster", "figure"], rows)
    }
}

/// The largest load factor tried for headroom.
const MOST: f64 = 64.0;

/// A load factor, and the bottleneck at it.
fn room(cluster: &Simulation, factor: f64, with_workers: bool) -> String {
    let more = if factor < MOST { "" } else { "more than " };
    let full = Simulation { seconds: 2.0, ..cluster.faster(factor) }.run();
    let moves = number(cluster.demand.moves() * factor);
    let fullest = full.fullest(with_workers);
    format!("{more}{moves} ({} times); fullest then: {fullest}", number(factor))
}

/// The arithmetic of the same hour.
pub(super) fn compared(measured: &Measurements) -> String {
    let part = Demand::of(1e6 / CLUSTERS);
    let nodes = nodes(measured, &part);
    let needs = Needs::of(measured, &part, nodes);
    let cluster = Story::of(measured, &Demand::of(1e6), CLUSTERS).cluster();
    let seen = cluster.run().uses;
    let said = [
        needs.node_cores / (nodes * assumed::SMALL.cores),
        needs.database_cores / assumed::LARGE.cores,
        needs.nats_cores,
        needs.worker_cores / cluster.worker_cores as f64,
    ];
    let rows = SimulationResult::USED.into_iter().enumerate();
    let rows = rows.map(|(at, name)| vec![name.to_owned(), percent(said[at]), percent(seen[at])]);
    table(&["one cluster", "arithmetic", "simulation"], rows)
}
