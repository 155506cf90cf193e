//! A database for one test.

use std::process::Command;

use crate::{
    services::database_url,
    word::{fresh, is_orphan, run},
};

/// An empty database that is dropped with this value.
#[derive(Debug)]
pub struct Database {
    name: String,
    url: String,
    maker: String,
}

/// Creates an empty database on the PostgreSQL that all tests share.
pub async fn database() -> Database {
    tokio::task::spawn_blocking(make).await.expect("PostgreSQL creates a database")
}

impl Database {
    /// The URL to connect to.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Its name on the cluster.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // Best effort: the next test sweeps the rest.
        let drop = format!("drop database if exists {} with (force)", self.name);
        let _ = psql(&self.maker, &[&drop]).output();
    }
}

fn make() -> Database {
    let maker = database_url();
    let name = fresh("");
    let create = format!("create database {name}");
    let list = "select datname from pg_database where datname like 'house\\_%'";
    let printed = run(&mut psql(&maker, &[&create, list]));
    for old in printed.lines().filter(|name| is_orphan(name, "")) {
        // Without force: a server of a killed test may still be shutting down. If two tests sweep at
        // once, one of the statements fails.
        let _ = psql(&maker, &[&format!("drop database if exists {old}")]).output();
    }
    Database { url: with_name(&maker, &name), name, maker }
}

/// `psql` with statements to run, each on its own.
fn psql(url: &str, statements: &[&str]) -> Command {
    let mut psql = Command::new("psql");
    psql.args(["-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url]);
    psql.args(statements.iter().flat_map(|statement| ["-c", statement]));
    psql
}

/// The same address with another database.
fn with_name(url: &str, name: &str) -> String {
    let (address, options) = url.split_once('?').map_or((url, ""), |(head, tail)| (head, tail));
    let host = address.rsplit_once('/').map_or(address, |(host, _)| host);
    if options.is_empty() { format!("{host}/{name}") } else { format!("{host}/{name}?{options}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(url: &str, statement: &str) -> String {
        run(&mut psql(url, &[statement]))
    }

    #[tokio::test]
    async fn a_database_is_empty_and_gone_when_dropped() {
        let (ours, other) = (database().await, database().await);
        ask(ours.url(), "create table kept ()");
        assert_eq!(ask(ours.url(), "select current_database()"), ours.name());
        assert_eq!(
            ask(other.url(), "select count(*) from pg_tables where tablename = 'kept'"),
            "0"
        );
        let count = format!("select count(*) from pg_database where datname = '{}'", ours.name());
        assert_eq!(ask(other.url(), &count), "1");
        drop(ours);
        assert_eq!(ask(other.url(), &count), "0");
    }

    #[tokio::test]
    async fn databases_of_the_dead_are_swept() {
        let ours = database().await;
        ask(ours.url(), "drop database if exists house_4194999_0ld");
        ask(ours.url(), "create database house_4194999_0ld");
        let _another = database().await;
        let left = "select count(*) from pg_database where datname = 'house_4194999_0ld'";
        assert_eq!(ask(ours.url(), left), "0");
    }

    #[test]
    fn an_address_keeps_its_options() {
        let url = "postgres://postgres@127.0.0.1:1/postgres";
        assert_eq!(with_name(url, "other"), "postgres://postgres@127.0.0.1:1/other");
        let url = format!("{url}?sslmode=disable");
        assert_eq!(with_name(&url, "o"), "postgres://postgres@127.0.0.1:1/o?sslmode=disable");
    }
}
