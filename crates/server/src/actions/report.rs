//! Report somebody to the moderators.

use store::NewReportRow as Row;
use wire::api::{Code, NewReport, Problem};

use crate::{
    actions::authorize::authorize, app::App, caller::Caller, error::logged, text::paragraph,
};

/// Reports a person, or a line of chat that the caller may read.
pub(crate) async fn report(app: &App, caller: &Caller, new: NewReport) -> Result<(), Problem> {
    let user = authorize(app, caller)?;
    app.limits.report(user.id)?;
    let text = paragraph(&new.text)?;
    if user.id == new.person || new.line.is_some() && new.table.is_none() {
        return Err(Problem::new(Code::BadValue));
    }
    if let Some(table) = new.table {
        let table = app.tables.require_latest(table).await?;
        let may_read = table.state().has_sat(user.id);
        if new.line.is_some() && !may_read {
            return Err(Problem::new(Code::NotYours));
        }
    }
    let NewReport { person, table, line, .. } = new;
    let row =
        Row { reporter: user.id, reported: person, table, message_number: line, reason: &text };
    if !app.store.report(row).await.map_err(logged)? {
        return Err(Problem::new(Code::Unknown));
    }
    Ok(())
}
