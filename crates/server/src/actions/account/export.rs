//! Export all data of the caller.

use store::{ChatMessageRow, ReportRow};
use wire::api::{Export, OwnChatMessage, OwnReport, Problem};

use crate::{
    actions::{
        account::{profile, session},
        authorize::authorize,
        channels, friends, list_tables, person, vacation,
    },
    app::App,
    caller::{Caller, Client},
    error::logged,
};

/// Everything that is stored about the caller.
pub(crate) async fn export(app: &App, caller: &Caller, client: &Client) -> Result<Export, Problem> {
    let user = authorize(app, caller)?;
    let (id, store) = (user.id, &app.store);
    let chat = store.chat_messages_by(id).await.map_err(logged)?.into_iter().map(message).collect();
    let reports =
        store.home.reports_by(id).await.map_err(logged)?.into_iter().map(report).collect();
    let mut schedules = vacation::schedules_of(app, &[id]).await?;
    Ok(Export {
        profile: profile::profile_of(app, user).await?,
        sessions: session::list_of(app, id, client).await?,
        tables: list_tables::all(app, id).await.map_err(logged)?,
        friends: friends::list_of(app, id).await?,
        blocks: store.home.blocks(id).await.map_err(logged)?,
        chat,
        reports,
        ratings: person::ratings_of(app, id).await?,
        schedule: schedules.remove(&id).unwrap_or_default(),
        channels: channels::list_of(app, id).await?,
    })
}

fn message(row: ChatMessageRow) -> OwnChatMessage {
    OwnChatMessage { table: row.table, number: row.number, sent_at: row.at, text: row.text }
}

/// A report without the text of the message that it is about, which belongs to its author.
fn report(row: ReportRow) -> OwnReport {
    let ReportRow {
        at: created_at, reported: user, table, message_number: message, reason, ..
    } = row;
    OwnReport { created_at, user, table, message, reason }
}
