//! A module without tables at a server: nothing here can be called.

use game::Seat;

use crate::play::{Play, Remote};

impl Play {
    /// Follows the server's frames.
    pub(super) fn follow(self, remote: Remote) {
        match remote {}
    }

    /// Sends a move to the server.
    pub(super) fn send_move(self, remote: Remote, _: Seat, _: String) {
        match remote {}
    }

    /// Asks the server to take back the last own move.
    pub(super) fn request_take_back(self, remote: Remote) {
        match remote {}
    }
}
