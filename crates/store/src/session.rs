//! Sessions.

use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{Store, StoreError, TokenHash};

/// A session of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Hash of its token.
    pub token: TokenHash,
    /// User agent.
    pub about: String,
    /// Start: seconds since 1970.
    pub begun: i64,
    /// Approximate last use.
    pub seen: i64,
}

pub(crate) fn read_token(row: &PgRow) -> Result<TokenHash, StoreError> {
    let bytes: Vec<u8> = row.try_get("token")?;
    let hash = bytes.try_into().map_err(|_| StoreError::odd("a token's hash"))?;
    Ok(TokenHash(hash))
}

impl Store {
    /// Starts a session after authentication and ends the one it replaces. False, without a change, if
    /// the user is banned.
    pub async fn add_session(
        &self,
        user: UserId,
        token: &TokenHash,
        about: &str,
        instead: Option<&TokenHash>,
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with banned as (select id from person where id = $2 and now() < banned_until),
             ended as (
                 update session set ended_at = now()
                 where token = $4 and ended_at is null and not exists (select from banned))
             insert into session (token, person, about, proved_at)
             select $1, $2, $3, now() where not exists (select from banned)",
        );
        let ask = ask.bind(token.0.as_slice()).bind(user.bits() as i64).bind(about);
        Ok(self.run(ask.bind(instead.map(|token| token.0.to_vec()))).await? == 1)
    }

    /// Whether the user must re-authenticate: they can, and haven't recently in this session.
    pub async fn needs_proof(&self, user: UserId, token: &TokenHash) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "select (exists (select from account where person = $1)
                     or exists (select from passkey where person = $1))
                 and not exists (select from session
                     where token = $2 and person = $1 and ended_at is null
                         and now() - interval '10 minutes' < proved_at) as needed",
        );
        let ask = ask.bind(user.bits() as i64).bind(token.0.as_slice());
        Ok(self.row(ask).await?.map_or(Ok(true), |row| row.try_get("needed"))?)
    }

    /// A user's sessions, most recently used first.
    pub async fn sessions(&self, user: UserId) -> Result<Vec<SessionRow>, StoreError> {
        let ask = sqlx::query(
            "select token, about, extract(epoch from created_at)::bigint as begun,
                 extract(epoch from seen_at)::bigint as seen
             from session where person = $1 and ended_at is null
             order by seen_at desc, token limit 200",
        );
        let read = |row: &PgRow| {
            let (begun, seen) = (row.try_get("begun")?, row.try_get("seen")?);
            Ok(SessionRow { token: read_token(row)?, about: row.try_get("about")?, begun, seen })
        };
        self.rows(ask.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// Ends a user's session; false if it wasn't theirs or had ended.
    pub async fn end_session(&self, user: UserId, token: &TokenHash) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "update session set ended_at = now()
             where token = $1 and person = $2 and ended_at is null",
        );
        let ask = ask.bind(token.0.as_slice()).bind(user.bits() as i64);
        Ok(self.run(ask).await? == 1)
    }

    /// Ends all sessions of a user but one; returns them.
    pub async fn end_sessions(
        &self,
        user: UserId,
        but: Option<&TokenHash>,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let ask = sqlx::query(
            "update session set ended_at = now()
             where person = $1 and ended_at is null and token is distinct from $2
             returning token",
        );
        let ask = ask.bind(user.bits() as i64).bind(but.map(|token| token.0.to_vec()));
        self.rows(ask).await?.iter().map(read_token).collect()
    }

    /// Recently ended sessions: a node that still serves one must stop.
    pub async fn ended_sessions(&self) -> Result<Vec<TokenHash>, StoreError> {
        let ask =
            sqlx::query("select token from session where ended_at > now() - interval '1 minute'");
        self.rows(ask).await?.iter().map(read_token).collect()
    }

    /// Deletes sessions that ended long ago or expired.
    pub async fn forget_sessions(&self) -> Result<u64, StoreError> {
        let ended =
            self.run(sqlx::query("delete from session where ended_at < now() - interval '1 day'"));
        let idle = self
            .run(sqlx::query("delete from session where seen_at < now() - interval '400 days'"));
        Ok(ended.await? + idle.await?)
    }
}
