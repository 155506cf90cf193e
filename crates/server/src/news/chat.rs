//! The chat of a watched table, for its current and former players.

use wire::api::{News, TableId};

use crate::{
    actions::chat,
    caller::Caller,
    error::logged,
    news::{feed::Feed, message::json},
    notify::Topic,
};

/// Chat messages of the first news.
const FIRST_PAGE: u32 = 50;
/// Maximum chat messages of later news.
const PAGE: u32 = 200;

impl Feed {
    /// The chat messages that are new to the client.
    pub(super) async fn chat_news(&mut self, id: TableId) -> Vec<String> {
        let Caller::Person(user) = &self.caller else { return Vec::new() };
        let Some(watched) = self.tables.get_mut(&id) else { return Vec::new() };
        let has_sat = watched.table.state().has_sat(user.id);
        if !has_sat {
            return Vec::new();
        }
        let messages = match watched.last_message {
            None => self.app.store.last_chat_messages(id, user.id, FIRST_PAGE).await,
            Some(after) => self.app.store.chat_messages(id, user.id, after, PAGE).await,
        };
        let messages = match messages {
            Ok(messages) => messages,
            Err(error) => return vec![json(&News::Refused(logged(error)))],
        };
        let last = messages.last().map(|message| message.number);
        watched.last_message = last.or(watched.last_message).or(Some(0));
        if messages.len() == PAGE as usize {
            self.subscriber.notify(Topic::Chat(id));
        }
        if messages.is_empty() {
            return Vec::new();
        }
        let messages = messages.into_iter().map(chat::message).collect();
        vec![json(&News::Chat { table: id, messages })]
    }
}
