//! The services of a node, which every request can reach.

use std::{ops::Deref, sync::Arc};

use store::Store;
use tokio::sync::Mutex;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::{
    account::{AccountMailer, Passkeys, Passwords},
    config::Config,
    lobby::Lobby,
    notify::{NotificationBus, Notifier},
    outbox::Outbox,
    quotas::{StreamLimit, TableQuotas, WatchQuota},
    rate_limits::RateLimits,
    sessions::Sessions,
    tables::Tables,
};

/// A node. Cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Node>);

/// The services of a node.
pub(crate) struct Node {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) bus: NotificationBus,
    pub(crate) notifier: Notifier,
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) sessions: Sessions,
    pub(crate) limits: RateLimits,
    pub(crate) quotas: TableQuotas,
    pub(crate) watching: Arc<WatchQuota>,
    pub(crate) streams: Arc<StreamLimit>,
    pub(crate) accounts: Accounts,
    pub(crate) outbox: Arc<Outbox>,
    /// Serialises quick matches of this node, so that they don't race each other.
    pub(crate) quick_match: Mutex<()>,
    /// The open sockets, which are closed before the node stops.
    pub(crate) sockets: TaskTracker,
    /// Cancelled when the node stops.
    pub(crate) stop: CancellationToken,
}

/// Services of accounts: passwords, passkeys and emails.
pub(crate) struct Accounts {
    pub(crate) passwords: Passwords,
    /// None if browsers have no passkeys for the site's URL.
    pub(crate) passkeys: Option<Passkeys>,
    pub(crate) mailer: AccountMailer,
}

impl App {
    /// Shares the services of a node.
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
