//! Thousands of sockets on live tables: none is closed, and the node stays small.

mod deployment;

use std::{sync::Arc, time::Duration};

use load_client::{Load, LoadProgress};

const TABLES: usize = 500;
/// Maximum memory of a node in kilobytes: 50 kB a socket, and the base without sockets.
const MEMORY: u64 = 150_000;

/// Peak memory of a process, in kilobytes.
fn peak_memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it is alive");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a VmHWM line");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_sockets_stay_open_on_live_tables() {
    let site = deployment::open(1, true, &[]).await;
    let load = Load::new("qin", 4, TABLES, Duration::from_secs(60));
    let load = Load { rate: Some(TABLES as f64 / 10.0), ..load };
    let loaded = load.run(&site.client(), &Arc::new(LoadProgress::default())).await;
    let memory = peak_memory(site.nodes[0].process().expect("the node runs"));
    println!("{:.0} moves a second, {memory} kB, {} closes", loaded.rate(), loaded.closes);
    assert_eq!((loaded.closes, loaded.repeated), (0, 0), "no socket closes, no command is retried");
    // No table stalled: each makes six moves in a minute.
    assert!(TABLES * 5 <= loaded.delivered.count(), "{} moves", loaded.delivered.count());
    // Latency depends on the machine: it is checked only on an idle one.
    if std::env::var_os("PAGODA_PACE").is_some() {
        assert!(loaded.acknowledged.percentile(0.99) <= Duration::from_millis(500));
    }
    assert!(memory <= MEMORY, "{memory} kB");
}
