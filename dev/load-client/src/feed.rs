//! News over a WebSocket, with reconnection: the next node sends what was missed.

use std::{collections::BTreeMap, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _};
use hyper::header::{AUTHORIZATION, HeaderValue};
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Message,
        client::IntoClientRequest as _,
        protocol::{WebSocketConfig, frame::coding::CloseCode},
    },
};
use wire::api::{Code, News, SocketRequest, TableFrame, TableId};

use crate::Client;

/// Timeout to open a socket.
const PATIENCE: Duration = Duration::from_secs(10);
/// Delay between retries.
const REST: Duration = Duration::from_millis(20);
/// Small buffers: one process holds thousands of sockets.
const BUFFER: usize = 4 * 1024;

/// A user's socket, reopened whenever it closes.
pub struct Feed {
    client: Client,
    /// Watched tables, with the acts known of each.
    tables: BTreeMap<TableId, Option<u32>>,
    /// The last frame of each, to which changes are applied.
    frames: BTreeMap<TableId, TableFrame>,
    /// Whether it follows the lobby.
    has_lobby: bool,
    socket: Option<WebSocketStream<TcpStream>>,
    /// Sockets closed without a close frame of a node that shuts down.
    pub closes: usize,
}

impl Feed {
    /// A socket for a client, at its first node.
    pub fn new(client: &Client) -> Feed {
        Feed {
            client: client.clone(),
            tables: BTreeMap::new(),
            frames: BTreeMap::new(),
            has_lobby: false,
            socket: None,
            closes: 0,
        }
    }

    /// Watches a table.
    pub async fn watch(&mut self, table: TableId) {
        self.tables.insert(table, None);
        if let Some(socket) = &mut self.socket {
            let ask = SocketRequest::Watch { table, acts: None };
            if say(socket, &ask).await.is_err() {
                self.socket = None;
            }
        }
    }

    /// Watches only this table.
    pub async fn watch_only(&mut self, table: TableId) {
        self.frames.clear();
        for left in std::mem::take(&mut self.tables).into_keys() {
            if let Some(socket) = &mut self.socket
                && say(socket, &SocketRequest::Unwatch { table: left }).await.is_err()
            {
                self.socket = None;
            }
        }
        self.watch(table).await;
    }

    /// Follows the lobby, from the next socket on.
    pub fn follow_lobby(&mut self) {
        self.has_lobby = true;
    }

    /// Sends a request if the socket is open; returns whether it did.
    pub async fn ask(&mut self, ask: &SocketRequest) -> bool {
        match &mut self.socket {
            Some(socket) => say(socket, ask).await.is_ok(),
            None => false,
        }
    }

    /// The next message as text; waits without limit.
    pub async fn next_text(&mut self) -> String {
        loop {
            let Some(socket) = &mut self.socket else {
                self.connect().await;
                continue;
            };
            match socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.client.heard().note(&text);
                    return text.as_str().to_owned();
                }
                Some(Ok(Message::Close(why))) => {
                    let is_restart = why.is_some_and(|why| why.code == CloseCode::Restart);
                    self.closes += usize::from(!is_restart);
                    self.leave();
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => {
                    self.closes += 1;
                    self.leave();
                }
            }
        }
    }

    /// The next message. Changes of a frame are applied: the frame after them is returned.
    pub async fn next(&mut self) -> News {
        loop {
            let text = self.next_text().await;
            let sent = match serde_json::from_str(&text).expect("a message is valid news") {
                News::Frame(sent) => *sent,
                News::FrameChanges(changes) => {
                    let (table, base) = (changes.table, changes.base);
                    let known = self.frames.remove(&table);
                    let Some(sent) = known.and_then(|known| changes.applied_to(known)) else {
                        // The complete frame is needed.
                        self.watch_again(table, base).await;
                        continue;
                    };
                    sent
                }
                // A node of the former version doesn't know of changes.
                News::Refused(problem) if problem.code == Code::MalformedRequest => continue,
                other => return other,
            };
            self.knows(sent.table, sent.acts);
            self.frames.insert(sent.table, sent.clone());
            return News::Frame(Box::new(sent));
        }
    }

    /// Asks for a complete frame, with the events since an act.
    pub async fn watch_again(&mut self, table: TableId, acts: u32) {
        if !self.ask(&SocketRequest::Watch { table, acts: Some(acts) }).await {
            self.socket = None;
        }
    }

    /// Records how much of a table is known: a new socket resumes from there.
    pub fn knows(&mut self, table: TableId, acts: u32) {
        self.tables.insert(table, Some(acts));
    }

    /// Closes the socket, as a suspended tab does.
    pub fn drop_socket(&mut self) {
        self.socket = None;
    }

    fn leave(&mut self) {
        self.socket = None;
        self.client.turn_away();
    }

    async fn connect(&mut self) {
        match timeout(PATIENCE, self.open()).await {
            Ok(Some(socket)) => self.socket = Some(socket),
            _ => {
                self.client.turn_away();
                sleep(REST).await;
            }
        }
    }

    async fn open(&self) -> Option<WebSocketStream<TcpStream>> {
        let node = self.client.node();
        let mut request = format!("ws://{node}/api/news").into_client_request().ok()?;
        if let Some(token) = self.client.token() {
            let bearer = HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
            request.headers_mut().insert(AUTHORIZATION, bearer);
        }
        let stream = TcpStream::connect(node).await.ok()?;
        let _ = stream.set_nodelay(true);
        let config =
            WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER / 2);
        let (mut socket, _) = client_async_with_config(request, stream, Some(config)).await.ok()?;
        say(&mut socket, &SocketRequest::FrameChanges(true)).await.ok()?;
        if self.has_lobby {
            say(&mut socket, &SocketRequest::LobbyChanges(true)).await.ok()?;
        }
        for (table, acts) in &self.tables {
            say(&mut socket, &SocketRequest::Watch { table: *table, acts: *acts }).await.ok()?;
        }
        Some(socket)
    }
}

async fn say(
    socket: &mut WebSocketStream<TcpStream>,
    ask: &SocketRequest,
) -> Result<(), tokio_tungstenite::tungstenite::Error> {
    let text = serde_json::to_string(ask).expect("a request serializes to JSON");
    socket.send(Message::text(text)).await
}
