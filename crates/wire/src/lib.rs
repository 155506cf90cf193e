//! What crosses a border between programs: from a table to those who look at it, and from a page to
//! the worker that keeps its table.

pub mod api;
mod frame;
mod request;

pub use crate::{
    frame::{Choices, Frame, Listed, Preview, Told, Way},
    request::{Advice, Kept, Opened, Problem, Reason, Request, Verdict, Weighed},
};
