//! The rest of the year, the same for every seat.

use crate::{
    calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent},
    position::{Dragon, Phase, Stage},
};

/// The rest of the year.
pub(super) struct Year {
    pub(super) months: [MonthEvent; MONTHS],
    /// The month that will be scored next, counted from zero; past the last at the end.
    pub(super) first: usize,
    /// Whether its event is yet to strike.
    pub(super) strikes: bool,
    /// Whether its empty palaces are yet to decay.
    pub(super) decays: bool,
    /// The super event, unless it is over.
    pub(super) super_event: Option<SuperEvent>,
    /// The months in which each event is yet to strike, a bit each.
    marks: [u32; MonthEvent::ALL.len()],
    pub(super) great_wall: bool,
    /// Whether the wall is checked at the end (D7.4).
    pub(super) last_check: bool,
    /// Whether there is a final scoring to come.
    pub(super) closes: bool,
    pub(super) wall: i16,
}

impl Year {
    /// The rest of a game's year.
    pub(super) fn of(game: &Dragon) -> Year {
        let is_over = game.phase == Phase::Over;
        let is_early = matches!(game.stage, Stage::Start | Stage::Action | Stage::Person);
        let strikes = !is_over && (is_early || game.phase == Phase::Deal);
        let is_event = matches!(game.stage, Stage::Event | Stage::Wall);
        let scores = !is_over && game.stage != Stage::LastWall;
        let first = if scores { usize::from(game.month.saturating_sub(1)) } else { MONTHS };
        let mut marks = [0; MonthEvent::ALL.len()];
        for month in first + usize::from(!strikes)..MONTHS {
            marks[game.year[month] as usize] |= 1 << month;
        }
        let last_before = usize::from(SUPER_MONTH) - 1;
        let in_time = first < last_before || first == last_before && (strikes || is_event);
        Year {
            months: game.year,
            first,
            strikes,
            decays: strikes || is_event,
            super_event: game.super_event.filter(|_| in_time),
            marks,
            great_wall: game.options.great_wall,
            last_check: game.options.great_wall && scores,
            closes: !is_over,
            wall: game.wall_length().into(),
        }
    }

    /// Months to be scored.
    pub(super) fn left(&self) -> i16 {
        (MONTHS - self.first) as i16
    }

    /// Months from a month to the next such event; many if there is none.
    #[inline]
    pub(super) fn until(&self, event: MonthEvent, month: usize) -> i16 {
        (self.marks[event as usize] >> month).trailing_zeros() as i16
    }

    /// How often an event is yet to strike.
    pub(super) fn times(&self, event: MonthEvent) -> i16 {
        self.marks[event as usize].count_ones() as i16
    }

    /// How near an event is: twelve is this month, zero is never.
    pub(super) fn nearness(&self, event: MonthEvent) -> i16 {
        (MONTHS as i16 - self.until(event, self.first)).max(0)
    }
}
