//! Cost of sockets: many idle ones, then some at live tables.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use load_client::{Client, Feed, Load, LoadProgress};
use scale::Socket;
use tokio::{task::JoinSet, time::sleep};

use super::{
    process,
    site::{Site, number, pass},
};
use crate::Failure;

/// Idle sockets; both ends use file descriptors of this machine, so not too many.
const SOCKETS: usize = 6_000;
/// Users that own them.
const PEOPLE: usize = 60;
/// Live tables of two seats.
const TABLES: usize = 1_500;
/// Seconds of measurement: long enough for a ping of each socket.
const SILENT: u64 = 28;
const SECONDS: u64 = 8;

/// Measures sockets on a node of their own.
pub(super) async fn measure(site: &Site) -> Result<Socket, Failure> {
    let (node_bytes, kernel_bytes, cpu) = silent(site).await?;
    let table_bytes = tables(site, node_bytes).await?;
    let [open_us, open_database_us, idle_us] = cpu;
    let sockets = SOCKETS;
    Ok(Socket {
        sockets,
        node_bytes,
        kernel_bytes,
        open_us,
        open_database_us,
        idle_us,
        table_bytes,
    })
}

/// Memory of node and kernel per idle socket; CPU to open and to keep it.
async fn silent(site: &Site) -> Result<(f64, f64, [f64; 3]), Failure> {
    let node = site.node(&["--bots", "0"]).await;
    let process = number(&node)?;
    let mut people = Vec::new();
    for _ in 0..PEOPLE {
        people.push(Client::new(&[node.address()]).come_in("Nobody").await?.0);
    }
    pass(1).await;
    let (memory, kernel) = (process::memory(process), process::kernel_memory());
    let (cpu, database) = (process::cpu(process), site.database_cpu());
    let mut open = JoinSet::new();
    for at in 0..SOCKETS {
        let mut feed = Feed::new(&people[at % PEOPLE]);
        open.spawn(async move {
            // An idle socket: this waits until the end.
            drop(feed.next_text().await);
        });
    }
    while connected(&node.address()) < SOCKETS {
        sleep(Duration::from_millis(50)).await;
    }
    pass(1).await;
    let each = |more: f64| more / SOCKETS as f64;
    let opened = process::cpu(process);
    let open_us = each((opened - cpu) * 1e6);
    let open_database_us = each((site.database_cpu() - database) * 1e6);
    // Both ends are on this machine.
    let kernel_bytes = each(process::kernel_memory() - kernel) / 2.0;
    pass(SILENT).await;
    let idle_us = each((process::cpu(process) - opened) * 1e6 / SILENT as f64);
    let node_bytes = each(process::memory(process) - memory);
    open.abort_all();
    Ok((node_bytes, kernel_bytes.max(0.0), [open_us, open_database_us, idle_us]))
}

/// Memory of the node per live table, without its sockets.
async fn tables(site: &Site, socket_bytes: f64) -> Result<f64, Failure> {
    let node = site.node(&["--bots", "0"]).await;
    let process = number(&node)?;
    let before = process::memory(process);
    let progress = Arc::new(LoadProgress::default());
    let time = Duration::from_secs(SECONDS + 2);
    let load = Load { rate: Some(TABLES as f64 / 4.0), ..Load::new("qin", 2, TABLES, time) };
    let (nobody, shown) = (Client::new(&[node.address()]), progress.clone());
    let playing = tokio::spawn(async move { load.run(&nobody, &shown).await });
    while progress.seated.load(Ordering::Relaxed) < TABLES && !playing.is_finished() {
        sleep(Duration::from_millis(20)).await;
    }
    pass(SECONDS).await;
    let more = process::memory(process) - before;
    playing.await.map_err(|_| "people couldn't play")?;
    Ok((more / TABLES as f64 - 2.0 * socket_bytes).max(0.0))
}

/// Open connections of local clients to an address.
fn connected(address: &str) -> usize {
    let Some(port) = address.rsplit(':').next().and_then(|port| port.parse::<u16>().ok()) else {
        return 0;
    };
    let told = std::fs::read_to_string("/proc/net/tcp").unwrap_or_default();
    // Addresses of the other end, and the state of being open.
    let wanted = format!(":{port:04X} 01 ");
    told.lines().filter(|line| line.contains(&wanted)).count()
}
