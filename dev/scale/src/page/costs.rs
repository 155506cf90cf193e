//! Tables of the costs of seats, moves and games.

use super::words::{bytes, dollars, number, spaced, table};
use crate::{
    Demand, Measurements, MonthlyCost, Needs, Tier, Typical,
    assumed::{self, CLUSTERS},
    tier::nodes,
};

/// The parts of a move's cost.
pub(super) fn shares(measured: &Measurements) -> String {
    let demand = Demand::of(1e6);
    let typical = Typical::of(measured, &demand);
    let parts = [
        ("the node, without frames", typical.act, "statement"),
        ("PostgreSQL", typical.database, "statement"),
        ("NATS, one in and one out", typical.nats, "message"),
        ("every other node, notified", typical.hear, "message"),
    ];
    let rows = parts.map(|(who, share, what)| {
        let together = format!("{} µs a {what}", number(share.together));
        vec![who.to_owned(), format!("{} µs", number(share.each)), together]
    });
    let frame = vec![
        "a frame, made and sent".to_owned(),
        format!("{} µs", number(typical.frame_us)),
        "nothing: each is for one pair of eyes".to_owned(),
    ];
    table(&["who", "for each act", "for each batch"], rows.into_iter().chain([frame]))
}

/// The needs of a million seats.
pub(super) fn million(measured: &Measurements) -> String {
    let all: Vec<(Demand, Needs)> = assumed::PACES
        .into_iter()
        .map(|seconds| {
            let demand = Demand::of(1e6).every(seconds);
            let part = Demand { seats: 1e6 / CLUSTERS, ..demand };
            (demand, Needs::of(measured, &part, nodes(measured, &part)))
        })
        .collect();
    let mut head = vec!["a move of a table in".to_owned()];
    head.extend(assumed::PACES.map(|seconds| format!("{seconds} s")));
    let row = |what: &str, of: &dyn Fn(&Needs) -> String| {
        let mut row = vec![what.to_owned()];
        row.extend(all.iter().map(|(_, needs)| of(needs)));
        row
    };
    let rows = [
        row("moves a second", &|it| number(it.moves * CLUSTERS)),
        row("acts of a statement", &|it| number(it.batch)),
        row("cores of nodes", &|it| number(it.node_cores * CLUSTERS)),
        row("of these for other nodes' notifications", &|it| number(it.hear_cores * CLUSTERS)),
        row("cores of PostgreSQL", &|it| number(it.database_cores * CLUSTERS)),
        row("cores of NATS", &|it| number(it.nats_cores * CLUSTERS)),
        row("cores of bots", &|it| number(it.worker_cores * CLUSTERS)),
        row("memory of nodes, with TLS", &|it| bytes(it.memory * CLUSTERS)),
        row("to people, a second", &|it| bytes(it.sent * CLUSTERS)),
        row("WAL, a second", &|it| bytes(it.wal * CLUSTERS)),
        row("live games in PostgreSQL", &|it| bytes(it.live * CLUSTERS)),
        row("games a day", &|it| number(it.games_a_day * CLUSTERS)),
        row("finished games, a day", &|it| bytes(it.packed_a_day * CLUSTERS)),
        row("finished games, a year", &|it| bytes(it.packed_a_year() * CLUSTERS)),
    ];
    table(&head.iter().map(String::as_str).collect::<Vec<_>>(), rows)
}

/// Bottlenecks of each tier in order, with remedies.
pub(super) fn stages(measured: &Measurements) -> String {
    let mut rows = Vec::new();
    for (stage, name) in [(Tier::One, "one machine"), (Tier::Few, "a few nodes, one PostgreSQL")] {
        for (at, (resource, _)) in stage.order(measured, &Demand::of(1e5)).into_iter().enumerate() {
            let mut row =
                vec![if at == 0 { name } else { "" }.to_owned(), resource.name().to_owned()];
            row.extend(assumed::PACES.map(|seconds| {
                number(stage.seats(measured, &Demand::of(1e5).every(seconds), resource))
            }));
            row.push(resource.remedy().to_owned());
            rows.push(row);
        }
    }
    let head = ["stage", "bottleneck", "seats, a move in 5 s", "10 s", "20 s", "remedy"];
    table(&head, rows)
}

/// Machines and money.
pub(super) fn money(measured: &Measurements) -> String {
    let costs = assumed::PACES
        .map(|seconds| MonthlyCost::of(measured, &Demand::of(1e6).every(seconds), CLUSTERS));
    let mut head = vec!["a million seats, a move in".to_owned()];
    head.extend(assumed::PACES.map(|seconds| format!("{seconds} s")));
    let row = |what: &str, of: &dyn Fn(&MonthlyCost) -> String| {
        let mut row = vec![what.to_owned()];
        row.extend(costs.iter().map(of));
        row
    };
    let machines = |it: &MonthlyCost| {
        let layout = it.layout;
        format!("{} × ({} nodes, {} for bots, 2)", layout.clusters, layout.nodes, layout.workers)
    };
    let rows = [
        row("machines of clusters", &machines),
        row("small machines, and large ones", &|it| {
            let [small, large] = it.layout.machines().map(spaced);
            format!("{small} and {large}")
        }),
        row("machines, a month", &|it| dollars(it.machines)),
        row("a year of finished games, a month", &|it| dollars(it.archive)),
        row("traffic at a discount hoster, a month", &|it| dollars(it.traffic[0])),
        row("traffic as at a large cloud, a month", &|it| dollars(it.traffic[1])),
        row("games a month", &|it| number(it.games)),
        row("a live seat, a month", &|it| dollars(it.month(0) / 1e6)),
        row("**a game, discount hoster**", &|it| dollars(it.game(0))),
        row("a game, traffic as at a large cloud", &|it| dollars(it.game(1))),
        row("beside lichess's published figure", &|_| dollars(assumed::LICHESS)),
    ];
    table(&head.iter().map(String::as_str).collect::<Vec<_>>(), rows)
}
