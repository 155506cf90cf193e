//! Sounds: files of our own (`crates/web/sounds`), fetched when sound is on. Which of them play is decided in `mix`,
//! without a browser.

mod kind;
mod mix;
mod player;

pub(crate) use self::{
    kind::Sound,
    mix::{VOLUME, gain},
    player::play,
};
