//! News of lists: the lobby, and the caller's own tables.

use std::collections::BTreeSet;

use axum::extract::ws::Utf8Bytes;
use wire::api::{News, TableId};

use crate::{
    actions::list_tables,
    caller::Caller,
    error::logged,
    news::{feed::Feed, lobby_watch::LobbyWatch, message::json},
};

impl Feed {
    /// Follows the lobby from now on, beginning with the whole list.
    pub(super) fn watch_lobby(&mut self, takes_changes: bool) {
        let asked = self.app.lobby.subscribe(&self.subscriber);
        self.lobby = Some(LobbyWatch { takes_changes, asked, sent: None });
    }

    /// Follows the lobby no more.
    pub(super) fn unwatch_lobby(&mut self) {
        if self.lobby.take().is_some() {
            self.app.lobby.unsubscribe(&self.subscriber);
        }
    }

    /// The newest snapshot of the lobby, if the client doesn't know it: bytes that all clients share.
    pub(super) fn lobby_news(&mut self) -> Option<Utf8Bytes> {
        let watch = self.lobby.as_mut()?;
        let snapshot = match self.app.lobby.newest(watch.asked)? {
            Ok(snapshot) => snapshot,
            // A client that has a list keeps it until there is a newer one.
            Err(problem) => {
                let is_first = watch.sent.is_none();
                return is_first.then(|| json(&News::Refused(problem)).into());
            }
        };
        let sent = watch.sent.replace(snapshot.number);
        match (sent, &snapshot.changes) {
            (Some(sent), _) if sent == snapshot.number => None,
            (Some(sent), Some(changes)) if watch.takes_changes && sent + 1 == snapshot.number => {
                Some(changes.clone())
            }
            _ => Some(snapshot.news.clone()),
        }
    }

    /// The caller's tables.
    pub(super) async fn own_news(&mut self) -> Vec<String> {
        let Caller::Person(user) = self.caller.clone() else { return Vec::new() };
        let infos = match list_tables::own(&self.app, user.id).await {
            Ok(infos) => infos,
            Err(error) => return vec![json(&News::Refused(logged(error)))],
        };
        let live = infos.iter().filter(|info| !info.status.is_closed());
        self.follow_own(live.map(|info| info.id).collect());
        vec![json(&News::Me(infos))]
    }

    /// Subscribes to the acts of these tables, and of no others.
    fn follow_own(&mut self, tables: BTreeSet<TableId>) {
        let notifier = &self.app.notifier;
        for gone in self.own.difference(&tables) {
            notifier.unsubscribe_own_table(*gone, &self.subscriber);
        }
        for new in tables.difference(&self.own) {
            notifier.subscribe_own_table(*new, &self.subscriber);
        }
        self.own = tables;
    }

    /// Ends the subscriptions to the caller's tables.
    pub(super) fn unsubscribe_own(&mut self) {
        self.follow_own(BTreeSet::new());
        if let Caller::Person(user) = &self.caller {
            self.app.notifier.unsubscribe_person(user.id, &self.subscriber);
        }
    }
}
