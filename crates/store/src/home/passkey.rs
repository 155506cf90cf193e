//! Passkeys and WebAuthn challenges.

use std::time::Duration;

use clock::Moment;
use sqlx::Row;
use wire::api::UserId;

use crate::{
    HomeStore, StoreError, TokenHash,
    columns::{micros, read_user_id},
    error::code,
    home::purge::{EXPIRED_CHALLENGES, EXPIRED_VERIFICATIONS},
};

/// A passkey.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    /// Credential id.
    pub credential_id: Vec<u8>,
    /// Its owner.
    pub user: UserId,
    /// Label.
    pub label: String,
    /// Public key credential, as JSON.
    pub credential: String,
    /// Creation time.
    pub created_at: Moment,
}

const FIELDS: &str =
    "credential_id, user_id, label, credential, extract(epoch from created_at)::bigint as created";

fn read(row: &sqlx::postgres::PgRow) -> Result<PasskeyRow, StoreError> {
    Ok(PasskeyRow {
        credential_id: row.try_get("credential_id")?,
        user: read_user_id(row, "user_id")?,
        label: row.try_get("label")?,
        credential: row.try_get("credential")?,
        created_at: Moment::from_seconds(row.try_get("created")?),
    })
}

impl HomeStore {
    /// Stores a WebAuthn challenge until it is answered.
    pub async fn add_webauthn_challenge(
        &self,
        id: &TokenHash,
        user: Option<UserId>,
        state: &str,
        ttl: Duration,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into webauthn_challenge (id, user_id, state, expires_at)
             values ($1, $2, $3, now() + $4 * interval '1 microsecond')",
        );
        let query = query.bind(id.0.as_slice()).bind(user.map(|user| user.bits() as i64));
        self.database.run(query.bind(state).bind(micros(ttl))).await.map(drop)
    }

    /// Takes a challenge, once, for the user it was made for.
    pub async fn take_webauthn_challenge(
        &self,
        id: &TokenHash,
        user: Option<UserId>,
    ) -> Result<Option<String>, StoreError> {
        let query = sqlx::query(
            "delete from webauthn_challenge
             where id = $1 and user_id is not distinct from $2 and now() < expires_at
             returning state",
        );
        let query = query.bind(id.0.as_slice()).bind(user.map(|user| user.bits() as i64));
        Ok(self.database.changed_row(query).await?.map(|row| row.try_get("state")).transpose()?)
    }

    /// Adds a passkey and deletes its owner's pending verifications; false if the credential exists.
    pub async fn add_passkey(
        &self,
        user: UserId,
        credential_id: &[u8],
        label: &str,
        credential: &str,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with void as (delete from pending_verification where user_id = $2)
             insert into passkey (credential_id, user_id, label, credential) values ($1, $2, $3, $4)",
        );
        let query = query.bind(credential_id).bind(user.bits() as i64).bind(label).bind(credential);
        match self.database.run(query).await {
            Ok(_) => Ok(true),
            Err(StoreError::Broken(error)) if code(&error).as_deref() == Some("23505") => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// A user's passkeys, oldest first.
    pub async fn passkeys(&self, user: UserId) -> Result<Vec<PasskeyRow>, StoreError> {
        let text = format!(
            "select {FIELDS} from passkey where user_id = $1 order by created_at, credential_id"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(text));
        self.database.rows(query.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// The passkey of a credential id.
    pub async fn passkey(&self, credential_id: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let text = format!("select {FIELDS} from passkey where credential_id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(text));
        self.database.row(query.bind(credential_id)).await?.as_ref().map(read).transpose()
    }

    /// Updates the credential after a use (signature counter).
    pub async fn update_passkey(
        &self,
        credential_id: &[u8],
        credential: &str,
    ) -> Result<(), StoreError> {
        let query = sqlx::query("update passkey set credential = $2 where credential_id = $1");
        self.database.run(query.bind(credential_id).bind(credential)).await.map(drop)
    }

    /// Deletes a user's passkey; false if it wasn't theirs.
    pub async fn delete_passkey(
        &self,
        user: UserId,
        credential_id: &[u8],
    ) -> Result<bool, StoreError> {
        let query = sqlx::query("delete from passkey where credential_id = $1 and user_id = $2");
        let query = query.bind(credential_id).bind(user.bits() as i64);
        Ok(self.database.run(query).await? == 1)
    }

    /// Deletes expired challenges and verifications.
    pub async fn delete_expired_challenges(&self) -> Result<u64, StoreError> {
        let challenges = self.database.run(sqlx::query(EXPIRED_CHALLENGES)).await?;
        Ok(challenges + self.database.run(sqlx::query(EXPIRED_VERIFICATIONS)).await?)
    }
}
