//! Metrics of players' moves: how many are made, and how soon they are acknowledged. The service-level objectives of
//! `ship/slo.yaml` are computed from them.

use std::{
    sync::LazyLock,
    time::{Duration, Instant},
};

use metrics::{Counter, Histogram};
use wire::api::{ActResult, Problem};

static MOVES: LazyLock<MoveMetrics> = LazyLock::new(MoveMetrics::new);

/// The metrics of moves in this process.
struct MoveMetrics {
    made: Counter,
    refused: Counter,
    failed: Counter,
    abandoned: Counter,
    acknowledgement: Histogram,
}

/// What became of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MoveOutcome {
    /// Committed.
    Made,
    /// Against the rules, outdated, or over a limit: the client's fault, or nobody's.
    Refused,
    /// The server's fault.
    Failed,
    /// The client went before the answer.
    Abandoned,
}

impl MoveOutcome {
    fn of(answer: &Result<ActResult, Problem>) -> MoveOutcome {
        match answer {
            Ok(_) => MoveOutcome::Made,
            Err(problem) if problem.status < 500 => MoveOutcome::Refused,
            Err(_) => MoveOutcome::Failed,
        }
    }
}

impl MoveMetrics {
    fn new() -> MoveMetrics {
        MoveMetrics {
            made: metrics::counter!("pagoda_moves_total", "outcome" => "made"),
            refused: metrics::counter!("pagoda_moves_total", "outcome" => "refused"),
            failed: metrics::counter!("pagoda_moves_total", "outcome" => "failed"),
            abandoned: metrics::counter!("pagoda_moves_total", "outcome" => "abandoned"),
            acknowledgement: metrics::histogram!("pagoda_move_acknowledgement_seconds"),
        }
    }

    fn record(&self, outcome: MoveOutcome, took: Duration) {
        let counter = match outcome {
            MoveOutcome::Made => &self.made,
            MoveOutcome::Refused => &self.refused,
            MoveOutcome::Failed => &self.failed,
            MoveOutcome::Abandoned => &self.abandoned,
        };
        counter.increment(1);
        // A refusal takes no commit: it would make moves look faster. A move that was given up was too slow.
        if matches!(outcome, MoveOutcome::Made | MoveOutcome::Abandoned) {
            self.acknowledgement.record(took);
        }
    }
}

/// Registers the metrics, so that they are 0 before the first move: a rate needs a value before the first failure.
pub(super) fn register() {
    LazyLock::force(&MOVES);
}

/// Measures a player's move until it is answered, or until its client goes.
pub(crate) struct MoveTimer {
    began: Instant,
    outcome: MoveOutcome,
}

impl MoveTimer {
    /// The node has read the move.
    pub(crate) fn begin() -> MoveTimer {
        MoveTimer { began: Instant::now(), outcome: MoveOutcome::Abandoned }
    }

    /// The move has its answer.
    pub(crate) fn answered(mut self, answer: &Result<ActResult, Problem>) {
        self.outcome = MoveOutcome::of(answer);
    }
}

impl Drop for MoveTimer {
    fn drop(&mut self) {
        MOVES.record(self.outcome, self.began.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use wire::api::Code;

    use super::*;

    #[test]
    fn only_the_servers_faults_count_as_failed() {
        let outcome = |code| MoveOutcome::of(&Err(Problem::new(code)));
        for code in [Code::Unavailable, Code::InternalError] {
            assert_eq!(outcome(code), MoveOutcome::Failed, "{code:?}");
        }
        for code in [Code::Stale, Code::NotYourTurn, Code::RateLimited, Code::Unauthenticated] {
            assert_eq!(outcome(code), MoveOutcome::Refused, "{code:?}");
        }
    }
}
