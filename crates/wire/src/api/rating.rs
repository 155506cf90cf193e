//! A rating in a list.

use serde::{Deserialize, Serialize};

/// A user's rating at a title, as far as lists show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DisplayedRating {
    /// The rating to display.
    pub rating: u32,
    /// Whether the rating is provisional.
    pub provisional: bool,
}
