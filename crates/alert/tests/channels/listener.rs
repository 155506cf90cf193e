//! An HTTP server that records requests and sends prepared responses.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
};

use crate::in_time;

/// The response to every request.
#[derive(Clone)]
pub(crate) enum Answer {
    /// These bytes.
    Say(Vec<u8>),
    /// The first bytes, then the others without end.
    Endless(&'static str, &'static str),
    /// Nothing.
    Silence,
}

/// A recorded request.
pub(crate) struct Call {
    pub(crate) line: String,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

/// The recording server.
pub(crate) struct Listener {
    pub(crate) address: SocketAddr,
    calls: UnboundedReceiver<Call>,
    written: UnboundedReceiver<usize>,
    connections: Arc<AtomicUsize>,
}

impl Listener {
    pub(crate) async fn start(answer: Answer) -> Listener {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
        let address = listener.local_addr().expect("an address");
        let (hear, calls) = unbounded_channel();
        let (count, written) = unbounded_channel();
        let connections = Arc::new(AtomicUsize::new(0));
        let counter = connections.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                counter.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(serve(stream, answer.clone(), hear.clone(), count.clone()));
            }
        });
        Listener { address, calls, written, connections }
    }

    /// A server that responds with this status.
    pub(crate) async fn saying(status: &str) -> Listener {
        let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
        Listener::start(Answer::Say(answer.into_bytes())).await
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}/hook?a=b", self.address)
    }

    /// The next request.
    pub(crate) async fn call(&mut self) -> Call {
        in_time(self.calls.recv()).await.expect("the server runs")
    }

    /// The number of bytes that the next client read of an endless response.
    pub(crate) async fn written(&mut self) -> usize {
        in_time(self.written.recv()).await.expect("the server runs")
    }

    /// The number of connections. They are accepted in order, so once this one is accepted, all earlier ones are.
    pub(crate) async fn connections(&mut self) -> usize {
        let mut stream = TcpStream::connect(self.address).await.expect("the server runs");
        stream.write_all(b"GET / HTTP/1.1\r\n\r\n").await.expect("the request is sent");
        while self.call().await.line != "GET / HTTP/1.1" {}
        self.connections.load(Ordering::SeqCst) - 1
    }
}

async fn serve(
    stream: TcpStream,
    answer: Answer,
    hear: UnboundedSender<Call>,
    count: UnboundedSender<usize>,
) {
    let mut stream = BufReader::new(stream);
    let Some(call) = read(&mut stream).await else { return };
    let _ = hear.send(call);
    match answer {
        Answer::Say(bytes) => {
            let _ = stream.write_all(&bytes).await;
            let _ = stream.shutdown().await;
        }
        Answer::Endless(first, again) => {
            let block = again.repeat((64 << 10) / again.len());
            let mut written = 0;
            let mut result = stream.write_all(first.as_bytes()).await;
            while result.is_ok() {
                result = stream.write_all(block.as_bytes()).await;
                written += block.len();
            }
            let _ = count.send(written);
        }
        Answer::Silence => {
            let _ = stream.read_to_end(&mut Vec::new()).await;
        }
    }
}

async fn read(stream: &mut BufReader<TcpStream>) -> Option<Call> {
    let line = read_line(stream).await?;
    let mut headers = BTreeMap::new();
    loop {
        let header = read_line(stream).await?;
        let Some((name, value)) = header.split_once(':') else { break };
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    let length = headers.get("content-length").map_or(0, |text| text.parse().expect("a length"));
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    Some(Call { line, headers, body })
}

async fn read_line(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut line = String::new();
    let read = stream.read_line(&mut line).await.ok()?;
    (0 < read).then(|| line.trim_end().to_owned())
}
