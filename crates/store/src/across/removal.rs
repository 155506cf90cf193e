//! Removal of content of tables by moderators, with an audit entry. The entry comes first: if the removal then fails, there is an
//! entry more, never one too few, and the moderator can repeat it.

use wire::api::{TableId, UserId};

use crate::{Store, StoreError, home::RemovedContent};

impl Store {
    /// Removes the text of a chat message; false if there is no such message. It keeps its number.
    pub async fn remove_chat_message(
        &self,
        moderator: UserId,
        table: TableId,
        number: u32,
        note: &str,
    ) -> Result<bool, StoreError> {
        let Some(message) = self.tables.message(table, number).await? else { return Ok(false) };
        let content = RemovedContent::Message { table, number };
        self.home.audit_removal(moderator, message.author, content, note).await?;
        self.tables.clear_message(table, number).await
    }

    /// Removes the title of a table, live or archived; false if there is no such title.
    pub async fn remove_title(
        &self,
        moderator: UserId,
        table: TableId,
        note: &str,
    ) -> Result<bool, StoreError> {
        let Some(owner) = self.tables.title_owner(table).await? else { return Ok(false) };
        self.home.audit_removal(moderator, owner, RemovedContent::Title(table), note).await?;
        self.tables.clear_title(table).await
    }
}
