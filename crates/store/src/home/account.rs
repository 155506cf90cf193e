//! Accounts: email addresses with passwords, pending verifications, and preferences.

use std::time::Duration;

use game::Lang;
use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{
    HomeStore, StoreError, TokenHash,
    columns::{micros, read_user_id},
    error::code,
    home::session::read_token,
};

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Its owner.
    pub user: UserId,
    /// Display name.
    pub name: String,
    /// Email address.
    pub email: String,
    /// Password hash.
    pub password_hash: Option<String>,
}

/// A pending verification: a token was sent by email.
#[derive(Clone, PartialEq, Eq)]
pub struct PendingVerification {
    /// The user.
    pub user: UserId,
    /// Email address that the token was sent to.
    pub email: String,
    /// The same address, normalized.
    pub normalized_email: String,
    /// Hash of the password to set; none if it is still to be chosen.
    pub password_hash: Option<String>,
}

/// What loses access when an account is created or its password changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revocation {
    /// Nothing.
    Nothing,
    /// Sessions and seat tokens.
    Sessions,
    /// Also passkeys, push and webhook channels, and the places that are known: they may be another user's.
    Everything,
}

/// A user's profile and preferences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserRow {
    /// Display name.
    pub name: String,
    /// Language of emails and notifications.
    pub language: Lang,
    /// Client settings, opaque JSON.
    pub settings: String,
    /// Email address.
    pub email: Option<String>,
}

impl HomeStore {
    /// The account with an email address.
    pub async fn account(&self, normalized_email: &str) -> Result<Option<Account>, StoreError> {
        let query = sqlx::query(
            "select user_id, name, email, password_hash from account join users on users.id = user_id
             where normalized_email = $1",
        );
        let Some(row) = self.database.row(query.bind(normalized_email)).await? else {
            return Ok(None);
        };
        Ok(Some(Account {
            user: read_user_id(&row, "user_id")?,
            name: row.try_get("name")?,
            email: row.try_get("email")?,
            password_hash: row.try_get("password_hash")?,
        }))
    }

    /// Which of these users have an account: a confirmed email address or a passkey.
    pub async fn account_holders(&self, users: &[UserId]) -> Result<Vec<UserId>, StoreError> {
        let query = sqlx::query(
            "select user_id from account where user_id = any($1)
             union select user_id from passkey where user_id = any($1)",
        );
        let ids: Vec<i64> = users.iter().map(|user| user.bits() as i64).collect();
        self.database
            .rows(query.bind(ids))
            .await?
            .iter()
            .map(|row| read_user_id(row, "user_id"))
            .collect()
    }

    /// Stores a pending verification.
    pub async fn add_pending_verification(
        &self,
        token: &TokenHash,
        pending: &PendingVerification,
        ttl: Duration,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into pending_verification
                 (token_hash, user_id, email, normalized_email, password_hash, expires_at)
             values ($1, $2, $3, $4, $5, now() + $6 * interval '1 microsecond')",
        );
        let query = query.bind(token.0.as_slice()).bind(pending.user.bits() as i64);
        let query =
            query.bind(&pending.email).bind(&pending.normalized_email).bind(&pending.password_hash);
        self.database.run(query.bind(micros(ttl))).await.map(drop)
    }

    /// The pending verification of a token.
    pub async fn pending_verification(
        &self,
        token: &TokenHash,
    ) -> Result<Option<PendingVerification>, StoreError> {
        let query =
            "select user_id, email, normalized_email, password_hash from pending_verification
             where token_hash = $1 and now() < expires_at";
        let row = self.database.row(sqlx::query(query).bind(token.0.as_slice())).await?;
        row.as_ref().map(read_pending).transpose()
    }

    /// The same, and deletes it.
    pub async fn redeem_verification(
        &self,
        token: &TokenHash,
    ) -> Result<Option<PendingVerification>, StoreError> {
        let query = "delete from pending_verification where token_hash = $1 and now() < expires_at
             returning user_id, email, normalized_email, password_hash";
        let row = self.database.changed_row(sqlx::query(query).bind(token.0.as_slice())).await?;
        row.as_ref().map(read_pending).transpose()
    }

    /// Creates a user's account, or changes its email address and password, deletes their pending
    /// verifications, and revokes what is to be revoked. Returns the sessions and seat tokens that ended; none
    /// if another user has the address. The channel of email stays: it leads to the account's address.
    pub async fn set_account(
        &self,
        pending: &PendingVerification,
        revocation: Revocation,
    ) -> Result<Option<Vec<TokenHash>>, StoreError> {
        let query = sqlx::query(
            "with stored as (
                 insert into account (user_id, email, normalized_email, password_hash)
                 values ($1, $2, $3, $4)
                 on conflict (user_id) do update
                 set email = excluded.email, normalized_email = excluded.normalized_email,
                     password_hash = coalesce(excluded.password_hash, account.password_hash)),
             void as (delete from pending_verification where user_id = $1),
             challenges as (delete from webauthn_challenge where $5 and user_id = $1),
             keys as (delete from passkey where $6 and user_id = $1),
             places as (delete from sign_in_place where $6 and user_id = $1),
             channels as (
                 delete from notification_channel
                 where $6 and user_id = $1 and config is not null returning id),
             webhooks as (
                 delete from webhook_network where channel_id in (select id from channels)),
             alerts as (
                 delete from outbox where user_id = $1 and done_at is null
                     and channel_id in (select id from channels)),
             seats as (delete from seat_token where $5 and issued_by = $1 returning token_hash),
             revoked as (
                 insert into session (token_hash, user_id, ended_at)
                 select token_hash, $1, now() from seats returning token_hash),
             ended as (
                 update session set ended_at = now()
                 where $5 and user_id = $1 and ended_at is null returning token_hash)
             select token_hash from revoked union all select token_hash from ended",
        );
        let query = query.bind(pending.user.bits() as i64).bind(&pending.email);
        let query = query.bind(&pending.normalized_email).bind(&pending.password_hash);
        let query = query.bind(revocation != Revocation::Nothing);
        let query = query.bind(revocation == Revocation::Everything);
        match self.database.changed_rows(query).await {
            Ok(rows) => Ok(Some(rows.iter().map(read_token).collect::<Result<_, _>>()?)),
            Err(StoreError::Broken(error)) if code(&error).as_deref() == Some("23505") => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// A user's profile; none if the user was deleted.
    pub async fn user(&self, user: UserId) -> Result<Option<UserRow>, StoreError> {
        let query = sqlx::query(
            "select name, language, settings, email
             from users left join account on account.user_id = users.id where users.id = $1",
        );
        let Some(row) = self.database.row(query.bind(user.bits() as i64)).await? else {
            return Ok(None);
        };
        Ok(Some(read_user(&row)?))
    }

    /// Updates a profile; fields left out stay.
    pub async fn update_user(
        &self,
        user: UserId,
        name: Option<&str>,
        language: Option<Lang>,
        settings: Option<&str>,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "update users set name = coalesce($2, name), language = coalesce($3, language),
                 settings = coalesce($4, settings)
             where id = $1",
        );
        let query = query.bind(user.bits() as i64).bind(name).bind(language.map(Lang::code));
        self.database.run(query.bind(settings)).await.map(drop)
    }

    /// Deletes a user and all their personal data, but what is at tables. The games they played stay and name them by an id that
    /// refers to nobody.
    pub(crate) async fn delete_user(&self, user: UserId) -> Result<(), StoreError> {
        let query = sqlx::query(
            "with registration as (delete from account where user_id = $1),
                  verifications as (delete from pending_verification where user_id = $1),
                  passkeys as (delete from passkey where user_id = $1),
                  challenges as (delete from webauthn_challenge where user_id = $1),
                  messages as (delete from outbox where user_id = $1),
                  seats as (delete from seat_token where issued_by = $1 returning token_hash),
                  revoked as (insert into session (token_hash, user_id, ended_at)
                              select token_hash, $1, now() from seats),
                  channels as (delete from notification_channel where user_id = $1 returning id),
                  webhooks as (delete from webhook_network
                               where channel_id in (select id from channels)),
                  places as (delete from sign_in_place where user_id = $1),
                  ratings as (delete from ladder_rating where player_id = $1),
                  history as (delete from ladder_history where player_id = $1),
                  old_ratings as (delete from rating where player_id = $1),
                  old_history as (delete from rating_history where player_id = $1),
                  sessions as (update session set ended_at = now(), user_agent = ''
                               where user_id = $1 and ended_at is null),
                  friendships as (delete from friendship
                                  where low_user_id = $1 or high_user_id = $1),
                  blocks as (delete from block where blocker_id = $1 or blocked_id = $1),
                  reports as (delete from report where reporter_id = $1 or reported_id = $1)
             delete from users where id = $1",
        );
        self.database.run(query.bind(user.bits() as i64)).await.map(drop)
    }
}

fn read_pending(row: &PgRow) -> Result<PendingVerification, StoreError> {
    Ok(PendingVerification {
        user: read_user_id(row, "user_id")?,
        email: row.try_get("email")?,
        normalized_email: row.try_get("normalized_email")?,
        password_hash: row.try_get("password_hash")?,
    })
}

fn read_user(row: &PgRow) -> Result<UserRow, StoreError> {
    Ok(UserRow {
        name: row.try_get("name")?,
        // A newer version may know more languages.
        language: row.try_get::<&str, _>("language")?.parse().unwrap_or_default(),
        settings: row.try_get("settings")?,
        email: row.try_get("email")?,
    })
}
