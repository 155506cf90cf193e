//! What a wish would add to a table's log, or why it can't.

use std::time::Duration;

use game::{Refusal, Seat, Turn};
use store::Stage;
use table::PlayError;
use wire::api::{Chair, Code, Holder, Level, Problem, TableId, UserId};

use crate::room::{Act, State, state::filled};

/// How long a finished game stays as it was played before it is packed.
const PACKED_AFTER: Duration = Duration::from_secs(60);

/// An act that may be written next.
pub(crate) struct Draft {
    pub(crate) act: Act,
    /// How far the table is with it.
    pub(crate) stage: Stage,
    /// When a worker should look at the table.
    pub(crate) due: Option<Duration>,
}

impl Draft {
    fn gathering(act: Act) -> Draft {
        Draft { act, stage: Stage::Gathering, due: None }
    }

    fn ended(act: Act, stage: Stage) -> Draft {
        Draft { act, stage, due: Some(PACKED_AFTER) }
    }

    /// Whether a bot is to act then is for a worker to find out.
    fn running(act: Act) -> Draft {
        Draft { act, stage: Stage::Running, due: Some(Duration::ZERO) }
    }
}

/// A plan, or why there is none.
pub(crate) type Planned = Result<Draft, Problem>;

fn refuse(code: Code) -> Planned {
    Err(Problem::new(code))
}

impl State {
    pub(crate) fn plan_lay(&self, chairs: &[Chair]) -> Planned {
        if self.acts != 0 {
            return refuse(Code::Begun);
        }
        Ok(Draft::gathering(Act::Lay { chairs: chairs.to_vec() }))
    }

    pub(crate) fn plan_sit(&self, user: UserId, seat: Option<Seat>, luck: &str) -> Planned {
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
        Ok(Draft::gathering(Act::Sit { seat: Seat(at as u8), user, luck }))
    }

    pub(crate) fn plan_stand(&self, seat: Seat) -> Planned {
        self.must_gather()?;
        Ok(Draft::gathering(Act::Stand { seat }))
    }

    pub(crate) fn plan_abort(&self) -> Planned {
        self.must_gather()?;
        Ok(Draft::ended(Act::Abort, Stage::Aborted))
    }

    pub(crate) fn plan_start(&self, fill: Option<Level>) -> Planned {
        self.must_gather()?;
        let holders = filled(&self.holders, fill);
        if holders.contains(&Holder::Open) {
            return refuse(Code::ChairsOpen);
        }
        let game = self.blank().map_err(|_| Problem::new(Code::NoSuchSetup))?;
        let plan = game.plan_chance();
        let act = Act::Start { fill, steps: plan.steps };
        if plan.turn == Turn::Over {
            return Ok(Draft::ended(act, Stage::Over));
        }
        Ok(Draft { due: self.due(&holders, plan.turn), ..Draft::running(act) })
    }

    /// Now, if a bot is to act.
    fn due(&self, holders: &[Holder], turn: Turn) -> Option<Duration> {
        let Turn::Seat(seat) = turn else { return None };
        matches!(holders.get(seat.index()), Some(Holder::Bot { .. })).then_some(Duration::ZERO)
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

    fn must_gather(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Gathering => Ok(()),
            Stage::Running => Err(Problem::new(Code::Begun)),
            Stage::Over | Stage::Aborted => Err(Problem::new(Code::Over)),
        }
    }

    fn must_run(&self) -> Result<(), Problem> {
        match self.stage {
            Stage::Gathering => Err(Problem::new(Code::NotBegun)),
            Stage::Running => Ok(()),
            Stage::Over | Stage::Aborted => Err(Problem::new(Code::Over)),
        }
    }
}
