//! Privileges of the database role of nodes and workers.

use sqlx::Row;

use crate::{StoreError, database::Database};

impl Database {
    /// Lets a role read and write rows, and no more: it can't change the schema, the list of migrations, or what the audit log
    /// already has. Needs the owner of the tables.
    pub(crate) async fn grant_rows_to(&self, role: &str) -> Result<(), StoreError> {
        // PostgreSQL quotes the names. The lock: concurrent grants on the same table fail.
        let query = sqlx::query(
            "select format('do %L', format(
                 'begin
                     perform pg_advisory_xact_lock(hashtext(''pagoda grant''));
                     grant usage on schema %1$I to %2$I;
                     grant select, insert, update, delete on %3$s to %2$I;
                     grant select, insert on audit_log to %2$I;
                     grant select on _sqlx_migrations to %2$I;
                 end',
                 current_schema(), $1::text,
                 (select string_agg(format('%I', tablename), ', ') from pg_tables
                  where schemaname = current_schema() and tablename not in ('audit_log', '_sqlx_migrations')))) as grants",
        );
        let row = self.row(query.bind(role)).await?;
        let grants: String = row.ok_or_else(|| StoreError::odd("no grants"))?.try_get("grants")?;
        self.run(sqlx::query(sqlx::AssertSqlSafe(grants))).await.map(drop)
    }
}
