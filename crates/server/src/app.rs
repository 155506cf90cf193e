//! What every request can reach.

use std::{ops::Deref, sync::Arc};

use store::Store;
use tokio_util::sync::CancellationToken;

use crate::{config::Config, limits::Limits, listeners::Listeners, room::Rooms, who::Sessions};

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
