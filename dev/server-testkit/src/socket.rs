//! A WebSocket as a browser opens it.

use std::net::TcpStream;

use serde_json::Value;
use tungstenite::{
    Message, WebSocket,
    client::{IntoClientRequest as _, client},
};

use crate::connect;

/// A blocking WebSocket client of one node.
pub struct SocketClient(WebSocket<TcpStream>);

impl SocketClient {
    /// Opens a socket, with this session token.
    pub fn open(address: &str, token: Option<&str>) -> SocketClient {
        let bearer = token.map(|token| ("authorization", format!("Bearer {token}")));
        SocketClient::open_with(address, bearer)
    }

    /// The same with a session cookie, as a browser has it; an outdated one is ignored.
    pub fn open_with_cookie(address: &str, token: &str) -> SocketClient {
        SocketClient::open_with(address, Some(("cookie", format!("pagoda={token}"))))
    }

    fn open_with(address: &str, header: Option<(&'static str, String)>) -> SocketClient {
        let url = format!("ws://{address}/api/news");
        let mut request = url.into_client_request().expect("the URL is valid");
        if let Some((name, value)) = header {
            request.headers_mut().insert(name, value.parse().expect("the token is plain ASCII"));
        }
        let stream = connect(address).into_inner();
        let (socket, _) = client(request, stream).expect("the node accepts the socket");
        SocketClient(socket)
    }

    /// Sends a request.
    pub fn ask(&mut self, ask: &Value) {
        self.0.send(Message::text(ask.to_string())).expect("the socket is open");
    }

    /// The next message, byte for byte.
    pub fn next_message(&mut self) -> String {
        loop {
            match self.0.read().expect("a message arrives") {
                Message::Text(text) => return text.to_string(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("not a text message: {other:?}"),
            }
        }
    }

    /// Waits until the node closes it; the close code.
    pub fn closed(&mut self) -> Option<u16> {
        loop {
            match self.0.read() {
                Ok(Message::Close(why)) => return why.map(|why| why.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }
}
