//! What is said at a table, told to those who have a place there.

use wire::api::{News, TableId};

use crate::{
    news::{Watch, text},
    room::Subject,
    routes::chat::told,
    trouble::lost,
    who::Who,
};

/// How many lines are told at first.
const FIRST: u32 = 50;
/// How many are told at once later.
const MORE: u32 = 200;

impl Watch {
    /// What was said at a table since the client was last told.
    pub(super) async fn chat(&mut self, id: TableId) -> Vec<String> {
        let Who::Person(user) = &self.who else { return Vec::new() };
        let Some(heard) = self.tables.get_mut(&id) else { return Vec::new() };
        let has_sat = heard.room.state().has_sat(user.id);
        if !has_sat {
            return Vec::new();
        }
        let lines = match heard.said {
            None => self.app.store.last_lines(id, user.id, FIRST).await,
            Some(after) => self.app.store.lines(id, user.id, after, MORE).await,
        };
        let lines = match lines {
            Ok(lines) => lines,
            Err(trouble) => return vec![text(&News::Refused(lost(trouble)))],
        };
        heard.said = lines.last().map(|line| line.number).or(heard.said).or(Some(0));
        if lines.len() == MORE as usize {
            self.ear.ring(Subject::Chat(id));
        }
        if lines.is_empty() {
            return Vec::new();
        }
        vec![text(&News::Chat { table: id, lines: lines.into_iter().map(told).collect() })]
    }
}
