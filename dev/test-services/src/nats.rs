//! A NATS server for one test, which can be stopped at any time.

use std::{
    io::{BufRead, BufReader},
    net::TcpStream,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::free_port;

/// A running nats-server. It is stopped with this value.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    server: Option<Child>,
}

impl Nats {
    /// Starts a server.
    pub fn start() -> Nats {
        let mut nats = Nats { port: free_port(), server: None };
        nats.start_again();
        nats
    }

    /// Kills it, as a crash would.
    pub fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().expect("the child process can be killed");
            server.wait().expect("the killed process ends");
        }
    }

    /// Starts it on the same port.
    pub fn start_again(&mut self) {
        self.stop();
        let mut command = Command::new("nats-server");
        // Debian installs it in a folder of root's PATH.
        let path = std::env::var("PATH").unwrap_or_default();
        command.env("PATH", format!("{path}:/usr/sbin"));
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.server = Some(command.spawn().expect("nats-server is installed: tools/install"));
        let begun = Instant::now();
        while !is_nats(self.port) {
            assert!(begun.elapsed() < Duration::from_secs(20), "nats-server does not answer");
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// The URL to connect to, also after a stop.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }
}

/// Whether a NATS server answers on this port.
fn is_nats(port: u16) -> bool {
    let Ok(stream) = TcpStream::connect(("127.0.0.1", port)) else { return false };
    let mut greeting = String::new();
    let has_timeout = stream.set_read_timeout(Some(Duration::from_secs(2))).is_ok();
    let is_read = has_timeout && BufReader::new(stream).read_line(&mut greeting).is_ok();
    is_read && greeting.starts_with("INFO")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nats_stops_and_starts_again_on_its_port() {
        let mut nats = Nats::start();
        let (port, url) = (nats.port, nats.url());
        assert!(is_nats(port));
        nats.stop();
        assert!(!is_nats(port));
        nats.start_again();
        assert!(is_nats(port) && nats.url() == url);
        drop(nats);
        assert!(!is_nats(port));
    }

    #[tokio::test]
    async fn the_shared_one_answers() {
        let url = crate::nats_url().await;
        let port = url.rsplit(':').next().and_then(|port| port.parse().ok());
        assert!(is_nats(port.expect("the URL ends with a port")), "{url}");
    }
}
