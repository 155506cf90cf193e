//! Applying acts to a table's state.

use clock::Moment;
use game::{Seat, Turn};
use store::TableStatus;
use wire::api::{Asked, Holder, Level, UserId};

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
    /// Learns names, before those people sit down.
    pub(crate) fn add_names(&mut self, names: impl IntoIterator<Item = (UserId, String)>) {
        self.seating.add_names(names);
    }

    /// The people who sit down in these entries and whose names aren't known.
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
                self.apply(&entry.act, entry.key, entry.at)?;
            }
        }
        Ok(())
    }

    /// Applies the next act, written at that moment.
    pub(crate) fn apply(
        &mut self,
        act: &Act,
        key: Option<KeyHash>,
        at: Moment,
    ) -> Result<(), LogError> {
        let before = self.to_act();
        self.change(act, at).map_err(|reason| LogError {
            table: self.id(),
            number: self.acts(),
            reason,
        })?;
        self.advance_clocks(before, act, at);
        self.log.push(key, self.ply());
        if !act.is_of_the_game() || self.asked.is_some() || self.is_ended() {
            self.log.mark_card_changed();
        }
        if act.is_of_the_game() {
            self.asked = None;
        }
        Ok(())
    }

    fn change(&mut self, act: &Act, at: Moment) -> Result<(), String> {
        match act {
            Act::Create { chairs, pace, overdue, at_once } => {
                (self.timing.pace, self.timing.overdue) = (*pace, *overdue);
                self.starts_when_full = *at_once;
                self.seating.set_chairs(chairs);
            }
            Act::Sit { seat, user, luck, alerts } => {
                self.seating.sit(*seat, *user, luck)?;
                self.alerts.set(*seat, alerts.then_some(true));
            }
            Act::Stand { seat } => *self.seating.holder(*seat)? = Holder::Open,
            Act::Start { fill, steps, rests } => {
                self.start(*fill, steps)?;
                self.timing.start(self.row().seats, rests);
            }
            Act::Move { steps } => self.play(steps)?,
            Act::TakeBack { by, to } => {
                let void = self.ply().saturating_sub(*to);
                self.cut(*to)?;
                self.timing.revoke_increments(*by, void, at);
            }
            Act::Ask { by, to } => self.ask_take_back(*by, *to),
            Act::Answer { seat, yes } => self.answer(*seat, *yes)?,
            Act::Resign { seat } => self.resign(*seat, STAND_IN)?,
            Act::TimeOut { seat, level } => self.time_out(*seat, *level)?,
            Act::Return { seat } => self.give_back(*seat, at)?,
            Act::Wait { by, seat } => self.wait(*by, *seat, at)?,
            Act::Rest { seat, rest } => {
                self.seating.holder(*seat)?;
                self.timing.set_rest(*seat, rest.clone(), at);
            }
            Act::Alerts { seat, on } => {
                self.seating.holder(*seat)?;
                self.alerts.set(*seat, Some(*on));
            }
            Act::Abort => self.stage = TableStatus::Aborted,
            Act::Rematch { table } => self.rematch = Some(*table),
        }
        Ok(())
    }

    fn start(&mut self, fill: Option<Level>, steps: &str) -> Result<(), String> {
        self.seating.start(fill);
        let mut game = self.new_game().map_err(|error| error.to_string())?;
        game.follow(steps).map_err(|error| error.to_string())?;
        self.stage =
            if game.turn() == Turn::Over { TableStatus::Finished } else { TableStatus::Running };
        self.game = Some(game);
        Ok(())
    }

    fn play(&mut self, steps: &str) -> Result<(), String> {
        let game = self.game.as_mut().ok_or("a move before the start")?;
        game.follow(steps).map_err(|error| error.to_string())?;
        if game.turn() == Turn::Over {
            self.stage = TableStatus::Finished;
        }
        Ok(())
    }

    fn cut(&mut self, to: usize) -> Result<(), String> {
        self.game.as_mut().ok_or("nothing to take back before the start")?.cut(to);
        Ok(())
    }

    fn ask_take_back(&mut self, by: Seat, to: usize) {
        self.alerts.take_back_act = self.acts();
        let open = self.seating.people().filter(|seat| *seat != by).collect();
        self.asked = Some(Asked { by, to, open });
    }

    fn answer(&mut self, seat: Seat, yes: bool) -> Result<(), String> {
        let Some(mut asked) = self.asked.take() else { return Err("nothing is asked".into()) };
        asked.open.retain(|open| *open != seat);
        match (yes, asked.open.is_empty()) {
            (false, _) => Ok(()),
            (true, true) => self.cut(asked.to),
            (true, false) => {
                self.asked = Some(asked);
                Ok(())
            }
        }
    }

    /// A bot replaces the player; the game is over if it would play against bots alone.
    pub(super) fn resign(&mut self, seat: Seat, level: Level) -> Result<(), String> {
        self.seating.resigned.push(seat);
        self.asked = None;
        if self.ends_if_resigned(seat) {
            self.stage = TableStatus::Finished;
        }
        self.seating.replace(seat, level)
    }
}
