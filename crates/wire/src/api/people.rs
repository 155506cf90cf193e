//! People: guests at the first click.

use serde::{Deserialize, Serialize};

use crate::api::{TableInfo, User};

/// Somebody wants to play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// How they want to be called; a name is found for them otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    pub name: Option<String>,
}

/// A guest, and what proves later that it is them.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Guest {
    /// Who.
    pub user: User,
    /// The session's token, said once. Browsers get it as a cookie too and need not keep this.
    pub token: String,
}

/// Prints no token.
impl std::fmt::Debug for Guest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Guest({:?})", self.user)
    }
}

/// What is somebody's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Mine {
    /// Who they are.
    pub user: User,
    /// The tables at which they sit, the newest first.
    pub tables: Vec<TableInfo>,
}

/// What a program may act with for one seat of one table.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatToken {
    /// Said once; it sees the seat's view and nothing else.
    pub token: String,
}

/// Prints no token.
impl std::fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SeatToken(secret)")
    }
}
