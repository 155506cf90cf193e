//! Tables at a server: before the game, around the board, and with whom. What is at a table in the
//! browser is in `play` and `table`; here is what only people elsewhere bring.

#[cfg(feature = "online")]
mod chat;
#[cfg(feature = "online")]
mod clock;
#[cfg(feature = "online")]
mod gather;
#[cfg(feature = "online")]
mod invite;
#[cfg(feature = "online")]
mod notices;
#[cfg(feature = "online")]
mod page;
#[cfg(feature = "online")]
mod remote;
#[cfg(feature = "online")]
mod there;

#[cfg(feature = "online")]
pub(crate) use self::{
    chat::{Chat, unread},
    clock::Clock,
    invite::invite_link,
    notices::Notices,
    page::OnlinePage,
    remote::{Came, Pending, Remote, sitters},
    there::There,
};

/// There is no table at a server in this module.
#[cfg(not(feature = "online"))]
#[derive(Clone, Copy)]
pub(crate) enum Remote {}
