//! Notification channels of users, and the server's VAPID key.

use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{Store, StoreError};

/// A user's notification channel.
#[derive(Clone, PartialEq, Eq)]
pub struct ChannelRow {
    /// Its id.
    pub id: String,
    /// Channel data, as JSON; none for email.
    pub secret: Option<String>,
    /// Label.
    pub label: String,
    /// Email address of the account; none without one.
    pub email: Option<String>,
}

fn read(row: &PgRow) -> Result<ChannelRow, StoreError> {
    let (id, secret) = (row.try_get("id")?, row.try_get("secret")?);
    Ok(ChannelRow { id, secret, label: row.try_get("label")?, email: row.try_get("email")? })
}

impl Store {
    /// A user's channels, oldest first.
    pub async fn ways(&self, user: UserId) -> Result<Vec<ChannelRow>, StoreError> {
        let ask = sqlx::query(
            "select id, secret, label, email
             from way left join account on account.person = way.person
             where way.person = $1 order by way.created_at, id",
        );
        self.rows(ask.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// Whether a user has any channel.
    pub async fn is_reachable(&self, user: UserId) -> Result<bool, StoreError> {
        let ask = sqlx::query("select from way where person = $1 limit 1");
        Ok(self.row(ask.bind(user.bits() as i64)).await?.is_some())
    }

    /// Adds a channel, or updates the one of this id; false if the limit is reached.
    pub async fn add_way(
        &self,
        user: UserId,
        id: &str,
        secret: Option<&str>,
        label: &str,
        most: u32,
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "insert into way (id, person, secret, label)
             select $1, $2, $3, $4
             where (select count(*) from way where person = $2 and id <> $1) < $5
             on conflict (id) do update set secret = $3, label = $4 where way.person = $2",
        );
        let ask = ask.bind(id).bind(user.bits() as i64).bind(secret).bind(label);
        Ok(self.run(ask.bind(i64::from(most))).await? == 1)
    }

    /// Deletes a user's channel; false if it wasn't theirs.
    pub async fn remove_way(&self, user: UserId, id: &str) -> Result<bool, StoreError> {
        let ask = sqlx::query("delete from way where id = $1 and person = $2");
        Ok(self.run(ask.bind(id).bind(user.bits() as i64)).await? == 1)
    }

    /// Deletes a channel that is gone for good.
    pub async fn end_way(&self, id: &str) -> Result<(), StoreError> {
        self.run(sqlx::query("delete from way where id = $1").bind(id)).await.map(drop)
    }

    /// What the service keeps under a name: what it has, or else what it is offered.
    pub async fn keep_secret(&self, name: &str, offered: &str) -> Result<String, StoreError> {
        let ask = sqlx::query(
            "insert into secret (name, value) values ($1, $2)
             on conflict (name) do update set value = secret.value returning value",
        );
        let row = self.row(ask.bind(name).bind(offered)).await?;
        let row = row.ok_or_else(|| StoreError::odd("no secret"))?;
        Ok(row.try_get("value")?)
    }
}
