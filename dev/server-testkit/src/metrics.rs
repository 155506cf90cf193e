//! Counters of a node, as operators read them.

use crate::HttpClient;

/// The sum of a counter over all labels that begin like this, at an admin address.
fn sum(admin: &str, counter: &str) -> u64 {
    let metrics = HttpClient::new(admin).get("/metrics").body;
    let lines = metrics.lines().filter(|line| line.starts_with(counter));
    let value = |line: &str| line.rsplit(' ').next().and_then(|value| value.parse::<u64>().ok());
    lines.map(|line| value(line).expect("a counter is a number")).sum()
}

/// The database statements so far of the pools whose name begins like this.
pub fn statements(admin: &str, pool: &str) -> u64 {
    sum(admin, &format!("pagoda_database_statements_total{{pool=\"{pool}"))
}

/// The committed acts that the node noticed to be lost.
pub fn acts_lost(admin: &str) -> u64 {
    sum(admin, "pagoda_table_acts_lost_total ")
}
