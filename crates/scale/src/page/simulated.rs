//! What simulations showed, as tables.

use super::{
    costs::CLUSTERS,
    words::{number, percent, spaced, table},
};
use crate::{Demand, Measured, Needs, Outcome, Story, assumed, nodes};

/// Milliseconds that half of them took, and 99 of a hundred.
fn times(times: &crate::Times) -> String {
    format!("{} ({})", number(times.percentile(0.5)), number(times.percentile(0.99)))
}

/// The busiest hour, and what goes wrong in it.
pub(super) fn simulated(measured: &Measured) -> String {
    let demand = Demand::of(1e6);
    let story = Story::of(measured, &demand, CLUSTERS);
    let row = |name: &str, it: &Outcome| {
        let mut row = vec![name.to_owned(), spaced(it.done as f64), spaced(it.repeated as f64)];
        row.extend([times(&it.acknowledged), times(&it.decided)]);
        row.extend(it.uses.map(percent));
        row
    };
    let away = format!("PostgreSQL is away for {} s", assumed::TAKE_OVER);
    let rows = [
        row("all clusters, 20 s of the busiest hour", &story.busy()),
        row("one cluster, a node is lost, 45 s", &story.node_lost()),
        row(&format!("one cluster, {away}, 45 s"), &story.database_away()),
        row("one cluster, half of the workers, 20 s", &story.half_of_workers()),
    ];
    let head = [
        "what",
        "moves",
        "asked again",
        "acknowledged, ms (p99)",
        "a bot decides, ms (p99)",
        "nodes",
        "PostgreSQL",
        "NATS",
        "workers",
    ];
    table(&head, rows)
}

/// What the arithmetic says of the same hour.
pub(super) fn compared(measured: &Measured) -> String {
    let part = Demand::of(1e6 / CLUSTERS);
    let nodes = nodes(measured, &part);
    let needs = Needs::of(measured, &part, nodes);
    let cluster = Story::of(measured, &Demand::of(1e6), CLUSTERS).cluster();
    let seen = cluster.run().uses;
    let cores = assumed::MACHINE.cores;
    let said = [
        needs.node_cores / (nodes * cores),
        needs.database_cores / cores,
        needs.nats_cores,
        needs.worker_cores / cluster.worker_cores as f64,
    ];
    let rows = Outcome::USED.into_iter().enumerate();
    let rows = rows.map(|(at, name)| vec![name.to_owned(), percent(said[at]), percent(seen[at])]);
    table(&["one cluster", "arithmetic", "simulation"], rows)
}

/// How soon all is well again, and how much more it bears.
pub(super) fn recovery(measured: &Measured) -> String {
    let story = Story::of(measured, &Demand::of(1e6), CLUSTERS);
    let (lost, away, cluster) = (story.node_lost(), story.database_away(), story.cluster());
    let factor = cluster.head_room();
    let full = cluster.times(factor).run();
    let seats = cluster.demand.seats;
    let promised = assumed::PROMISED_MS;
    let back = |it: &Outcome, part: f64| format!("{} ms", number(it.returned.percentile(part)));
    let row = |what: String, figure: String| vec![what, figure];
    let rows = [
        row("sockets of the lost node".into(), spaced(lost.returned.count() as f64)),
        row("half of them are back after".into(), back(&lost, 0.5)),
        row("all of them".into(), back(&lost, 1.0)),
        row(
            format!("no move takes longer than {promised} ms again after"),
            format!("{} s", number(lost.recovered_after(Story::TROUBLE, promised))),
        ),
        row(
            "the same after PostgreSQL went away".into(),
            format!("{} s", number(away.recovered_after(Story::TROUBLE, promised))),
        ),
        row("acts that waited in one lane meanwhile, at most".into(), spaced(away.waiting as f64)),
        row(
            format!("seats of a cluster until p99 goes past {promised} ms"),
            format!("{} ({} times)", number(seats * factor), number(factor)),
        ),
        row("what is fullest then".into(), full.fullest().to_owned()),
    ];
    table(&["what", "figure"], rows)
}

/// Fifty thousand sockets that come back, and how many nodes share them.
pub(super) fn storms(measured: &Measured) -> String {
    let story = Story::of(measured, &Demand::of(1e6), CLUSTERS);
    let rows = story.storms().into_iter().map(|storm| {
        let it = &storm.outcome;
        let back = |part: f64| number(it.returned.percentile(part));
        vec![
            storm.nodes.to_string(),
            spaced(it.returned.count() as f64),
            back(0.5),
            back(0.99),
            back(1.0),
            times(&it.acknowledged),
        ]
    });
    let head = [
        "nodes that are left",
        "sockets",
        "half back, ms",
        "99 of 100",
        "all",
        "acknowledged, ms (p99)",
    ];
    table(&head, rows)
}

/// A day, every third hour.
pub(super) fn day(measured: &Measured) -> String {
    let story = Story::of(measured, &Demand::of(1e6), CLUSTERS);
    let rows = story.day().into_iter().enumerate().filter(|(hour, _)| hour % 3 == 2);
    let rows = rows.map(|(at, hour)| {
        let it = &hour.outcome;
        let mut row = vec![format!("{at}:00"), number(hour.seats), times(&it.acknowledged)];
        row.extend(it.uses.map(percent));
        row
    });
    let head =
        ["hour", "live seats", "acknowledged, ms (p99)", "nodes", "PostgreSQL", "NATS", "workers"];
    table(&head, rows)
}
