//! The arithmetic follows measurements and demand.

use scale::{Demand, Measurements, MonthlyCost, Needs, Share, Tier, Typical, assumed};

fn measured() -> Measurements {
    Measurements::read(include_str!("../../../docs/scale.json")).expect("docs/scale.json is valid")
}

fn is_near(one: f64, other: f64) {
    assert!((one / other - 1.0).abs() < 1e-6, "{one} and {other}");
}

#[test]
fn twice_the_seats_send_and_keep_twice_as_much() {
    let needs = |seats: f64| Needs::of(&measured(), &Demand::of(seats), 3.0);
    let (one, two) = (needs(1e5), needs(2e5));
    is_near(two.moves, 2.0 * one.moves);
    is_near(two.sent, 2.0 * one.sent);
    is_near(two.wal, 2.0 * one.wal);
    is_near(two.packed_a_day, 2.0 * one.packed_a_day);
    // Batched writes are cheaper.
    assert!(one.batch < two.batch && two.database_cores < 2.0 * one.database_cores);
}

#[test]
fn a_table_that_is_half_as_quick_takes_half() {
    let needs = |seconds: f64| Needs::of(&measured(), &Demand::of(1e5).every(seconds), 1.0);
    is_near(needs(5.0).moves, 2.0 * needs(10.0).moves);
    is_near(needs(5.0).games_a_day, 2.0 * needs(10.0).games_a_day);
    is_near(needs(5.0).sockets, needs(10.0).sockets);
}

#[test]
fn shares_add_up_to_the_measurement() {
    let share = Share { each: 20.0, together: 100.0 };
    is_near(share.of_batch(1.0), 120.0);
    is_near(share.of_batch(50.0), 22.0);
    // At the steady rate, with the statements counted there.
    let (measured, demand) = (measured(), Demand::of(1e6));
    let slow = |of: fn(&scale::Steady) -> f64| {
        measured.titles.iter().map(|it| of(&it.loads[0])).sum::<f64>()
            / measured.titles.len() as f64
    };
    let typical = Typical::of(&measured, &demand);
    is_near(typical.database.of_batch(1.0 / slow(|it| it.commits)), slow(|it| it.database_us));
}

#[test]
fn a_stage_is_as_full_as_it_may_be_at_the_seats_it_bears() {
    let (measured, demand) = (measured(), Demand::of(1e5));
    for stage in [Tier::One, Tier::Few] {
        let order = stage.order(&measured, &demand);
        let (resource, seats) = order[0];
        assert!(order.iter().all(|(_, other)| seats <= *other));
        let uses = stage.uses(&measured, &Demand { seats: seats * 1.02, ..demand });
        let full = uses.iter().find(|used| used.resource == resource).unwrap();
        assert!(assumed::FULL < full.part, "{full:?}");
        let uses = stage.uses(&measured, &Demand { seats: seats * 0.98, ..demand });
        assert!(uses.iter().all(|used| used.part < assumed::FULL), "{uses:?}");
    }
}

#[test]
fn cost_is_for_machines_traffic_and_storage() {
    let cost = MonthlyCost::of(&measured(), &Demand::of(1e6), assumed::CLUSTERS);
    let [small, large] = cost.layout.machines();
    is_near(cost.machines, small * assumed::SMALL.price + large * assumed::LARGE.price);
    is_near(cost.month(0), cost.machines + cost.traffic[0] + cost.archive);
    is_near(cost.traffic[1] / cost.traffic[0], assumed::TRAFFIC[1] / assumed::TRAFFIC[0]);
    is_near(cost.game(0) * cost.games, cost.month(0));
}
