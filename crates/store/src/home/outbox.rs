//! The outbox: messages to deliver, stored until they are (transactional outbox).

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{
    HomeStore, StoreError,
    columns::{micros, read_count, read_millis, read_table_id, seat, small},
    home::purge::COMPLETED_MESSAGES,
};

/// An outbox message, leased to the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Idempotency key for the receiver: the same on every retry.
    pub id: String,
    /// Notification channel, as JSON.
    pub channel: String,
    /// Content, as JSON.
    pub message: String,
    /// Delivery attempts, this one included.
    pub attempts: i16,
    /// The decision that it notifies of, if any.
    pub decision: Option<DecisionAlert>,
}

/// Messages that are delivered apart from the others, so that none of them wait for a slow receiver of another
/// kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutboxLane {
    /// Emails about an account, which let people in.
    Account,
    /// Notifications of decisions, by email or web push.
    Alert,
    /// Notifications of decisions, by webhook: anybody's server, as slow as its owner wants.
    Webhook,
}

impl OutboxLane {
    /// All lanes, in the order of their numbers in the database.
    pub const ALL: [OutboxLane; 3] = [OutboxLane::Account, OutboxLane::Alert, OutboxLane::Webhook];

    /// Its name in metrics.
    pub fn name(self) -> &'static str {
        match self {
            OutboxLane::Account => "account",
            OutboxLane::Alert => "alert",
            OutboxLane::Webhook => "webhook",
        }
    }

    fn number(self) -> i32 {
        match self {
            OutboxLane::Account => 0,
            OutboxLane::Alert => 1,
            OutboxLane::Webhook => 2,
        }
    }

    fn read(number: i32) -> Result<OutboxLane, StoreError> {
        let found = OutboxLane::ALL.into_iter().find(|lane| lane.number() == number);
        found.ok_or_else(|| StoreError::odd(format!("outbox lane {number}")))
    }
}

/// A message to add for a user.
#[derive(Clone, Copy, Debug)]
pub struct NewMessage<'a> {
    /// Idempotency key: a message is added once for each.
    pub id: &'a str,
    /// The receiver.
    pub user: UserId,
    /// Notification channel, as JSON.
    pub channel: &'a str,
    /// Content, as JSON.
    pub message: &'a str,
}

/// A notification of a decision at a table, by one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionAlert {
    /// The table.
    pub table: TableId,
    /// The seat to act.
    pub seat: u8,
    /// Number of the act after which the seat is to act.
    pub number: u32,
    /// Id of the channel.
    pub channel_id: String,
}

fn read(row: &PgRow) -> Result<OutboxMessage, StoreError> {
    let decision = match row.try_get::<Option<i64>, _>("table_id")? {
        None => None,
        Some(_) => Some(DecisionAlert {
            table: read_table_id(row, "table_id")?,
            seat: seat(row.try_get("seat")?)?,
            number: read_count(row, "decision")?,
            channel_id: row.try_get("channel_id")?,
        }),
    };
    let (id, attempts) = (row.try_get("id")?, row.try_get("attempts")?);
    let (channel, message) = (row.try_get("channel")?, row.try_get("message")?);
    Ok(OutboxMessage { id, channel, message, attempts, decision })
}

impl HomeStore {
    /// Adds a message; once for each id.
    pub async fn add_outbox_message(
        &self,
        id: &str,
        user: Option<UserId>,
        channel: &str,
        message: &str,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "insert into outbox (id, user_id, channel, message) values ($1, $2, $3, $4)
             on conflict (id) do nothing",
        );
        let query = query.bind(id).bind(user.map(|user| user.bits() as i64));
        self.database.run(query.bind(channel).bind(message)).await.map(drop)
    }

    /// Adds a notification of a decision, to be sent after a delay; once for each decision and channel, also
    /// after it was sent. False if it was added before.
    pub async fn add_decision_alert(
        &self,
        new: NewMessage<'_>,
        decision: &DecisionAlert,
        wait: Duration,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "insert into outbox
                 (id, user_id, channel, message, table_id, seat, decision, channel_id, due_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 microsecond')
             on conflict (id) do nothing",
        );
        let query = query.bind(new.id).bind(new.user.bits() as i64);
        let query = query.bind(new.channel).bind(new.message);
        let query = query.bind(decision.table.bits() as i64).bind(small(decision.seat));
        let number = i32::try_from(decision.number).unwrap_or(i32::MAX);
        let query = query.bind(number).bind(&decision.channel_id).bind(micros(wait));
        Ok(self.database.run(query).await? == 1)
    }

    /// Claims messages of a lane to send, longest overdue first; but a second later for each message that its
    /// user has waiting, and a minute later for each failed attempt, so that one user's messages don't hold up
    /// the others'. No other worker gets them until the lease ends.
    pub async fn claim_outbox_messages(
        &self,
        lane: OutboxLane,
        limit: u32,
        lease: Duration,
    ) -> Result<Vec<OutboxMessage>, StoreError> {
        let query = sqlx::query(
            "with waiting as (
                 select id, due_at + attempts * interval '1 minute'
                     + count(*) over (partition by user_id) * interval '1 second' as rank
                 from outbox
                 where due_at <= now() and $3 = case when table_id is null then 0
                     when starts_with(channel, '{\"webhook\"') then 2 else 1 end),
             due as (
                 select outbox.id from outbox join waiting on waiting.id = outbox.id
                 where outbox.due_at <= now()
                 order by waiting.rank limit $1 for update of outbox skip locked)
             update outbox set due_at = now() + $2 * interval '1 microsecond', attempts = attempts + 1
             from due where outbox.id = due.id
             returning outbox.id, channel, message, attempts, table_id, seat, decision, channel_id",
        );
        let query = query.bind(i64::from(limit)).bind(micros(lease)).bind(lane.number());
        self.database.changed_rows(query).await?.iter().map(read).collect()
    }

    /// How long the oldest due message of each lane has waited; lanes without one are left out.
    pub async fn outbox_ages(&self) -> Result<Vec<(OutboxLane, Duration)>, StoreError> {
        let query = sqlx::query(
            "select case when table_id is null then 0
                 when starts_with(channel, '{\"webhook\"') then 2 else 1 end as lane,
                 (extract(epoch from now() - min(due_at)) * 1000)::bigint as age
             from outbox where due_at <= now() group by lane",
        );
        let rows = self.database.rows(query).await?;
        let read =
            |row: &PgRow| Ok((OutboxLane::read(row.try_get("lane")?)?, read_millis(row, "age")?));
        rows.iter().map(read).collect()
    }

    /// Marks a message as sent or dropped. Notifications of decisions stay for a while, for deduplication.
    pub async fn complete_outbox_message(&self, id: &str) -> Result<(), StoreError> {
        let query = sqlx::query(
            "with gone as (delete from outbox where id = $1 and table_id is null)
             update outbox set channel = '', message = '', done_at = now(), due_at = 'infinity'
             where id = $1 and table_id is not null",
        );
        self.database.run(query.bind(id)).await.map(drop)
    }

    /// Deletes old notifications of decisions.
    pub async fn delete_completed_outbox_messages(&self) -> Result<u64, StoreError> {
        self.database.run(sqlx::query(COMPLETED_MESSAGES)).await
    }

    /// Reschedules a message for a retry.
    pub async fn postpone_outbox_message(
        &self,
        id: &str,
        wait: Duration,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(
            "update outbox set due_at = now() + $2 * interval '1 microsecond' where id = $1",
        );
        self.database.run(query.bind(id).bind(micros(wait))).await.map(drop)
    }
}
