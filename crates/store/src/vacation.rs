//! Vacations and resting hours.

use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{Store, StoreError, table::read_user_id};

/// A user's vacations and resting hours, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestRow {
    /// As JSON.
    pub rest: String,
    /// Whether the hours were changed less than a day ago.
    pub is_fresh: bool,
    /// Database time: milliseconds since 1970.
    pub now: i64,
}

fn read(row: &PgRow) -> Result<RestRow, StoreError> {
    let (is_fresh, now) = (row.try_get("is_fresh")?, row.try_get("now")?);
    Ok(RestRow { rest: row.try_get("rest")?, is_fresh, now })
}

impl Store {
    /// A user's vacations and resting hours; none if deleted.
    pub async fn rest(&self, user: UserId) -> Result<Option<RestRow>, StoreError> {
        let ask = sqlx::query(
            "select rest, coalesce(now() - interval '1 day' < hours_at, false) as is_fresh,
                 (extract(epoch from now()) * 1000)::bigint as now
             from person where id = $1",
        );
        self.row(ask.bind(user.bits() as i64)).await?.map(|row| read(&row)).transpose()
    }

    /// Those of these users, as JSON.
    pub async fn rests(&self, users: &[UserId]) -> Result<Vec<(UserId, String)>, StoreError> {
        let ids: Vec<i64> = users.iter().map(|user| user.bits() as i64).collect();
        let ask = sqlx::query("select id, rest from person where id = any($1)");
        let rows = self.rows(ask.bind(ids)).await?;
        rows.iter().map(|row| Ok((read_user_id(row, "id")?, row.try_get("rest")?))).collect()
    }

    /// Updates them; false if they were changed meanwhile.
    pub async fn set_rest(
        &self,
        user: UserId,
        before: &str,
        rest: &str,
        are_hours_new: bool,
    ) -> Result<bool, StoreError> {
        let ask = sqlx::query(
            "update person set rest = $3, hours_at = case when $4 then now() else hours_at end
             where id = $1 and rest = $2",
        );
        let ask = ask.bind(user.bits() as i64).bind(before).bind(rest).bind(are_hours_new);
        Ok(self.run(ask).await? == 1)
    }
}
