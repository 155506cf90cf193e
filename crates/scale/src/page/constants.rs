//! What was measured, as tables.

use super::words::{bytes, number, table};
use crate::{Measured, Steady, Title};

/// Rules, bots and whole games, a column for each title.
pub(super) fn titles(measured: &Measured) -> String {
    let mut head = vec!["what"];
    head.extend(measured.titles.iter().map(|title| title.title.as_str()));
    head.push("how");
    let row = |what: &str, of: &dyn Fn(&Title) -> String, how: &str| {
        let mut row = vec![what.to_owned()];
        row.extend(measured.titles.iter().map(of));
        row.push(how.to_owned());
        row
    };
    let bot = |level: usize| {
        move |it: &Title| {
            it.bots.get(level).map_or(String::new(), |it| {
                format!("{} (most {})", number(it.mean_ms), number(it.most_ms))
            })
        }
    };
    let rows = [
        row(
            "a step in the rules, µs",
            &|it| number(it.rules.step_us),
            "random games, CPU of the thread",
        ),
        row(
            "a frame's JSON, µs",
            &|it| number(it.rules.frame_us),
            "`Table::add_frame` after each move, three seats",
        ),
        row(
            "moves of a game",
            &|it| number(it.game.moves),
            "24 games of adepts, of all sizes by turns",
        ),
        row("seats of these", &|it| number(it.game.seats), "the same"),
        row(
            "steps of a move",
            &|it| number(it.game.steps / it.game.moves),
            "chance is a step of its own",
        ),
        row("record of a game", &|it| bytes(it.game.record_bytes), "as text"),
        row(
            "a novice decides, ms",
            &bot(0),
            "points of these games, full budget, CPU of the thread",
        ),
        row("an adept", &bot(1), "the same"),
        row("a master", &bot(2), "the same; it may think 1.5 s"),
        row(
            "an act's text",
            &|it| bytes(it.kept.act_bytes),
            "random games for three at a node, read from PostgreSQL",
        ),
        row(
            "acts of a game",
            &|it| number(it.kept.acts),
            "the same; random players take longer than adepts",
        ),
        row(
            "rows of a live game",
            &|it| number(it.kept.live_rows),
            "all tables of the database but those of people",
        ),
        row(
            "bytes of a live game",
            &|it| bytes(it.kept.live_bytes),
            "`pg_total_relation_size`, indexes included",
        ),
        row(
            "rows of a packed game",
            &|it| number(it.kept.packed_rows),
            "after a worker packed it, and `vacuum full`",
        ),
        row("bytes of a packed game", &|it| bytes(it.kept.packed_bytes), "the same"),
        row("of these its packed log", &|it| bytes(it.kept.log_bytes), "the same"),
        row(
            "a worker packs a game, ms",
            &|it| number(it.kept.pack_us / 1e3),
            "`/proc/PID/stat` of the worker",
        ),
        row(
            "PostgreSQL's share, ms",
            &|it| number(it.kept.pack_database_us / 1e3),
            "of all its processes",
        ),
    ];
    table(&head, rows)
}

/// People who play, a column for each load.
pub(super) fn moves(measured: &Measured) -> String {
    let head = [
        "title, seats",
        "moves a second",
        "node, µs",
        "another node, µs",
        "PostgreSQL, µs",
        "NATS, µs",
        "frame",
        "to people",
        "WAL",
        "commits",
        "rings",
        "acknowledged, ms (p99)",
    ];
    let row = |title: &Title, load: &Steady| {
        vec![
            format!("{}, {}", title.title, load.seats),
            number(load.rate),
            number(load.node_us),
            number(load.hear_us),
            number(load.database_us),
            number(load.nats_us),
            bytes(load.frame_bytes),
            bytes(load.sent_bytes),
            bytes(load.wal_bytes),
            number(load.commits),
            format!(
                "{} of {}",
                number(load.published),
                bytes(load.published_bytes / load.published)
            ),
            format!("{} ({})", number(load.acknowledged_p50_ms), number(load.acknowledged_p99_ms)),
        ]
    };
    let rows = measured.titles.iter().flat_map(|it| it.loads.iter().map(move |load| row(it, load)));
    table(&head, rows)
}

/// Sockets, and a node with nobody there.
pub(super) fn sockets(measured: &Measured) -> String {
    let (socket, idle) = (&measured.socket, &measured.idle);
    let many = format!("{} sockets that say nothing", socket.sockets);
    let people = |of: fn(&Steady) -> f64| {
        let loads: Vec<f64> = measured.titles.iter().flat_map(|it| &it.loads).map(of).collect();
        number(loads.iter().sum::<f64>() / loads.len() as f64)
    };
    let row = |what: &str, figure: String, how: &str| vec![what.to_owned(), figure, how.to_owned()];
    let person = measured.titles.iter().map(|it| it.kept.person_bytes).sum::<f64>();
    let rows = [
        row(
            "memory of a socket in the node",
            bytes(socket.node_bytes),
            &format!("{many}: `VmRSS` before and after"),
        ),
        row(
            "in the kernel, one end",
            bytes(socket.kernel_bytes),
            "`Slab` and TCP's pages, halved: both ends are here",
        ),
        row(
            "CPU to open one, node",
            format!("{} µs", number(socket.open_us)),
            "`/proc/PID/stat`; without TLS",
        ),
        row(
            "CPU to open one, PostgreSQL",
            format!("{} µs", number(socket.open_database_us)),
            "the session is looked up",
        ),
        row(
            "CPU to keep one",
            format!("{} µs a second", number(socket.idle_us)),
            "28 s, so one pulse of each",
        ),
        row(
            "memory of a live table",
            bytes(socket.table_bytes),
            "1,500 tables of Qin for two, beyond their sockets",
        ),
        row(
            "a person comes in and begins, node",
            format!("{} µs", people(|it| it.begin_us)),
            "a guest, a socket, a chair, a part of the start",
        ),
        row(
            "the same, PostgreSQL",
            format!("{} µs", people(|it| it.begin_database_us)),
            "the same",
        ),
        row(
            "bytes of a guest",
            bytes(person / measured.titles.len() as f64),
            "`person` and `session`, indexes included",
        ),
        row("a node with nobody there", bytes(idle.node_bytes), "`VmRSS`"),
        row(
            "its CPU",
            format!("{} µs a second", number(idle.node_us)),
            "beats and sweeps, over 6 s",
        ),
        row("PostgreSQL's for it", format!("{} µs a second", number(idle.database_us)), "the same"),
    ];
    table(&["what", "figure", "how"], rows)
}
