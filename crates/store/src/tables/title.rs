//! Titles of tables, live or archived.

use wire::api::{TableId, UserId};

use crate::{StoreError, TableStore, columns::read_user_id};

impl TableStore {
    /// The creator of a table that has a title.
    pub(crate) async fn title_owner(&self, table: TableId) -> Result<Option<UserId>, StoreError> {
        let query = sqlx::query(
            "select owner_id from tables where id = $1 and title <> ''
             union all select owner_id from archived_table where id = $1 and title <> ''",
        );
        let row = self.of(table).row(query.bind(table.bits() as i64)).await?;
        row.map(|row| read_user_id(&row, "owner_id")).transpose()
    }

    /// Removes the title of a table; false if it has none.
    pub(crate) async fn clear_title(&self, table: TableId) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with live as (update tables set title = '' where id = $1 and title <> '' returning id),
                 archived as (
                     update archived_table set title = '' where id = $1 and title <> '' returning id)
             select from live union all select from archived",
        );
        Ok(self.of(table).changed_row(query.bind(table.bits() as i64)).await?.is_some())
    }

    /// Clears the titles of tables that a user created.
    pub(crate) async fn clear_titles(&self, user: UserId) -> Result<(), StoreError> {
        for query in [
            "update tables set title = '' where owner_id = $1
                 and id in (select table_id from table_member where user_id = $1)",
            "update archived_table set title = '' where owner_id = $1
                 and id in (select table_id from table_member where user_id = $1)",
        ] {
            self.run_on_all(|| sqlx::query(query).bind(user.bits() as i64)).await?;
        }
        Ok(())
    }
}
