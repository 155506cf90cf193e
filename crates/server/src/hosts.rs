//! Who keeps order is decided at the machine.

use store::Store;
use wire::api::UserId;

use crate::{config::Config, run::RunError};

/// Makes somebody a host, or no more; false if there is no such person.
pub async fn host(config: &Config, person: UserId, is_host: bool) -> Result<bool, RunError> {
    let store = Store::connect(&config.database()?, 2).await?;
    Ok(store.set_host(person, is_host).await?)
}
