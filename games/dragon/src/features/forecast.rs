//! Forecasts of the rest of the year for every seat.

use super::{
    estates::Estates,
    row::{Row, all},
    year::Year,
};
use crate::{
    calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent},
    month::{FESTIVAL, SICK, TRIBUTE},
    person::Role,
    score::{PERSON, SOLD},
};

/// Yuan of a tribute.
const DUE: i16 = TRIBUTE as i16;
/// Months that a worker looks ahead for shortages.
const FORESIGHT: i16 = 2;
/// What a small privilege costs.
const SMALL: i16 = 2;
/// What a person more is worth to a builder, in points.
const ROOM: i16 = 2;
/// What a palace that is left empty has in floors, about.
const HEIGHT: i16 = 2;

/// The rest of the year of every seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Forecast {
    /// Points at the end.
    pub(super) points: Row,
    /// Persons released until then.
    pub(super) lost: Row,
    /// Persons released until the end of this month, of the next, and of the one after.
    pub(super) soon: [Row; 3],
}

/// What the seats still do in the month under way: one, or zero.
#[derive(Clone, Copy, Default)]
pub(super) struct Todo {
    /// An action.
    pub(super) act: Row,
    /// A person card.
    pub(super) play: Row,
}

/// The seats on their way through the year.
struct Course<'a> {
    year: &'a Year,
    seats: u8,
    own: Estates,
    lost: Row,
    soon: [Row; 3],
}

/// Foresees the year of seats that do nothing more, and of seats that work: they meet needs that are
/// near, else gather points, and house a person a month. Side by side, as they don't wait for each
/// other.
pub(super) fn forecasts(year: &Year, seats: u8, own: &Estates, todo: Todo) -> [Forecast; 2] {
    let mut rest = Course::of(year, seats, own);
    let mut work = Course::of(year, seats, own);
    for month in year.first..MONTHS {
        let is_first = month == year.first;
        work.work(month, if is_first { todo.act } else { all(1) });
        work.house(if is_first { todo.play } else { all(1) });
        rest.pass_month(month, is_first);
        work.pass_month(month, is_first);
    }
    [rest.close(), work.close()]
}

/// Points at a festival (D5.4): most fireworks, second most, none.
pub(super) fn festival(fireworks: Row, seats: u8) -> Row {
    let (most, mut second) = fireworks.best_two(seats);
    if second == most {
        let fewer = fireworks.0.into_iter().take(seats.into()).filter(|it| *it < most);
        second = fewer.fold(0, i16::max);
    }
    let [first, next] = FESTIVAL.map(|points| points as i16);
    let is_most = fireworks.equals(all(most));
    let is_second = fireworks.equals(all(second)) * is_most.not();
    (is_most * all(first) + is_second * all(next)) * all(0).less(fireworks)
}

impl<'a> Course<'a> {
    /// Sets out, without those who have to go now.
    fn of(year: &'a Year, seats: u8, own: &Estates) -> Course<'a> {
        let [lost, soon] = [Row::default(); 2];
        let mut course = Course { year, seats, own: *own, lost, soon: [soon; 3] };
        course.own.rooms += own.pieces;
        course.release(own.releases);
        course.soon = [course.lost; 3];
        course
    }

    /// A month's event, decay, super event and scoring.
    #[inline]
    fn pass_month(&mut self, month: usize, is_first: bool) {
        let event = self.year.months[month];
        if !is_first || self.year.strikes {
            self.strike(event, month);
        }
        if !is_first || self.year.decays {
            self.decay();
        }
        if month + 1 == usize::from(SUPER_MONTH)
            && let Some(befalls) = self.year.super_event
        {
            self.befall(befalls, event, month);
        }
        self.own.points += self.own.income();
        if let Some(later) = self.soon.get_mut(month - self.year.first..) {
            later.fill(self.lost);
        }
    }

    /// D5.
    fn strike(&mut self, event: MonthEvent, month: usize) {
        let own = &mut self.own;
        match event {
            MonthEvent::Peace => (),
            MonthEvent::Tribute => {
                let paid = own.yuan.min(all(DUE));
                own.yuan -= paid;
                self.release(all(DUE) - paid);
            }
            MonthEvent::Drought => {
                let thirsty = own.occupied();
                let paid = own.rice.min(thirsty);
                own.rice -= paid;
                self.release(thirsty - paid);
            }
            MonthEvent::Festival => {
                let points = festival(own.fireworks, self.seats);
                let back = all(0).less(points) * (own.fireworks + all(1)).half();
                own.points += points;
                own.fireworks -= back;
            }
            MonthEvent::Raid => {
                let helmets = own.of_role(Role::Warrior);
                own.points += helmets;
                self.release(helmets.equals(all(helmets.fewest(self.seats))));
                if self.year.great_wall {
                    self.check_wall(month + 1);
                }
            }
            MonthEvent::Epidemic => {
                let mortars = own.of_role(Role::Healer);
                self.release((all(SICK.into()) - mortars).or_none());
            }
        }
    }

    /// D7.3.
    fn check_wall(&mut self, needed: usize) {
        let built = self.own.built;
        if needed as i16 <= self.year.wall {
            self.own.points += built;
        } else {
            self.release(built.equals(all(built.fewest(self.seats))));
        }
    }

    /// Persons go, those that matter least first; palaces are kept occupied as long as may be.
    #[inline]
    fn release(&mut self, count: Row) {
        let own = &mut self.own;
        let gone = count.min(own.persons);
        self.lost += gone;
        own.persons -= gone;
        own.rooms += gone;
        let is_anybody = all(0).less(own.persons);
        let ladies = own.of_role(Role::CourtLady).min(own.persons);
        *own.of_role_mut(Role::CourtLady) = ladies;
        let helmets = own.of_role(Role::Warrior) * is_anybody;
        *own.of_role_mut(Role::Warrior) = helmets;
        own.monks = own.monks * is_anybody;
        let emptied = (own.occupied() - own.persons).or_none();
        own.vacant += emptied;
        own.vacant_floors += (emptied * all(HEIGHT)).min(own.rooms);
    }

    /// D5.8, as if empty palaces were about as high as each other.
    #[inline]
    fn decay(&mut self) {
        let own = &mut self.own;
        own.rooms = (own.rooms - own.vacant).or_none();
        own.vacant_floors = (own.vacant_floors - own.vacant).or_none();
        let standing = own.vacant.min(own.vacant_floors);
        own.palaces -= own.vacant - standing;
        own.vacant = standing;
    }

    /// D8.
    fn befall(&mut self, super_event: SuperEvent, event: MonthEvent, month: usize) {
        let own = &mut self.own;
        match super_event {
            SuperEvent::Lantern => own.points += all(PERSON as i16) * own.persons,
            SuperEvent::Buddha => own.points += own.monks,
            SuperEvent::Earthquake => {
                let homeless = (all(2) - own.rooms).or_none();
                own.rooms = (own.rooms - all(2)).or_none();
                self.release(homeless);
                self.own.rooms = (self.own.rooms - homeless).or_none();
            }
            SuperEvent::Tsunami => {
                let away = (own.yuan + own.rice + own.fireworks).half();
                let fireworks = away.min(own.fireworks);
                let yuan = (away - fireworks).min(own.yuan);
                own.fireworks -= fireworks;
                own.yuan -= yuan;
                own.rice -= away - fireworks - yuan;
            }
            SuperEvent::Eclipse => self.strike(event, month),
            SuperEvent::Volcano => (),
            SuperEvent::Tornado => own.cards = (own.cards - all(2)).or_none(),
            SuperEvent::Dawn => {
                // Nobody plays a card for it.
                own.cards += all(1);
                self.house(all(1));
            }
            SuperEvent::Assassination => own.dragons = all(0),
            SuperEvent::Treaty => own.points += own.monks.max(own.of_role(Role::Scholar)),
        }
    }

    /// One more person by a card, where there is room; an empty palace first.
    #[inline]
    fn house(&mut self, plays: Row) {
        let own = &mut self.own;
        let played = plays.min(own.cards);
        let housed = played.min(own.rooms);
        let settled = housed.min(own.vacant);
        own.cards -= played;
        own.rooms -= housed;
        own.persons += housed;
        own.vacant -= settled;
        own.vacant_floors = (own.vacant_floors - settled * all(HEIGHT)).max(own.vacant);
        own.vacant_floors = own.vacant_floors * all(0).less(own.vacant);
    }

    /// One action: what will be missing soon, else what gives most points.
    #[inline]
    fn work(&mut self, month: usize, acts: Row) {
        let own = &mut self.own;
        let until = |event, is_short: Row| {
            all(self.year.until(event, month)) + is_short.not() * all(MONTHS as i16)
        };
        let tribute = until(MonthEvent::Tribute, own.yuan.less(all(DUE)));
        let drought = until(MonthEvent::Drought, own.rice.less(own.occupied()));
        let needs = acts * tribute.min(drought).less(all(FORESIGHT + 1));
        let harvests = needs * drought.less(tribute);
        let taxes = needs - harvests;
        own.yuan += taxes * (all(2) + own.of_role(Role::TaxCollector));
        own.rice += harvests * (all(1) + own.of_role(Role::Farmer));

        let left = (MONTHS - month) as i16;
        let research = all(1) + own.of_role(Role::Scholar);
        let pieces = all(1) + own.of_role(Role::Craftsman);
        let build = own.rooms.equals(all(0)) * pieces.min(own.cards) * all(ROOM);
        let is_rich = all(DUE + SMALL - 1).less(own.yuan);
        let privilege = is_rich * all(left - 1);
        let is_free = acts - needs;
        let buys = is_free * research.max(build).less(privilege);
        let builds = (is_free - buys) * research.less(build);
        own.yuan -= buys * all(SMALL);
        own.dragons += buys;
        own.rooms += builds * pieces;
        own.points += (is_free - buys - builds) * research;
    }

    /// The final scoring (D6.2, D7.4).
    fn close(mut self) -> Forecast {
        if self.year.last_check {
            self.check_wall(MONTHS);
        }
        let own = &mut self.own;
        if self.year.closes {
            let money = own.yuan + all(SOLD as i16) * (own.rice + own.fireworks);
            own.points += all(PERSON as i16) * own.persons + own.monks + money.third();
        }
        Forecast { points: own.points, lost: self.lost, soon: self.soon }
    }
}
