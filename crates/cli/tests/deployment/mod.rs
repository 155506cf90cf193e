//! Processes of the program under test, on one database.

#![allow(dead_code, reason = "each test uses some of it")]

use server_testkit::{DeploymentDatabase, NodeProcess};

/// The program under test.
pub(crate) const PAGODA: &str = env!("CARGO_BIN_EXE_pagoda");

/// Nodes that can be killed and replaced.
pub(crate) type Deployment = server_testkit::Deployment<NodeProcess>;

/// Starts nodes with these additional arguments, with NATS between them if wanted.
pub(crate) async fn open(nodes: usize, with_nats: bool, more: &[&str]) -> Deployment {
    let database = DeploymentDatabase::Shared(test_services::database().await);
    open_on(database, nodes, with_nats, more).await
}

/// The same on a given database.
pub(crate) async fn open_on(
    database: DeploymentDatabase,
    nodes: usize,
    with_nats: bool,
    more: &[&str],
) -> Deployment {
    Deployment::spawn([PAGODA, PAGODA], database, nodes, with_nats, more).await
}
