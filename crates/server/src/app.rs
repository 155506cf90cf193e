//! What every request can reach.

use std::{ops::Deref, sync::Arc};

use alert::Post;
use store::Store;
use tokio::sync::{Mutex, Notify};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    account::{Passkeys, Passwords},
    config::Config,
    limits::Limits,
    listeners::Listeners,
    room::Rooms,
    who::Sessions,
};

/// A node. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Node>);

/// What a node is made of.
pub(crate) struct Node {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) listeners: Listeners,
    pub(crate) sessions: Sessions,
    pub(crate) limits: Limits,
    pub(crate) passwords: Passwords,
    pub(crate) post: Post,
    /// Held by who looks for a quick match: those of one node don't outrun each other.
    pub(crate) quick: Mutex<()>,
    /// Rung when there is something to send.
    pub(crate) errands: Notify,
    /// None if the site's address is one for which browsers have no passkeys.
    pub(crate) passkeys: Option<Passkeys>,
    /// Those who are served by a socket: each is told before the node is gone.
    pub(crate) sockets: TaskTracker,
    /// Rung when the node stops.
    pub(crate) stop: CancellationToken,
}

impl App {
    pub(crate) fn new(node: Node) -> App {
        App(Arc::new(node))
    }
}

impl Deref for App {
    type Target = Node;

    fn deref(&self) -> &Node {
        &self.0
    }
}
