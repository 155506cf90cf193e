//! What a test needs of the world and shares with nobody: a database of its own, a PostgreSQL or a
//! NATS of its own to stop in the middle of things. All of it is gone when the test ends.

mod browser;
mod cluster;
mod database;
mod hook;
mod mailman;
mod nats;
mod services;
mod word;

use std::net::{Ipv4Addr, TcpListener};

pub use crate::{
    browser::Browser,
    cluster::Cluster,
    database::{Database, database},
    hook::{Call, Hook},
    mailman::{Mail, Mailman},
    nats::Nats,
    services::nats_url,
};

/// A port of this machine that nobody listens on.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has free ports");
    listener.local_addr().expect("a bound socket has an address").port()
}
