//! Metrics of the stages of an act, from its plan until its frames are sent.

use std::sync::LazyLock;

use metrics::Histogram;

/// The histograms of this process. Looking them up by name at every act would cost more than recording.
pub(crate) static ACTS: LazyLock<ActMetrics> = LazyLock::new(ActMetrics::new);

/// The histograms that each act is recorded in, beside those of the writer (`store`).
pub(crate) struct ActMetrics {
    /// From the command until the act goes to the writer: the wait for the table's lock, reading its log, planning.
    pub(crate) plan: Histogram,
    /// From the commit until subscribers of this node are notified, and other nodes' notifications queued.
    pub(crate) notify: Histogram,
    /// From applying an act, of whatever node, until the frame with it is written to a WebSocket of this node.
    pub(crate) shown: Histogram,
    /// The age of another node's act when this node reads it.
    pub(crate) remote_lag: Histogram,
    /// The size of a frame.
    pub(crate) frame: Histogram,
}

impl ActMetrics {
    fn new() -> ActMetrics {
        ActMetrics {
            plan: metrics::histogram!("pagoda_act_duration_seconds", "stage" => "plan"),
            notify: metrics::histogram!("pagoda_act_duration_seconds", "stage" => "notify"),
            shown: metrics::histogram!("pagoda_act_duration_seconds", "stage" => "shown"),
            remote_lag: metrics::histogram!("pagoda_remote_act_lag_seconds"),
            frame: metrics::histogram!("pagoda_frame_bytes"),
        }
    }
}
