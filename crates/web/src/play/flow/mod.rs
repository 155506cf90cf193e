//! What a table does: each file coordinates the parts of [`super::Play`] for one purpose.

mod animate;
mod choose;
mod film;
mod hint;
mod learn;
mod outlook;
mod refresh;
mod review;
mod run;
#[cfg(feature = "online")]
mod server;
#[cfg(not(feature = "online"))]
#[path = "no_server.rs"]
mod server;
