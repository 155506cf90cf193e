//! Friends and blocks.

use sqlx::{Row, postgres::PgRow};
use wire::api::{User, UserId};

use crate::{HomeStore, StoreError, columns::read_user_id};

/// Limits of friends with requests, and of blocks, for each user.
const LIMIT: i64 = 500;

/// Result of a friend request or a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RelationResult {
    /// Done.
    Done,
    /// No such user.
    Gone,
    /// The limit is reached.
    Full,
    /// The requester has blocked the other.
    Blocked,
}

/// A friend, or a pending friend request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FriendRow {
    /// The other user.
    pub user: User,
    /// Whether the other sent the request.
    pub is_incoming: bool,
    /// Whether it was accepted.
    pub is_accepted: bool,
}

fn read_user(row: &PgRow) -> Result<User, StoreError> {
    Ok(User { id: read_user_id(row, "id")?, name: row.try_get("name")? })
}

impl HomeStore {
    /// Sends a friend request, or accepts the other's. A blocked user's request succeeds, and the other
    /// doesn't see it.
    pub async fn request_friendship(
        &self,
        user: UserId,
        other: UserId,
    ) -> Result<RelationResult, StoreError> {
        let query = sqlx::query(
            "with other as (select id from users where id = $2),
             known as (select low_user_id, high_user_id,
                           requested_by = $1 or accepted_at is not null as is_mine
                       from friendship where low_user_id = $1 or high_user_id = $1),
             barrier as (select from block where blocker_id = $1 and blocked_id = $2),
             kept as (select count(*) < $3 as fits,
                          coalesce(bool_or($2 in (low_user_id, high_user_id)), false) as is_kept
                      from known where is_mine),
             added as (
                 insert into friendship (low_user_id, high_user_id, requested_by)
                 select least($1, $2), greatest($1, $2), $1 from other, kept
                 where fits and not exists (select from barrier)
                 on conflict (low_user_id, high_user_id) do update set accepted_at = now()
                 where friendship.requested_by <> $1 and friendship.accepted_at is null
                     and not exists (select from block where blocker_id = $2 and blocked_id = $1))
             select exists (select from other) as is_there, exists (select from barrier) as is_blocked,
                 fits or is_kept as fits from kept",
        );
        self.relation_result(query.bind(user.bits() as i64).bind(other.bits() as i64).bind(LIMIT))
            .await
    }

    async fn relation_result(
        &self,
        query: crate::database::pool::Statement<'_>,
    ) -> Result<RelationResult, StoreError> {
        let row =
            self.database.changed_row(query).await?.ok_or_else(|| StoreError::odd("no answer"))?;
        Ok(match (row.try_get("is_there")?, row.try_get("is_blocked")?, row.try_get("fits")?) {
            (false, ..) => RelationResult::Gone,
            (_, true, _) => RelationResult::Blocked,
            (.., false) => RelationResult::Full,
            _ => RelationResult::Done,
        })
    }

    /// Ends a friendship, or withdraws or declines a request.
    pub async fn end_friendship(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        let query = "delete from friendship
             where low_user_id = least($1, $2) and high_user_id = greatest($1, $2)";
        let query = sqlx::query(query).bind(user.bits() as i64);
        self.database.run(query.bind(other.bits() as i64)).await.map(drop)
    }

    /// A user's friends and pending requests, newest first. Requests of blocked users are left out.
    pub async fn friends(&self, user: UserId) -> Result<Vec<FriendRow>, StoreError> {
        let query = sqlx::query(
            "select users.id, name, requested_by <> $1 as is_incoming, accepted_at is not null as is_accepted
             from friendship join users
                 on users.id = case when low_user_id = $1 then high_user_id else low_user_id end
             where (low_user_id = $1 or high_user_id = $1)
                 and not exists (select from block where blocker_id = $1 and blocked_id = users.id)
             order by requested_by <> $1 and accepted_at is null,
                 coalesce(accepted_at, requested_at) desc, users.id limit $2",
        );
        let read = |row: &PgRow| {
            let (is_incoming, is_accepted) =
                (row.try_get("is_incoming")?, row.try_get("is_accepted")?);
            Ok(FriendRow { user: read_user(row)?, is_incoming, is_accepted })
        };
        // Any user may send requests: they come last, and those beyond the limit wait until some are answered.
        let rows = self.database.rows(query.bind(user.bits() as i64).bind(2 * LIMIT)).await?;
        rows.iter().map(read).collect()
    }

    /// Blocks a user; a friendship ends with it.
    pub async fn block(&self, user: UserId, other: UserId) -> Result<RelationResult, StoreError> {
        let query = sqlx::query(
            "with other as (select id from users where id = $2),
             kept as (select count(*) < $3 or coalesce(bool_or(blocked_id = $2), false) as fits
                      from block where blocker_id = $1),
             ended as (
                 delete from friendship using kept
                 where fits and low_user_id = least($1, $2) and high_user_id = greatest($1, $2)),
             added as (
                 insert into block (blocker_id, blocked_id) select $1, id from other, kept where fits
                 on conflict do nothing)
             select exists (select from other) as is_there, false as is_blocked, fits from kept",
        );
        self.relation_result(query.bind(user.bits() as i64).bind(other.bits() as i64).bind(LIMIT))
            .await
    }

    /// Unblocks a user.
    pub async fn unblock(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        let query = sqlx::query("delete from block where blocker_id = $1 and blocked_id = $2");
        self.database.run(query.bind(user.bits() as i64).bind(other.bits() as i64)).await.map(drop)
    }

    /// Users whom a user blocked, newest first.
    pub async fn blocks(&self, user: UserId) -> Result<Vec<User>, StoreError> {
        let query = sqlx::query(
            "select id, name from block join users on users.id = blocked_id
             where blocker_id = $1 order by block.created_at desc, id",
        );
        self.database.rows(query.bind(user.bits() as i64)).await?.iter().map(read_user).collect()
    }

    /// Whether a block exists, in either direction, between a user and any of these.
    pub async fn is_blocked(&self, user: UserId, others: &[UserId]) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "select exists (select from block
                 where blocker_id = $1 and blocked_id = any($2)
                     or blocked_id = $1 and blocker_id = any($2)) as is_blocked",
        );
        let others: Vec<i64> = others.iter().map(|other| other.bits() as i64).collect();
        let row = self.database.row(query.bind(user.bits() as i64).bind(others)).await?;
        Ok(row.map(|row| row.try_get("is_blocked")).transpose()?.unwrap_or(false))
    }
}
