//! Digests of people and ratings, to compare databases. What is secret stays in the database.

use sqlx::{Row, postgres::PgRow};
use wire::api::UserId;

use crate::{
    HomeStore, LadderId, PlayerId, StoreError,
    columns::{read_count, read_user_id},
    home::rating::pool_number,
};

/// A user with the account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserDigest {
    /// The user.
    pub user: UserId,
    /// When the user was created, in seconds since 1970: it never changes.
    pub created_at: String,
    /// Hash of all that the user and moderators can change.
    pub profile: String,
}

/// A player's rating at a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingDigest {
    /// The player.
    pub player: PlayerId,
    /// Rated games: no rating changes without a game.
    pub games: u32,
    /// The rating, in a form that only equal ratings share.
    pub rating: String,
}

fn read_digest(row: &PgRow) -> Result<UserDigest, StoreError> {
    Ok(UserDigest {
        user: read_user_id(row, "id")?,
        created_at: row.try_get("created_at")?,
        profile: row.try_get("profile")?,
    })
}

fn read_rating(row: &PgRow) -> Result<RatingDigest, StoreError> {
    Ok(RatingDigest {
        player: PlayerId::read(row.try_get("player_id")?)?,
        games: read_count(row, "games")?,
        rating: row.try_get("rating")?,
    })
}

impl HomeStore {
    /// Digests of users after an id, in the order of ids.
    pub async fn user_digests(
        &self,
        after: Option<UserId>,
        limit: u32,
    ) -> Result<Vec<UserDigest>, StoreError> {
        // Times as numbers: as text they depend on the server's time zone.
        let query = sqlx::query(
            "select users.id, extract(epoch from users.created_at)::text as created_at,
                 encode(sha256(convert_to(row(
                     name, language, settings, schedule, is_moderator,
                     extract(epoch from muted_until), extract(epoch from banned_until),
                     email, normalized_email, password_hash,
                     (select string_agg(row(credential_id, label, credential)::text, ',' order by credential_id)
                      from passkey where passkey.user_id = users.id))::text, 'UTF8')), 'hex') as profile
             from users left join account on account.user_id = users.id
             where $1::bigint is null or $1 < users.id order by users.id limit $2",
        );
        let query = query.bind(after.map(|user| user.bits() as i64)).bind(i64::from(limit));
        self.database.rows(query).await?.iter().map(read_digest).collect()
    }

    /// Digests of all ratings of a ladder.
    pub async fn rating_digests(&self, id: LadderId<'_>) -> Result<Vec<RatingDigest>, StoreError> {
        let query = sqlx::query(
            "select player_id, games, row(mu, sigma)::text as rating
             from ladder_rating where game = $1 and pool = $2",
        );
        self.database
            .rows(query.bind(id.game).bind(pool_number(id.pool)))
            .await?
            .iter()
            .map(read_rating)
            .collect()
    }
}
