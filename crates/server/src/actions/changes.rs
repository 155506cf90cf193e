//! Notifications that a table changed.

use crate::{app::App, tables::LiveTable};

/// Notifies the players of a table, and the lobby if it is public, that its card changed.
pub(crate) fn notify_players(app: &App, table: &LiveTable) {
    let (people, is_public) = {
        let state = table.state();
        (state.seated_people(), state.row().public)
    };
    for person in people {
        app.notifier.person_changed(person);
    }
    if is_public {
        app.notifier.lobby_changed();
    }
}
