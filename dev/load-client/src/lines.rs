//! News as lines of JSON, as a bot program reads them.

use http_body_util::BodyExt as _;
use hyper::body::Incoming;
use wire::api::{News, TableId};

use crate::Client;

/// A streaming response, one message a line.
pub struct Lines {
    body: Incoming,
    read: Vec<u8>,
}

impl Lines {
    /// Opens the news stream of a table.
    pub async fn open(client: &Client, table: TableId) -> Lines {
        let body = client.stream(&format!("/api/tables/{table}/news")).await;
        Lines { body: body.expect("the node answers"), read: Vec::new() }
    }

    /// The next message; none at the end of the stream.
    pub async fn next(&mut self) -> Option<News> {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.read.drain(..=end).collect();
                return Some(serde_json::from_slice(&line).expect("a line is valid news"));
            }
            let more = self.body.frame().await?.ok()?;
            self.read.extend_from_slice(&more.into_data().ok()?);
        }
    }
}
