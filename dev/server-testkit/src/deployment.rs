//! Nodes on one database, with NATS between them if wanted.

use load_client::{Client, FinishedGame, Proof};
use store::{DatabaseUrls, Store};
use test_services::{Cluster, ClusterPair, Database, Nats};

use crate::{Divided, Node, NodeProcess, Serving, divided::TABLES_DATABASES, process::migrate_all};

/// The database of a deployment.
pub enum DeploymentDatabase {
    /// One database of the PostgreSQL that tests share.
    Shared(Database),
    /// A PostgreSQL of its own, to stop.
    Own(Cluster),
    /// A PostgreSQL with a standby, to fail over.
    Pair(ClusterPair),
    /// One for people and several for tables.
    Divided(Divided),
}

impl DeploymentDatabase {
    /// The URLs of all its databases.
    pub fn urls(&self) -> DatabaseUrls {
        match self {
            DeploymentDatabase::Divided(divided) => divided.urls(),
            _ => DatabaseUrls::one(&self.url()),
        }
    }

    /// Its URL; that of the home database.
    pub fn url(&self) -> String {
        match self {
            DeploymentDatabase::Divided(divided) => divided.urls().home,
            DeploymentDatabase::Shared(database) => database.url().to_owned(),
            DeploymentDatabase::Own(cluster) => cluster.url(),
            DeploymentDatabase::Pair(pair) => pair.url(),
        }
    }

    /// Runs a program's migrations and assigns the parts of the tables; the environment of its nodes.
    pub async fn prepare(&self, program: &str) -> [(&'static str, String); 1] {
        let urls = self.urls();
        migrate_all(program, &urls);
        if !urls.tables.is_empty() {
            Divided::spread(&urls).await;
        }
        [(TABLES_DATABASES, Divided::named(&urls).join(" "))]
    }

    /// A store on all its databases, once they are prepared.
    pub async fn open(&self) -> Store {
        let store = connect(self).await;
        store.read_table_parts().await.expect("the schema is there");
        store
    }
}

/// Nodes that serve the same tables. Services are dropped after the nodes that use them.
pub struct Deployment<N> {
    /// Its nodes.
    pub nodes: Vec<N>,
    /// A store on its database.
    pub store: Store,
    /// The NATS between its nodes.
    pub nats: Option<Nats>,
    /// Its database.
    pub database: DeploymentDatabase,
}

impl Deployment<Node> {
    /// Starts nodes in this process, with these additional flags.
    pub async fn open(nodes: usize, with_nats: bool, more: &[&str]) -> Deployment<Node> {
        let database = DeploymentDatabase::Shared(test_services::database().await);
        let store = connect(&database).await;
        store.migrate().await.expect("the migrations succeed");
        let nats = with_nats.then(Nats::start);
        let url = nats.as_ref().map(Nats::url);
        let mut flags = [&["--bot-think-time-factor", "0.02"], more].concat();
        flags.extend(url.iter().flat_map(|url| ["--nats-url", url]));
        let nodes = (0..nodes).map(|_| Node::at(&database.url(), &flags)).collect();
        Deployment { nodes, store, nats, database }
    }
}

impl Deployment<NodeProcess> {
    /// Starts processes of a program, with these additional arguments. The newest program runs the migrations.
    pub async fn spawn(
        [newest, program]: [&str; 2],
        database: DeploymentDatabase,
        nodes: usize,
        with_nats: bool,
        more: &[&str],
    ) -> Deployment<NodeProcess> {
        let environment = database.prepare(newest).await;
        let environment = environment.each_ref().map(|(name, value)| (*name, value.as_str()));
        let nats = with_nats.then(Nats::start);
        let url = nats.as_ref().map(Nats::url);
        let mut arguments = more.to_vec();
        arguments.extend(url.iter().flat_map(|url| ["--nats-url", url]));
        let (home, mut running) = (database.url(), Vec::new());
        for _ in 0..nodes {
            running.push(NodeProcess::start_with(program, &home, &arguments, &environment).await);
        }
        Deployment { nodes: running, store: database.open().await, nats, database }
    }
}

impl<N: Serving> Deployment<N> {
    /// The addresses of its nodes.
    pub fn addresses(&self) -> Vec<String> {
        self.nodes.iter().map(N::address).collect()
    }

    /// An anonymous client of all nodes.
    pub fn client(&self) -> Client {
        Client::new(&self.addresses())
    }

    /// Checks that the stored game agrees with the frames that its players received.
    pub async fn prove(&self, played: &FinishedGame) -> Proof {
        let fairness = self.client().fairness_proof(played.table).await;
        let fairness = fairness.expect("a finished game has a fairness proof");
        let proof = Proof::read(&self.store, &fairness).await;
        proof.has_all(played);
        proof.shows(played);
        proof
    }
}

async fn connect(database: &DeploymentDatabase) -> Store {
    Store::connect_all(&database.urls(), 4).await.expect("PostgreSQL answers")
}
