//! Titles of tables, live or archived.

use sqlx::Row;
use wire::api::{TableId, UserId};

use crate::{StoreError, TableStore, columns::read_user_id};

impl TableStore {
    /// The creator of a table that has a title.
    pub(crate) async fn title_owner(&self, table: TableId) -> Result<Option<UserId>, StoreError> {
        let query = sqlx::query(
            "select owner_id from tables where id = $1 and title <> ''
             union all select owner_id from archived_table where id = $1 and title <> ''",
        );
        let row = self.database.row(query.bind(table.bits() as i64)).await?;
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
        Ok(self.database.changed_row(query.bind(table.bits() as i64)).await?.is_some())
    }

    /// Clears the titles of tables that a user created.
    pub(crate) async fn clear_titles(&self, user: UserId) -> Result<(), StoreError> {
        let query = "select table_id from table_member where user_id = $1";
        let rows = self.database.rows(sqlx::query(query).bind(user.bits() as i64)).await?;
        let ids = rows.iter().map(|row| row.try_get("table_id"));
        let ids = ids.collect::<Result<Vec<i64>, _>>()?;
        for query in [
            "update tables set title = '' where id = any($1) and owner_id = $2",
            "update archived_table set title = '' where id = any($1) and owner_id = $2",
        ] {
            self.database.run(sqlx::query(query).bind(&ids).bind(user.bits() as i64)).await?;
        }
        Ok(())
    }
}
