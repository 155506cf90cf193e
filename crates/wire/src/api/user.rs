//! A user's id and name.

use serde::{Deserialize, Serialize};

use crate::api::UserId;

/// A user's id and name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct User {
    /// The user's id.
    pub id: UserId,
    /// Display name; empty if the account was deleted.
    pub name: String,
}
