//! What a wish would add to a table's log, or why it can't.

use std::{collections::BTreeMap, time::Duration};

use clock::Rest;
use game::{Refusal, Seat, Turn};
use store::{Stage, When};
use table::PlayError;
use wire::api::{Code, Holder, Level, NewTable, Problem, TableId, UserId};

use crate::room::{Act, State, state::filled};

/// How long a finished game stays as it was played before it is packed.
const PACKED_AFTER: Duration = Duration::from_secs(60);

/// How long a table waits for people without anything happening before it is cleared.
const GATHERS: Duration = Duration::from_secs(14 * 24 * 3600);

/// An act that may be written next.
pub(crate) struct Draft {
    pub(crate) act: Act,
    /// How far the table is with it.
    pub(crate) stage: Stage,
    /// When a worker should look at the table.
    pub(crate) due: Option<When>,
}

impl Draft {
    fn gathering(act: Act) -> Draft {
        Draft { act, stage: Stage::Gathering, due: Some(When::In(GATHERS)) }
    }

    pub(super) fn ended(act: Act, stage: Stage) -> Draft {
        Draft { act, stage, due: Some(When::In(PACKED_AFTER)) }
    }

    /// Whether a bot is to act then is for a worker to find out.
    pub(super) fn running(act: Act) -> Draft {
        Draft { act, stage: Stage::Running, due: Some(When::NOW) }
    }
}

/// A plan, or why there is none.
pub(crate) type Planned = Result<Draft, Problem>;

pub(super) fn refuse(code: Code) -> Planned {
    Err(Problem::new(code))
}

impl State {
    pub(crate) fn plan_lay(&self, wanted: &NewTable) -> Planned {
        if self.acts != 0 {
            return refuse(Code::Begun);
        }
        let NewTable { pace, overdue, at_once, .. } = *wanted;
        let chairs = wanted.chairs.clone();
        Ok(Draft::gathering(Act::Lay { chairs, pace, overdue, at_once }))
    }

    pub(crate) fn plan_sit(
        &self,
        user: UserId,
        seat: Option<Seat>,
        luck: &str,
        alerts: bool,
    ) -> Planned {
        self.must_gather()?;
        let is_theirs = |holder: &Holder| matches!(holder, Holder::Person { user: other, .. } if other.id == user);
        if self.holders.iter().any(is_theirs) {
            return refuse(Code::Taken);
        }
        let free = |at: usize| self.holders.get(at) == Some(&Holder::Open);
        let at = match seat {
            Some(seat) if self.holders.len() <= seat.index() => return refuse(Code::BadValue),
            Some(seat) => Some(seat.index()).filter(|at| free(*at)),
            None => (0..self.holders.len()).find(|at| free(*at)),
        };
        let Some(at) = at else { return refuse(Code::Taken) };
        let luck = luck.to_owned();
        let act = Act::Sit { seat: Seat(at as u8), user, luck, alerts };
        let is_last = self.holders.iter().filter(|holder| **holder == Holder::Open).count() == 1;
        let draft = Draft::gathering(act);
        let due = if self.at_once && is_last { Some(When::NOW) } else { draft.due };
        Ok(Draft { due, ..draft })
    }

    pub(crate) fn plan_stand(&self, seat: Seat) -> Planned {
        self.must_gather()?;
        Ok(Draft::gathering(Act::Stand { seat }))
    }

    pub(crate) fn plan_abort(&self) -> Planned {
        self.must_gather()?;
        Ok(Draft::ended(Act::Abort, Stage::Aborted))
    }

    pub(crate) fn plan_start(
        &self,
        fill: Option<Level>,
        rests: &BTreeMap<UserId, Rest>,
    ) -> Planned {
        self.must_gather()?;
        let holders = filled(&self.holders, fill);
        if holders.contains(&Holder::Open) {
            return refuse(Code::ChairsOpen);
        }
        let game = self.blank().map_err(|_| Problem::new(Code::NoSuchSetup))?;
        let plan = game.plan_chance();
        let rests =
            if self.timing.is_by_the_day() { rests_of(&holders, rests) } else { Vec::new() };
        let act = Act::Start { fill, steps: plan.steps, rests };
        if plan.turn == Turn::Over {
            return Ok(Draft::ended(act, Stage::Over));
        }
        Ok(Draft { due: self.due(&holders, plan.turn), ..Draft::running(act) })
    }

    /// When a worker should look: now if a bot is to act or somebody is to be told that they are, and
    /// when somebody's time may be out.
    fn due(&self, holders: &[Holder], turn: Turn) -> Option<When> {
        let Turn::Seat(seat) = turn else { return None };
        let is_new = self.to_act() != Some(seat);
        match holders.get(seat.index()) {
            Some(Holder::Bot { .. }) => Some(When::NOW),
            Some(Holder::Person { .. }) if is_new && self.is_alerted(seat) => Some(When::NOW),
            Some(Holder::Person { .. }) => self.timing.due(seat, is_new),
            Some(Holder::Open) | None => None,
        }
    }

    pub(crate) fn plan_move(&self, seat: Seat, mv: &str) -> Planned {
        self.must_run()?;
        let Some(game) = self.game() else { return refuse(Code::NotBegun) };
        let plan = game.plan(seat, mv).map_err(|why| match why {
            PlayError::Garbled => Problem::new(Code::Garbled),
            PlayError::Refused(Refusal::Illegal(illegal)) => Problem::against(illegal.clause),
            PlayError::Refused(_) | PlayError::NoKey => Problem::new(Code::NotYourTurn),
        })?;
        let act = Act::Move { steps: plan.steps };
        if plan.turn == Turn::Over {
            return Ok(Draft::ended(act, Stage::Over));
        }
        Ok(Draft { due: self.due(&self.holders, plan.turn), ..Draft::running(act) })
    }

    /// What the rules of undo allow is done at once; more is asked of the people at the table.
    pub(crate) fn plan_take_back(&self, seat: Seat, to: usize) -> Planned {
        self.must_run()?;
        let Some(game) = self.game() else { return refuse(Code::NotBegun) };
        if game.ply() <= to {
            return refuse(Code::NothingToTakeBack);
        }
        if game.undo(seat).to <= to {
            return Ok(Draft::running(Act::TakeBack { by: seat, to }));
        }
        // Nothing is a decision of anybody's before the first move.
        let first = game.steps_text().lines().position(|step| !step.starts_with('*'));
        let others = self.people().any(|other| other != seat);
        if !others || first.is_none_or(|first| to < first) {
            return refuse(Code::NothingToTakeBack);
        }
        Ok(Draft::running(Act::Ask { by: seat, to }))
    }

    pub(crate) fn plan_answer(&self, seat: Seat, yes: bool) -> Planned {
        self.must_run()?;
        match &self.asked {
            Some(asked) if asked.open.contains(&seat) => {
                Ok(Draft::running(Act::Answer { seat, yes }))
            }
            _ => refuse(Code::NotAsked),
        }
    }

    pub(crate) fn plan_resign(&self, seat: Seat) -> Planned {
        self.must_run()?;
        let act = Act::Resign { seat };
        if self.ends_if_resigned(seat) {
            return Ok(Draft::ended(act, Stage::Over));
        }
        Ok(Draft::running(act))
    }

    pub(crate) fn plan_rematch(&self, table: TableId) -> Planned {
        if self.stage != Stage::Over {
            return refuse(Code::NotOver);
        }
        Ok(Draft::ended(Act::Rematch { table }, Stage::Over))
    }

    pub(super) fn must_gather(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Running => Err(Problem::new(Code::Begun)),
            Stage::Over | Stage::Aborted => Err(Problem::new(Code::Over)),
        }
    }

    pub(super) fn must_run(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Gathering => Err(Problem::new(Code::NotBegun)),
            Stage::Running => Ok(()),
            Stage::Over | Stage::Aborted => Err(Problem::new(Code::Over)),
        }
    }
}

/// When each seat rests.
fn rests_of(holders: &[Holder], rests: &BTreeMap<UserId, Rest>) -> Vec<Rest> {
    let rest = |holder: &Holder| match holder {
        Holder::Person { user, .. } => rests.get(&user.id).cloned().unwrap_or_default(),
        Holder::Open | Holder::Bot { .. } => Rest::default(),
    };
    holders.iter().map(rest).collect()
}
