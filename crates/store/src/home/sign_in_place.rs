//! The places that users signed in from.

use sqlx::Row;
use wire::api::UserId;

use crate::{HomeStore, PlaceHash, StoreError};

impl HomeStore {
    /// Records that a user signs in from a place; true if it is new.
    pub async fn add_sign_in_place(
        &self,
        user: UserId,
        place: PlaceHash,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with known as (select from sign_in_place where user_id = $1 and place = $2),
             used as (
                 insert into sign_in_place (user_id, place) values ($1, $2)
                 on conflict (user_id, place) do update set last_used_at = now())
             select not exists (select from known) as is_new",
        );
        let row = self.database.changed_row(query.bind(user.bits() as i64).bind(place.0)).await?;
        Ok(row.map_or(Ok(true), |row| row.try_get("is_new"))?)
    }

    /// Deletes places that weren't used for as long as a session may be unused.
    pub async fn delete_old_sign_in_places(&self) -> Result<u64, StoreError> {
        let query = "delete from sign_in_place where last_used_at < now() - interval '400 days'";
        self.database.run(sqlx::query(query)).await
    }
}
