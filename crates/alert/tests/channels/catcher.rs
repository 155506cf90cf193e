//! An SMTP server that records emails and delivers none.

use std::net::SocketAddr;

use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
};

use crate::in_time;

/// The replies of the server.
#[derive(Clone, Copy)]
pub(crate) struct Manners {
    /// The greeting.
    pub(crate) greeting: &'static [u8],
    /// To each recipient; if empty, it falls silent.
    pub(crate) recipient: &'static str,
    /// To the data.
    pub(crate) mail: &'static str,
}

/// A server that accepts everything.
pub(crate) const POLITE: Manners =
    Manners { greeting: b"220 catcher\r\n", recipient: "250 ok", mail: "250 seat_taken" };

/// A recorded session: the client's commands and the email.
#[derive(Debug, Default)]
pub(crate) struct Caught {
    pub(crate) commands: Vec<String>,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<String>,
    /// The raw lines of the email.
    pub(crate) raw: Vec<String>,
}

impl Caught {
    /// A header's value.
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(header, _)| header == name);
        found.map_or_else(|| panic!("no {name}"), |(_, value)| value)
    }
}

/// The recording SMTP server.
pub(crate) struct Catcher {
    pub(crate) address: SocketAddr,
    caught: UnboundedReceiver<Caught>,
}

impl Catcher {
    pub(crate) async fn start(manners: Manners) -> Catcher {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
        let address = listener.local_addr().expect("an address");
        let (show, caught) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, manners, show.clone()));
            }
        });
        Catcher { address, caught }
    }

    pub(crate) fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// The next completed session.
    pub(crate) async fn caught(&mut self) -> Caught {
        in_time(self.caught.recv()).await.expect("the server runs")
    }
}

async fn serve(stream: TcpStream, manners: Manners, show: UnboundedSender<Caught>) {
    let mut line = Line(BufReader::new(stream));
    let mut caught = Caught::default();
    // A client that disconnects early ends the session.
    let _ = converse(&mut line, manners, &mut caught).await;
    (caught.headers, caught.body) = parts(&caught.raw);
    let _ = show.send(caught);
}

async fn converse(line: &mut Line, manners: Manners, caught: &mut Caught) -> Option<()> {
    line.0.write_all(manners.greeting).await.ok()?;
    loop {
        let command = line.read().await?;
        let verb = command.split([' ', ':']).next().unwrap_or("").to_owned();
        caught.commands.push(command);
        match verb.as_str() {
            "EHLO" => line.say("250-catcher\r\n250 8BITMIME").await?,
            "RCPT" if manners.recipient.is_empty() => {}
            "RCPT" => line.say(manners.recipient).await?,
            "DATA" => {
                line.say("354 go on").await?;
                caught.raw.extend(line.read_mail().await?);
                line.say(manners.mail).await?;
            }
            "QUIT" => return line.say("221 bye").await,
            _ => line.say("250 ok").await?,
        }
    }
}

/// A connection, line by line.
struct Line(BufReader<TcpStream>);

impl Line {
    async fn say(&mut self, text: &str) -> Option<()> {
        self.0.write_all(format!("{text}\r\n").as_bytes()).await.ok()
    }

    /// A line, which ends in CR LF and has neither within.
    async fn read(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        self.0.read_until(b'\n', &mut bytes).await.ok()?;
        if bytes.is_empty() {
            return None;
        }
        let text = String::from_utf8(bytes).expect("a line is UTF-8");
        let line = text.strip_suffix("\r\n").unwrap_or_else(|| panic!("a bare LF: {text:?}"));
        assert!(!line.contains('\r'), "a bare CR: {line:?}");
        Some(line.to_owned())
    }

    /// The lines up to a single dot.
    async fn read_mail(&mut self) -> Option<Vec<String>> {
        let mut lines = Vec::new();
        loop {
            match self.read().await? {
                line if line == "." => return Some(lines),
                line => lines.push(line.strip_prefix('.').unwrap_or(&line).to_owned()),
            }
        }
    }
}

/// An email's headers, unfolded, and its body.
fn parts(raw: &[String]) -> (Vec<(String, String)>, Vec<String>) {
    let (head, body) = match raw.iter().position(String::is_empty) {
        Some(end) => (&raw[..end], &raw[end + 1..]),
        None => (raw, &[][..]),
    };
    let mut headers: Vec<(String, String)> = Vec::new();
    for line in head {
        match headers.last_mut() {
            Some((_, value)) if line.starts_with([' ', '\t']) => value.push_str(line),
            _ => {
                let (name, value) = line.split_once(": ").unwrap_or((line, ""));
                headers.push((name.to_owned(), value.to_owned()));
            }
        }
    }
    (headers, body.to_vec())
}
