//! A table: where its game lives, what is observed, selected, viewed and reviewed. No code here knows a rule; the worker
//! does.
//!
//! [`Play`] is a handle made of parts. A part is a `Copy` struct of signals in a file of its own and knows nothing of the
//! handle; `flow` coordinates the parts.

mod announcer;
mod flow;
mod handle;
mod hint;
mod observation;
mod panels;
#[cfg(feature = "online")]
mod remote;
#[cfg(not(feature = "online"))]
#[path = "no_remote.rs"]
mod remote;
mod review;
mod seating;
#[cfg(feature = "online")]
mod seed_notes;
#[cfg(feature = "online")]
mod seeds;
mod selection;
mod source;
mod state;
mod timeline;
mod tutorial;
mod viewer;
mod workers;

pub(crate) use self::{
    handle::Play,
    hint::{Hint, Suggestion},
    panels::{Panel, Panels},
    remote::Remote,
    review::{Evaluation, HAS_REVIEW},
    selection::{ForbiddenPick, Selection},
    state::TableState,
    timeline::Moment,
    tutorial::TutorialStep,
    viewer::Viewer,
};
#[cfg(feature = "online")]
pub(crate) use self::{remote::seated_players, seed_notes::Mismatch};
