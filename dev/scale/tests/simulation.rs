//! The simulation loses no work, agrees with the arithmetic, and saturates where it must.

use scale::{Demand, Incident, Layout, Measurements, Needs, Simulation, SimulationResult, nodes};

fn measured() -> Measurements {
    Measurements::read(include_str!("../../../docs/scale.json")).expect("docs/scale.json is valid")
}

/// An eighth of a cluster for a million seats.
fn cluster() -> Simulation {
    let (measured, demand) = (measured(), Demand::of(1e6));
    let layout = Layout::of(&measured, &demand, 8.0);
    Simulation { seconds: 8.0, ..Simulation::of(&measured, &demand, &layout) }
}

fn is_whole(outcome: &SimulationResult) {
    assert_eq!(outcome.begun, outcome.done + outcome.underway);
    assert!(0 < outcome.done, "work is done");
}

#[test]
fn no_fault_loses_work() {
    is_whole(&cluster().run());
    for incident in [Incident::NodeLost(3.0), Incident::DatabaseAway(3.0, 2.0)] {
        let outcome = Simulation { incident: Some(incident), ..cluster() }.run();
        is_whole(&outcome);
        // At the end no more work is in progress than without an incident.
        let most = 5 * cluster().run().underway.max(20);
        assert!(outcome.underway < most, "{incident:?}: {} in progress", outcome.underway);
    }
}

#[test]
fn sockets_of_a_lost_node_reconnect_and_retry() {
    // Busy enough that work is always in progress there.
    let busy = Simulation { incident: Some(Incident::NodeLost(3.0)), ..cluster().times(3.0) };
    let outcome = busy.run();
    let sockets = busy.demand.sockets() / busy.nodes as f64;
    let back = outcome.returned.count() as f64;
    assert!((back / sockets - 1.0).abs() < 0.03, "{back} of {sockets}");
    assert!(0 < outcome.repeated);
}

#[test]
fn simulated_use_matches_the_arithmetic() {
    let (measured, cluster) = (measured(), cluster());
    let nodes = nodes(&measured, &cluster.demand);
    let needs = Needs::of(&measured, &cluster.demand, nodes);
    let computed = [
        needs.node_cores / (nodes * cluster.node_cores as f64),
        needs.database_cores / cluster.database_cores as f64,
        needs.nats_cores,
        needs.worker_cores / cluster.worker_cores as f64,
    ];
    let simulated = Simulation { seconds: 20.0, ..cluster }.run().uses;
    for (at, name) in SimulationResult::USED.into_iter().enumerate() {
        let off = simulated[at] / computed[at] - 1.0;
        assert!(off.abs() < 0.12, "{name}: {} computed, {} simulated", computed[at], simulated[at]);
    }
}

#[test]
fn half_of_the_workers_bear_half_of_the_moves() {
    let whole = cluster();
    let half = Simulation { worker_cores: whole.worker_cores / 2, ..whole.clone() };
    let (whole, half) = (whole.head_room_for_bots(16.0), half.head_room_for_bots(16.0));
    assert!(whole < 16.0, "the load saturates the cluster");
    assert!((half / whole - 0.5).abs() < 0.12, "{half} of {whole}");
}

#[test]
fn half_of_the_cores_of_a_node_bear_half_of_the_moves() {
    // Everything else is so small that nodes saturate first, and each act has its own statement.
    let mut narrow = Simulation { nodes: 1, node_cores: 2, database_cores: 64, ..cluster() };
    narrow.demand.bots = 0.0;
    narrow.service.work.frame_us *= 20.0;
    let half = Simulation { node_cores: 1, ..narrow.clone() };
    let (whole, half) = (narrow.head_room_for_people(4.0), half.head_room_for_people(4.0));
    assert!(whole < 4.0, "the load saturates the cluster");
    assert!((half / whole - 0.5).abs() < 0.12, "{half} of {whole}");
    assert_eq!(narrow.faster(whole).run().fullest(true), "nodes");
}

#[test]
fn more_nodes_accept_reconnects_sooner() {
    let lost = |nodes: usize| {
        let mut storm = Simulation { nodes, incident: Some(Incident::NodeLost(2.0)), ..cluster() };
        storm.demand.seats = 30_000.0 * nodes as f64;
        storm.seconds = 6.0;
        storm.run().returned.percentile(1.0)
    };
    let (two, three, five) = (lost(2), lost(3), lost(5));
    assert!(five < three && three < two, "{two}, {three}, {five} ms");
}

#[test]
fn same_seed_gives_the_same_day() {
    assert_eq!(cluster().run(), cluster().run());
    assert_ne!(cluster().run(), Simulation { seed: 7, ..cluster() }.run());
}
