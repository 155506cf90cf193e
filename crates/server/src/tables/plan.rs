//! Plans: the act that a command would append to a table's log, or why it is refused.

use std::{collections::BTreeMap, time::Duration};

use clock::Schedule;
use game::{Refusal, Seat, Turn};
use store::{DueLane, DueTime, TableStatus};
use table::PlayError;
use wire::api::{Code, Level, NewTable, Problem, SeatHolder, Sit, TableId, UserId};

use crate::tables::{act::Act, state::TableState};

/// How long a finished game stays in the live tables before it is archived.
const ARCHIVED_AFTER: Duration = Duration::from_secs(60);

/// How long a table waits for players without any act before it is aborted.
const GATHERING_MAX: Duration = Duration::from_secs(14 * 24 * 3600);

/// The next act of a table, ready to be committed.
pub(crate) struct Draft {
    /// The act.
    pub(crate) act: Act,
    /// The table's status after it.
    pub(crate) status: TableStatus,
    /// When a worker should check the table next.
    pub(crate) due: Option<DueTime>,
    /// What for.
    pub(crate) lane: DueLane,
}

impl Draft {
    pub(super) fn gathering(act: Act) -> Draft {
        let due = Some(DueTime::In(GATHERING_MAX));
        Draft { act, status: TableStatus::Open, due, lane: DueLane::Archive }
    }

    /// The last act of a table; it is archived after a while.
    pub(super) fn ended(act: Act, status: TableStatus) -> Draft {
        let due = Some(DueTime::In(ARCHIVED_AFTER));
        Draft { act, status, due, lane: DueLane::Archive }
    }

    /// Due immediately: a worker checks whether a bot is to act.
    pub(super) fn running(act: Act) -> Draft {
        let due = Some(DueTime::NOW);
        Draft { act, status: TableStatus::Running, due, lane: DueLane::Clock }
    }

    /// The same act with this work due next.
    pub(super) fn then(self, (due, lane): (Option<DueTime>, DueLane)) -> Draft {
        Draft { due, lane, ..self }
    }
}

/// A user who wants to sit down.
pub(crate) struct JoiningPlayer {
    /// The user.
    pub(crate) user: UserId,
    /// Whether they have a notification channel.
    pub(crate) is_reachable: bool,
    /// Whether they have an account, where the game may be rated.
    pub(crate) has_account: Option<bool>,
}

/// A plan, or why it is refused.
pub(crate) type Planned = Result<Draft, Problem>;

/// Refuses with a code.
pub(super) fn refuse(code: Code) -> Planned {
    Err(Problem::new(code))
}

impl TableState {
    /// Creates the table.
    pub(crate) fn plan_create(&self, wanted: &NewTable) -> Planned {
        if self.acts() != 0 {
            return refuse(Code::AlreadyStarted);
        }
        let NewTable { pace, on_timeout, auto_start, .. } = *wanted;
        let (chairs, rated) = (wanted.chairs.clone(), Some(wanted.rated));
        Ok(Draft::gathering(Act::Create { chairs, pace, on_timeout, auto_start, rated }))
    }

    /// Seats a user; alerts are on if they have a channel and it isn't a live game.
    pub(crate) fn plan_sit(&self, player: &JoiningPlayer, sit: &Sit) -> Planned {
        let JoiningPlayer { user, is_reachable, has_account: account } = *player;
        self.must_gather()?;
        if self.preparation.is_some() {
            return refuse(Code::AlreadyStarted);
        }
        if self.is_rated() && account != Some(true) {
            return refuse(Code::AccountRequired);
        }
        if self.seat_held_by(user).is_some() {
            return refuse(Code::SeatTaken);
        }
        let holders = self.holders();
        let is_free = |at: usize| holders.get(at) == Some(&SeatHolder::Open);
        let at = match sit.seat {
            Some(seat) if holders.len() <= seat.index() => return refuse(Code::InvalidValue),
            Some(seat) => Some(seat.index()).filter(|at| is_free(*at)),
            None => (0..holders.len()).find(|at| is_free(*at)),
        };
        let Some(at) = at else { return refuse(Code::SeatTaken) };
        let (seat, luck) = (Seat(at as u8), sit.luck.clone().unwrap_or_default());
        let alerts = is_reachable && !self.timing.is_live();
        let draft = Draft::gathering(Act::Sit { seat, user, luck, alerts, account });
        let is_last = holders.iter().filter(|holder| **holder == SeatHolder::Open).count() == 1;
        if self.starts_when_full && is_last {
            return Ok(draft.then((Some(DueTime::NOW), DueLane::Clock)));
        }
        Ok(draft)
    }

    /// Frees a seat before the game.
    pub(crate) fn plan_stand(&self, seat: Seat) -> Planned {
        self.must_gather()?;
        Ok(Draft::gathering(Act::Stand { seat }))
    }

    /// Closes the table before the game.
    pub(crate) fn plan_abort(&self) -> Planned {
        self.must_gather()?;
        Ok(Draft::ended(Act::Abort, TableStatus::Aborted))
    }

    /// Starts the game, with bots on open seats if `fill` names a level; if seeds are pending, prepares the start.
    pub(crate) fn plan_start(
        &self,
        fill: Option<Level>,
        schedules: &BTreeMap<UserId, Schedule>,
        allows_bots_alone: bool,
    ) -> Planned {
        self.must_gather()?;
        if self.is_rated() && fill.is_some() {
            return refuse(Code::NotAtRatedTable);
        }
        if self.preparation.as_ref().is_some_and(|preparation| preparation.fill != fill) {
            return refuse(Code::SeedsPending);
        }
        let holders = self.seating.filled(fill);
        if holders.contains(&SeatHolder::Open) {
            return refuse(Code::SeatsOpen);
        }
        if !allows_bots_alone && !self.has_person() {
            return refuse(Code::PersonNeeded);
        }
        if !self.seating.pending_seeds().is_empty() {
            return self.plan_prepare(fill);
        }
        let game = self.new_game().map_err(|_| Problem::new(Code::InvalidSetup))?;
        let plan = game.plan_chance();
        let schedules = if self.timing.is_correspondence() {
            schedules_of(&holders, schedules)
        } else {
            Vec::new()
        };
        let act = Act::Start { fill, steps: plan.steps, schedules };
        if plan.turn == Turn::Over {
            return Ok(Draft::ended(act, TableStatus::Finished));
        }
        Ok(Draft::running(act).then(self.due(&holders, plan.turn)))
    }

    /// When a worker should look, and what for: now if a bot is to act or a player is to be alerted, else when the
    /// player may time out.
    fn due(&self, holders: &[SeatHolder], turn: Turn) -> (Option<DueTime>, DueLane) {
        let Turn::Seat(seat) = turn else { return (None, DueLane::Clock) };
        let is_new = self.to_act() != Some(seat);
        match holders.get(seat.index()) {
            Some(SeatHolder::Bot { level, .. }) => (Some(DueTime::NOW), DueLane::Bot(*level)),
            Some(SeatHolder::Person { .. }) if is_new && self.is_alerted(seat) => {
                (Some(DueTime::NOW), DueLane::Alert)
            }
            Some(SeatHolder::Person { .. }) => (self.timing.due(seat, is_new), DueLane::Clock),
            Some(SeatHolder::Open) | None => (None, DueLane::Clock),
        }
    }

    /// Makes a move, with the chance steps that follow it. A program's move is marked.
    pub(crate) fn plan_move(&self, seat: Seat, mv: &str, program: bool) -> Planned {
        self.must_run()?;
        let Some(game) = self.game() else { return refuse(Code::NotStarted) };
        let plan = game.plan(seat, mv).map_err(|why| match why {
            PlayError::Garbled => Problem::new(Code::MalformedMove),
            PlayError::Refused(Refusal::Illegal(illegal)) => Problem::against(illegal.clause),
            PlayError::Refused(_) | PlayError::NoKey => Problem::new(Code::NotYourTurn),
        })?;
        let act = Act::Move { steps: plan.steps, program };
        if plan.turn == Turn::Over {
            return Ok(Draft::ended(act, TableStatus::Finished));
        }
        Ok(Draft::running(act).then(self.due(self.holders(), plan.turn)))
    }

    /// Takes back what the undo rules allow immediately; requests the other players' consent for more, which a seat
    /// may do `requests_max` times.
    pub(crate) fn plan_take_back(&self, seat: Seat, to: usize, requests_max: u32) -> Planned {
        self.must_run()?;
        let Some(game) = self.game() else { return refuse(Code::NotStarted) };
        if game.ply() <= to {
            return refuse(Code::NothingToTakeBack);
        }
        if game.undo(seat).to <= to {
            return Ok(Draft::running(Act::TakeBack { by: seat, to }));
        }
        // Steps before the first move are no decisions.
        let first = game.steps_text().lines().position(|step| !step.starts_with('*'));
        let others = self.seating.people().any(|other| other != seat);
        if !others || first.is_none_or(|first| to < first) {
            return refuse(Code::NothingToTakeBack);
        }
        if self.take_back_request.as_ref().is_some_and(|request| request.by == seat) {
            return refuse(Code::RequestPending);
        }
        if requests_max <= self.requests.get(seat.index()).copied().unwrap_or(0) {
            return refuse(Code::TooManyRequests);
        }
        Ok(Draft::running(Act::Ask { by: seat, to }))
    }

    /// Agrees to a take-back, or refuses it.
    pub(crate) fn plan_answer(&self, seat: Seat, accept: bool) -> Planned {
        self.must_run()?;
        match &self.take_back_request {
            Some(request) if request.pending.contains(&seat) => {
                Ok(Draft::running(Act::Answer { seat, accept }))
            }
            _ => refuse(Code::NothingToAnswer),
        }
    }

    /// Resigns a seat.
    pub(crate) fn plan_resign(&self, seat: Seat) -> Planned {
        self.must_run()?;
        let act = Act::Resign { seat };
        if self.ends_if_resigned(seat) {
            return Ok(Draft::ended(act, TableStatus::Finished));
        }
        Ok(Draft::running(act))
    }

    /// Links the table of a rematch.
    pub(crate) fn plan_rematch(&self, table: TableId) -> Planned {
        if self.status != TableStatus::Finished {
            return refuse(Code::GameNotOver);
        }
        Ok(Draft::ended(Act::Rematch { table }, TableStatus::Finished))
    }

    /// Refuses once the game has started.
    pub(super) fn must_gather(&self) -> Result<(), Problem> {
        match self.status {
            TableStatus::Open => Ok(()),
            TableStatus::Running => Err(Problem::new(Code::AlreadyStarted)),
            TableStatus::Finished | TableStatus::Aborted => Err(Problem::new(Code::GameOver)),
        }
    }

    /// Refuses unless the game is running.
    pub(super) fn must_run(&self) -> Result<(), Problem> {
        match self.status {
            TableStatus::Open => Err(Problem::new(Code::NotStarted)),
            TableStatus::Running => Ok(()),
            TableStatus::Finished | TableStatus::Aborted => Err(Problem::new(Code::GameOver)),
        }
    }
}

/// Each seat's sleeping hours and vacations.
fn schedules_of(holders: &[SeatHolder], schedules: &BTreeMap<UserId, Schedule>) -> Vec<Schedule> {
    let schedule = |holder: &SeatHolder| match holder {
        SeatHolder::Person { user, .. } => schedules.get(&user.id).cloned().unwrap_or_default(),
        SeatHolder::Open | SeatHolder::Bot { .. } => Schedule::default(),
    };
    holders.iter().map(schedule).collect()
}
