//! Report a user to the moderators.

use store::NewReportRow as Row;
use wire::api::{Code, NewReport, Problem};

use crate::{
    actions::authorize::authorize, app::App, caller::Caller, error::logged, text::paragraph,
};

/// Reports a user, or a chat message that the caller may read.
pub(crate) async fn report(app: &App, caller: &Caller, new: NewReport) -> Result<(), Problem> {
    let user = authorize(app, caller)?;
    app.limits.report(user.id)?;
    let reason = paragraph(&new.reason)?;
    if user.id == new.user || new.message.is_some() && new.table.is_none() {
        return Err(Problem::new(Code::InvalidValue));
    }
    if let Some(table) = new.table {
        let table = app.tables.require_latest(table).await?;
        let may_read = table.state().has_sat(user.id);
        if new.message.is_some() && !may_read {
            return Err(Problem::new(Code::Forbidden));
        }
    }
    let NewReport { user: reported, table, message: message_number, .. } = new;
    let row = Row { reporter: user.id, reported, table, message_number, reason: &reason };
    if !app.store.report(row).await.map_err(logged)? {
        return Err(Problem::new(Code::NotFound));
    }
    Ok(())
}
