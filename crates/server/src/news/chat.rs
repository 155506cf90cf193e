//! The chat of a watched table, for those who sit or sat there.

use wire::api::{News, TableId};

use crate::{
    actions::chat,
    caller::Caller,
    error::logged,
    news::{feed::Feed, message::json},
    notify::Topic,
};

/// Lines of the first message.
const FIRST_PAGE: u32 = 50;
/// Maximum lines of a later message.
const PAGE: u32 = 200;

impl Feed {
    /// The lines that are new to the client.
    pub(super) async fn chat_news(&mut self, id: TableId) -> Vec<String> {
        let Caller::Person(user) = &self.caller else { return Vec::new() };
        let Some(watched) = self.tables.get_mut(&id) else { return Vec::new() };
        let has_sat = watched.table.state().has_sat(user.id);
        if !has_sat {
            return Vec::new();
        }
        let lines = match watched.last_line {
            None => self.app.store.last_chat_messages(id, user.id, FIRST_PAGE).await,
            Some(after) => self.app.store.chat_messages(id, user.id, after, PAGE).await,
        };
        let lines = match lines {
            Ok(lines) => lines,
            Err(error) => return vec![json(&News::Refused(logged(error)))],
        };
        let last = lines.last().map(|line| line.number);
        watched.last_line = last.or(watched.last_line).or(Some(0));
        if lines.len() == PAGE as usize {
            self.subscriber.notify(Topic::Chat(id));
        }
        if lines.is_empty() {
            return Vec::new();
        }
        let lines = lines.into_iter().map(chat::line).collect();
        vec![json(&News::Chat { table: id, lines })]
    }
}
