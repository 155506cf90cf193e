//! People, and the tokens by which they are known again.

use sqlx::Row;
use wire::api::{TableId, UserId};

use crate::{
    Store, StoreError, TokenHash,
    session::read_token,
    table::{read_table_id, read_user_id, seat, small},
};

/// Who shows a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Session {
    /// A person.
    Person {
        /// Who it is.
        user: UserId,
        /// What they are called.
        name: String,
    },
    /// Whoever was given one seat of one table, a bot for example.
    Seat {
        /// The table.
        table: TableId,
        /// The seat.
        seat: u8,
        /// Who gave it: whoever sits there after them did not.
        by: UserId,
    },
}

impl Store {
    /// Adds a person without an account, and the session they are known by.
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

    /// What people are called; who is with us no more isn't among them.
    pub async fn names(&self, users: &[UserId]) -> Result<Vec<(UserId, String)>, StoreError> {
        if users.is_empty() {
            return Ok(Vec::new());
        }
        let ids: Vec<i64> = users.iter().map(|user| user.bits() as i64).collect();
        let ask = sqlx::query("select id, name from person where id = any($1)");
        let rows = self.rows(ask.bind(ids)).await?;
        rows.iter().map(|row| Ok((read_user_id(row, "id")?, row.try_get("name")?))).collect()
    }

    /// Who shows this token, if anybody. About when a session was last used is noted.
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

    /// Adds a token that is good for one seat, given out by a person.
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

    /// Ends all tokens of a seat; which. They are noted as sessions that ended, so that no node serves
    /// them any more.
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
