//! The outbox: messages to deliver, stored until they are (transactional outbox).

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{
    Store, StoreError,
    due_time::micros,
    table::{read_count, read_table_id, seat, small},
};

/// An outbox message, leased to the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// Idempotency key for the receiver: the same on every retry.
    pub id: String,
    /// Notification channel, as JSON.
    pub way: String,
    /// Content, as JSON.
    pub alert: String,
    /// Delivery attempts, this one included.
    pub tries: i16,
    /// The decision that it notifies of, if any.
    pub decision: Option<DecisionAlert>,
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
    pub way: String,
}

fn read(row: &PgRow) -> Result<OutboxMessage, StoreError> {
    let decision = match row.try_get::<Option<i64>, _>("table_id")? {
        None => None,
        Some(_) => Some(DecisionAlert {
            table: read_table_id(row, "table_id")?,
            seat: seat(row.try_get("seat")?)?,
            number: read_count(row, "decision")?,
            way: row.try_get("way_id")?,
        }),
    };
    let (id, tries) = (row.try_get("id")?, row.try_get("tries")?);
    let (way, alert) = (row.try_get("way")?, row.try_get("alert")?);
    Ok(OutboxMessage { id, way, alert, tries, decision })
}

impl Store {
    /// Adds a message; once for each id.
    pub async fn add_errand(
        &self,
        id: &str,
        person: Option<UserId>,
        way: &str,
        alert: &str,
    ) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "insert into errand (id, person, way, alert) values ($1, $2, $3, $4)
             on conflict (id) do nothing",
        );
        let ask = ask.bind(id).bind(person.map(|user| user.bits() as i64));
        self.run(ask.bind(way).bind(alert)).await.map(drop)
    }

    /// Adds a notification of a decision, to be sent after a delay; once for each decision and channel, also
    /// after it was sent. False if it was added before.
    pub async fn add_decision(
        &self,
        id: &str,
        person: UserId,
        (way, alert): (&str, &str),
        decision: &DecisionAlert,
        wait: Duration,
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "insert into errand (id, person, way, alert, table_id, seat, decision, way_id, due_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 microsecond')
             on conflict (id) do nothing",
        );
        let ask = ask.bind(id).bind(person.bits() as i64).bind(way).bind(alert);
        let ask = ask.bind(decision.table.bits() as i64).bind(small(decision.seat));
        let number = i32::try_from(decision.number).unwrap_or(i32::MAX);
        let ask = ask.bind(number).bind(&decision.way).bind(micros(wait));
        Ok(self.run(ask).await? == 1)
    }

    /// Claims messages to send, longest overdue first. No other worker gets them until the lease ends.
    pub async fn claim_errands(
        &self,
        limit: u32,
        lease: Duration,
    ) -> Result<Vec<OutboxMessage>, StoreError> {
        let ask = sqlx::query(
            "with due as (
                 select id from errand where due_at <= now()
                 order by due_at limit $1 for update skip locked)
             update errand set due_at = now() + $2 * interval '1 microsecond', tries = tries + 1
             from due where errand.id = due.id
             returning errand.id, way, alert, tries, table_id, seat, decision, way_id",
        );
        let rows = self.rows(ask.bind(i64::from(limit)).bind(micros(lease))).await?;
        rows.iter().map(read).collect()
    }

    /// Marks a message as sent or dropped. Notifications of decisions stay for a while, for deduplication.
    pub async fn end_errand(&self, id: &str) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "with gone as (delete from errand where id = $1 and table_id is null)
             update errand set way = '', alert = '', done_at = now(), due_at = 'infinity'
             where id = $1 and table_id is not null",
        );
        self.run(ask.bind(id)).await.map(drop)
    }

    /// Deletes old notifications of decisions.
    pub async fn forget_errands(&self) -> Result<u64, StoreError> {
        let ask = "delete from errand where done_at < now() - interval '120 days'";
        self.run(sqlx::query(ask)).await
    }

    /// Reschedules a message for a retry.
    pub async fn put_off_errand(&self, id: &str, wait: Duration) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "update errand set due_at = now() + $2 * interval '1 microsecond' where id = $1",
        );
        self.run(ask.bind(id).bind(micros(wait))).await.map(drop)
    }
}
