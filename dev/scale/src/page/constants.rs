//! Tables of measurements.

use super::words::{bytes, number, spaced, table};
use crate::{BotDecisions, Measurements, Steady, Title};

/// Rules, bots and whole games, a column for each title.
pub(super) fn titles(measured: &Measurements) -> String {
    let mut head = vec!["what"];
    head.extend(measured.titles.iter().map(|title| title.title.as_str()));
    head.push("how");
    let parts = [rules(measured), bots(measured), live(measured), packed(measured)];
    table(&head, parts.concat())
}

type Rows = Vec<Vec<String>>;

/// A figure of every title.
fn row(
    measured: &Measurements,
    what: &str,
    of: &dyn Fn(&Title) -> String,
    how: &str,
) -> Vec<String> {
    let mut row = vec![what.to_owned()];
    row.extend(measured.titles.iter().map(of));
    row.push(how.to_owned());
    row
}

fn rules(measured: &Measurements) -> Rows {
    let row = |what, of: &dyn Fn(&Title) -> String, how| row(measured, what, of, how);
    let (random, frame) =
        ("random games, CPU of the thread", "`Table::add_frame` after each move, three seats");
    vec![
        row("a step in the rules, µs", &|it| number(it.rules.step_us), random),
        row("a frame's JSON, µs", &|it| number(it.rules.frame_us), frame),
    ]
}

fn bots(measured: &Measurements) -> Rows {
    let row = |what, of: &dyn Fn(&Title) -> String, how| row(measured, what, of, how);
    let games = "24 games of adepts, of all sizes by turns";
    let points = "points of these games, full budget, CPU of the thread";
    let bot = |level: usize| {
        move |it: &Title| {
            let told =
                |it: &BotDecisions| format!("{} (most {})", number(it.mean_ms), number(it.most_ms));
            it.bots.get(level).map_or(String::new(), told)
        }
    };
    vec![
        row("moves of a game", &|it| number(it.game.moves), games),
        row("seats of these", &|it| number(it.game.seats), "the same"),
        row(
            "steps of a move",
            &|it| number(it.game.steps / it.game.moves),
            "chance is a step of its own",
        ),
        row("record of a game", &|it| bytes(it.game.record_bytes), "as text"),
        row("a novice decides, ms", &bot(0), points),
        row("an adept", &bot(1), "the same"),
        row("a master", &bot(2), "the same; it may think 1.5 s"),
    ]
}

fn live(measured: &Measurements) -> Rows {
    let row = |what, of: &dyn Fn(&Title) -> String, how| row(measured, what, of, how);
    let random = "random games for three at a node, read from PostgreSQL";
    let all = "all tables of the database without people's";
    let size = "`pg_total_relation_size`, indexes included";
    vec![
        row("an act's text", &|it| bytes(it.kept.act_bytes), random),
        row("acts of a game", &|it| number(it.kept.acts), "the same"),
        row("rows of a live game", &|it| number(it.kept.live_rows), all),
        row("bytes of a live game", &|it| bytes(it.kept.live_bytes), size),
    ]
}

fn packed(measured: &Measurements) -> Rows {
    let row = |what, of: &dyn Fn(&Title) -> String, how| row(measured, what, of, how);
    let packed = "after a worker packed it, and `vacuum full`";
    let worker = "`/proc/PID/stat` of the worker";
    vec![
        row("rows of a packed game", &|it| number(it.kept.packed_rows), packed),
        row("bytes of a packed game", &|it| bytes(it.kept.packed_bytes), "the same"),
        row("of these its packed log", &|it| bytes(it.kept.log_bytes), "the same"),
        row("a worker packs a game, ms", &|it| number(it.kept.pack_us / 1e3), worker),
        row(
            "PostgreSQL's share, ms",
            &|it| number(it.kept.pack_database_us / 1e3),
            "of all its processes",
        ),
    ]
}

/// Players, a column for each load.
pub(super) fn moves(measured: &Measurements) -> String {
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
        "notifications",
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

/// Sockets, users, and an idle node.
pub(super) fn sockets(measured: &Measurements) -> String {
    let rows = [silent(measured), people(measured), idle(measured)].concat();
    table(&["what", "figure", "how"], rows)
}

fn told(what: &str, figure: String, how: &str) -> Vec<String> {
    vec![what.to_owned(), figure, how.to_owned()]
}

fn us(figure: f64) -> String {
    format!("{} µs", number(figure))
}

fn silent(measured: &Measurements) -> Rows {
    let socket = &measured.socket;
    let many = spaced(socket.sockets as f64);
    let memory = format!("{many} silent sockets: `VmRSS` before and after");
    let kernel = "`Slab` and TCP's pages, halved: both ends are here";
    let table = "1,500 tables of Qin for two, beyond their sockets";
    let keep = format!("{} a second", us(socket.idle_us));
    vec![
        told("memory of a socket in the node", bytes(socket.node_bytes), &memory),
        told("in the kernel, one end", bytes(socket.kernel_bytes), kernel),
        told("CPU to open one, node", us(socket.open_us), "`/proc/PID/stat`; without TLS"),
        told(
            "CPU to open one, PostgreSQL",
            us(socket.open_database_us),
            "the session is looked up",
        ),
        told("CPU to keep one", keep, "over 28 s, one ping each"),
        told("memory of a live table", bytes(socket.table_bytes), table),
    ]
}

fn people(measured: &Measurements) -> Rows {
    let loads = || measured.titles.iter().flat_map(|it| &it.loads);
    let mean = |of: fn(&Steady) -> f64| loads().map(of).sum::<f64>() / loads().count() as f64;
    let person = measured.titles.iter().map(|it| it.kept.person_bytes).sum::<f64>();
    let person = bytes(person / measured.titles.len() as f64);
    let begin = "a guest, a socket, a seat, a share of the start";
    vec![
        told("a guest joins and starts, node", us(mean(|it| it.begin_us)), begin),
        told("the same, PostgreSQL", us(mean(|it| it.begin_database_us)), "the same"),
        told("bytes of a guest", person, "`users` and `session`, indexes included"),
    ]
}

fn idle(measured: &Measurements) -> Rows {
    let idle = &measured.idle;
    let second = |figure: f64| format!("{} a second", us(figure));
    vec![
        told("an idle node", bytes(idle.node_bytes), "`VmRSS`"),
        told("its CPU", second(idle.node_us), "heartbeats and sweeps, over 6 s"),
        told("PostgreSQL's for it", second(idle.database_us), "the same"),
    ]
}
