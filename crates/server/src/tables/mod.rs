//! Tables: the log of acts, the state that it folds into, plans for the next act, and the tables that this
//! node has in memory.

mod act;
mod alert_requests;
mod apply;
mod apply_time;
mod cache;
mod card;
mod card_reader;
mod clock_log;
mod commit;
mod eviction;
mod frame;
mod frame_cache;
mod live;
mod loads;
mod log;
mod log_check;
mod log_index;
mod notified_acts;
mod outage_sync;
mod outages;
mod plan;
mod plan_seeds;
mod plan_time;
mod preparation;
mod presence;
mod presence_sync;
mod rating_facts;
mod removals;
mod seating;
mod seats;
mod service;
mod standing;
mod state;
mod subscribers;
mod sweep;
mod timing;

pub(crate) use crate::tables::{
    frame::{FrameHeader, seat_of},
    frame_cache::KnownFrame,
    live::{LiveTable, Rollback},
    log::{LogEntry, LogError, StoredLog},
    plan::{Draft, JoiningPlayer},
    service::Tables,
    standing::with_resigned,
    state::TableState,
};
