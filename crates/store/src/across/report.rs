//! Reports of chat messages, which keep the text.

use crate::{NewReportRow, Store, StoreError};

impl Store {
    /// Stores a report with the chat message's current text; once for the same. False if there is no such
    /// user, or no such message of theirs.
    pub async fn report(&self, new: NewReportRow<'_>) -> Result<bool, StoreError> {
        let Some(number) = new.message_number else { return self.home.add_report(new, None).await };
        let Some(table) = new.table else { return Ok(false) };
        let message = self.tables.message(table, number).await?;
        match message.filter(|message| message.author == new.reported) {
            Some(message) => self.home.add_report(new, Some(&message.text)).await,
            None => Ok(false),
        }
    }
}
