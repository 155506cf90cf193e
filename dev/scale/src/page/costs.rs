//! What seats, moves and games cost, as tables.

use super::words::{bytes, dollars, number, spaced, table};
use crate::{
    Demand, Measurements, MonthlyCost, Needs, Tier, Typical,
    assumed::{self, CLUSTERS},
    tier::{nodes, workers},
};

/// What a move is made of.
pub(super) fn shares(measured: &Measurements) -> String {
    let demand = Demand::of(1e6);
    let typical = Typical::of(measured, &demand);
    let parts = [
        ("the node, without frames", typical.act, "statement"),
        ("PostgreSQL", typical.database, "statement"),
        ("NATS, one in and one out", typical.nats, "message"),
        ("every other node, which hears of it", typical.hear, "message"),
    ];
    let rows = parts.map(|(who, share, what)| {
        let together = format!("{} µs a {what}", number(share.together));
        vec![who.to_owned(), format!("{} µs", number(share.each)), together]
    });
    let frame = vec![
        "a frame, made and sent".to_owned(),
        format!("{} µs", number(typical.frame_us)),
        "nothing: each is made for one pair of eyes".to_owned(),
    ];
    table(&["who", "for each act", "for what goes together"], rows.into_iter().chain([frame]))
}

/// A thousand live seats, and a million moves.
pub(super) fn cost(measured: &Measurements) -> String {
    let mut rows = Vec::new();
    for seconds in assumed::PACES {
        let needs = Needs::of(measured, &Demand::of(1e3).every(seconds), 1.0);
        rows.push(vec![
            format!("a thousand live seats for a second, a move in {seconds} s"),
            number(needs.moves),
            cpu(needs.node_cores),
            cpu(needs.database_cores),
            cpu(needs.worker_cores),
            bytes(needs.sent),
            bytes(needs.wal),
            bytes(needs.packed_a_day / 86_400.0),
        ]);
    }
    for (name, nodes) in [("a million moves, one node", 1.0), ("a million moves, four nodes", 4.0)]
    {
        // Busy enough that a second of it is like any other.
        let needs = Needs::of(measured, &Demand::of(125e3), nodes);
        let many = 1e6 / needs.moves;
        let typical = Typical::of(measured, &Demand::of(1e6));
        rows.push(vec![
            name.to_owned(),
            spaced(1e6),
            cpu(needs.node_cores * many),
            cpu(needs.database_cores * many),
            cpu(needs.worker_cores * many),
            bytes(needs.sent * many),
            bytes(needs.wal * many),
            bytes(1e6 / typical.moves * typical.packed[0]),
        ]);
    }
    let head =
        ["what", "moves", "nodes", "PostgreSQL", "bots", "to people", "WAL", "kept for good"];
    table(&head, rows)
}

fn cpu(seconds: f64) -> String {
    format!("{} s", number(seconds))
}

/// What a million seats need.
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
        row("of these for hearing other nodes", &|it| number(it.hear_cores * CLUSTERS)),
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

/// What bots take, by who they are.
pub(super) fn bots(measured: &Measurements) -> String {
    let mixes = [
        ("all novices", [1.0, 0.0, 0.0]),
        ("all adepts", [0.0, 1.0, 0.0]),
        ("as assumed", Demand::of(1e6).levels),
        ("all masters", [0.0, 0.0, 1.0]),
    ];
    let rows = mixes.map(|(name, levels)| {
        let demand = Demand { levels, ..Demand::of(1e6) };
        let needs = Needs::of(measured, &demand, 1.0);
        let decision = number(Typical::of(measured, &demand).bot_ms);
        vec![name.to_owned(), decision, number(needs.worker_cores), spaced(workers(&needs))]
    });
    table(&["a tenth of a million seats", "a decision, ms", "cores", "large machines"], rows)
}

/// What is full first at each stage, what next, and what is done then.
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
    let head =
        ["stage", "what is full", "seats, a move in 5 s", "10 s", "20 s", "what is done then"];
    table(&head, rows)
}

/// Machines that some numbers of seats need with one PostgreSQL.
pub(super) fn few(measured: &Measurements) -> String {
    let rows = [20e3, 50e3, 100e3, 200e3, 400e3].map(|seats| {
        let demand = Demand::of(seats);
        let nodes = nodes(measured, &demand);
        let needs = Needs::of(measured, &demand, nodes);
        vec![
            spaced(seats),
            number(needs.moves),
            spaced(nodes),
            spaced(workers(&needs)),
            number(needs.batch),
            number(needs.node_cores),
            number(needs.database_cores),
            bytes(needs.sent),
            bytes(needs.packed_a_year()),
        ]
    });
    let head = [
        "seats",
        "moves a second",
        "nodes",
        "machines for bots",
        "acts of a statement",
        "cores of nodes",
        "of PostgreSQL",
        "to people, a second",
        "finished games, a year",
    ];
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
