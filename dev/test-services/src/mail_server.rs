//! An SMTP server that records emails and delivers none.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::Duration,
};

use base64::{Engine as _, prelude::BASE64_STANDARD};

/// An email with a decoded body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// All recipients, separated by spaces.
    pub to: String,
    /// Its lines, headers first.
    pub lines: Vec<String>,
}

impl Mail {
    /// The text after a prefix.
    pub fn after(&self, words: &str) -> Option<&str> {
        self.lines.iter().find_map(|line| line.split_once(words)).map(|(_, rest)| rest)
    }
}

/// An SMTP server for one test.
pub struct MailServer {
    address: SocketAddr,
    mails: Receiver<Mail>,
}

impl MailServer {
    /// Starts it.
    pub fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has free ports");
        let address = listener.local_addr().expect("a bound socket has an address");
        let (sender, mails) = channel();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let sender = sender.clone();
                // A client that disconnects early sends no email.
                thread::spawn(move || drop(converse(stream, &sender)));
            }
        });
        MailServer { address, mails }
    }

    /// Its URL.
    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// The next email; none after this timeout.
    pub fn next(&self, timeout: Duration) -> Option<Mail> {
        self.mails.recv_timeout(timeout).ok()
    }
}

/// The lines of an email whose body may be encoded.
fn read(mut lines: Vec<String>) -> Vec<String> {
    let end = lines.iter().position(String::is_empty).unwrap_or(lines.len());
    let is_encoded = |line: &String| line == "Content-Transfer-Encoding: base64";
    if lines[..end].iter().any(is_encoded) {
        let body = BASE64_STANDARD.decode(lines.drain(end..).collect::<String>());
        let body = String::from_utf8(body.expect("the body is base64")).expect("the body is UTF-8");
        lines.push(String::new());
        lines.extend(body.lines().map(str::to_owned));
    }
    lines
}

fn converse(stream: TcpStream, sender: &Sender<Mail>) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut lines = BufReader::new(stream).lines();
    let mut to = String::new();
    writeln!(out, "220 localhost\r")?;
    while let Some(line) = lines.next().transpose()? {
        match line.get(..4).unwrap_or("") {
            "EHLO" => writeln!(out, "250-localhost\r\n250 8BITMIME\r")?,
            "DATA" => {
                writeln!(out, "354 end with a dot\r")?;
                let mail = lines.by_ref().map_while(Result::ok).take_while(|line| line != ".");
                let mail = Mail { to: to.clone(), lines: read(mail.collect()) };
                writeln!(out, "250 queued\r")?;
                let _ = sender.send(mail);
            }
            "QUIT" => return writeln!(out, "221 bye\r"),
            "MAIL" => {
                to.clear();
                writeln!(out, "250 ok\r")?;
            }
            "RCPT" => {
                let space = if to.is_empty() { "" } else { " " };
                to += space;
                to += line.split(['<', '>']).nth(1).unwrap_or("");
                writeln!(out, "250 ok\r")?;
            }
            _ => writeln!(out, "250 ok\r")?,
        }
    }
    Ok(())
}
