//! Chat: messages of tables, with the names of their authors.

use std::collections::BTreeMap;

use clock::Moment;
use wire::api::{TableId, User, UserId};

use crate::{
    ChatRight, NewChatMessageRow, Store, StoreError,
    tables::{MessagePage, TableMessage},
};

/// Result of an insert.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatResult {
    /// Inserted, now or by an earlier request with the same key.
    Done {
        /// Its number at the table, from 1.
        number: u32,
        /// When it was inserted.
        at: Moment,
    },
    /// The author is muted.
    Muted {
        /// Until when; none if the mute has no end.
        expires_at: Option<Moment>,
    },
    /// The author was deleted.
    Gone,
}

/// A stored chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessageRow {
    /// The table.
    pub table: TableId,
    /// Its number at the table, from 1.
    pub number: u32,
    /// When it was inserted.
    pub at: Moment,
    /// The author.
    pub user: User,
    /// The text.
    pub text: String,
}

impl Store {
    /// Inserts a chat message, if its author may chat.
    pub async fn add_chat_message(
        &self,
        new: NewChatMessageRow<'_>,
    ) -> Result<ChatResult, StoreError> {
        Ok(match self.home.chat_right(new.user).await? {
            ChatRight::Muted { expires_at } => ChatResult::Muted { expires_at },
            ChatRight::Gone => ChatResult::Gone,
            ChatRight::Granted => {
                let TableMessage { number, at, .. } = self.tables.add_message(new).await?;
                ChatResult::Done { number, at }
            }
        })
    }

    /// Messages of a table after a number, in order, as visible to a user.
    pub async fn chat_messages(
        &self,
        table: TableId,
        reader: UserId,
        after: u32,
        limit: u32,
    ) -> Result<Vec<ChatMessageRow>, StoreError> {
        self.visible(table, reader, MessagePage::After(after), limit).await
    }

    /// The last messages of a table, in order, as visible to a user.
    pub async fn last_chat_messages(
        &self,
        table: TableId,
        reader: UserId,
        limit: u32,
    ) -> Result<Vec<ChatMessageRow>, StoreError> {
        self.visible(table, reader, MessagePage::Last, limit).await
    }

    /// All messages of a user, in order.
    pub async fn chat_messages_by(&self, user: UserId) -> Result<Vec<ChatMessageRow>, StoreError> {
        let messages = self.tables.messages_by(user).await?;
        self.named(messages).await
    }

    /// Messages by users whom the reader blocked are invisible.
    async fn visible(
        &self,
        table: TableId,
        reader: UserId,
        page: MessagePage,
        limit: u32,
    ) -> Result<Vec<ChatMessageRow>, StoreError> {
        let mut messages = self.tables.messages(table, page, &[], limit).await?;
        // Most tables are silent, and most readers block nobody.
        if messages.is_empty() {
            return Ok(Vec::new());
        }
        let blocks = self.home.blocks(reader).await?;
        let hidden: Vec<UserId> = blocks.into_iter().map(|user| user.id).collect();
        if messages.iter().any(|message| hidden.contains(&message.author)) {
            messages = self.tables.messages(table, page, &hidden, limit).await?;
        }
        self.named(messages).await
    }

    /// Messages with the names of their authors; those of deleted users are left out.
    async fn named(&self, messages: Vec<TableMessage>) -> Result<Vec<ChatMessageRow>, StoreError> {
        let mut authors: Vec<UserId> = messages.iter().map(|message| message.author).collect();
        authors.sort_unstable();
        authors.dedup();
        let names: BTreeMap<_, _> = self.home.names(&authors).await?.into_iter().collect();
        let named = |message: TableMessage| {
            let TableMessage { table, number, at, author, text } = message;
            let user = User { id: author, name: names.get(&author)?.clone() };
            Some(ChatMessageRow { table, number, at, user, text })
        };
        Ok(messages.into_iter().filter_map(named).collect())
    }
}
