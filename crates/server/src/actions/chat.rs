//! Chat at a table.

use std::sync::Arc;

use store::{ChatMessageRow, ChatResult, NewChatMessage as Row};
use wire::api::{ChatLine, Code, NewLine, Problem, TableId};

use crate::{
    actions::{authorize::authorize, command::TableCommand},
    app::App,
    caller::Caller,
    error::logged,
    tables::LiveTable,
    text::paragraph,
};

/// Maximum lines of one page.
const PAGE: u32 = 200;

/// A line as clients see it.
pub(crate) fn line(row: ChatMessageRow) -> ChatLine {
    ChatLine { number: row.number, at: row.at, user: row.user, text: row.text }
}

/// The table, if the caller may talk there. Spectators may not read either: what players tell each other is
/// theirs.
async fn require_table(app: &App, caller: &Caller, id: TableId) -> Result<Arc<LiveTable>, Problem> {
    let user = caller.person()?;
    let table = app.tables.require_latest(id).await?;
    let has_sat = table.state().has_sat(user.id);
    if has_sat { Ok(table) } else { Err(Problem::new(Code::NotYours)) }
}

/// The lines after a number, without those of people whom the caller has blocked.
pub(crate) async fn read(
    app: &App,
    caller: &Caller,
    table: TableId,
    after: u32,
) -> Result<Vec<ChatLine>, Problem> {
    let table = require_table(app, caller, table).await?;
    let lines = app.store.chat_messages(table.id, caller.person()?.id, after, PAGE).await;
    Ok(lines.map_err(logged)?.into_iter().map(line).collect())
}

/// Says something at a table, and notifies those who read along.
pub(crate) async fn say(
    app: &App,
    command: TableCommand,
    new: &NewLine,
) -> Result<ChatLine, Problem> {
    let user = authorize(app, &command.caller)?.clone();
    let table = require_table(app, &command.caller, command.table).await?;
    let text = paragraph(&new.text)?;
    app.limits.chat(user.id)?;
    let row = Row { table: table.id, user: user.id, text: &text, idempotency_key: command.key };
    match app.store.add_chat_message(row).await.map_err(logged)? {
        ChatResult::Done { number, at } => {
            table.notify_chat_line(number);
            app.bus.notify_chat(table.id);
            Ok(ChatLine { number, at, user, text })
        }
        ChatResult::Muted => Err(Problem::new(Code::Muted)),
        ChatResult::Gone => Err(Problem::new(Code::Nobody)),
    }
}
