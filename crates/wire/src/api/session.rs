//! Guests, new sessions and seat tokens.

use serde::{Deserialize, Serialize};

use crate::api::{TableInfo, User};

/// A guest to create.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// Display name; generated if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
}

/// A session that was created, for a guest or by signing in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionCreated {
    /// The user.
    pub user: User,
    /// The session token, shown once. Browsers receive it as a cookie too and need not store this.
    pub token: String,
}

/// Prints no token.
impl std::fmt::Debug for SessionCreated {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SessionCreated({:?})", self.user)
    }
}

/// The caller and their tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// The caller.
    pub user: User,
    /// Tables where the caller has a seat, newest first.
    pub tables: Vec<TableInfo>,
}

/// A token that lets a program play one seat of one table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatToken {
    /// The token, shown once. It gives access to the seat's view and moves, and nothing else.
    pub token: String,
}

/// Prints no token.
impl std::fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeatToken(secret)")
    }
}
