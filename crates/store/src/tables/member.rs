//! Members of tables: those who have or had a seat.

use wire::api::{TableId, TableStatus, UserId};

use crate::{
    StoreError, TableStore,
    columns::read_table_id,
    tables::{fan_out::newest_first, table::read_first_ids},
    values::status_number,
};

impl TableStore {
    /// Records a table membership. Call it before the act that seats the user.
    pub async fn add_member(&self, user: UserId, table: TableId) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into table_member (user_id, table_id) values ($1, $2) on conflict do nothing",
        );
        self.of(table).run(query.bind(user.bits() as i64).bind(table.bits() as i64)).await.map(drop)
    }

    /// Tables of which a user is or was a member, newest first.
    pub async fn tables_of(&self, user: UserId, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let query = || {
            sqlx::query(
                "select table_id as id, (extract(epoch from joined_at) * 1000000)::bigint as joined
                 from table_member where user_id = $1 order by joined_at desc, table_id limit $2",
            )
            .bind(user.bits() as i64)
            .bind(i64::from(limit))
        };
        let rows = newest_first(self.rows_of_all(query).await?, "joined", limit)?;
        rows.iter().map(|row| read_table_id(row, "id")).collect()
    }

    /// Running games of which a user is a member.
    pub async fn running_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.tables_with_status(user, &[TableStatus::Running]).await
    }

    /// Unfinished tables of a user.
    pub async fn unfinished_tables_of(&self, user: UserId) -> Result<Vec<TableId>, StoreError> {
        self.tables_with_status(user, &[TableStatus::Open, TableStatus::Running]).await
    }

    async fn tables_with_status(
        &self,
        user: UserId,
        wanted: &[TableStatus],
    ) -> Result<Vec<TableId>, StoreError> {
        let numbers: Vec<i16> = wanted.iter().map(|status| status_number(*status)).collect();
        let query = || {
            sqlx::query(
                "select tables.id from table_member join tables on tables.id = table_id
                 where user_id = $1 and status = any($2)",
            )
            .bind(user.bits() as i64)
            .bind(numbers.clone())
        };
        read_first_ids(&self.rows_of_all(query).await?, u32::MAX)
    }

    /// Forgets a user: memberships, chat messages and networks that tables were created from.
    pub(crate) async fn forget_user(&self, user: UserId) -> Result<(), StoreError> {
        let query = || {
            sqlx::query(
                "with networks as (update table_creator set network = null where user_id = $1),
                      messages as (update chat_message set text = '', idempotency_key = null
                                   where user_id = $1)
                 delete from table_member where user_id = $1",
            )
            .bind(user.bits() as i64)
        };
        self.run_on_all(query).await.map(drop)
    }
}
