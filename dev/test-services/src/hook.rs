//! A webhook receiver that records its requests.

use std::{
    collections::BTreeMap,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

/// A received request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The path of the request.
    pub path: String,
    /// Its headers, names in lower case.
    pub headers: BTreeMap<String, String>,
    /// The body of the request.
    pub body: Vec<u8>,
}

/// A webhook receiver for one test.
pub struct Hook {
    address: SocketAddr,
    calls: Receiver<Call>,
}

impl Hook {
    /// Starts it; every call gets this status, such as `200 OK`.
    pub fn start(status: &'static str) -> Hook {
        let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has free ports");
        let address = listener.local_addr().expect("a bound socket has an address");
        let (sender, calls) = channel();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let sender = sender.clone();
                // A client that disconnects early gets no response.
                thread::spawn(move || answer(stream, &sender, status));
            }
        });
        Hook { address, calls }
    }

    /// The URL of a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The next call; none after this timeout.
    pub fn next(&self, timeout: Duration) -> Option<Call> {
        self.calls.recv_timeout(timeout).ok()
    }
}

fn answer(stream: TcpStream, sender: &Sender<Call>, status: &str) -> Option<()> {
    let mut out = stream.try_clone().ok()?;
    let call = read(BufReader::new(stream))?;
    sender.send(call).ok()?;
    write!(out, "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").ok()
}

fn read(mut stream: BufReader<TcpStream>) -> Option<Call> {
    let mut line = String::new();
    stream.read_line(&mut line).ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = BTreeMap::new();
    loop {
        line.clear();
        stream.read_line(&mut line).ok()?;
        let Some((name, value)) = line.split_once(':') else { break };
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let length = headers.get("content-length").and_then(|text| text.parse().ok())?;
    let mut body = vec![0; length];
    stream.read_exact(&mut body).ok()?;
    Some(Call { path, headers, body })
}
