//! Table of assumptions.

use super::words::{bytes, spaced, table};
use crate::{
    Demand,
    assumed::{self, Machine},
};

fn machine(it: Machine) -> String {
    let (memory, room) = (bytes(it.memory), bytes(it.room));
    let line = format!("{} Gbit/s", it.line / 1e9);
    format!("{} cores, {memory}, {room}, {line}, ${} a month", it.cores, it.price)
}

/// Every assumption, with its reason.
pub(super) fn assumptions() -> String {
    table(&["what", "how much", "why"], [people(), lines(), machines()].concat())
}

type Rows = Vec<Vec<String>>;

fn row(what: &str, much: impl ToString, why: &str) -> Vec<String> {
    vec![what.to_owned(), much.to_string(), why.to_owned()]
}

fn people() -> Rows {
    let demand = Demand::of(1e6);
    let [novices, adepts, masters] = demand.levels.map(|part| part * 10.0);
    let [quick, middling, slow] = assumed::PACES;
    let bots = format!(
        "{} %: of ten {novices} novices, {adepts} adepts, {masters} master",
        demand.bots * 100.0
    );
    let pace = format!("{quick}, {middling} or {slow} s");
    let quiet = format!("{} of the busiest", assumed::QUIET);
    let paces = "quick, middling and slow people; where one is shown, the middling";
    vec![
        row("seats of a table", demand.seats_a_table, "between two and five"),
        row("a live table moves once in", pace, paces),
        row("bots' share of seats", bots, "most people want a quick rival, few the best"),
        row("the quietest hour", quiet, "a wave: most people live in a few time zones"),
    ]
}

fn lines() -> Rows {
    let keys = "a signature and an exchange of keys, nothing resumed";
    let back = "as the browser client, with a jitter of a quarter";
    let tls = "two buffers of a record (16 kB) each, and keys";
    let waits = "a frame or two in the send buffer";
    let connections = spaced(assumed::SOCKETS);
    vec![
        row("connections of a node", connections, "the default of `--max-connections`"),
        row("memory of TLS, a connection", bytes(assumed::TLS_BYTES), tls),
        row("CPU of a TLS handshake", format!("{} µs", assumed::TLS_US), keys),
        row("the kernel beyond idle sockets", bytes(assumed::KERNEL_SPARE), waits),
        row("reconnection delay of a client", format!("{} ms", assumed::RETURN_MS), back),
    ]
}

fn machines() -> Rows {
    let [cheap, dear] = assumed::TRAFFIC;
    let traffic = format!("${cheap}, or ${dear}");
    let archive = format!("${} a month", assumed::ARCHIVE);
    let standby = format!("{} ms", assumed::STANDBY_MS);
    let turned = "detection, promotion, reconnection";
    let (small, large) = (machine(assumed::SMALL), machine(assumed::LARGE));
    vec![
        row("maximum utilization", assumed::FULL, "the rest is reserve for a lost machine"),
        row("clusters", assumed::CLUSTERS, "an outage of one is an eighth of the site"),
        row("a synchronous standby, a commit", standby, "the next building"),
        row("a standby takes over in", format!("{} s", assumed::TAKE_OVER), turned),
        row("a small machine, for a node", small, "a discount hoster, 2026"),
        row("a large one, for PostgreSQL and bots", large, "the same, dedicated"),
        row("a terabyte of outgoing traffic", traffic, "a discount hoster, or a large cloud"),
        row("a terabyte of finished games", archive, "kept twice, on large slow disks"),
    ]
}
