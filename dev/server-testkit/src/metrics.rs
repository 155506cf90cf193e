//! Counters of a node, as operators read them.

use crate::HttpClient;

/// The values of a counter with labels that begin like this, at an admin address.
fn values(admin: &str, counter: &str) -> Vec<u64> {
    let metrics = HttpClient::new(admin).get("/metrics").body;
    let lines = metrics.lines().filter(|line| line.starts_with(counter));
    let value = |line: &str| line.rsplit(' ').next().and_then(|value| value.parse().ok());
    lines.map(|line| value(line).expect("a counter is a number")).collect()
}

/// The database statements so far of the pools whose name begins like this. There must be one: a bound on a counter that isn't there
/// would prove nothing.
pub fn statements(admin: &str, pool: &str) -> u64 {
    let counts = values(admin, &format!("pagoda_database_statements_total{{pool=\"{pool}"));
    assert!(!counts.is_empty(), "the statements of {pool} aren't counted");
    counts.iter().sum()
}

/// The committed acts that the node noticed to be lost; there is no counter before the first.
pub fn acts_lost(admin: &str) -> u64 {
    values(admin, "pagoda_table_acts_lost_total ").iter().sum()
}

/// The acts of other nodes at tables in the node's memory with this outcome; there is no counter before the first.
pub fn notified_acts(admin: &str, outcome: &str) -> u64 {
    let counter = format!("pagoda_notified_acts_total{{outcome=\"{outcome}\"}} ");
    values(admin, &counter).iter().sum()
}
