//! Plans of the start by commit and reveal: each player commits to a seed, and reveals it when all have committed.
//! So nobody chooses theirs by another's.

use std::time::Duration;

use clock::Moment;
use game::Seat;
use store::{DueLane, DueTime};
use table::fair;
use wire::api::{Code, Level, SeatHolder};

use crate::tables::{
    act::Act,
    plan::{Draft, Planned, refuse},
    preparation::Preparation,
    state::TableState,
};

/// How long the start of a live game waits for a player: all are expected to be at the table.
const LIVE_WAIT: Duration = Duration::from_secs(60);

/// How long the start of any other game waits for a player.
const LONG_WAIT: Duration = Duration::from_secs(24 * 3600);

/// When players who haven't revealed their seeds are alerted: whoever is at the table has by then.
const ALERT_DELAY: Duration = Duration::from_secs(5);

/// When a worker looks at a table that can start, and at one that waits.
const TO_START: (Option<DueTime>, DueLane) = (Some(DueTime::NOW), DueLane::Clock);
const TO_ALERT: (Option<DueTime>, DueLane) = (Some(DueTime::In(ALERT_DELAY)), DueLane::Clock);

impl TableState {
    /// Fixes a seat's seed by a commitment to it.
    pub(crate) fn plan_commit_seed(&self, seat: Seat, commitment: &str) -> Planned {
        self.must_gather()?;
        let is_digest = fair::unhex(commitment).is_some_and(|bits| fair::hex(&bits) == commitment);
        if !is_digest {
            return refuse(Code::InvalidValue);
        }
        if !self.seating.uncommitted().contains(&seat) {
            return refuse(Code::SeedFixed);
        }
        Ok(self.waiting(Act::Commit { seat, commitment: commitment.to_owned() }))
    }

    /// An act before the game that changes no seat: what the table waits for stays due.
    pub(super) fn waiting(&self, act: Act) -> Draft {
        let draft = Draft::gathering(act);
        match &self.preparation {
            Some(_) => draft.then(TO_ALERT),
            // The last seat was taken, and a worker may not have looked yet.
            None if self.is_ready_to_start() => draft.then(TO_START),
            None => draft,
        }
    }

    /// Reveals a seat's seed, once nobody can choose another.
    pub(crate) fn plan_reveal_seed(&self, seat: Seat, luck: &str) -> Planned {
        self.must_gather()?;
        if self.preparation.is_none() || !self.seating.uncommitted().is_empty() {
            return refuse(Code::SeedsPending);
        }
        let pending = self.seating.pending_seeds();
        if !pending.contains(&seat) {
            return refuse(Code::SeedFixed);
        }
        if self.seating.commitment(seat) != Some(&fair::commitment_to(luck)) {
            return refuse(Code::InvalidValue);
        }
        let draft = Draft::gathering(Act::Reveal { seat, luck: luck.to_owned() });
        let is_last = pending.len() == 1;
        Ok(draft.then(if is_last { TO_START } else { TO_ALERT }))
    }

    /// Waits for the players' seeds.
    pub(super) fn plan_prepare(&self, fill: Option<Level>) -> Planned {
        if self.preparation.is_some() {
            return refuse(Code::SeedsPending);
        }
        Ok(Draft::gathering(Act::Prepare { fill }).then(TO_ALERT))
    }

    /// Frees the seats of those who haven't committed in time; once all have, of those who haven't revealed.
    pub(crate) fn plan_miss(&self, now: Moment) -> Planned {
        self.must_gather()?;
        let seats = self.awaited_seeds();
        match &self.preparation {
            Some(it) if it.deadline <= now && !seats.is_empty() => {
                Ok(Draft::gathering(Act::Miss { seats }))
            }
            _ => refuse(Code::SeedsPending),
        }
    }

    /// The seats that a prepared start waits for: those that haven't committed; once all have, those that haven't revealed.
    pub(crate) fn awaited_seeds(&self) -> Vec<Seat> {
        if self.preparation.is_none() {
            return Vec::new();
        }
        let uncommitted = self.seating.uncommitted();
        if uncommitted.is_empty() { self.seating.pending_seeds() } else { uncommitted }
    }

    /// Until when a prepared start waits for seeds; none if it waits for none.
    pub(crate) fn awaits_seeds_until(&self) -> Option<Moment> {
        self.preparation.as_ref().filter(|_| !self.is_prepared()).map(|it| it.deadline)
    }

    /// Whether a prepared start waits for nobody any more.
    pub(crate) fn is_prepared(&self) -> bool {
        self.preparation.is_some() && self.seating.pending_seeds().is_empty()
    }

    pub(super) fn prepare(&mut self, fill: Option<Level>, at: Moment) {
        let wait = if self.timing.is_live() { LIVE_WAIT } else { LONG_WAIT };
        self.preparation = Some(Preparation { fill, deadline: at + wait, act: self.acts() });
    }

    pub(super) fn commit_seed(&mut self, seat: Seat, new: &str, at: Moment) -> Result<(), String> {
        match self.seating.holder(seat)? {
            SeatHolder::Person { commitment, .. } => *commitment = Some(new.to_owned()),
            _ => return Err(format!("nobody sits at seat {seat}")),
        }
        // From the last commitment on all have the whole time to reveal.
        if self.seating.uncommitted().is_empty()
            && let Some(Preparation { fill, .. }) = self.preparation
        {
            self.prepare(fill, at);
        }
        Ok(())
    }

    pub(super) fn reveal_seed(&mut self, seat: Seat, seed: &str) -> Result<(), String> {
        match self.seating.holder(seat)? {
            SeatHolder::Person { luck, .. } => *luck = seed.to_owned(),
            _ => return Err(format!("nobody sits at seat {seat}")),
        }
        Ok(())
    }

    /// The seats aren't final any more. Revealed seeds are void: the next player could choose theirs by them.
    pub(super) fn cancel_preparation(&mut self) {
        if self.preparation.take().is_some() {
            self.seating.void_revealed();
        }
    }
}
