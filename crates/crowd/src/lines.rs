//! News as lines of JSON, as a program reads them that plays a seat.

use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use wire::api::{News, TableId};

use crate::Client;

/// An answer that goes on, a line of news after another.
pub struct Lines {
    body: Incoming,
    read: Vec<u8>,
}

impl Lines {
    /// Asks for the news of a table.
    pub async fn open(client: &Client, table: TableId) -> Lines {
        let body = client.stream(&format!("/api/tables/{table}/news")).await;
        Lines { body: body.expect("a node answers"), read: Vec::new() }
    }

    /// The next news; none when the node ends them.
    pub async fn next(&mut self) -> Option<News> {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                return Some(serde_json::from_slice(&line).expect("a line is news"));
            }
            let more = self.body.frame().await?.ok()?;
            self.read.extend_from_slice(&more.into_data().ok()?);
        }
    }
}
