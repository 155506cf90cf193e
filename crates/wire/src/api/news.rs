//! Messages of the WebSocket: a client's requests, and news from the server.

use serde::{Deserialize, Serialize};

use crate::{
    Frame,
    api::{ActResult, ChatMessage, Clocks, Problem, TableId, TableInfo},
};

/// A client's request over the WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SocketRequest {
    /// Send news of a table.
    Watch {
        /// The table.
        table: TableId,
        /// Number of acts that the client knows: the first frame has the events since then. Without it, the
        /// first frame has no events.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        acts: Option<u32>,
    },
    /// Send no more news of a table.
    Unwatch {
        /// The table.
        table: TableId,
    },
    /// Make a move, with less latency than an HTTP request. Not for seat tokens.
    Play {
        /// The table.
        table: TableId,
        /// Idempotency key, shared with HTTP requests.
        key: String,
        /// Number of acts that the client knows.
        acts: u32,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Send the lobby whenever it changes, or stop.
    Lobby(bool),
    /// Send the caller's tables whenever they change, or stop.
    Me(bool),
}

/// A message to a client. Each is complete: the newest of a kind replaces all before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// A table: first, and whenever anything but its game has changed.
    Table(Box<TableInfo>),
    /// A table's frame, whenever its game went on.
    Frame(Box<TableFrame>),
    /// Open tables in the lobby.
    Lobby(Vec<TableInfo>),
    /// The caller's tables.
    Me(Vec<TableInfo>),
    /// The table doesn't exist.
    Gone(TableId),
    /// A move was made and stored.
    MoveAccepted {
        /// The request's idempotency key.
        key: String,
        /// The result.
        result: ActResult,
    },
    /// A move was refused.
    MoveRefused {
        /// The request's idempotency key.
        key: String,
        /// The reason.
        problem: Problem,
    },
    /// New chat messages at a table; first the most recent ones.
    Chat {
        /// The table.
        table: TableId,
        /// The messages, oldest first.
        messages: Vec<ChatMessage>,
    },
    /// Seats of a table whose players are connected, whenever that changes.
    Present {
        /// The table.
        table: TableId,
        /// The seats in playing order, without bots.
        seats: Vec<game::Seat>,
    },
    /// The request was refused.
    Refused(Problem),
    /// Nothing new; sent at intervals to keep the connection alive.
    Heartbeat,
}

/// A table's frame: what one pair of eyes sees of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableFrame {
    /// The table's id.
    pub table: TableId,
    /// Number of acts in the table's log.
    pub acts: u32,
    /// The seat whose view this is; null for the public's.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<game::Seat>,
    /// Number of steps before the frame's events. Events of later steps in earlier frames are void.
    pub since: usize,
    /// The clocks; absent without a time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The frame: ply, turn, view, events, and moves if requested.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub frame: Frame,
}
