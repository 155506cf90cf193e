//! Services for one test: a database, a PostgreSQL or NATS that can be stopped, a mail server, a browser. All of
//! them end with the test. Used by tests only.

mod browser;
mod cluster;
mod cluster_pair;
mod database;
mod hook;
mod mail_server;
mod nats;
mod services;
mod word;

use std::net::{Ipv4Addr, TcpListener};

pub use crate::{
    browser::Browser,
    cluster::Cluster,
    cluster_pair::ClusterPair,
    database::{Database, database},
    hook::{Call, Hook},
    mail_server::{Mail, MailServer},
    nats::Nats,
    services::nats_url,
};

/// A free port of this machine.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("loopback has free ports");
    listener.local_addr().expect("a bound socket has an address").port()
}
