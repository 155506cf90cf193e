//! What a client knows of the lobby.

/// How a client follows the lobby, and what it knows of it.
pub(super) struct LobbyWatch {
    /// Whether it takes changes instead of whole lists.
    pub(super) takes_changes: bool,
    /// A snapshot with fewer changes is too old for it.
    pub(super) asked: u64,
    /// The number of the last snapshot that was sent.
    pub(super) sent: Option<u64>,
}
