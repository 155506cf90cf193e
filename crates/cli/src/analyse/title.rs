//! Title of an analysis.

use table::Table;

use crate::play::story::Story;

/// The game and its board or options.
pub(super) fn title(table: &dyn Table, story: &Story) -> String {
    story.title(table, &table.frame(game::Eyes::Public, table.ply()).view)
}
