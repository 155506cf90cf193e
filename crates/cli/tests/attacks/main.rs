//! What guests within their limits, or a network, can do to the other users of a node. `PAGODA_ATTACKED` names another program, such as
//! an earlier server: `PAGODA_ATTACKED=$(tools/older) cargo nextest run -p cli --test attacks --no-fail-fast` shows what these did to it.

mod games;
mod herd;
mod lobby;
mod webhooks;

use server_testkit::{NodeProcess, TestDatabase};

/// The program that is attacked, if it isn't the one under test.
const ATTACKED: &str = "PAGODA_ATTACKED";

/// Starts a node with these flags and environment variables.
fn start(database: &TestDatabase, flags: &[&str], environment: &[(&str, &str)]) -> NodeProcess {
    let program = std::env::var(ATTACKED).unwrap_or(env!("CARGO_BIN_EXE_pagoda").to_owned());
    let node = NodeProcess::start_with(&program, database.url(), flags, environment);
    database.runtime.block_on(node)
}
