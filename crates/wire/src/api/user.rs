//! A user as others see them.

use serde::{Deserialize, Serialize};

use crate::api::UserId;

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct User {
    /// Their name in addresses.
    pub id: UserId,
    /// How they are called.
    pub name: String,
}
