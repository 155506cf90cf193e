//! Nodes of the server for tests, in the test's process or as a process to kill, and plain clients of them.
//! Used by the tests of `server` and `cli`, and by `pagoda-dev`.
//!
//! Nodes in one process share the metrics recorder: a test that reads metrics starts one node, or processes.
//! Each has a runtime and a log of its own.

mod club;
mod database;
mod deployment;
mod divided;
mod help;
mod http;
mod log;
mod metrics;
mod node;
mod open_files;
mod process;
mod socket;
mod test_table;

pub use crate::{
    club::{BOT, Club, OPEN, finish, gather, gather_rated, record_frames, spectator, until},
    database::TestDatabase,
    deployment::{Deployment, DeploymentDatabase},
    divided::Divided,
    help::help_violations,
    http::{HttpClient, HttpResponse, LineStream, UPGRADE, connect},
    metrics::{acts_lost, notified_acts, statements},
    node::{Node, Serving},
    open_files::allow_open_files,
    process::{NodeProcess, migrate},
    socket::SocketClient,
    test_table::{TestTable, done, guest},
};
