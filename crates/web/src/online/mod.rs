//! Pages and widgets of a table at a server: gathering, clocks, chat, notices.

mod chat;
mod clock;
mod gather;
mod invite;
mod notices;
mod page;
mod presence;
mod qr;
mod share;
mod waiting;

pub(crate) use self::{
    chat::{Chat, unread},
    clock::Clock,
    invite::invite_link,
    notices::Notices,
    page::OnlinePage,
    presence::Presence,
    share::{can_share, share},
};
