//! What a client asks to be told, and what it is told.

use serde::{Deserialize, Serialize};

use crate::{
    Frame,
    api::{Acted, ChatLine, Clocks, Problem, TableId, TableInfo},
};

/// What a client asks of its socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Everything new at a table.
    Watch {
        /// Which.
        table: TableId,
        /// The acts that the client knows of: the frame tells what happened since. Nothing but how
        /// things stand if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acts: Option<u32>,
    },
    /// No more of a table.
    Leave {
        /// Which.
        table: TableId,
    },
    /// A move at a table, quicker than by a request of its own. Only people ask for it so.
    Play {
        /// Where.
        table: TableId,
        /// What it is known by again if it is repeated, here or by a request.
        key: String,
        /// The number of acts that the seat knows of.
        acts: u32,
        /// In the game's notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The lobby whenever it changes, or no more of it.
    Lobby(bool),
    /// One's own tables whenever they change, or no more of them.
    Me(bool),
}

/// What a client is told. Each stands for itself: who has the newest of a kind needs none before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A table's card: first, and whenever anything but its game has changed.
    Table(Box<TableInfo>),
    /// How the game stands, whenever it went on.
    Frame(Box<Sent>),
    /// The tables of the lobby.
    Lobby(Vec<TableInfo>),
    /// One's own tables.
    Me(Vec<TableInfo>),
    /// There is no such table.
    Gone(TableId),
    /// A move was made, and is kept.
    Played {
        /// What it was asked with.
        key: String,
        /// What came of it.
        acted: Acted,
    },
    /// A move wasn't made.
    Unplayed {
        /// What it was asked with.
        key: String,
        /// Why not.
        problem: Problem,
    },
    /// What was said at a table since the client was last told; first the last lines of it.
    Chat {
        /// Where.
        table: TableId,
        /// In order.
        lines: Vec<ChatLine>,
    },
    /// The seats at a table whose players are there just now, whenever that changes.
    Present {
        /// Where.
        table: TableId,
        /// In order. Bots are never among them.
        seats: Vec<game::Seat>,
    },
    /// What was asked can't be had.
    Refused(Problem),
    /// Nothing new, said now and then so that both ends know the other is there.
    Quiet,
}

/// What one pair of eyes sees of a table's game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sent {
    /// Which table.
    pub table: TableId,
    /// How many acts its log has.
    pub acts: u32,
    /// The seat whose eyes these are; none are the public's.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<game::Seat>,
    /// The number of steps after which the frame's events begin: what was told of later ones before
    /// is void.
    pub since: usize,
    /// How much time everybody has, where that is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// What they see.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub frame: Frame,
}
