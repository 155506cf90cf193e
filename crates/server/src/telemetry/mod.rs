//! Telemetry: the metrics of a process, and the traces of its moves.

mod acts;
mod catalogue;
mod moves;
mod request_id;
mod requests;
pub(crate) mod spans;
mod traces;

pub use crate::telemetry::traces::{TraceError, Traces};

pub(crate) use crate::telemetry::{
    acts::ACTS,
    catalogue::{drain, install},
    moves::MoveTimer,
    request_id::RequestId,
    requests::{method_label, record_request},
};
