//! What is due: games to begin, bots to move, time that is out, people to tell, finished games to pack. Any number of workers may look for it; each
//! due table is one worker's for a while, and what is left undone is due again.

use std::{sync::Arc, time::Duration};

use bots::{Level, Thinker, advise};
use clock::Moment;
use game::{Eyes, Seat};
use store::{Due, Stage, When};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{sleep, timeout},
};
use wire::api::{self, Code, Holder, Problem};

use crate::{
    after, alerts,
    app::App,
    chance,
    room::{Room, State},
    routes,
    trouble::Trouble,
};

/// How long a claimed table is one worker's: longer than any bot thinks.
const LEASE: Duration = Duration::from_secs(15);
/// How often a worker looks even if nobody rang.
const LOOK: Duration = Duration::from_millis(250);
/// How long it waits for the next sign that moves can be made.
const AGAIN: Duration = Duration::from_millis(500);
/// How long it waits after trouble.
const REST: Duration = Duration::from_millis(500);

/// Does what is due until the node stops, so many things at once.
pub(crate) async fn work(app: App, hands: usize) {
    let free = Arc::new(Semaphore::new(hands));
    while !app.stop.is_cancelled() {
        let Ok(hand) = free.clone().acquire_owned().await else { return };
        // All hands that are free are filled at once.
        let mut idle = vec![hand];
        while let Ok(hand) = free.clone().try_acquire_owned() {
            idle.push(hand);
        }
        match app.store.claim_due(idle.len() as u32, LEASE).await {
            Ok(due) if due.is_empty() => {
                drop(idle);
                tokio::select! {
                    () = app.stop.cancelled() => {}
                    _ = timeout(LOOK, app.rooms.bus.due.notified()) => {}
                }
            }
            Ok(due) => {
                for (due, hand) in due.into_iter().zip(idle) {
                    tokio::spawn(do_one(app.clone(), due, hand));
                }
            }
            Err(trouble) => {
                tracing::warn!(error = %trouble, "failed to claim due tables; retrying");
                sleep(REST).await;
            }
        }
    }
    // What was begun is finished.
    let _ = free.acquire_many(hands as u32).await;
}

async fn do_one(app: App, due: Due, _hand: OwnedSemaphorePermit) {
    let done = match due.stage {
        Stage::Gathering => begin(&app, due).await,
        Stage::Running => attend(&app, due).await,
        Stage::Over | Stage::Aborted => pack(&app, due).await,
    };
    if let Err(trouble) = done {
        // It is due again when the lease ends.
        tracing::warn!(%trouble, table = %due.table, "due, but not done");
    }
}

async fn pack(app: &App, due: Due) -> Result<(), Trouble> {
    after::close(&app.store, due.table).await?;
    app.store.pack(due.table).await?;
    metrics::counter!("pagoda_packed_total").increment(1);
    Ok(())
}

/// The table where something is due, at least as it was then.
async fn found(app: &App, due: Due) -> Result<Option<Arc<Room>>, Trouble> {
    let Some(room) = app.rooms.find(due.table).await? else { return Ok(None) };
    if room.state().acts < due.acts {
        app.rooms.catch_up(&room).await?;
    }
    Ok(Some(room))
}

/// Begins a game for which all chairs are taken, or clears a table to which nobody came for long.
async fn begin(app: &App, due: Due) -> Result<(), Trouble> {
    let Some(room) = found(app, due).await? else { return Ok(()) };
    let is_to_begin = room.state().is_to_begin();
    let done = if is_to_begin {
        routes::begin(app, &room, None, None).await
    } else {
        let plan = move |state: &State| match state.acts == due.acts {
            true => state.plan_abort(),
            false => Err(Problem::late(state.acts)),
        };
        app.rooms.act(room.clone(), None, plan).await
    };
    match done {
        Ok(_) => routes::ring_people(app, &room),
        Err(problem) => {
            tracing::info!(code = problem.code.name(), table = %due.table, "nothing began");
        }
    }
    Ok(())
}

/// Lets the bot move whose turn it is, or sees to the people who are asked.
async fn attend(app: &App, due: Due) -> Result<(), Trouble> {
    let Some(room) = found(app, due).await? else { return Ok(()) };
    if let Some(question) = asked(&room) {
        return play(app, due, room, question).await;
    }
    let deadline = room.state().timing.deadline();
    let next = match deadline {
        None => None,
        // At that moment, and not so long from now: looking takes a while, too.
        Some((end, _)) if Moment::from_millis(due.now) < end => Some(When::At(end.millis())),
        Some((_, seat)) => match time_out(app, &room, due, seat).await? {
            Some(next) => Some(next),
            None => return Ok(()),
        },
    };
    alerts::tell(app, &room).await?;
    Ok(app.store.put_off(due.table, due.acts, next).await?)
}

/// A seat's time seems to be out. When to look again, if it isn't, or if nobody knows yet.
async fn time_out(
    app: &App,
    room: &Arc<Room>,
    due: Due,
    seat: Seat,
) -> Result<Option<When>, Trouble> {
    // What no move could be made in isn't known before the first beat after it.
    let service = app.store.service().await?;
    app.rooms.stand_still(room, &service.outages).await?;
    let (holder, deadline) = {
        let state = room.state();
        (state.holders.get(seat.index()).cloned(), state.timing.deadline())
    };
    let (Some((end, whose)), Some(Holder::Person { user, .. })) = (deadline, holder) else {
        return Ok(None);
    };
    let now = Moment::from_millis(due.now);
    if now < end {
        return Ok(Some(When::At(end.millis())));
    }
    if whose != seat || service.beat < end.millis() {
        return Ok(Some(When::In(AGAIN)));
    }
    if routes::catch_up_rest(app, room, user.id).await? {
        return Ok(Some(When::In(AGAIN)));
    }
    let game = room.state().row().game.clone();
    let (level, acts) = (after::level_like(app, user.id, &game).await, due.acts);
    let plan = move |state: &State| {
        if state.acts != acts {
            return Err(Problem::late(state.acts));
        }
        state.plan_time_out(seat, level, due.now)
    };
    match app.rooms.act(room.clone(), None, plan).await {
        Ok(_) => {
            metrics::counter!("pagoda_time_outs_total").increment(1);
            routes::ring_people(app, room);
        }
        Err(late) if late.code == Code::Late => {}
        Err(problem) => {
            tracing::warn!(code = problem.code.name(), table = %due.table, "time isn't out");
        }
    }
    Ok(None)
}

/// Lets a bot move.
async fn play(app: &App, due: Due, room: Arc<Room>, question: Question) -> Result<(), Trouble> {
    let (seat, acts) = (question.seat, question.acts);
    let time = app.config.bot_time;
    let begun = std::time::Instant::now();
    let thought = tokio::task::spawn_blocking(move || question.think(time)).await;
    metrics::histogram!("pagoda_bot_seconds").record(begun.elapsed());
    let Ok(Some(mv)) = thought else {
        tracing::error!(table = %due.table, "a bot has no move");
        return Ok(());
    };
    let plan = move |state: &State| {
        let is_still_so = state.acts == acts && state.bot_to_act().map(|it| it.0) == Some(seat);
        if !is_still_so {
            return Err(Problem::late(state.acts));
        }
        state.plan_move(seat, &mv)
    };
    match app.rooms.act(room, None, plan).await {
        Ok(_) => Ok(()),
        Err(late) if late.code == Code::Late => Ok(()),
        Err(problem) => {
            tracing::warn!(code = problem.code.name(), table = %due.table, "a bot's move was refused");
            Ok(())
        }
    }
}

/// What a bot is asked: the view of its seat, and nothing else of the table.
struct Question {
    slug: &'static str,
    view: serde_json::Value,
    seat: Seat,
    level: api::Level,
    acts: u32,
}

fn asked(room: &Room) -> Option<Question> {
    let state = room.state();
    let (seat, level) = state.bot_to_act()?;
    let game = state.game()?;
    let view = game.frame(Eyes::Seat(seat), game.ply()).view;
    Some(Question { slug: game.meta().slug, view, seat, level, acts: state.acts })
}

impl Question {
    fn think(&self, time: f64) -> Option<String> {
        let level = match self.level {
            api::Level::Novice => Level::Novice,
            api::Level::Adept => Level::Adept,
            api::Level::Master => Level::Master,
        };
        let thinker = Thinker::of(level);
        let thinker = Thinker { budget: thinker.budget.scaled(time), ..thinker };
        Some(advise(self.slug, &self.view, &thinker, chance::number())?.mv)
    }
}
