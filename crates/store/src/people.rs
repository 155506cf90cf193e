//! Users and their tokens.

use sqlx::Row;
use wire::api::{TableId, UserId};

use crate::{
    Store, StoreError, TokenHash,
    session::read_token,
    table::{read_table_id, read_user_id, seat, small},
};

/// The holder of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Session {
    /// A user.
    Person {
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
        by: UserId,
    },
}

impl Store {
    /// Adds a guest with a session.
    pub async fn add_guest(
        &self,
        user: UserId,
        name: &str,
        token: &TokenHash,
        about: &str,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "with person as (insert into person (id, name) values ($1, $2) returning id)
             insert into session (token, person, about) select $3, id, $4 from person",
        );
        let ask = ask.bind(user.bits() as i64).bind(name).bind(token.0.as_slice()).bind(about);
        self.run(ask).await.map(drop)
    }

    /// Display names of users; deleted users are left out.
    pub async fn names(&self, users: &[UserId]) -> Result<Vec<(UserId, String)>, StoreError> {
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<i64> = users.iter().map(|user| user.bits() as i64).collect();
        let ask = sqlx::query("select id, name from person where id = any($1)");
        let rows = self.rows(ask.bind(ids)).await?;
        rows.iter().map(|row| Ok((read_user_id(row, "id")?, row.try_get("name")?))).collect()
    }

    /// The holder of a token, if it is valid. Updates the session's last use now and then.
    pub async fn session(&self, token: &TokenHash) -> Result<Option<Session>, StoreError> {
        let ask = sqlx::query(
            "with seen as (
                 update session set seen_at = now()
                 where token = $1 and seen_at < now() - interval '1 hour')
             select person.id, person.name, null::smallint as seat, null::bigint as by
             from session join person on person.id = session.person
             where session.token = $1 and session.ended_at is null
                 and (person.banned_until is null or person.banned_until <= now())
             union all
             select table_id, null, seat, by from seat_token where token = $1",
        );
        let Some(row) = self.row(ask.bind(token.0.as_slice())).await? else { return Ok(None) };
        Ok(Some(match row.try_get::<Option<i16>, _>("seat")? {
            Some(number) => {
                let (table, by) = (read_table_id(&row, "id")?, read_user_id(&row, "by")?);
                Session::Seat { table, seat: seat(number)?, by }
            }
            None => Session::Person { user: read_user_id(&row, "id")?, name: row.try_get("name")? },
        }))
    }

    /// Adds a seat token, issued by a user.
    pub async fn add_seat_token(
        &self,
        token: &TokenHash,
        table: TableId,
        seat: u8,
        by: UserId,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "insert into seat_token (token, table_id, seat, by) values ($1, $2, $3, $4)",
        );
        let ask = ask.bind(token.0.as_slice()).bind(table.bits() as i64);
        self.run(ask.bind(small(seat)).bind(by.bits() as i64)).await.map(drop)
    }

    /// Revokes all tokens of a seat and returns them. They are recorded as ended sessions, so that every node
    /// stops serving them.
    pub async fn revoke_seat_tokens(
        &self,
        table: TableId,
        seat: u8,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let ask = sqlx::query(
            "with void as (
                 delete from seat_token where table_id = $1 and seat = $2 returning token, by)
             insert into session (token, person, ended_at) select token, by, now() from void
             returning token",
        );
        let rows = self.rows(ask.bind(table.bits() as i64).bind(small(seat))).await?;
        rows.iter().map(read_token).collect()
    }
}
