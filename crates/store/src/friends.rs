//! Friends and blocks.

use sqlx::{Row, postgres::PgRow};
use wire::api::{User, UserId};

use crate::{Store, StoreError, table::read_user_id};

/// Limits of friends with requests, and of blocks, for each user.
const MOST: i64 = 500;

/// Result of a friend request or a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tied {
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
    pub is_asking: bool,
    /// Whether it was accepted.
    pub is_friend: bool,
}

fn read_user(row: &PgRow) -> Result<User, StoreError> {
    Ok(User { id: read_user_id(row, "id")?, name: row.try_get("name")? })
}

impl Store {
    /// Sends a friend request, or accepts the other's. A blocked user's request succeeds, and the other
    /// doesn't see it.
    pub async fn befriend(&self, user: UserId, other: UserId) -> Result<Tied, StoreError> {
        let ask = sqlx::query(
            "with other as (select id from person where id = $2),
             known as (select one, other, by = $1 or agreed_at is not null as is_mine
                       from friend where one = $1 or other = $1),
             bar as (select from block where by = $1 and person = $2),
             kept as (select count(*) < $3 as fits,
                          coalesce(bool_or($2 in (one, other)), false) as is_kept
                      from known where is_mine),
             added as (
                 insert into friend (one, other, by)
                 select least($1, $2), greatest($1, $2), $1 from other, kept
                 where fits and not exists (select from bar)
                 on conflict (one, other) do update set agreed_at = now()
                 where friend.by <> $1 and friend.agreed_at is null
                     and not exists (select from block where by = $2 and person = $1))
             select exists (select from other) as is_there, exists (select from bar) as is_barred,
                 fits or is_kept as fits from kept",
        );
        self.tied(ask.bind(user.bits() as i64).bind(other.bits() as i64).bind(MOST)).await
    }

    async fn tied(&self, ask: crate::Ask<'_>) -> Result<Tied, StoreError> {
        let row = self.row(ask).await?.ok_or_else(|| StoreError::odd("no answer"))?;
        Ok(match (row.try_get("is_there")?, row.try_get("is_barred")?, row.try_get("fits")?) {
            (false, ..) => Tied::Gone,
            (_, true, _) => Tied::Blocked,
            (.., false) => Tied::Full,
            _ => Tied::Done,
        })
    }

    /// Ends a friendship, or withdraws or declines a request.
    pub async fn unfriend(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        let ask = "delete from friend where one = least($1, $2) and other = greatest($1, $2)";
        let ask = sqlx::query(ask).bind(user.bits() as i64);
        self.run(ask.bind(other.bits() as i64)).await.map(drop)
    }

    /// A user's friends and pending requests, newest first. Requests of blocked users are left out.
    pub async fn friends(&self, user: UserId) -> Result<Vec<FriendRow>, StoreError> {
        let ask = sqlx::query(
            "select person.id, name, friend.by <> $1 as is_asking, agreed_at is not null as is_friend
             from friend join person on person.id = case when one = $1 then other else one end
             where (one = $1 or other = $1)
                 and not exists (select from block where by = $1 and block.person = person.id)
             order by friend.by <> $1 and agreed_at is null,
                 coalesce(agreed_at, asked_at) desc, person.id limit $2",
        );
        let read = |row: &PgRow| {
            let (is_asking, is_friend) = (row.try_get("is_asking")?, row.try_get("is_friend")?);
            Ok(FriendRow { user: read_user(row)?, is_asking, is_friend })
        };
        // Anybody may send requests: they come last, and those beyond the limit wait until some are answered.
        let rows = self.rows(ask.bind(user.bits() as i64).bind(2 * MOST)).await?;
        rows.iter().map(read).collect()
    }

    /// Blocks a user; a friendship ends with it.
    pub async fn block(&self, user: UserId, other: UserId) -> Result<Tied, StoreError> {
        let ask = sqlx::query(
            "with other as (select id from person where id = $2),
             kept as (select count(*) < $3 or coalesce(bool_or(person = $2), false) as fits
                      from block where by = $1),
             ended as (
                 delete from friend using kept
                 where fits and one = least($1, $2) and other = greatest($1, $2)),
             added as (
                 insert into block (by, person) select $1, id from other, kept where fits
                 on conflict do nothing)
             select exists (select from other) as is_there, false as is_barred, fits from kept",
        );
        self.tied(ask.bind(user.bits() as i64).bind(other.bits() as i64).bind(MOST)).await
    }

    /// Unblocks a user.
    pub async fn unblock(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        let ask = sqlx::query("delete from block where by = $1 and person = $2");
        self.run(ask.bind(user.bits() as i64).bind(other.bits() as i64)).await.map(drop)
    }

    /// Users whom a user blocked, newest first.
    pub async fn blocks(&self, user: UserId) -> Result<Vec<User>, StoreError> {
        let ask = sqlx::query(
            "select id, name from block join person on person.id = block.person
             where block.by = $1 order by at desc, id",
        );
        self.rows(ask.bind(user.bits() as i64)).await?.iter().map(read_user).collect()
    }

    /// Whether a block exists, in either direction, between a user and any of these.
    pub async fn is_apart(&self, user: UserId, others: &[UserId]) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "select exists (select from block
                 where by = $1 and person = any($2) or person = $1 and by = any($2)) as it",
        );
        let others: Vec<i64> = others.iter().map(|other| other.bits() as i64).collect();
        let row = self.row(ask.bind(user.bits() as i64).bind(others)).await?;
        Ok(row.map(|row| row.try_get("it")).transpose()?.unwrap_or(false))
    }
}
