//! Playing hours and vacations.

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{
    HomeStore, StoreError,
    columns::{read_moment, read_user_id},
};

/// A user's playing hours and vacations, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScheduleRow {
    /// As JSON.
    pub schedule: String,
    /// Whether the hours were changed less than a day ago.
    pub are_hours_recent: bool,
    /// Database time.
    pub now: Moment,
}

fn read(row: &PgRow) -> Result<ScheduleRow, StoreError> {
    let (are_hours_recent, now) = (row.try_get("are_hours_recent")?, read_moment(row, "now")?);
    Ok(ScheduleRow { schedule: row.try_get("schedule")?, are_hours_recent, now })
}

impl HomeStore {
    /// A user's playing hours and vacations; none if deleted.
    pub async fn schedule(&self, user: UserId) -> Result<Option<ScheduleRow>, StoreError> {
        let query = sqlx::query(
            "select schedule, coalesce(now() - interval '1 day' < hours_changed_at, false) as are_hours_recent,
                 (extract(epoch from now()) * 1000)::bigint as now
             from users where id = $1",
        );
        self.database.row(query.bind(user.bits() as i64)).await?.map(|row| read(&row)).transpose()
    }

    /// Those of these users, as JSON.
    pub async fn schedules(&self, users: &[UserId]) -> Result<Vec<(UserId, String)>, StoreError> {
        let ids: Vec<i64> = users.iter().map(|user| user.bits() as i64).collect();
        let query = sqlx::query("select id, schedule from users where id = any($1)");
        let rows = self.database.rows(query.bind(ids)).await?;
        rows.iter().map(|row| Ok((read_user_id(row, "id")?, row.try_get("schedule")?))).collect()
    }

    /// Updates them; false if they were changed meanwhile.
    pub async fn set_schedule(
        &self,
        user: UserId,
        before: &str,
        schedule: &str,
        are_hours_new: bool,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "update users set schedule = $3,
                 hours_changed_at = case when $4 then now() else hours_changed_at end
             where id = $1 and schedule = $2",
        );
        let query = query.bind(user.bits() as i64).bind(before).bind(schedule).bind(are_hours_new);
        Ok(self.database.run(query).await? == 1)
    }
}
