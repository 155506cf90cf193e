//! Traffic beside the moves: clients that follow the lobby, spectators who come and leave, and chat messages.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{
    task::JoinSet,
    time::{Instant, interval, timeout_at},
};
use wire::api::{ChatMessage, NewChatMessage, TableId};

use crate::{Client, Feed};

/// How long a spectator stays.
const STAY: Duration = Duration::from_secs(5);

/// Traffic beside the moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Background {
    /// Clients that follow the lobby.
    pub lobby: usize,
    /// Spectators who come each second. Each watches a table for five seconds.
    pub visits: f64,
    /// Chat messages of players each second.
    pub chats: f64,
}

impl Background {
    /// For a site with this many tables: a client in the lobby for twenty tables; a spectator and a message for a hundred tables each second.
    pub fn of_tables(tables: usize) -> Background {
        Background {
            lobby: tables / 20,
            visits: tables as f64 / 100.0,
            chats: tables as f64 / 100.0,
        }
    }
}

/// Where a group plays now, and a player of it.
#[derive(Clone)]
pub(super) struct PlayedTable {
    pub(super) player: Client,
    pub(super) id: Arc<Mutex<TableId>>,
}

impl PlayedTable {
    fn id(&self) -> TableId {
        *self.id.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What happened so far.
#[derive(Debug, Default)]
pub(super) struct Done {
    pub(super) visits: AtomicUsize,
    pub(super) chats: AtomicUsize,
}

/// Background traffic; it ends when this is dropped.
pub(super) struct Traffic {
    tasks: JoinSet<()>,
    pub(super) done: Arc<Done>,
}

impl Traffic {
    /// Opens the sockets of the lobby, and starts the rest.
    pub(super) async fn start(
        wanted: Background,
        client: &Client,
        tables: Vec<PlayedTable>,
    ) -> Traffic {
        let (mut tasks, done) = (JoinSet::new(), Arc::<Done>::default());
        for at in 0..wanted.lobby {
            let mut feed = Feed::new(&client.at(at));
            feed.follow_lobby();
            // The whole lobby comes first.
            feed.next_text().await;
            tasks.spawn(async move {
                loop {
                    feed.next_text().await;
                }
            });
        }
        let tables = Arc::new(tables);
        if 0.0 < wanted.visits {
            tasks.spawn(visits(wanted.visits, client.clone(), tables.clone(), done.clone()));
        }
        if 0.0 < wanted.chats {
            tasks.spawn(chats(wanted.chats, tables, done.clone()));
        }
        Traffic { tasks, done }
    }

    /// Ends it; returns the numbers of visits and messages.
    pub(super) fn stop(mut self) -> (usize, usize) {
        self.tasks.abort_all();
        (self.done.visits.load(Ordering::Relaxed), self.done.chats.load(Ordering::Relaxed))
    }
}

/// Spectators come at a steady rate.
async fn visits(rate: f64, client: Client, tables: Arc<Vec<PlayedTable>>, done: Arc<Done>) {
    let mut clock = interval(Duration::from_secs_f64(1.0 / rate));
    let mut present = JoinSet::new();
    for at in 0.. {
        clock.tick().await;
        let (client, table) = (client.at(at), tables[spread(at, tables.len())].id());
        let done = done.clone();
        present.spawn(async move {
            let guest = client.come_in("Spectator").await.expect("guest sign-in succeeds").0;
            let until = Instant::now() + STAY;
            let mut feed = Feed::new(&guest);
            feed.watch(table).await;
            while timeout_at(until, feed.next_text()).await.is_ok() {}
            done.visits.fetch_add(1, Ordering::Relaxed);
        });
        while present.try_join_next().is_some() {}
    }
}

/// Players write in the chats of their tables, at a steady rate.
async fn chats(rate: f64, tables: Arc<Vec<PlayedTable>>, done: Arc<Done>) {
    let mut clock = interval(Duration::from_secs_f64(1.0 / rate));
    for at in 0.. {
        clock.tick().await;
        let played = &tables[spread(at, tables.len())];
        let path = format!("/api/tables/{}/chat", played.id());
        let new = NewChatMessage { text: format!("A fine move, and one to remember: {at}") };
        let sent: Result<ChatMessage, _> = played.player.post(&path, &new).await;
        // The chat's rate limit may refuse it.
        done.chats.fetch_add(usize::from(sent.is_ok()), Ordering::Relaxed);
    }
}

/// An index that visits all places before one again, far from the last.
fn spread(at: usize, places: usize) -> usize {
    const STRIDE: usize = 7_919;
    at.wrapping_mul(STRIDE) % places
}
