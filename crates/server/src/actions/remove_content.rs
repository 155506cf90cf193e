//! Removal of content by moderators.

use store::ModerationResult;
use wire::api::{Code, NewRemoval, Problem, RemovableContent};

use crate::{
    actions::{account::guest::guest_name, moderate::require_proven_moderator},
    app::App,
    caller::{Caller, Client},
    error::logged,
    text::paragraph,
};

/// Removes a chat message, a user's name or a table's title. What is removed isn't kept, except in reports.
pub(crate) async fn remove(
    app: &App,
    caller: &Caller,
    client: &Client,
    new: &NewRemoval,
) -> Result<(), Problem> {
    let moderator = require_proven_moderator(app, caller, client).await?.id;
    app.limits.command(caller)?;
    let note = paragraph(&new.note)?;
    let is_removed = match new.content {
        RemovableContent::Message { table, number } => {
            app.store.remove_chat_message(moderator, table, number, &note).await.map_err(logged)?
        }
        RemovableContent::Title(table) => {
            app.store.remove_title(moderator, table, &note).await.map_err(logged)?
        }
        RemovableContent::Name(user) => {
            let removed =
                app.store.home.remove_name(moderator, user, &guest_name(user), &note).await;
            let removed = removed.map_err(logged)?;
            if removed == ModerationResult::Moderator {
                return Err(Problem::new(Code::Forbidden));
            }
            app.sessions.forget_person(user);
            removed != ModerationResult::Gone
        }
    };
    if !is_removed {
        return Err(Problem::new(Code::NotFound));
    }
    // Other nodes find it at their next sweep.
    app.tables.apply_removals().await.map_err(logged)?;
    app.notifier.lobby_changed();
    Ok(())
}
