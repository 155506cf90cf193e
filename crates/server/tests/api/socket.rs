//! A socket as a browser opens it.

use std::net::TcpStream;

use serde_json::Value;
use tungstenite::{
    Message, WebSocket,
    client::{IntoClientRequest as _, client},
};

use crate::http::connect;

/// A socket that is listened to.
pub(crate) struct Socket(WebSocket<TcpStream>);

impl Socket {
    /// Opens one, as whoever shows this token.
    pub(crate) fn open(address: &str, token: Option<&str>) -> Socket {
        let address_of_news = format!("ws://{address}/api/news");
        let mut request = address_of_news.into_client_request().expect("it is an address");
        if let Some(token) = token {
            let value = format!("Bearer {token}").parse().expect("a token is plain text");
            request.headers_mut().insert("authorization", value);
        }
        let stream = connect(address).into_inner();
        let (socket, _) = client(request, stream).expect("the node opens a socket");
        Socket(socket)
    }

    /// Asks for something.
    pub(crate) fn ask(&mut self, ask: &Value) {
        self.0.send(Message::text(ask.to_string())).expect("the node listens");
    }

    /// The next news, byte for byte.
    pub(crate) fn next(&mut self) -> String {
        loop {
            match self.0.read().expect("news come") {
                Message::Text(text) => return text.to_string(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("news are text: {other:?}"),
            }
        }
    }

    /// Waits until the node closes it; the code that it says.
    pub(crate) fn closed(&mut self) -> Option<u16> {
        loop {
            match self.0.read() {
                Ok(Message::Close(why)) => return why.map(|why| why.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }
}
