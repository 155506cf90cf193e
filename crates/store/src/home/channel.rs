//! Notification channels of users, and the server's VAPID key.

use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{HomeStore, NetworkHash, StoreError};

/// A user's notification channel.
#[derive(Clone, PartialEq, Eq)]
pub struct ChannelRow {
    /// Its id.
    pub id: String,
    /// Channel data, as JSON; none for email.
    pub config: Option<String>,
    /// Label.
    pub label: String,
    /// Email address of the account; none without one.
    pub email: Option<String>,
}

/// A webhook to add.
#[derive(Clone, Copy)]
pub struct NewWebhookRow<'a> {
    /// Its id.
    pub id: &'a str,
    /// Channel data, as JSON.
    pub config: &'a str,
    /// Label.
    pub label: &'a str,
    /// The network it is added from.
    pub network: NetworkHash,
}

/// The most that a user and a network may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WebhookLimits {
    /// Channels of the user, webhooks included.
    pub channels: u32,
    /// Webhooks of the user.
    pub webhooks: u32,
    /// Webhooks of all users that were added from the network.
    pub of_network: u32,
}

fn read(row: &PgRow) -> Result<ChannelRow, StoreError> {
    let (id, config) = (row.try_get("id")?, row.try_get("config")?);
    Ok(ChannelRow { id, config, label: row.try_get("label")?, email: row.try_get("email")? })
}

impl HomeStore {
    /// A user's channels, oldest first.
    pub async fn channels(&self, user: UserId) -> Result<Vec<ChannelRow>, StoreError> {
        let query = sqlx::query(
            "select id, config, label, email
             from notification_channel left join account using (user_id)
             where user_id = $1 order by notification_channel.created_at, id",
        );
        self.database.rows(query.bind(user.bits() as i64)).await?.iter().map(read).collect()
    }

    /// Whether a user has any channel.
    pub async fn is_reachable(&self, user: UserId) -> Result<bool, StoreError> {
        let query = sqlx::query("select from notification_channel where user_id = $1 limit 1");
        Ok(self.database.row(query.bind(user.bits() as i64)).await?.is_some())
    }

    /// Adds a channel, or updates the one of this id; false if the limit is reached.
    pub async fn add_channel(
        &self,
        user: UserId,
        id: &str,
        config: Option<&str>,
        label: &str,
        limit: u32,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "insert into notification_channel (id, user_id, config, label)
             select $1, $2, $3, $4
             where (select count(*) from notification_channel where user_id = $2 and id <> $1) < $5
             on conflict (id) do update set config = $3, label = $4
             where notification_channel.user_id = $2",
        );
        let query = query.bind(id).bind(user.bits() as i64).bind(config).bind(label);
        Ok(self.database.run(query.bind(i64::from(limit))).await? == 1)
    }

    /// Adds a webhook, or updates the one of this id; false if a limit is reached.
    pub async fn add_webhook(
        &self,
        user: UserId,
        new: &NewWebhookRow<'_>,
        limits: WebhookLimits,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with mine as (
                 select count(*) as channels,
                     count(*) filter (where starts_with(config, '{\"webhook\"')) as webhooks
                 from notification_channel where user_id = $2 and id <> $1),
             nearby as (
                 select count(*) as webhooks from webhook_network join notification_channel on id = channel_id
                 where network = $5 and id <> $1),
             added as (
                 insert into notification_channel (id, user_id, config, label)
                 select $1, $2, $3, $4 from mine, nearby
                 where mine.channels < $6 and mine.webhooks < $7 and nearby.webhooks < $8
                 on conflict (id) do update set config = $3, label = $4
                 where notification_channel.user_id = $2
                 returning id)
             insert into webhook_network (channel_id, network) select id, $5 from added
             on conflict (channel_id) do update set network = $5",
        );
        let query = query.bind(new.id).bind(user.bits() as i64).bind(new.config).bind(new.label);
        let query = query.bind(new.network.0).bind(i64::from(limits.channels));
        let query = query.bind(i64::from(limits.webhooks)).bind(i64::from(limits.of_network));
        Ok(self.database.run(query).await? == 1)
    }

    /// Deletes a user's channel; false if it wasn't theirs.
    pub async fn delete_channel(&self, user: UserId, id: &str) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with gone as (
                 delete from notification_channel where id = $1 and user_id = $2 returning id),
             freed as (delete from webhook_network where channel_id in (select id from gone))
             select from gone",
        );
        Ok(self.database.changed_row(query.bind(id).bind(user.bits() as i64)).await?.is_some())
    }

    /// Deletes an expired channel.
    pub async fn drop_channel(&self, id: &str) -> Result<(), StoreError> {
        let query = sqlx::query(
            "with freed as (delete from webhook_network where channel_id = $1)
             delete from notification_channel where id = $1",
        );
        self.database.run(query.bind(id)).await.map(drop)
    }

    /// Deletes networks of webhooks that an older program left when it deleted those.
    pub async fn delete_orphaned_networks(&self) -> Result<u64, StoreError> {
        let query = "delete from webhook_network
             where not exists (select from notification_channel where id = channel_id)";
        self.database.run(sqlx::query(query)).await
    }

    /// A secret of the server by name; inserts this value if there is none.
    pub async fn server_secret(&self, name: &str, value: &str) -> Result<String, StoreError> {
        let query = sqlx::query(
            "insert into server_secret (name, value) values ($1, $2)
             on conflict (name) do update set value = server_secret.value returning value",
        );
        let row = self.database.changed_row(query.bind(name).bind(value)).await?;
        let row = row.ok_or_else(|| StoreError::odd("no secret"))?;
        Ok(row.try_get("value")?)
    }
}
