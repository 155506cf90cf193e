//! A primary and its standby, which can fail over again and again.

use crate::Cluster;

/// Two clusters with streaming replication from one to the other. The URL names both.
#[derive(Debug)]
pub struct ClusterPair {
    clusters: [Cluster; 2],
    primary: usize,
}

impl ClusterPair {
    /// Starts a primary whose commits wait for the standby.
    pub fn synchronous() -> ClusterPair {
        let primary = Cluster::start();
        primary.replicate_synchronously();
        ClusterPair::of(primary)
    }

    /// Starts a primary whose commits don't wait.
    pub fn asynchronous() -> ClusterPair {
        ClusterPair::of(Cluster::start())
    }

    fn of(primary: Cluster) -> ClusterPair {
        let standby = Cluster::standby_of(&primary);
        ClusterPair { clusters: [primary, standby], primary: 0 }
    }

    /// The URL of both, in the order in which they started.
    pub fn url(&self) -> String {
        let [one, other] = self.clusters.each_ref().map(Cluster::port);
        format!("postgres://postgres@127.0.0.1:{one},127.0.0.1:{other}/postgres")
    }

    /// The cluster that accepts writes.
    pub fn primary(&self) -> &Cluster {
        &self.clusters[self.primary]
    }

    /// The standby receives nothing more.
    pub fn stop_replication(&self) {
        self.clusters[1 - self.primary].stop_receiving();
    }

    /// Waits until the standby has all that is committed so far.
    pub fn wait_for_standby(&self) {
        let lsn = self.primary().sql("select pg_current_wal_flush_lsn()");
        self.primary().wait_until(&format!(
            "exists (select from pg_stat_replication where '{lsn}' <= flush_lsn)"
        ));
    }

    /// Kills the primary and promotes the standby.
    pub fn fail_over(&mut self) {
        self.primary().stop_immediate();
        self.primary = 1 - self.primary;
        self.primary().promote();
    }

    /// Makes a standby of the one that was killed.
    pub fn rebuild_standby(&self) {
        self.clusters[1 - self.primary].follow(self.primary());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promoted_standby_has_the_received_rows() {
        let mut pair = ClusterPair::asynchronous();
        pair.primary().sql("create table kept as select 7 as n");
        pair.wait_for_standby();
        pair.stop_replication();
        pair.primary().sql("insert into kept values (8)");
        pair.fail_over();
        assert_eq!(pair.primary().sql("select n from kept"), "7", "8 is lost");
        pair.rebuild_standby();
        pair.primary().sql("insert into kept values (9)");
        pair.wait_for_standby();
        pair.fail_over();
        assert_eq!(pair.primary().sql("select n from kept"), "7\n9");
    }

    #[test]
    fn synchronous_standby_has_all_acknowledged_rows() {
        let mut pair = ClusterPair::synchronous();
        pair.primary().sql("create table kept as select 7 as n");
        pair.fail_over();
        assert_eq!(pair.primary().sql("select n from kept"), "7");
    }
}
