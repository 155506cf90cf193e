//! Applying acts to a table's state.

use clock::Moment;
use game::{Seat, Turn};
use store::{ActHead, TableStatus};
use wire::api::{Level, SeatHolder, TakeBackRequest, UserId};

use crate::{
    idempotency::KeyHash,
    tables::{
        act::Act,
        log::{LogEntry, LogError},
        state::TableState,
    },
};

/// The level of the bot that replaces a player who resigned.
const STAND_IN: Level = Level::Adept;

impl TableState {
    /// Adds names, before those users sit down.
    pub(crate) fn add_names(&mut self, names: impl IntoIterator<Item = (UserId, String)>) {
        self.seating.add_names(names);
    }

    /// The users who sit down in these entries and whose names aren't known.
    pub(crate) fn unnamed(&self, entries: &[LogEntry]) -> Vec<UserId> {
        let sitting = |entry: &LogEntry| match entry.act {
            Act::Sit { user, .. } => Some(user),
            _ => None,
        };
        entries.iter().filter_map(sitting).filter(|user| !self.seating.knows(*user)).collect()
    }

    /// Applies the next entries of the log; those that were applied already are skipped.
    pub(crate) fn apply_all(&mut self, entries: &[LogEntry]) -> Result<(), LogError> {
        for entry in entries {
            if self.acts() <= entry.number {
                self.apply(&entry.act, entry.key, entry.head)?;
            }
        }
        Ok(())
    }

    /// Applies the next act.
    pub(crate) fn apply(
        &mut self,
        act: &Act,
        key: Option<KeyHash>,
        head: ActHead,
    ) -> Result<(), LogError> {
        let at = head.at;
        let before = self.to_act();
        let programs = self.rating_facts.programs().len();
        self.change(act, at).map_err(|reason| LogError {
            table: self.id(),
            number: self.acts(),
            reason,
        })?;
        self.advance_clocks(before, act, at);
        self.log.push(head, key, self.ply());
        let is_first_of_program = programs < self.rating_facts.programs().len();
        if !act.is_of_the_game()
            || is_first_of_program
            || self.take_back_request.is_some()
            || self.is_ended()
        {
            self.log.mark_card_changed();
        }
        if act.is_of_the_game() {
            self.take_back_request = None;
        }
        Ok(())
    }

    fn change(&mut self, act: &Act, at: Moment) -> Result<(), String> {
        match act {
            Act::Create { chairs, pace, on_timeout, auto_start, rated } => {
                self.rating_facts.choice = *rated;
                (self.timing.pace, self.timing.on_timeout) = (*pace, *on_timeout);
                self.starts_when_full = *auto_start;
                self.seating.set_chairs(chairs);
            }
            Act::Sit { seat, user, luck, alerts, account } => {
                self.seating.sit(*seat, *user, luck)?;
                self.rating_facts.sit(*seat, *account);
                self.alerts.set(*seat, alerts.then_some(true));
            }
            Act::Stand { seat } => self.stand(*seat)?,
            Act::Commit { seat, commitment } => self.commit_seed(*seat, commitment, at)?,
            Act::Prepare { fill } => self.prepare(*fill, at),
            Act::Reveal { seat, luck } => self.reveal_seed(*seat, luck)?,
            Act::Miss { seats } => seats.iter().try_for_each(|seat| self.stand(*seat))?,
            Act::Start { fill, steps, schedules } => {
                self.start(*fill, steps)?;
                self.timing.start(self.row().seats, schedules);
            }
            Act::Move { steps, program } => self.play(steps, *program)?,
            Act::TakeBack { by, to } => {
                let void = self.ply().saturating_sub(*to);
                self.cut(*to)?;
                self.timing.revoke_increments(*by, void, at);
            }
            Act::Ask { by, to } => self.ask_take_back(*by, *to),
            Act::Answer { seat, accept } => self.answer(*seat, *accept)?,
            Act::Resign { seat } => self.resign(*seat, STAND_IN)?,
            Act::TimeOut { seat, level } => self.time_out(*seat, *level, at)?,
            Act::Return { seat, late } => self.come_back(*seat, *late, at)?,
            Act::Wait { by, seat } => self.wait(*by, *seat, at)?,
            Act::Schedule { seat, schedule } => {
                self.seating.holder(*seat)?;
                self.timing.set_schedule(*seat, schedule.clone(), at);
            }
            Act::Alerts { seat, on } => {
                self.seating.holder(*seat)?;
                self.alerts.set(*seat, Some(*on));
            }
            Act::Abort => self.status = TableStatus::Aborted,
            Act::Rematch { table } => self.rematch = Some(*table),
        }
        Ok(())
    }

    fn start(&mut self, fill: Option<Level>, steps: &str) -> Result<(), String> {
        self.seating.start(fill);
        self.preparation = None;
        let mut game = self.new_game().map_err(|error| error.to_string())?;
        game.follow(steps).map_err(|error| error.to_string())?;
        self.status =
            if game.turn() == Turn::Over { TableStatus::Finished } else { TableStatus::Running };
        self.game = Some(game);
        Ok(())
    }

    fn stand(&mut self, seat: Seat) -> Result<(), String> {
        *self.seating.holder(seat)? = SeatHolder::Open;
        self.rating_facts.stand(seat);
        self.cancel_preparation();
        Ok(())
    }

    fn play(&mut self, steps: &str, by_program: bool) -> Result<(), String> {
        if let Some(seat) = self.to_act().filter(|_| by_program) {
            self.rating_facts.moved_by_program(seat);
        }
        let game = self.game.as_mut().ok_or("a move before the start")?;
        game.follow(steps).map_err(|error| error.to_string())?;
        if game.turn() == Turn::Over {
            self.status = TableStatus::Finished;
        }
        Ok(())
    }

    fn cut(&mut self, to: usize) -> Result<(), String> {
        self.game.as_mut().ok_or("nothing to take back before the start")?.cut(to);
        Ok(())
    }

    fn ask_take_back(&mut self, by: Seat, to: usize) {
        self.alerts.take_back_act = self.acts();
        if let Some(asked) = self.requests.get_mut(by.index()) {
            *asked += 1;
        }
        let pending = self.seating.people().filter(|seat| *seat != by).collect();
        self.take_back_request = Some(TakeBackRequest { by, to, pending });
    }

    fn answer(&mut self, seat: Seat, accept: bool) -> Result<(), String> {
        let Some(mut request) = self.take_back_request.take() else {
            return Err("nothing is asked".into());
        };
        request.pending.retain(|pending| *pending != seat);
        match (accept, request.pending.is_empty()) {
            (false, _) => Ok(()),
            (true, true) => self.cut(request.to),
            (true, false) => {
                self.take_back_request = Some(request);
                Ok(())
            }
        }
    }

    /// A bot replaces the player; the game is over if it would play against bots alone.
    pub(super) fn resign(&mut self, seat: Seat, level: Level) -> Result<(), String> {
        self.seating.resigned.push(seat);
        self.rating_facts.leave(seat, None);
        self.take_back_request = None;
        if self.ends_if_resigned(seat) {
            self.status = TableStatus::Finished;
        }
        self.seating.replace(seat, level)
    }
}
