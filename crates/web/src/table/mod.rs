//! The table around any board: players, the question to the player, consequences, the log.

mod analysis;
mod bar;
mod chart;
mod dialogs;
mod export;
mod hands;
mod hints;
mod learn;
mod lesson;
mod log;
mod menu;
mod menu_item;
mod page;
mod players;
mod pointer;
mod replay;
mod reveal;
mod score;
#[cfg(feature = "online")]
mod server;
#[cfg(not(feature = "online"))]
#[path = "no_server.rs"]
mod server;
mod share;
mod sheet;
mod side;
mod sound_question;
mod tally;
mod think;
mod top;
mod turning;
mod verify;
mod word_buttons;

pub(crate) use self::{
    learn::LearnPage,
    page::{Opening, Table, TablePage},
};
