//! Errands: what is to be sent to somebody, kept until it was.

use std::time::Duration;

use sqlx::{Row, postgres::PgRow};
use wire::api::{TableId, UserId};

use crate::{
    Store, StoreError,
    due::micros,
    table::{read_count, read_table_id, seat, small},
};

/// Something to send, ours until the lease ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// What the receiver may know it by: the same if it is sent again.
    pub id: String,
    /// How it is sent, as JSON.
    pub way: String,
    /// What is sent, as JSON.
    pub alert: String,
    /// How often it was tried, this time included.
    pub tries: i16,
    /// Of which decision it tells, if it does of one.
    pub decision: Option<Decision>,
}

/// What somebody is asked for at a table, and by which way they are told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Where.
    pub table: TableId,
    /// Who.
    pub seat: u8,
    /// The number of the act that asked them.
    pub number: u32,
    /// By which way.
    pub way: String,
}

fn read(row: &PgRow) -> Result<Errand, StoreError> {
    let decision = match row.try_get::<Option<i64>, _>("table_id")? {
        None => None,
        Some(_) => Some(Decision {
            table: read_table_id(row, "table_id")?,
            seat: seat(row.try_get("seat")?)?,
            number: read_count(row, "decision")?,
            way: row.try_get("way_id")?,
        }),
    };
    let (id, tries) = (row.try_get("id")?, row.try_get("tries")?);
    let (way, alert) = (row.try_get("way")?, row.try_get("alert")?);
    Ok(Errand { id, way, alert, tries, decision })
}

impl Store {
    /// Keeps something that is to be sent; the same once only.
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

    /// Keeps something that tells somebody of a decision, and is to be sent after a while; the same once
    /// only, also after it was sent. False if it was kept before.
    pub async fn add_decision(
        &self,
        id: &str,
        person: UserId,
        (way, alert): (&str, &str),
        decision: &Decision,
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

    /// Takes what is to be sent, what waited longest first. Until the lease ends nobody else gets it.
    pub async fn claim_errands(
        &self,
        limit: u32,
        lease: Duration,
    ) -> Result<Vec<Errand>, StoreError> {
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

    /// It was sent, or never will be. What told of a decision is known again for a while.
    pub async fn end_errand(&self, id: &str) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "with gone as (delete from errand where id = $1 and table_id is null)
             update errand set way = '', alert = '', done_at = now(), due_at = 'infinity'
             where id = $1 and table_id is not null",
        );
        self.run(ask.bind(id)).await.map(drop)
    }

    /// Forgets decisions that were told of long ago.
    pub async fn forget_errands(&self) -> Result<u64, StoreError> {
        let ask = "delete from errand where done_at < now() - interval '120 days'";
        self.run(sqlx::query(ask)).await
    }

    /// It is tried again after a while.
    pub async fn put_off_errand(&self, id: &str, wait: Duration) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "update errand set due_at = now() + $2 * interval '1 microsecond' where id = $1",
        );
        self.run(ask.bind(id).bind(micros(wait))).await.map(drop)
    }
}
