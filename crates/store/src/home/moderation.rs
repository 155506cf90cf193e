//! Moderators, their actions and the audit log.

use std::time::Duration;

use clock::Moment;
use sqlx::{Row, postgres::PgRow};
use wire::api::{AuditId, ModerationAction, ReportId, TableId, User, UserId};

use crate::{
    HomeStore, StoreError, TokenHash,
    columns::{micros, read_moment, read_user_id},
};

/// Result of a moderation action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationResult {
    /// Applied; these sessions were ended.
    Done(Vec<TokenHash>),
    /// No such user.
    Gone,
    /// The user is a moderator, who is exempt.
    Moderator,
}

/// Whether a user may chat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatRight {
    /// The user may.
    Granted,
    /// The user is muted.
    Muted {
        /// Until when; none if the mute has no end.
        expires_at: Option<Moment>,
    },
    /// The user was deleted.
    Gone,
}

/// What a moderator has proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModeratorProof {
    /// Whether they have a password or a passkey to prove it with.
    pub has_credential: bool,
    /// Whether they authenticated recently in this session.
    pub is_recent: bool,
}

/// An entry of the audit log. Deleted users have no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRow {
    /// Its id.
    pub id: AuditId,
    /// When it was done.
    pub at: Moment,
    /// The moderator; none if done by command line.
    pub moderator: Option<User>,
    /// The action.
    pub action: String,
    /// The user concerned.
    pub user: Option<User>,
    /// The report that was closed.
    pub report_id: Option<ReportId>,
    /// The table whose title was removed, or a message there.
    pub table: Option<TableId>,
    /// The number of the message that was removed there.
    pub message_number: Option<u32>,
    /// End of the mute or ban.
    pub expires_at: Option<Moment>,
    /// Reason.
    pub note: String,
}

/// The column `expires`: the end of a mute or ban. It is null if there is none; for the user concerned also if it is more
/// than 50 years off.
pub(crate) fn read_expiry(row: &PgRow) -> Result<Option<Moment>, StoreError> {
    Ok(row.try_get::<Option<i64>, _>("expires")?.map(Moment::from_millis))
}

fn read(row: &PgRow) -> Result<AuditRow, StoreError> {
    let named = |id, name| {
        let Some(_) = row.try_get::<Option<i64>, _>(id)? else { return Ok(None) };
        Ok::<_, StoreError>(Some(User { id: read_user_id(row, id)?, name: row.try_get(name)? }))
    };
    Ok(AuditRow {
        id: AuditId(row.try_get("id")?),
        at: read_moment(row, "at")?,
        moderator: named("moderator_id", "moderator_name")?,
        action: row.try_get("action")?,
        user: named("user_id", "user_name")?,
        report_id: row.try_get::<Option<i64>, _>("report_id")?.map(ReportId),
        table: row
            .try_get::<Option<i64>, _>("table_id")?
            .map(|bits| TableId::from_bits(bits as u64)),
        message_number: row
            .try_get::<Option<i32>, _>("message_number")?
            .and_then(|number| u32::try_from(number).ok()),
        expires_at: read_expiry(row)?,
        note: row.try_get("note")?,
    })
}

impl HomeStore {
    /// Grants or revokes the moderator role, with an audit entry; false if there is no such user.
    pub async fn set_moderator(
        &self,
        user: UserId,
        is_moderator: bool,
    ) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "with changed as (update users set is_moderator = $2 where id = $1 returning id)
             insert into audit_log (action, user_id, note)
             select case when $2 then 'grant_moderator' else 'revoke_moderator' end, id, '' from changed",
        );
        Ok(self.database.run(query.bind(user.bits() as i64).bind(is_moderator)).await? == 1)
    }

    /// Whether a user is a moderator.
    pub async fn is_moderator(&self, user: UserId) -> Result<bool, StoreError> {
        let query = sqlx::query("select from users where id = $1 and is_moderator");
        Ok(self.database.row(query.bind(user.bits() as i64)).await?.is_some())
    }

    /// What a moderator has proved in a session; none if the user isn't a moderator.
    pub async fn moderator_proof(
        &self,
        user: UserId,
        session: &TokenHash,
    ) -> Result<Option<ModeratorProof>, StoreError> {
        let query = sqlx::query(
            "select exists (select from account where user_id = $1)
                     or exists (select from passkey where user_id = $1) as has_credential,
                 exists (select from session
                     where token_hash = $2 and user_id = $1 and ended_at is null
                         and now() - interval '10 minutes' < authenticated_at) as is_recent
             from users where id = $1 and is_moderator",
        );
        let query = query.bind(user.bits() as i64).bind(session.0.as_slice());
        let Some(row) = self.database.row(query).await? else { return Ok(None) };
        Ok(Some(ModeratorProof {
            has_credential: row.try_get("has_credential")?,
            is_recent: row.try_get("is_recent")?,
        }))
    }

    /// Applies an action to a user for a duration, with an audit entry.
    pub async fn moderate(
        &self,
        moderator: UserId,
        user: UserId,
        action: ModerationAction,
        time: Duration,
        note: &str,
    ) -> Result<ModerationResult, StoreError> {
        let (action, time) = match action {
            ModerationAction::Mute => ("mute", Some(micros(time))),
            ModerationAction::Ban => ("ban", Some(micros(time))),
            ModerationAction::Lift => ("lift", None),
        };
        let query = sqlx::query(
            "with expiry as (select now() + $4 * interval '1 microsecond' as at),
             changed as (
                 update users
                 set muted_until = case when $3 = 'ban' then muted_until else expiry.at end,
                     banned_until = case when $3 = 'mute' then banned_until else expiry.at end
                 from expiry where id = $2 and not is_moderator returning id),
             ended as (
                 update session set ended_at = now()
                 from changed where user_id = changed.id and ended_at is null and $3 = 'ban'
                 returning token_hash),
             audited as (
                 insert into audit_log (moderator_id, action, user_id, expires_at, note)
                 select $1, $3, id, expiry.at, $5 from changed, expiry)
             select exists (select from changed) as is_done, array(select token_hash from ended) as ended
             from users where id = $2",
        );
        let query =
            query.bind(moderator.bits() as i64).bind(user.bits() as i64).bind(action).bind(time);
        let Some(row) = self.database.changed_row(query.bind(note)).await? else {
            return Ok(ModerationResult::Gone);
        };
        if !row.try_get::<bool, _>("is_done")? {
            return Ok(ModerationResult::Moderator);
        }
        let ended: Vec<Vec<u8>> = row.try_get("ended")?;
        let token = |bytes: Vec<u8>| bytes.try_into().map(TokenHash);
        let ended = ended.into_iter().map(token).collect::<Result<_, _>>();
        Ok(ModerationResult::Done(ended.map_err(|_| StoreError::odd("a token's hash"))?))
    }

    /// The audit log, newest first, before an id.
    pub async fn audit_log(
        &self,
        before: Option<AuditId>,
        limit: u32,
    ) -> Result<Vec<AuditRow>, StoreError> {
        let query = sqlx::query(
            "select audit_log.id, (extract(epoch from audit_log.created_at) * 1000)::bigint as at,
                 moderator_id, coalesce(moderator.name, '') as moderator_name, action,
                 user_id, coalesce(subject.name, '') as user_name, report_id, table_id, message_number,
                 (extract(epoch from expires_at) * 1000)::bigint as expires, note
             from audit_log left join users as moderator on moderator.id = moderator_id
             left join users as subject on subject.id = user_id
             where $1::bigint is null or audit_log.id < $1 order by audit_log.id desc limit $2",
        );
        self.database
            .rows(query.bind(before.map(|id| id.0)).bind(i64::from(limit)))
            .await?
            .iter()
            .map(read)
            .collect()
    }

    /// Whether a user may chat.
    pub async fn chat_right(&self, user: UserId) -> Result<ChatRight, StoreError> {
        let query = sqlx::query(
            "select coalesce(now() < muted_until, false) as is_muted,
                 case when muted_until < now() + interval '50 years'
                     then (extract(epoch from muted_until) * 1000)::bigint end as expires
             from users where id = $1",
        );
        let row = self.database.row(query.bind(user.bits() as i64)).await?;
        let Some(row) = row else { return Ok(ChatRight::Gone) };
        Ok(match row.try_get("is_muted")? {
            true => ChatRight::Muted { expires_at: read_expiry(&row)? },
            false => ChatRight::Granted,
        })
    }
}
