//! Chat at a table.

use std::sync::Arc;

use store::{ChatMessageRow, ChatResult, NewChatMessageRow as Row};
use wire::api::{ChatMessage, Code, NewChatMessage, Problem, TableId};

use crate::{
    actions::{authorize::authorize, command::TableCommand},
    app::App,
    caller::Caller,
    error::logged,
    tables::LiveTable,
    text::paragraph,
};

/// Maximum messages of one page.
const PAGE: u32 = 200;

/// A message as clients see it.
pub(crate) fn message(row: ChatMessageRow) -> ChatMessage {
    ChatMessage { number: row.number, sent_at: row.at, user: row.user, text: row.text }
}

/// The table, if the caller may chat there. Spectators may not read either: chat is private to the
/// players.
async fn require_table(app: &App, caller: &Caller, id: TableId) -> Result<Arc<LiveTable>, Problem> {
    let user = caller.person()?;
    let table = app.tables.require_latest(id).await?;
    let has_sat = table.state().has_sat(user.id);
    if has_sat { Ok(table) } else { Err(Problem::new(Code::Forbidden)) }
}

/// The messages after a number, without those of users whom the caller has blocked.
pub(crate) async fn read(
    app: &App,
    caller: &Caller,
    table: TableId,
    after: u32,
) -> Result<Vec<ChatMessage>, Problem> {
    let table = require_table(app, caller, table).await?;
    let rows = app.store.chat_messages(table.id, caller.person()?.id, after, PAGE).await;
    Ok(rows.map_err(logged)?.into_iter().map(message).collect())
}

/// Sends a chat message, and notifies its readers.
pub(crate) async fn say(
    app: &App,
    command: TableCommand,
    new: &NewChatMessage,
) -> Result<ChatMessage, Problem> {
    let user = authorize(app, &command.caller)?.clone();
    let table = require_table(app, &command.caller, command.table).await?;
    let text = paragraph(&new.text)?;
    app.limits.chat(user.id)?;
    let row = Row { table: table.id, user: user.id, text: &text, idempotency_key: command.key };
    match app.store.add_chat_message(row).await.map_err(logged)? {
        ChatResult::Done { number, at } => {
            table.notify_chat_message(number);
            app.bus.notify_chat(table.id);
            Ok(ChatMessage { number, sent_at: at, user, text })
        }
        ChatResult::Muted { expires_at } => Err(Problem::until(Code::Muted, expires_at)),
        ChatResult::Gone => Err(Problem::new(Code::Unauthenticated)),
    }
}
