//! Committing acts: the only path that appends to a table's log.

use std::{sync::Arc, time::Instant};

use clock::Moment;
use store::{ActHead, ActRow, Append, Appended, DueTime, StoreError, Writer};
use tracing::Instrument as _;
use wire::api::{ActResult, Code, Problem};

use crate::{
    error::logged,
    idempotency::KeyHash,
    notify::{CommittedAct, NotificationBus},
    tables::{cache::TableCache, live::LiveTable, plan::Draft, state::TableState},
    telemetry::{ACTS, spans},
};

/// How often an act is planned anew because another node was faster.
const ATTEMPTS: usize = 5;

/// Whether the caller knows of acts that this node doesn't.
fn is_caller_ahead(problem: &Problem) -> bool {
    problem.code == Code::Stale && problem.acts.is_none()
}

/// Plans, writes, applies and announces acts.
#[derive(Clone)]
pub(super) struct Committer {
    cache: Arc<TableCache>,
    writer: Writer,
    bus: NotificationBus,
    /// A table with this many acts refuses those that no game needs.
    acts_max: u32,
}

/// An act with the number that it is to have.
struct Planned {
    draft: Draft,
    /// The draft's act as JSON.
    body: String,
    number: u32,
    /// The act before it.
    head: Option<ActHead>,
    key: Option<KeyHash>,
    /// The database's timeline before it is written.
    timeline: String,
}

/// The outcome of planning.
enum Plan {
    /// The command was committed before, with the same key.
    Repeated(ActResult),
    New(Planned),
}

impl Committer {
    /// Commits to the tables of a cache.
    pub(super) fn new(
        cache: Arc<TableCache>,
        writer: Writer,
        bus: NotificationBus,
        acts_max: u32,
    ) -> Committer {
        Committer { cache, writer, bus, acts_max }
    }

    /// Appends the planned act to a table's log. It continues if the caller disconnects: a written act must
    /// be applied here.
    pub(super) async fn commit<P>(
        &self,
        table: Arc<LiveTable>,
        key: Option<KeyHash>,
        plan: P,
    ) -> Result<ActResult, Problem>
    where
        P: Fn(&TableState) -> Result<Draft, Problem> + Send + 'static,
    {
        let committer = self.clone();
        let task = async move { committer.write(&table, key, plan).await };
        tokio::spawn(task.in_current_span())
            .await
            .unwrap_or_else(|_| Err(Problem::new(Code::InternalError)))
    }

    async fn write<P>(
        &self,
        table: &LiveTable,
        key: Option<KeyHash>,
        plan: P,
    ) -> Result<ActResult, Problem>
    where
        P: Fn(&TableState) -> Result<Draft, Problem>,
    {
        let mut planning = Instant::now();
        let _lock = table.write_lock.lock().await;
        let mut is_caught_up = false;
        for _ in 0..ATTEMPTS {
            if table.take_stale() {
                self.cache.catch_up(table).await.map_err(logged)?;
            }
            if table.is_gone() {
                return Err(Problem::new(Code::NotFound));
            }
            let planned = spans::plan().in_scope(|| self.plan_next(table, key, &plan));
            let planned = match planned {
                Ok(Plan::Repeated(acted)) => return Ok(acted),
                Ok(Plan::New(planned)) => planned,
                // If the caller knows more acts, this node is behind.
                Err(problem) if is_caller_ahead(&problem) && !is_caught_up => {
                    is_caught_up = true;
                    self.cache.catch_up(table).await.map_err(logged)?;
                    continue;
                }
                Err(problem) => return Err(problem),
            };
            ACTS.plan.record(planning.elapsed());
            match self.append(table, &planned).instrument(spans::commit()).await {
                Ok(Appended::Done { at }) => {
                    return Ok(spans::notify().in_scope(|| self.publish(table, planned, at)));
                }
                Ok(Appended::Taken) => {
                    planning = Instant::now();
                    self.cache.catch_up(table).await.map_err(logged)?;
                }
                Err(error) => {
                    // It may have been written nevertheless.
                    table.mark_stale();
                    return Err(logged(error));
                }
            }
        }
        tracing::warn!(table = %table.id, attempts = ATTEMPTS, "failed to append act: other nodes were faster; request failed with status 503");
        Err(Problem::new(Code::Unavailable))
    }

    async fn append(&self, table: &LiveTable, planned: &Planned) -> Result<Appended, StoreError> {
        let Planned { draft, body, number, head, key, .. } = planned;
        let append = Append {
            table: table.id,
            number: *number,
            head: *head,
            idempotency_key: *key,
            body: body.clone(),
            status: draft.status,
            due: draft.due,
            lane: draft.lane,
        };
        self.writer.put(append).await
    }

    /// Applies an act that was written, and notifies subscribers, other nodes and workers.
    fn publish(&self, table: &LiveTable, planned: Planned, at: Moment) -> ActResult {
        let committed = Instant::now();
        let Planned { draft, body, number, head, key, timeline } = planned;
        let acted = {
            let mut state = table.state();
            // A concurrent read of the log may have applied it already.
            if state.acts() == number
                && let Err(error) = state.apply(&draft.act, key, ActHead::of(at, &body))
            {
                // Planned and checked a moment ago: the log has it, so the table is loaded anew.
                tracing::error!(table = %table.id, %error, "failed to apply committed act; reloading table from the database");
                self.cache.evict(table.id);
            }
            state.applied_at = committed;
            state.after(number)
        };
        metrics::counter!("pagoda_table_acts_total").increment(1);
        table.notify_changed();
        let row = ActRow { number, at, idempotency_key: key, body };
        self.bus.notify_act(table.id, &CommittedAct { row, before: head, timeline });
        if draft.due == Some(DueTime::NOW) {
            self.bus.notify_workers(draft.lane);
        }
        ACTS.notify.record(committed.elapsed());
        acted
    }

    fn plan_next(
        &self,
        table: &LiveTable,
        key: Option<KeyHash>,
        plan: impl Fn(&TableState) -> Result<Draft, Problem>,
    ) -> Result<Plan, Problem> {
        let state = table.state();
        if let Some(acted) = state.written_with(key) {
            return Ok(Plan::Repeated(acted));
        }
        let draft = plan(&state)?;
        if self.acts_max <= state.acts() && draft.act.is_optional() {
            return Err(Problem::new(Code::TooManyActs));
        }
        let body = serde_json::to_string(&draft.act).expect("an act is JSON");
        let (number, head) = (state.acts(), state.head());
        let timeline = self.cache.timeline(table.id).unwrap_or_default();
        Ok(Plan::New(Planned { draft, body, number, head, key, timeline }))
    }
}
