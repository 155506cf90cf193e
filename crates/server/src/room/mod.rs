//! Tables in memory: a log of acts, followed; wishes, planned; changes, heard.

mod act;
mod card;
mod ear;
mod place;
mod plan;
mod plan_time;
mod presence;
#[expect(clippy::module_inception, reason = "the noun of this folder")]
mod room;
mod rooms;
mod standing;
mod state;
mod time;
mod timing;

pub(crate) use crate::room::{
    act::Act,
    ear::{Ear, Subject},
    plan::Draft,
    presence::Word,
    room::Room,
    rooms::Rooms,
    standing::with_resigned,
    state::{State, Unfollowable},
};
