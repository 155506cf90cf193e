//! The super event of month 7 (D8).

use game::{Seat, Tell, rule};

use crate::{
    action::Good,
    calendar::SuperEvent,
    event::Event,
    legality::may_take,
    palace::PalaceNumber,
    person::{Card, Person, Role},
    position::{Dragon, Phase, Stage},
    score::PERSON,
};

/// Floors that an earthquake takes (D8.3).
pub(crate) const SHAKEN: u8 = 2;
/// Cards that a tornado takes (D8.7).
pub(crate) const BLOWN: u8 = 2;

impl Dragon {
    /// D8.1: the super event is known, and the setup goes on.
    pub(crate) fn foretell(&mut self, event: SuperEvent, next: Phase, tell: Tell<'_, Event>) {
        self.super_event = Some(event);
        self.phase = next;
        tell(rule!("D8.1"), Event::Foretold { super_event: event });
    }

    /// D8.1.
    pub(crate) fn start_super_event(&mut self, event: SuperEvent, tell: Tell<'_, Event>) {
        self.start_stage(Stage::Super);
        self.barred = 0;
        let clause = event.clause();
        tell(clause, Event::Befell { super_event: event });
        match event {
            SuperEvent::Lantern => {
                for seat in self.queue() {
                    let points = PERSON * u16::from(self.player(seat).persons());
                    self.score(seat, points, clause, tell);
                }
                self.end_month(tell);
            }
            SuperEvent::Buddha => {
                for seat in self.queue() {
                    self.score(seat, self.player(seat).monks(), clause, tell);
                }
                self.end_month(tell);
            }
            SuperEvent::Eclipse => self.start_event(Stage::Eclipse, tell),
            SuperEvent::Volcano => {
                for player in &mut self.players {
                    player.space = 0;
                }
                tell(clause, Event::Erupted { seat: self.order[0] });
                self.end_month(tell);
            }
            SuperEvent::Assassination => {
                self.return_privileges(tell);
                self.end_month(tell);
            }
            SuperEvent::Earthquake
            | SuperEvent::Tsunami
            | SuperEvent::Tornado
            | SuperEvent::Dawn
            | SuperEvent::Treaty => self.super_turn(Some(self.queue[0]), tell),
        }
    }

    /// D8.9.
    fn return_privileges(&mut self, tell: Tell<'_, Event>) {
        for seat in self.queue() {
            let dragons = self.player(seat).dragons();
            if 0 < dragons {
                self.player_mut(seat).privileges = [0; 2];
                tell(rule!("D8.9"), Event::Forfeited { seat, dragons });
            }
        }
    }

    /// Gives the turn to the next seat that has something to decide; ends the month if there is none.
    pub(crate) fn super_turn(&mut self, first: Option<Seat>, tell: Tell<'_, Event>) {
        let mut next = first;
        while let Some(seat) = next {
            if self.has_super_turn(seat, tell) {
                return;
            }
            next = self.next_seat();
        }
        self.barred = 0;
        self.end_month(tell);
    }

    /// Awaits a seat's decision in the super event; false if it has none.
    fn has_super_turn(&mut self, seat: Seat, tell: Tell<'_, Event>) -> bool {
        let player = self.player(seat);
        let event = self.super_event.expect("a super event has turns only if there is one");
        let (phase, left) = match event {
            SuperEvent::Earthquake => {
                let floors: u8 = player.palaces.all().iter().map(|it| it.floors()).sum();
                (Phase::Lose(seat), floors.min(SHAKEN))
            }
            SuperEvent::Tsunami => (Phase::Discard(seat), player.goods.iter().sum::<u8>() / 2),
            SuperEvent::Tornado => (Phase::Drop(seat), BLOWN),
            SuperEvent::Dawn => {
                let is_any = Person::all().any(|it| may_take(self, seat, it).is_ok());
                (Phase::Take(seat), u8::from(is_any))
            }
            SuperEvent::Treaty => (Phase::Treaty(seat), u8::from(0 < player.persons())),
            SuperEvent::Lantern
            | SuperEvent::Buddha
            | SuperEvent::Eclipse
            | SuperEvent::Volcano
            | SuperEvent::Assassination => unreachable!("these ask nobody"),
        };
        if left == 0 {
            tell(event.clause(), Event::Missed { seat });
            return false;
        }
        (self.phase, self.left) = (phase, left);
        true
    }

    /// D8.3: a floor falls.
    pub(crate) fn shake(&mut self, seat: Seat, number: PalaceNumber, tell: Tell<'_, Event>) {
        self.left -= 1;
        let palace = self.player_mut(seat).palaces.at_mut(number);
        palace.lower();
        let (floors, persons) = (palace.floors(), palace.len());
        tell(rule!("D8.3"), Event::Shook { seat, palace: number, floors });
        if floors < persons && 1 < persons {
            self.phase = Phase::Release(seat);
            return;
        }
        if let Some(person) = self.anybody_in(seat, number).filter(|_| floors < persons) {
            self.let_go(seat, person, number, rule!("D8.3"), tell);
        }
        self.shaken(seat, tell);
    }

    /// Continues an earthquake once every person has a floor (D8.3).
    pub(crate) fn shaken(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        self.player_mut(seat).palaces.clear_away();
        if 0 < self.left {
            self.phase = Phase::Lose(seat);
        } else {
            self.end_turn(tell);
        }
    }

    /// D8.4.
    pub(crate) fn discard(&mut self, seat: Seat, good: Good, tell: Tell<'_, Event>) {
        self.pay(seat, good, 1, rule!("D8.4"), tell);
        self.left -= 1;
        if self.left == 0 {
            self.end_turn(tell);
        }
    }

    /// D8.7.
    pub(crate) fn drop_card(&mut self, seat: Seat, card: Card, tell: Tell<'_, Event>) {
        self.player_mut(seat).hand[card.index()] -= 1;
        tell(rule!("D8.7"), Event::Dropped { seat, card });
        self.left -= 1;
        if self.left == 0 {
            self.end_turn(tell);
        }
    }

    /// D8.10.
    pub(crate) fn favour(&mut self, seat: Seat, role: Role, tell: Tell<'_, Event>) {
        let clause = rule!("D8.10");
        tell(clause, Event::Favoured { seat, role });
        self.left = 0;
        let symbols = self.player(seat).symbols(role);
        match role {
            Role::Craftsman => return self.supply_pieces(seat, symbols, clause, tell),
            Role::CourtLady | Role::Scholar => self.score(seat, symbols.into(), clause, tell),
            Role::Pyrotechnist => self.gain(seat, Good::Firework, symbols, clause, tell),
            Role::TaxCollector => self.gain(seat, Good::Yuan, symbols, clause, tell),
            Role::Warrior => self.advance(seat, symbols, clause, tell),
            Role::Monk => self.score(seat, self.player(seat).monks(), clause, tell),
            Role::Healer => (),
            Role::Farmer => self.gain(seat, Good::Rice, symbols, clause, tell),
        }
        self.end_turn(tell);
    }
}
