//! The hosts of a database. One of them accepts writes: after a failover another one.

use std::{
    io,
    str::FromStr,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use sqlx::{ConnectOptions, PgConnection, Row, postgres::PgConnectOptions};
use tokio::{sync::watch, time::timeout};

use crate::StoreError;

/// Settings of a connection, by name.
pub(crate) type Settings = &'static [(&'static str, &'static str)];
/// No settings beside those of every connection.
pub(crate) const NO_SETTINGS: Settings = &[];

/// Settings of every connection: timeouts on the server's side too, since it would wait forever for a client that is gone.
const TIMEOUTS: [(&str, &str); 3] = [
    ("statement_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "10s"),
    ("lock_timeout", "8s"),
];
/// Timeout to connect to one of several hosts.
const TO_CONNECT: Duration = Duration::from_millis(900);
/// The parameter of libpq that asks for a host that accepts writes, which is always asked for here.
const TARGET: &str = "target_session_attrs";

/// Whether the server refuses writes, and its timeline, which a promotion increments. `case` guards what a standby can't tell.
const CHECK: &str = "
    select current_setting('transaction_read_only')::boolean as is_read_only,
        case when not pg_is_in_recovery()
            then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline";

/// The hosts of a database.
#[derive(Debug)]
pub(crate) struct Hosts {
    /// How to connect to each, in the order of the URL.
    options: Vec<PgConnectOptions>,
    /// The index of the host to try first.
    preferred: AtomicUsize,
    /// The timeline of the last connection.
    timeline: Mutex<Option<String>>,
    failovers: watch::Sender<u64>,
}

impl Hosts {
    /// Parses a URL with one host or several, as libpq does: `postgres://user@one:5432,two:5432/name`.
    pub(crate) fn parse(url: &str) -> Result<Hosts, StoreError> {
        let parse = |url: String| -> Result<PgConnectOptions, StoreError> {
            Ok(PgConnectOptions::from_str(&url)?.application_name("pagoda").options(TIMEOUTS))
        };
        let options = urls(url).into_iter().map(parse).collect::<Result<_, _>>()?;
        let (preferred, timeline) = (AtomicUsize::new(0), Mutex::default());
        Ok(Hosts { options, preferred, timeline, failovers: watch::Sender::new(0) })
    }

    /// Connects to the first host that accepts writes, beginning with the one that did so last.
    pub(crate) async fn connect(&self, settings: Settings) -> Result<PgConnection, sqlx::Error> {
        let (first, count) = (self.preferred.load(Ordering::Relaxed), self.options.len());
        let mut failure = sqlx::Error::PoolClosed;
        for host in (first..first + count).map(|at| at % count) {
            let connect = self.connect_to(host, settings);
            let connected = match count {
                1 => connect.await,
                _ => timeout(TO_CONNECT, connect).await.unwrap_or_else(|_| Err(late())),
            };
            match connected {
                Ok(connection) => {
                    self.preferred.store(host, Ordering::Relaxed);
                    return Ok(connection);
                }
                Err(error) => failure = error,
            }
        }
        Err(failure)
    }

    async fn connect_to(
        &self,
        host: usize,
        settings: Settings,
    ) -> Result<PgConnection, sqlx::Error> {
        let options = self.options[host].clone().options(settings.iter().copied());
        let mut connection = options.connect().await?;
        let row = sqlx::query(CHECK).fetch_one(&mut connection).await?;
        if row.try_get("is_read_only")? {
            return Err(io::Error::other("the server is read-only, such as a standby").into());
        }
        self.reached(row.try_get("timeline")?);
        Ok(connection)
    }

    /// A connection was opened to a server on this timeline.
    fn reached(&self, timeline: Option<String>) {
        let mut known = self.timeline.lock().unwrap_or_else(PoisonError::into_inner);
        if known.is_some() && *known != timeline {
            self.failovers.send_modify(|count| *count += 1);
        }
        *known = timeline;
    }

    /// The timeline of the last connection; none before the first.
    pub(crate) fn timeline(&self) -> Option<String> {
        self.timeline.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The number of failovers so far.
    pub(crate) fn failovers(&self) -> watch::Receiver<u64> {
        self.failovers.subscribe()
    }
}

fn late() -> sqlx::Error {
    io::Error::new(io::ErrorKind::TimedOut, "no connection in time").into()
}

/// A URL for each host of a URL with several.
fn urls(url: &str) -> Vec<String> {
    let url = without_target(url);
    let Some((scheme, rest)) = url.split_once("://") else { return vec![url] };
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let (user, hosts) = match authority.rsplit_once('@') {
        Some((user, hosts)) => (format!("{user}@"), hosts),
        None => (String::new(), authority),
    };
    hosts.split(',').map(|host| format!("{scheme}://{user}{host}{path}")).collect()
}

/// The URL without `target_session_attrs`, which sqlx doesn't know.
fn without_target(url: &str) -> String {
    let Some((address, parameters)) = url.split_once('?') else { return url.to_owned() };
    let is_other = |it: &&str| it.split('=').next() != Some(TARGET);
    let others: Vec<&str> = parameters.split('&').filter(is_other).collect();
    match others.is_empty() {
        true => address.to_owned(),
        false => format!("{address}?{}", others.join("&")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn url_with_several_hosts_is_one_url_for_each() {
        for (url, expected) in [
            (
                "postgres://u:p@one:1,two:2/db",
                &["postgres://u:p@one:1/db", "postgres://u:p@two:2/db"][..],
            ),
            ("postgres://one,two", &["postgres://one", "postgres://two"]),
            ("postgres://u:a%2Cb@one/db", &["postgres://u:a%2Cb@one/db"]),
            (
                "postgres://one,two/db?target_session_attrs=read-write&sslmode=disable",
                &["postgres://one/db?sslmode=disable", "postgres://two/db?sslmode=disable"],
            ),
            ("postgres://one/db?target_session_attrs=any", &["postgres://one/db"]),
            ("postgres:///db?host=/run/postgresql", &["postgres:///db?host=/run/postgresql"]),
        ] {
            assert_eq!(urls(url), expected, "{url}");
            assert_eq!(Hosts::parse(url).expect("a valid URL").options.len(), expected.len());
        }
    }

    #[test]
    fn another_timeline_is_a_failover() {
        let hosts = Hosts::parse("postgres://localhost/db").expect("a valid URL");
        let failovers = hosts.failovers();
        for (timeline, count) in
            [("00000001", 0), ("00000001", 0), ("00000002", 1), ("00000002", 1)]
        {
            hosts.reached(Some(timeline.to_owned()));
            assert_eq!(*failovers.borrow(), count);
        }
    }
}
