//! Sessions.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{
    HomeStore, StoreError, TokenHash,
    home::{
        moderation::read_expiry,
        purge::{ENDED_SESSIONS, UNUSED_SESSIONS},
    },
};

/// A session of a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Hash of its token.
    pub token: TokenHash,
    /// User agent.
    pub user_agent: String,
    /// Start.
    pub created_at: Moment,
    /// Approximate last use.
    pub last_used_at: Moment,
}

/// Result of the start of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionResult {
    /// Started.
    Done,
    /// The user is banned; nothing was changed.
    Banned {
        /// Until when; none if the ban has no end.
        expires_at: Option<Moment>,
    },
}

pub(crate) fn read_token(row: &PgRow) -> Result<TokenHash, StoreError> {
    let bytes: Vec<u8> = row.try_get("token_hash")?;
    let hash = bytes.try_into().map_err(|_| StoreError::odd("invalid token hash"))?;
    Ok(TokenHash(hash))
}

impl HomeStore {
    /// Starts a session after authentication and ends the one it replaces, unless the user is banned.
    pub async fn add_session(
        &self,
        user: UserId,
        token: &TokenHash,
        user_agent: &str,
        replaced: Option<&TokenHash>,
    ) -> Result<SessionResult, StoreError> {
        let query = sqlx::query(
            "with banned as (select banned_until from users where id = $2 and now() < banned_until),
             ended as (
                 update session set ended_at = now()
                 where token_hash = $4 and ended_at is null and not exists (select from banned)),
             added as (
                 insert into session (token_hash, user_id, user_agent, authenticated_at)
                 select $1, $2, $3, now() where not exists (select from banned))
             select case when banned_until < now() + interval '50 years'
                 then (extract(epoch from banned_until) * 1000)::bigint end as expires
             from banned",
        );
        let query = query.bind(token.0.as_slice()).bind(user.bits() as i64).bind(user_agent);
        Ok(
            match self
                .database
                .pools
                .sessions
                .row(query.bind(replaced.map(|token| token.0.to_vec())))
                .await?
            {
                None => SessionResult::Done,
                Some(row) => SessionResult::Banned { expires_at: read_expiry(&row)? },
            },
        )
    }

    /// Whether the user must re-authenticate: they can, and haven't recently in this session.
    pub async fn needs_authentication(
        &self,
        user: UserId,
        token: &TokenHash,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "select (exists (select from account where user_id = $1)
                     or exists (select from passkey where user_id = $1))
                 and not exists (select from session
                     where token_hash = $2 and user_id = $1 and ended_at is null
                         and now() - interval '10 minutes' < authenticated_at) as needed",
        );
        let query = query.bind(user.bits() as i64).bind(token.0.as_slice());
        Ok(self
            .database
            .pools
            .sessions
            .row(query)
            .await?
            .map_or(Ok(true), |row| row.try_get("needed"))?)
    }

    /// A user's sessions, most recently used first.
    pub async fn sessions(&self, user: UserId) -> Result<Vec<SessionRow>, StoreError> {
        let query = sqlx::query(
            "select token_hash, user_agent, extract(epoch from created_at)::bigint as created,
                 extract(epoch from last_used_at)::bigint as last_used
             from session where user_id = $1 and ended_at is null
             order by last_used_at desc, token_hash limit 200",
        );
        let read = |row: &PgRow| {
            Ok(SessionRow {
                token: read_token(row)?,
                user_agent: row.try_get("user_agent")?,
                created_at: Moment::from_seconds(row.try_get("created")?),
                last_used_at: Moment::from_seconds(row.try_get("last_used")?),
            })
        };
        self.database
            .pools
            .sessions
            .rows(query.bind(user.bits() as i64))
            .await?
            .iter()
            .map(read)
            .collect()
    }

    /// Ends a user's session; false if it wasn't theirs or had ended.
    pub async fn end_session(&self, user: UserId, token: &TokenHash) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "update session set ended_at = now()
             where token_hash = $1 and user_id = $2 and ended_at is null",
        );
        let query = query.bind(token.0.as_slice()).bind(user.bits() as i64);
        Ok(self.database.pools.sessions.run(query).await? == 1)
    }

    /// Ends all sessions of a user but one; returns them.
    pub async fn end_sessions(
        &self,
        user: UserId,
        except: Option<&TokenHash>,
    ) -> Result<Vec<TokenHash>, StoreError> {
        let query = sqlx::query(
            "update session set ended_at = now()
             where user_id = $1 and ended_at is null and token_hash is distinct from $2
             returning token_hash",
        );
        let query = query.bind(user.bits() as i64).bind(except.map(|token| token.0.to_vec()));
        self.database.pools.sessions.rows(query).await?.iter().map(read_token).collect()
    }

    /// Recently ended sessions: a node that still serves one must stop.
    pub async fn ended_sessions(&self) -> Result<Vec<TokenHash>, StoreError> {
        let query = sqlx::query(
            "select token_hash from session where ended_at > now() - interval '1 minute'",
        );
        self.database.pools.sessions.rows(query).await?.iter().map(read_token).collect()
    }

    /// Those of these sessions and seat tokens that aren't valid any more, however long ago they ended.
    pub async fn ended_among(&self, held: &[TokenHash]) -> Result<Vec<TokenHash>, StoreError> {
        let query = sqlx::query(
            "select token_hash from unnest($1::bytea[]) as held (token_hash)
             where not exists (
                     select from session
                     where session.token_hash = held.token_hash and ended_at is null)
                 and not exists (
                     select from seat_token where seat_token.token_hash = held.token_hash)",
        );
        let held: Vec<&[u8]> = held.iter().map(|token| token.0.as_slice()).collect();
        self.database.pools.sessions.rows(query.bind(held)).await?.iter().map(read_token).collect()
    }

    /// Deletes sessions that ended long ago or expired.
    pub async fn delete_old_sessions(&self) -> Result<u64, StoreError> {
        let ended = self.database.run(sqlx::query(ENDED_SESSIONS));
        let idle = self.database.run(sqlx::query(UNUSED_SESSIONS));
        Ok(ended.await? + idle.await?)
    }
}
