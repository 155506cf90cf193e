//! A minimal HTTP client, so that a test sees every byte.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use serde_json::Value;

/// The headers that ask for a WebSocket, beside the usual ones.
pub const UPGRADE: [(&str, &str); 4] = [
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

/// A response, read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpResponse {
    /// The status code.
    pub status: u16,
    /// Names are in lower case.
    pub headers: Vec<(String, String)>,
    /// The body, which is text everywhere.
    pub body: String,
}

impl HttpResponse {
    /// A header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        let read = serde_json::from_str(&self.body);
        read.unwrap_or_else(|why| panic!("{} {}: {why}", self.status, self.body))
    }

    /// The status, with the code if the body is a problem document: `200`, `403 not_yours`.
    pub fn told(&self) -> String {
        if self.header("content-type") != Some("application/problem+json") {
            return self.status.to_string();
        }
        let problem = self.json();
        assert_eq!(problem["status"], self.status, "{}", self.body);
        format!("{} {}", self.status, problem["code"].as_str().expect("a problem has a code"))
    }
}

/// A blocking client of one node. It keeps its connection while that lasts.
pub struct HttpClient {
    address: String,
    stream: Option<BufReader<TcpStream>>,
    /// The session token, sent with every request.
    pub token: Option<String>,
}

impl HttpClient {
    /// A client without a session.
    pub fn new(address: &str) -> HttpClient {
        HttpClient { address: address.to_owned(), stream: None, token: None }
    }

    /// GET.
    pub fn get(&mut self, path: &str) -> HttpResponse {
        self.send("GET", path, &[], None)
    }

    /// POST with a JSON body.
    pub fn post(&mut self, path: &str, body: &Value) -> HttpResponse {
        self.send("POST", path, &[], Some(&body.to_string()))
    }

    /// Sends a request with these headers beside the usual ones.
    pub fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> HttpResponse {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        if let Some(token) = &self.token {
            head += &format!("authorization: Bearer {token}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(body) = body {
            if headers.iter().all(|(name, _)| *name != "content-type") {
                head += "content-type: application/json\r\n";
            }
            head += &format!("content-length: {}\r\n", body.len());
        }
        let request = format!("{head}\r\n{}", body.unwrap_or(""));
        // A kept-alive connection may have been closed meanwhile.
        let kept = self.stream.take().filter(|stream| is_open(stream.get_ref()));
        let mut stream = kept.unwrap_or_else(|| connect(&self.address));
        // An early refusal is answered before everything is read.
        let _ = stream.get_mut().write_all(request.as_bytes());
        let answer = read(&mut stream);
        // News never end, and a socket is no longer HTTP.
        let is_whole = answer.header("content-length").is_some();
        if is_whole && answer.header("connection") != Some("close") {
            self.stream = Some(stream);
        }
        answer
    }
}

/// A streaming response, one message a line.
pub struct LineStream {
    stream: BufReader<TcpStream>,
    read: Vec<u8>,
}

impl LineStream {
    /// Opens the stream, with this session token.
    pub fn open(address: &str, path: &str, token: Option<&str>) -> LineStream {
        let mut stream = connect(address);
        let shown = token.map(|token| format!("authorization: Bearer {token}\r\n"));
        let shown = shown.unwrap_or_default();
        let head = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{shown}\r\n");
        stream.get_mut().write_all(head.as_bytes()).expect("the node reads the request");
        let answer = read_head(&mut stream);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("transfer-encoding"), Some("chunked"), "{path}");
        LineStream { stream, read: Vec::new() }
    }

    /// The next line, byte for byte.
    pub fn next_line(&mut self) -> String {
        loop {
            if let Some(end) = self.read.iter().position(|byte| *byte == b'\n') {
                let line = self.read.drain(..=end).collect();
                return String::from_utf8(line).expect("lines are UTF-8");
            }
            self.read_chunk();
        }
    }

    /// Waits for the end of the stream.
    pub fn ended(&mut self) {
        while 0 < self.read_chunk() {}
    }

    fn read_chunk(&mut self) -> usize {
        let mut size = String::new();
        self.stream.read_line(&mut size).expect("the next chunk arrives");
        let size = usize::from_str_radix(size.trim(), 16).expect("a chunk has a size");
        let mut chunk = vec![0; size + 2];
        self.stream.read_exact(&mut chunk).expect("the chunk has its announced length");
        self.read.extend_from_slice(&chunk[..size]);
        size
    }
}

/// A connection with a read timeout.
pub fn connect(address: &str) -> BufReader<TcpStream> {
    let stream = TcpStream::connect(address).expect("the node accepts connections");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("the read timeout can be set");
    stream.set_nodelay(true).expect("TCP_NODELAY can be set");
    BufReader::new(stream)
}

/// Whether an idle connection is still open.
fn is_open(stream: &TcpStream) -> bool {
    let set_blocking = |on: bool| stream.set_nonblocking(!on).expect("blocking mode can be set");
    set_blocking(false);
    let peeked = stream.peek(&mut [0]);
    set_blocking(true);
    peeked.is_err_and(|why| why.kind() == std::io::ErrorKind::WouldBlock)
}

fn read(stream: &mut BufReader<TcpStream>) -> HttpResponse {
    let mut answer = read_head(stream);
    let length = answer.header("content-length").and_then(|text| text.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    stream.read_exact(&mut body).expect("the body has its announced length");
    answer.body = String::from_utf8(body).expect("the body is UTF-8");
    answer
}

/// The status and the headers of a response.
fn read_head(stream: &mut BufReader<TcpStream>) -> HttpResponse {
    let mut line = || {
        let mut line = String::new();
        stream.read_line(&mut line).expect("a response arrives");
        line.trim_end().to_owned()
    };
    let first = line();
    let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.unwrap_or_else(|| panic!("not a status line: {first:?}"));
    let mut headers = Vec::new();
    loop {
        let line = line();
        let Some((name, value)) = line.split_once(':') else { break };
        headers.push((name.to_lowercase(), value.trim().to_owned()));
    }
    HttpResponse { status, headers, body: String::new() }
}
