//! Users and their tokens.

use sqlx::Row;
use wire::api::{TableId, UserId};

use crate::{
    HomeStore, StoreError, TokenHash,
    columns::{read_table_id, read_user_id, seat, small},
    home::session::read_token,
};

/// The holder of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Session {
    /// A user.
    User {
        /// The user.
        user: UserId,
        /// Display name.
        name: String,
    },
    /// A program with a token for one seat of one table.
    Seat {
        /// The table.
        table: TableId,
        /// The seat.
        seat: u8,
        /// The user who issued it; it is void once another user has the seat.
        issued_by: UserId,
    },
}

impl HomeStore {
    /// Adds a guest with a session.
    pub async fn add_guest(
        &self,
        user: UserId,
        name: &str,
        token: &TokenHash,
        user_agent: &str,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "with added as (insert into users (id, name) values ($1, $2) returning id)
             insert into session (token_hash, user_id, user_agent) select $3, id, $4 from added",
        );
        let query =
            query.bind(user.bits() as i64).bind(name).bind(token.0.as_slice()).bind(user_agent);
        self.database.run(query).await.map(drop)
    }

    /// Display names of users; deleted users are left out.
    pub async fn names(&self, users: &[UserId]) -> Result<Vec<(UserId, String)>, StoreError> {
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<i64> = users.iter().map(|user| user.bits() as i64).collect();
        let query = sqlx::query("select id, name from users where id = any($1)");
        let rows = self.database.rows(query.bind(ids)).await?;
        rows.iter().map(|row| Ok((read_user_id(row, "id")?, row.try_get("name")?))).collect()
    }

    /// The holder of a token, if it is valid. Updates the session's last use now and then.
    pub async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        let query = sqlx::query(
            "with used as (
                 update session set last_used_at = now()
                 where token_hash = $1 and last_used_at < now() - interval '1 hour')
             select users.id, users.name, null::smallint as seat, null::bigint as issued_by
             from session join users on users.id = session.user_id
             where session.token_hash = $1 and session.ended_at is null
                 and (users.banned_until is null or users.banned_until <= now())
             union all
             select table_id, null, seat, issued_by from seat_token where token_hash = $1",
        );
        let Some(row) = self.database.pools.sessions.row(query.bind(token.0.as_slice())).await?
        else {
            return Ok(None);
        };
        Ok(Some(match row.try_get::<Option<i16>, _>("seat")? {
            Some(number) => {
                let table = read_table_id(&row, "id")?;
                let issued_by = read_user_id(&row, "issued_by")?;
                Session::Seat { table, seat: seat(number)?, issued_by }
            }
            None => Session::User { user: read_user_id(&row, "id")?, name: row.try_get("name")? },
        }))
    }

    /// Adds a seat token, issued by a user.
    pub async fn add_seat_token(
        &self,
        token: &TokenHash,
        table: TableId,
        seat: u8,
        issued_by: UserId,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into seat_token (token_hash, table_id, seat, issued_by)
             values ($1, $2, $3, $4)",
        );
        let query = query.bind(token.0.as_slice()).bind(table.bits() as i64);
        self.database.run(query.bind(small(seat)).bind(issued_by.bits() as i64)).await.map(drop)
    }

    /// Revokes all tokens of a seat and returns them. They are recorded as ended sessions, so that every node
    /// stops serving them.
    pub async fn revoke_seat_tokens(
        &self,
        table: TableId,
        seat: u8,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let query = sqlx::query(
            "with revoked as (
                 delete from seat_token where table_id = $1 and seat = $2
                 returning token_hash, issued_by)
             insert into session (token_hash, user_id, ended_at)
             select token_hash, issued_by, now() from revoked
             returning token_hash",
        );
        let rows =
            self.database.changed_rows(query.bind(table.bits() as i64).bind(small(seat))).await?;
        rows.iter().map(read_token).collect()
    }
}
