//! Names and titles that moderators removed, in the tables of this node's memory.

use store::{Removal, Store, StoreError};
use wire::api::{SeatHolder, User};

use crate::tables::{cache::TableCache, live::LiveTable, seating::Seating};

impl Seating {
    /// Gives a user another name; false if nothing shows the former one.
    pub(super) fn rename(&mut self, renamed: &User) -> bool {
        let Some(name) = self.name_of(renamed.id).filter(|name| **name != renamed.name) else {
            return false;
        };
        name.clone_from(&renamed.name);
        for holder in &mut self.holders {
            if let SeatHolder::Person { user, .. } | SeatHolder::Bot { replaces: Some(user), .. } =
                holder
                && user.id == renamed.id
            {
                user.name.clone_from(&renamed.name);
            }
        }
        true
    }
}

/// Applies the removals of the last hour, of any node. Repeating one changes nothing.
pub(super) async fn apply_removals(store: &Store, cache: &TableCache) -> Result<(), StoreError> {
    for removal in store.home.recent_removals().await? {
        match removal {
            Removal::Name(user) => {
                for table in cache.select(|_| true) {
                    apply(&table, |seating, _| seating.rename(&user));
                }
            }
            Removal::Title(id) => {
                if let Some(table) = cache.peek(id) {
                    apply(&table, |_, title| !std::mem::take(title).is_empty());
                }
            }
        }
    }
    Ok(())
}

/// Removes content from a table, and notifies its subscribers if there was any.
fn apply(table: &LiveTable, remove: impl FnOnce(&mut Seating, &mut String) -> bool) {
    if table.state().remove_content(remove) {
        table.notify_changed();
    }
}
