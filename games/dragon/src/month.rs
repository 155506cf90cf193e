//! The end of a month: its event, the check of the wall, decay (D5, D7.3).

use game::{Clause, Seat, Tell, rule};

use crate::{
    action::Good,
    calendar::{MONTHS, MonthEvent, SUPER_MONTH},
    event::Event,
    legality::releasing,
    palace::PalaceNumber,
    person::{Person, Role},
    position::{Dragon, Phase, Stage},
};

/// Yuan of a tribute (D5.2).
pub(crate) const TRIBUTE: u8 = 4;
/// Persons that an epidemic takes (D5.6).
pub(crate) const SICK: u8 = 3;
/// Points for most and second most fireworks (D5.4).
pub(crate) const FESTIVAL: [u16; 2] = [6, 3];

impl Dragon {
    /// Starts the month's event, or repeats it (D8.5).
    pub(crate) fn start_event(&mut self, stage: Stage, tell: Tell<'_, Event>) {
        self.start_stage(stage);
        let (month, event) = (self.month, self.month_event());
        let clause = if stage == Stage::Eclipse { rule!("D8.5") } else { event.clause() };
        tell(clause, Event::Struck { month, event });
        self.strike(event, tell);
        self.settle_dues(tell);
    }

    /// Applies an event: goods, points, and the number of persons to release.
    pub(crate) fn strike(&mut self, event: MonthEvent, tell: Tell<'_, Event>) {
        match event {
            MonthEvent::Peace => (),
            MonthEvent::Tribute => self.tribute(tell),
            MonthEvent::Drought => self.drought(tell),
            MonthEvent::Festival => self.festival(tell),
            MonthEvent::Raid => self.raid(tell),
            MonthEvent::Epidemic => self.epidemic(),
        }
    }

    /// D5.2.
    fn tribute(&mut self, tell: Tell<'_, Event>) {
        for seat in self.queue() {
            let paid = self.player(seat).yuan().min(TRIBUTE);
            self.pay(seat, Good::Yuan, paid, rule!("D5.2"), tell);
            self.player_mut(seat).due = TRIBUTE - paid;
        }
    }

    /// D5.3.
    fn drought(&mut self, tell: Tell<'_, Event>) {
        for seat in self.queue() {
            let occupied = self.player(seat).palaces.occupied();
            let paid = self.player(seat).good(Good::Rice).min(occupied);
            self.pay(seat, Good::Rice, paid, rule!("D5.3"), tell);
            self.player_mut(seat).due = occupied - paid;
        }
    }

    /// D5.4.
    fn festival(&mut self, tell: Tell<'_, Event>) {
        let shown = self.players.map(|player| player.good(Good::Firework));
        let shown = |seat: Seat| shown[seat.index()];
        let most = self.queue().map(shown).max().unwrap_or(0);
        let second = self.queue().map(shown).filter(|it| *it < most).max().unwrap_or(0);
        for seat in self.queue().filter(|seat| 0 < shown(*seat) && second <= shown(*seat)) {
            let points = FESTIVAL[usize::from(shown(seat) < most)];
            self.score(seat, points, rule!("D5.4"), tell);
            self.pay(seat, Good::Firework, shown(seat).div_ceil(2), rule!("D5.4"), tell);
        }
    }

    /// D5.5.
    fn raid(&mut self, tell: Tell<'_, Event>) {
        for seat in self.queue() {
            let helmets = self.player(seat).symbols(Role::Warrior);
            self.score(seat, helmets.into(), rule!("D5.5"), tell);
        }
        self.due_from_fewest(|game, seat| game.player(seat).symbols(Role::Warrior));
    }

    /// Makes the seats with the fewest release a person, all of them if they tie.
    fn due_from_fewest(&mut self, count: impl Fn(&Dragon, Seat) -> u8) {
        let fewest = self.queue().map(|seat| count(self, seat)).min();
        for seat in self.queue() {
            let is_fewest = Some(count(self, seat)) == fewest;
            self.player_mut(seat).due = u8::from(is_fewest);
        }
    }

    /// D5.6.
    fn epidemic(&mut self) {
        for seat in self.queue() {
            let mortars = self.player(seat).symbols(Role::Healer);
            self.player_mut(seat).due = SICK.saturating_sub(mortars);
        }
    }

    /// Lets seats release persons in turn order (D5.7), and continues when all are done.
    pub(crate) fn settle_dues(&mut self, tell: Tell<'_, Event>) {
        self.barred = 0;
        while let Some(seat) = self.queue().nth(usize::from(self.at)) {
            let player = self.player(seat);
            if player.due != 0 && player.due < player.persons() {
                self.phase = Phase::Release(seat);
                return;
            }
            if player.due != 0 {
                self.release_all(seat, releasing(self), tell);
            }
            self.at += 1;
        }
        self.after_dues(tell);
    }

    /// Releases all persons of a seat: there is nothing to choose (D5.7).
    fn release_all(&mut self, seat: Seat, clause: Clause, tell: Tell<'_, Event>) {
        self.player_mut(seat).due = 0;
        for at in 0..self.player(seat).palaces.len() {
            let number = PalaceNumber(at);
            while let Some(person) = self.anybody_in(seat, number) {
                self.let_go(seat, person, number, clause, tell);
            }
        }
    }

    /// Some person in a palace.
    pub(crate) fn anybody_in(&self, seat: Seat, number: PalaceNumber) -> Option<Person> {
        self.player(seat).palaces.at(number).and_then(|palace| palace.persons().next())
    }

    /// Continues after an event or a check in which persons were released.
    fn after_dues(&mut self, tell: Tell<'_, Event>) {
        let checks_wall = self.options.great_wall && self.month_event() == MonthEvent::Raid;
        match self.stage {
            Stage::Event if checks_wall => self.check_wall(Stage::Wall, tell),
            Stage::Eclipse if checks_wall => self.check_wall(Stage::EclipseWall, tell),
            Stage::Event | Stage::Wall => {
                self.decay(tell);
                match self.super_event.filter(|_| self.month == SUPER_MONTH) {
                    Some(event) => self.start_super_event(event, tell),
                    None => self.end_month(tell),
                }
            }
            Stage::Eclipse | Stage::EclipseWall => self.end_month(tell),
            Stage::LastWall => self.end_game(tell),
            Stage::Start | Stage::Action | Stage::Person | Stage::Super => {
                unreachable!("nobody has to release then")
            }
        }
    }

    /// D7.3, D7.4.
    pub(crate) fn check_wall(&mut self, stage: Stage, tell: Tell<'_, Event>) {
        self.start_stage(stage);
        let clause = releasing(self);
        let needed = if stage == Stage::LastWall { MONTHS as u8 } else { self.month };
        tell(clause, Event::Surveyed { built: self.wall_length(), needed });
        self.survey(needed, clause, tell);
        self.settle_dues(tell);
    }

    /// Applies a check of the wall: points if it is long enough, else persons to release.
    pub(crate) fn survey(&mut self, needed: u8, clause: Clause, tell: Tell<'_, Event>) {
        if needed <= self.wall_length() {
            for seat in self.queue() {
                self.score(seat, self.player(seat).built().into(), clause, tell);
            }
        } else {
            self.due_from_fewest(|game, seat| game.player(seat).built());
        }
    }

    /// D5.8.
    fn decay(&mut self, tell: Tell<'_, Event>) {
        for seat in self.queue() {
            let palaces = &mut self.player_mut(seat).palaces;
            let mut is_any_gone = false;
            for (at, palace) in palaces.all_mut().iter_mut().enumerate() {
                if palace.is_empty() {
                    palace.lower();
                    let floors = palace.floors();
                    is_any_gone |= floors == 0;
                    tell(
                        rule!("D5.8"),
                        Event::Decayed { seat, palace: PalaceNumber(at as u8), floors },
                    );
                }
            }
            if is_any_gone {
                palaces.clear_away();
            }
        }
    }
}
