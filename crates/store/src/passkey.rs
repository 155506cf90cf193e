//! Passkeys and WebAuthn challenges.

use std::time::Duration;

use sqlx::Row;
use wire::api::UserId;

use crate::{Store, StoreError, TokenHash, due_time::micros, error::code, table::read_user_id};

/// A passkey.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    /// Credential id.
    pub credential: Vec<u8>,
    /// Its owner.
    pub person: UserId,
    /// Label.
    pub label: String,
    /// Public key credential, as JSON.
    pub key: String,
    /// Creation time: seconds since 1970.
    pub made: i64,
}

const FIELDS: &str =
    "credential, person, label, key, extract(epoch from created_at)::bigint as made";

fn read(row: &sqlx::postgres::PgRow) -> Result<PasskeyRow, StoreError> {
    Ok(PasskeyRow {
        credential: row.try_get("credential")?,
        person: read_user_id(row, "person")?,
        label: row.try_get("label")?,
        key: row.try_get("key")?,
        made: row.try_get("made")?,
    })
}

impl Store {
    /// Stores a WebAuthn challenge until it is answered.
    pub async fn begin_ceremony(
        &self,
        id: &TokenHash,
        person: Option<UserId>,
        state: &str,
        time: Duration,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "insert into ceremony (id, person, state, until)
             values ($1, $2, $3, now() + $4 * interval '1 microsecond')",
        );
        let ask = ask.bind(id.0.as_slice()).bind(person.map(|user| user.bits() as i64));
        self.run(ask.bind(state).bind(micros(time))).await.map(drop)
    }

    /// Takes a challenge, once, for the user it was made for.
    pub async fn end_ceremony(
        &self,
        id: &TokenHash,
        person: Option<UserId>,
    ) -> Result<Option<String>, StoreError> {
        let ask = sqlx::query(
            "delete from ceremony
             where id = $1 and person is not distinct from $2 and now() < until returning state",
        );
        let ask = ask.bind(id.0.as_slice()).bind(person.map(|user| user.bits() as i64));
        Ok(self.row(ask).await?.map(|row| row.try_get("state")).transpose()?)
    }

    /// Adds a passkey and deletes its owner's pending verifications; false if the credential exists.
    pub async fn add_passkey(
        &self,
        person: UserId,
        credential: &[u8],
        label: &str,
        key: &str,
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "with void as (delete from promise where person = $2)
             insert into passkey (credential, person, label, key) values ($1, $2, $3, $4)",
        );
        let ask = ask.bind(credential).bind(person.bits() as i64).bind(label).bind(key);
        match self.run(ask).await {
            Ok(_) => Ok(true),
            Err(StoreError::Broken(error)) if code(&error).as_deref() == Some("23505") => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// A user's passkeys, oldest first.
    pub async fn passkeys(&self, person: UserId) -> Result<Vec<PasskeyRow>, StoreError> {
        let text = format!(
            "select {FIELDS} from passkey where person = $1 order by created_at, credential"
        );
        let ask = sqlx::query(sqlx::AssertSqlSafe(text));
        self.rows(ask.bind(person.bits() as i64)).await?.iter().map(read).collect()
    }

    /// The passkey of a credential id.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let text = format!("select {FIELDS} from passkey where credential = $1");
        let ask = sqlx::query(sqlx::AssertSqlSafe(text));
        self.row(ask.bind(credential)).await?.as_ref().map(read).transpose()
    }

    /// Updates the credential after a use (signature counter).
    pub async fn set_passkey(&self, credential: &[u8], key: &str) -> Result<(), StoreError> {
        let ask = sqlx::query("update passkey set key = $2 where credential = $1");
        self.run(ask.bind(credential).bind(key)).await.map(drop)
    }

    /// Deletes a user's passkey; false if it wasn't theirs.
    pub async fn remove_passkey(
        &self,
        person: UserId,
        credential: &[u8],
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query("delete from passkey where credential = $1 and person = $2");
        let ask = ask.bind(credential).bind(person.bits() as i64);
        Ok(self.run(ask).await? == 1)
    }

    /// Deletes expired challenges and verifications.
    pub async fn forget_promises(&self) -> Result<u64, StoreError> {
        let ceremonies = self.run(sqlx::query("delete from ceremony where until < now()")).await?;
        let promises = self.run(sqlx::query("delete from promise where until < now()")).await?;
        Ok(ceremonies + promises)
    }
}
