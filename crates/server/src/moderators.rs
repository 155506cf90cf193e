//! The moderator role, which is granted at the machine.

use store::Store;
use wire::api::UserId;

use crate::{config::DatabaseConfig, start::StartError};

/// Grants the moderator role, or revokes it; false if there is no such person.
pub async fn set_moderator(
    database: &DatabaseConfig,
    person: UserId,
    is_moderator: bool,
) -> Result<bool, StartError> {
    let store = Store::connect(&database.url()?, 2).await?;
    Ok(store.home.set_moderator(person, is_moderator).await?)
}
