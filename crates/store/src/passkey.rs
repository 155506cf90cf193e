//! Passkeys, and what browsers are asked to do with them.

use std::time::Duration;

use sqlx::Row;
use wire::api::UserId;

use crate::{Store, StoreError, TokenHash, due::micros, error::code, table::read_user_id};

/// A passkey of somebody.
#[derive(Clone, PartialEq, Eq)]
pub struct PasskeyRow {
    /// The name that its device gave it.
    pub credential: Vec<u8>,
    /// Whose.
    pub person: UserId,
    /// What they call it.
    pub label: String,
    /// What proves that it was used, as JSON.
    pub key: String,
    /// When it was made: seconds since 1970.
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
    /// Keeps what a browser is asked for until it answers.
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

    /// What a browser was asked for, once: of the same person as then.
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

    /// Adds a passkey, and all that was promised to its owner by mail is void; false if it is known
    /// already.
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

    /// The passkeys of somebody, in the order in which they were made.
    pub async fn passkeys(&self, person: UserId) -> Result<Vec<PasskeyRow>, StoreError> {
        let text = format!(
            "select {FIELDS} from passkey where person = $1 order by created_at, credential"
        );
        let ask = sqlx::query(sqlx::AssertSqlSafe(text));
        self.rows(ask.bind(person.bits() as i64)).await?.iter().map(read).collect()
    }

    /// The passkey of a name.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        let text = format!("select {FIELDS} from passkey where credential = $1");
        let ask = sqlx::query(sqlx::AssertSqlSafe(text));
        self.row(ask.bind(credential)).await?.as_ref().map(read).transpose()
    }

    /// Notes what a device told of a passkey when it was used.
    pub async fn set_passkey(&self, credential: &[u8], key: &str) -> Result<(), StoreError> {
        let ask = sqlx::query("update passkey set key = $2 where credential = $1");
        self.run(ask.bind(credential).bind(key)).await.map(drop)
    }

    /// Removes one of somebody's passkeys; whether it was theirs.
    pub async fn remove_passkey(
        &self,
        person: UserId,
        credential: &[u8],
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query("delete from passkey where credential = $1 and person = $2");
        let ask = ask.bind(credential).bind(person.bits() as i64);
        Ok(self.run(ask).await? == 1)
    }

    /// Forgets ceremonies and promises whose time is over.
    pub async fn forget_promises(&self) -> Result<u64, StoreError> {
        let ceremonies = self.run(sqlx::query("delete from ceremony where until < now()")).await?;
        let promises = self.run(sqlx::query("delete from promise where until < now()")).await?;
        Ok(ceremonies + promises)
    }
}
