//! The doorbell between nodes. Only that something happened rides on it, never what, except for who is there, which
//! is written down nowhere; a ring that is lost is made up for by a sweep.

use std::{
    fmt,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use futures_util::StreamExt as _;
use game::{Seat, Seats};
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;
use wire::api::{TableId, UserId};

use crate::{chance, room::Word};

/// What all rings go by. Many ride together: under load a message for each would cost more than what
/// it tells of.
const SUBJECT: &str = "pagoda.rings";
/// How many may ride together.
const TOGETHER: usize = 512;
/// How many may wait to ride; who finds no room is made up for by a sweep.
const WAITING: usize = 8_192;

/// What a node rings for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Ring {
    /// A table has so many acts.
    Table(TableId, u32),
    /// Something was said at a table.
    Chat(TableId),
    /// Those with a seat at a table who listen on a node.
    Present(TableId, Word, Here),
    /// Somebody's tables changed.
    User(UserId),
    /// The lobby changed.
    Lobby,
    /// Something is due.
    Due,
    /// Sessions have ended.
    Ended,
    /// The bus was away: rings may have been lost. Nobody rings for it.
    Back,
}

/// Seats as a bell has them: a digit for each, or a dash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Here(pub(crate) Seats);

impl fmt::Display for Here {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return write!(f, "-");
        }
        self.0.iter().try_for_each(|seat| write!(f, "{}", seat.0))
    }
}

impl Here {
    fn read(word: &str) -> Option<Here> {
        if word == "-" {
            return Some(Here(Seats::default()));
        }
        let seat = |digit: char| digit.to_digit(8).map(|seat| Seat(seat as u8));
        word.chars().map(seat).collect::<Option<Seats>>().map(Here)
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ring::Table(id, acts) => write!(f, "table {id} {acts}"),
            Ring::Chat(id) => write!(f, "chat {id}"),
            Ring::Present(id, Word { node, number }, here) => {
                write!(f, "present {id} {node} {number} {here}")
            }
            Ring::User(id) => write!(f, "user {id}"),
            Ring::Lobby => write!(f, "lobby"),
            Ring::Due => write!(f, "due"),
            Ring::Ended => write!(f, "ended"),
            Ring::Back => Ok(()),
        }
    }
}

/// Reads one line. What a newer node rings for may be unknown here.
fn read(line: &str) -> Option<Ring> {
    let mut words = line.split(' ');
    let ring = match words.next()? {
        "table" => Ring::Table(words.next()?.parse().ok()?, words.next()?.parse().ok()?),
        "chat" => Ring::Chat(words.next()?.parse().ok()?),
        "present" => {
            let id = words.next()?.parse().ok()?;
            let (node, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
            Ring::Present(id, Word { node, number }, Here::read(words.next()?)?)
        }
        "user" => Ring::User(words.next()?.parse().ok()?),
        "lobby" => Ring::Lobby,
        "due" => Ring::Due,
        "ended" => Ring::Ended,
        _ => return None,
    };
    words.next().is_none().then_some(ring)
}

/// The bus as a node has it: over NATS, or within the process alone.
#[derive(Clone)]
pub(crate) struct Bus {
    /// Rings on their way to others, if there is a way.
    out: Option<mpsc::Sender<Ring>>,
    /// Wakes the workers of this process.
    pub(crate) due: Arc<Notify>,
    /// What this node is called, and how often it said who is there.
    node: u64,
    words: Arc<AtomicU64>,
}

/// The other end of a bus.
pub(crate) struct Wire {
    nats: async_nats::Client,
    out: mpsc::Receiver<Ring>,
}

impl Bus {
    /// Connects to NATS, if there is one. It may be away: the client keeps trying.
    pub(crate) async fn connect(
        url: Option<&str>,
        rings: mpsc::Sender<Ring>,
    ) -> Result<(Bus, Option<Wire>), async_nats::ConnectError> {
        let bus =
            |out| Bus { out, due: Arc::default(), node: chance::number(), words: Arc::default() };
        let Some(url) = url else { return Ok((bus(None), None)) };
        let options = async_nats::ConnectOptions::new()
            .name("pagoda")
            // A node knows what it rang for itself.
            .no_echo()
            .retry_on_initial_connect()
            .reconnect_delay_callback(|tries| Duration::from_millis(50 * tries.min(20) as u64))
            .event_callback(move |event| {
                let rings = rings.clone();
                async move {
                    tracing::info!(%event, "bus");
                    if matches!(event, async_nats::Event::Connected) {
                        // Nobody listens any more only when the node stops.
                        let _ = rings.send(Ring::Back).await;
                    }
                }
            });
        let nats = options.connect(url).await?;
        let (sender, out) = mpsc::channel(WAITING);
        Ok((bus(Some(sender)), Some(Wire { nats, out })))
    }

    /// Whether other nodes can be heard at all.
    pub(crate) fn is_shared(&self) -> bool {
        self.out.is_some()
    }

    fn ring(&self, ring: Ring) {
        if let Some(out) = &self.out
            && out.try_send(ring).is_err()
        {
            metrics::counter!("pagoda_rings_lost_total").increment(1);
        }
    }

    /// A table has so many acts.
    pub(crate) fn ring_table(&self, id: TableId, acts: u32) {
        self.ring(Ring::Table(id, acts));
    }

    /// Something was said at a table.
    pub(crate) fn ring_chat(&self, id: TableId) {
        self.ring(Ring::Chat(id));
    }

    /// Who of those with a seat at a table listens on this node.
    pub(crate) fn ring_present(&self, id: TableId, here: Seats) {
        let number = self.words.fetch_add(1, Ordering::Relaxed);
        self.ring(Ring::Present(id, Word { node: self.node, number }, Here(here)));
    }

    /// Somebody's tables changed.
    pub(crate) fn ring_user(&self, id: UserId) {
        self.ring(Ring::User(id));
    }

    /// The lobby changed.
    pub(crate) fn ring_lobby(&self) {
        self.ring(Ring::Lobby);
    }

    /// Sessions have ended: whoever serves them stops.
    pub(crate) fn ring_ended(&self) {
        self.ring(Ring::Ended);
    }

    /// Something is due: one worker anywhere should look.
    pub(crate) fn ring_workers(&self) {
        self.due.notify_one();
        self.ring(Ring::Due);
    }
}

impl Wire {
    /// Passes on what is rung for here and elsewhere, until the node stops.
    pub(crate) async fn carry(self, rings: mpsc::Sender<Ring>, stop: CancellationToken) {
        let Wire { nats, out } = self;
        tokio::select! {
            () = stop.cancelled() => {}
            () = tell(&nats, out) => {}
            () = listen(&nats, rings) => {}
        }
    }
}

/// Tells other nodes what is rung for here: what gathered while the last was told goes together.
async fn tell(nats: &async_nats::Client, mut out: mpsc::Receiver<Ring>) {
    let mut together = Vec::new();
    while 0 < out.recv_many(&mut together, TOGETHER).await {
        together.sort_unstable();
        together.dedup();
        let lines: Vec<String> = together.drain(..).map(|ring| ring.to_string()).collect();
        // What is told to nobody would be told late: a sweep is due when the bus is back.
        let is_there = nats.connection_state() == async_nats::connection::State::Connected;
        if is_there && let Err(lost) = nats.publish(SUBJECT, lines.join("\n").into()).await {
            tracing::debug!(%lost, "rings were lost");
        }
    }
}

/// Hears what other nodes ring for.
async fn listen(nats: &async_nats::Client, rings: mpsc::Sender<Ring>) {
    let Ok(mut heard) = nats.subscribe(SUBJECT).await else {
        return tracing::error!("the bus can't be listened to");
    };
    while let Some(message) = heard.next().await {
        let Ok(lines) = std::str::from_utf8(&message.payload) else { continue };
        for line in lines.lines() {
            let Some(ring) = read(line) else {
                tracing::debug!(line, "a ring for nobody");
                continue;
            };
            if rings.send(ring).await.is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rings_are_read_and_noise_is_not() {
        let (table, user) = (TableId::from_bits(33), UserId::from_bits(7));
        for ring in [Ring::Table(table, 7), Ring::User(user), Ring::Lobby, Ring::Due, Ring::Ended] {
            assert_eq!(read(&ring.to_string()), Some(ring));
        }
        assert_eq!(read(&Ring::Chat(table).to_string()), Some(Ring::Chat(table)));
        for here in [Seats::default(), [Seat(0), Seat(4)].into_iter().collect()] {
            let ring = Ring::Present(table, Word { node: u64::MAX, number: 3 }, Here(here));
            assert_eq!(read(&ring.to_string()), Some(ring));
        }
        for line in
            ["table aaaaaaaaaabb x", "table short 7", "table", "user", "due now", "back", ""]
        {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
