//! Some nodes on one database, for a test.

#![allow(dead_code, reason = "each test uses some of it")]

use load_client::{Client, FinishedGame, Node, Proof, migrate};
use store::Store;
use test_services::{Cluster, Database, Nats};

/// The program under test.
pub(crate) const PAGODA: &str = env!("CARGO_BIN_EXE_pagoda");

/// Where a site keeps what it knows.
pub(crate) enum Base {
    /// A database among others.
    Shared(Database),
    /// A PostgreSQL of its own, to stop.
    Own(Cluster),
}

impl Base {
    pub(crate) fn url(&self) -> String {
        match self {
            Base::Shared(database) => database.url().to_owned(),
            Base::Own(cluster) => cluster.url(),
        }
    }
}

/// Nodes that serve the same tables. What is used last goes last.
pub(crate) struct Site {
    pub(crate) nodes: Vec<Node>,
    pub(crate) store: Store,
    pub(crate) nats: Option<Nats>,
    pub(crate) base: Base,
}

impl Site {
    /// So many nodes, with more arguments; a bell rings between them if wanted.
    pub(crate) async fn open(nodes: usize, has_bell: bool, more: &[&str]) -> Site {
        let base = Base::Shared(test_services::database().await);
        Site::on(base, nodes, has_bell, more).await
    }

    /// The same where the database is given.
    pub(crate) async fn on(base: Base, nodes: usize, has_bell: bool, more: &[&str]) -> Site {
        Site::of(PAGODA, base, nodes, has_bell, more).await
    }

    /// The same where nodes are of this program; the schema is the newest all the same.
    pub(crate) async fn of(
        program: &str,
        base: Base,
        nodes: usize,
        has_bell: bool,
        more: &[&str],
    ) -> Site {
        migrate(PAGODA, &base.url());
        let nats = has_bell.then(Nats::start);
        let url = nats.as_ref().map(Nats::url);
        let mut arguments = more.to_vec();
        arguments.extend(url.iter().flat_map(|url| ["--nats-url", url]));
        let mut running = Vec::new();
        for _ in 0..nodes {
            running.push(Node::start(program, &base.url(), &arguments).await);
        }
        let store = Store::connect(&base.url(), 4).await.expect("the database is there");
        Site { nodes: running, store, nats, base }
    }

    /// Where the nodes are.
    pub(crate) fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(Node::address).collect()
    }

    /// Nobody yet, at all nodes.
    pub(crate) fn client(&self) -> Client {
        Client::new(&self.addresses())
    }

    /// What is kept of a game is what its players were told.
    pub(crate) async fn prove(&self, played: &FinishedGame) -> Proof {
        let opening = self.client().opening(played.table).await.expect("a game that is over opens");
        let proof = Proof::read(&self.store, &opening).await;
        proof.has_all(played);
        proof.shows(played);
        proof
    }
}
