//! Errands: what is to be sent to somebody, kept until it was.

use std::time::Duration;

use sqlx::Row;
use wire::api::UserId;

use crate::{Store, StoreError, due::micros};

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
             returning errand.id, way, alert, tries",
        );
        let rows = self.rows(ask.bind(i64::from(limit)).bind(micros(lease))).await?;
        let read = |row: &sqlx::postgres::PgRow| {
            let (way, alert) = (row.try_get("way")?, row.try_get("alert")?);
            Ok(Errand { id: row.try_get("id")?, way, alert, tries: row.try_get("tries")? })
        };
        rows.iter().map(read).collect()
    }

    /// It was sent, or never will be.
    pub async fn end_errand(&self, id: &str) -> Result<(), StoreError> {
        self.run(sqlx::query("delete from errand where id = $1").bind(id)).await.map(drop)
    }

    /// It is tried again after a while.
    pub async fn put_off_errand(&self, id: &str, wait: Duration) -> Result<(), StoreError> {
        let ask = sqlx::query(
            "update errand set due_at = now() + $2 * interval '1 microsecond' where id = $1",
        );
        self.run(ask.bind(id).bind(micros(wait))).await.map(drop)
    }
}
