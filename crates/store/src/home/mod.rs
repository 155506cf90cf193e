//! The home database: people and what belongs to no single table. Its statements name nothing of tables.

mod account;
mod channel;
mod digest;
mod friends;
mod game_result;
mod moderation;
mod outbox;
mod passkey;
mod player_id;
mod purge;
mod quick_match;
mod rating;
mod rating_report;
mod removal;
mod report;
mod schedule;
mod session;
mod sign_in_place;
mod table_part;
mod users;

pub use crate::home::{
    account::{Account, PendingVerification, Revocation, UserRow},
    channel::{ChannelRow, NewWebhookRow, WebhookLimits},
    digest::{RatingDigest, UserDigest},
    friends::{FriendRow, RelationResult},
    game_result::{GameFilter, GameResultRow, RatingVerdict, SeatResultRow},
    moderation::{AuditRow, ChatRight, ModerationResult, ModeratorProof},
    outbox::{DecisionAlert, NewMessage, OutboxLane, OutboxMessage},
    passkey::PasskeyRow,
    player_id::PlayerId,
    purge::PURGES,
    quick_match::QuickMatchPool,
    rating::{Ladder, LadderId, LadderRating, Meetings, RatedGame, Rating, RatingChange},
    rating_report::{FrequentPair, RisenRating},
    removal::Removal,
    report::{NewReportRow, ReportRow},
    schedule::ScheduleRow,
    session::{SessionResult, SessionRow},
    table_part::TablePart,
    users::Session,
};

pub(crate) use crate::home::removal::RemovedContent;

use crate::{StoreError, database::Database};

/// The home database: users, sessions, friends, moderation, messages to send, quick match, results and ratings.
/// Cheap to clone.
#[derive(Clone, Debug)]
pub struct HomeStore {
    pub(crate) database: Database,
}

impl HomeStore {
    /// Health check: the database answers, and its schema is ours or newer.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.database.ready().await
    }
}
