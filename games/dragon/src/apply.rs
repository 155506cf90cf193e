//! What a step changes: setup, the action phase and the person phase. Events without a decision are
//! in `month.rs` and `super_event.rs`.

use game::{Clause, Seat, Tell, rule, seats};

use crate::{
    action::{Action, Bonus, Good, Groups, Privilege},
    calendar::MonthEvent,
    chance::Chance,
    event::Event,
    legality::{fee, releasing},
    moves::Move,
    options::SuperChoice,
    palace::{Palace, PalaceNumber},
    person::{Card, Person},
    position::{Dragon, Phase, Stage},
};

/// Yuan that a player who passes tops up to (D3.4).
pub(crate) const ENOUGH: u8 = 3;

impl Dragon {
    /// Applies a seat's move.
    pub(crate) fn decide(&mut self, seat: Seat, mv: Move, tell: Tell<'_, Event>) {
        match (self.phase, mv) {
            (Phase::Act(_), Move::Pass) => self.pass(seat, tell),
            (Phase::Act(_), Move::Act(action)) => self.act(seat, action, tell),
            (Phase::Act(_), Move::Buy(privilege)) => self.buy(seat, privilege, tell),
            (Phase::Act(_), Move::Wall(bonus)) => self.lay(seat, bonus, tell),
            (Phase::Build(_), Move::Raise(number)) => self.raise(seat, number, tell),
            (Phase::Build(_), Move::Found) => self.found(seat, tell),
            (Phase::Play(_), Move::Play(card)) => self.play(seat, card, tell),
            (Phase::Take(_), Move::Take(person)) => self.take(seat, person, tell),
            (Phase::Place(_), Move::Place(number)) => self.house(seat, number, tell),
            (Phase::Place(_), Move::Release(person, number)) => {
                self.let_go(seat, person, number, rule!("D4.4"), tell);
                self.house(seat, number, tell);
            }
            (Phase::Place(_), Move::Decline) => self.decline(seat, tell),
            (Phase::Release(_), Move::Release(person, number)) => {
                self.let_go(seat, person, number, releasing(self), tell);
                self.released(seat, number, tell);
            }
            (Phase::Lose(_), Move::Lose(number)) => self.shake(seat, number, tell),
            (Phase::Discard(_), Move::Discard(good)) => self.discard(seat, good, tell),
            (Phase::Drop(_), Move::Drop(card)) => self.drop_card(seat, card, tell),
            (Phase::Treaty(_), Move::Favour(role)) => self.favour(seat, role, tell),
            (Phase::Foretell(_), Move::Foretell(event)) => {
                self.foretell(event, Phase::Take(seat), tell);
            }
            _ => unreachable!("admit() lets only the step in turn through"),
        }
    }

    /// Applies an outcome of chance.
    pub(crate) fn happen(&mut self, chance: Chance, tell: Tell<'_, Event>) {
        match chance {
            Chance::Year(laid) => {
                self.year[2..].copy_from_slice(&laid);
                for (month, event) in (3..).zip(laid) {
                    tell(rule!("D2.1"), Event::Laid { month, event });
                }
                match self.options.super_event {
                    SuperChoice::None | SuperChoice::Chosen => self.phase = Phase::First,
                    SuperChoice::Drawn => self.phase = Phase::Super,
                    SuperChoice::Agreed(event) => self.foretell(event, Phase::First, tell),
                }
            }
            Chance::Super(event) => self.foretell(event, Phase::First, tell),
            Chance::First(seat) => self.begin(seat, tell),
            Chance::Deal(groups) => self.deal(groups, tell),
        }
    }

    /// D2.3: seating order from the start player.
    fn begin(&mut self, first: Seat, tell: Tell<'_, Event>) {
        let mut seat = first;
        for place in &mut self.queue[..usize::from(self.seats)] {
            *place = seat;
            seat = seat.next(self.seats);
        }
        self.at = 0;
        // Spent: a view doesn't show it.
        self.options.start = None;
        let is_choice = self.options.super_event == SuperChoice::Chosen;
        self.phase = if is_choice { Phase::Foretell(first) } else { Phase::Take(first) };
        tell(rule!("D2.3"), Event::Began { seat: first });
    }

    /// D3.2.
    fn deal(&mut self, groups: Groups, tell: Tell<'_, Event>) {
        self.groups = groups;
        tell(rule!("D3.2"), Event::Dealt { month: self.month, groups: groups.0 });
        self.start_stage(Stage::Action);
        self.phase = Phase::Act(self.queue[0]);
    }

    /// Fixes the order of a stage (D3.3).
    pub(crate) fn start_stage(&mut self, stage: Stage) {
        self.stage = stage;
        self.queue = self.order;
        self.at = 0;
    }

    /// The seat whose turn is next in this stage, if any.
    pub(crate) fn next_seat(&mut self) -> Option<Seat> {
        self.at += 1;
        self.queue().nth(usize::from(self.at))
    }

    /// A seat is done with its turn in setup, action phase, person phase or super event.
    pub(crate) fn end_turn(&mut self, tell: Tell<'_, Event>) {
        match (self.stage, self.next_seat()) {
            (Stage::Start, Some(seat)) => self.phase = Phase::Take(seat),
            (Stage::Start, None) => self.start_month(),
            (Stage::Action, Some(seat)) => self.phase = Phase::Act(seat),
            (Stage::Action, None) => self.end_actions(tell),
            (Stage::Person, Some(seat)) => self.phase = Phase::Play(seat),
            (Stage::Person, None) => self.start_event(Stage::Event, tell),
            (_, next) => self.super_turn(next, tell),
        }
    }

    /// Begins the next month (D3.1).
    pub(crate) fn start_month(&mut self) {
        self.month += 1;
        self.phase = Phase::Deal;
    }

    /// Takes back dragons and cards (D3.2). Skips the person phase if hands are empty (D4.6, D8.7):
    /// all hands have the same size.
    fn end_actions(&mut self, tell: Tell<'_, Event>) {
        self.groups = Groups::default();
        for player in &mut self.players {
            player.dragon = None;
        }
        if self.players[0].cards() == 0 {
            return self.start_event(Stage::Event, tell);
        }
        self.start_stage(Stage::Person);
        self.phase = Phase::Play(self.queue[0]);
    }

    /// D3.4.
    fn pass(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        tell(rule!("D3.4"), Event::Passed { seat });
        let missing = ENOUGH.saturating_sub(self.player(seat).yuan());
        self.gain(seat, Good::Yuan, missing, rule!("D3.4"), tell);
        self.end_turn(tell);
    }

    /// D3.4, D3.5: the dragon on a group, and its fee.
    fn choose(&mut self, seat: Seat, action: Action, tell: Tell<'_, Event>) {
        let group = self.groups.of(action).expect("check() saw the card dealt");
        tell(rule!("D3.4"), Event::Chose { seat, group, action });
        let due = fee(self, group);
        self.pay(seat, Good::Yuan, due, rule!("D3.5"), tell);
        self.player_mut(seat).dragon = Some(group);
    }

    /// D3.6.
    fn act(&mut self, seat: Seat, action: Action, tell: Tell<'_, Event>) {
        self.choose(seat, action, tell);
        let role = action.role().expect("check() lets only such actions through");
        let symbols = action.symbols() + self.player(seat).symbols(role);
        let clause = rule!("D3.6");
        match action {
            Action::Taxes => self.gain(seat, Good::Yuan, symbols, clause, tell),
            Action::Build => return self.supply_pieces(seat, symbols, rule!("D3.7"), tell),
            Action::Harvest => self.gain(seat, Good::Rice, symbols, clause, tell),
            Action::Fireworks => self.gain(seat, Good::Firework, symbols, clause, tell),
            Action::Parade => self.advance(seat, symbols, clause, tell),
            Action::Research => self.score(seat, symbols.into(), clause, tell),
            Action::Privilege | Action::Wall => unreachable!("these count no symbols"),
        }
        self.end_turn(tell);
    }

    /// D3.8.
    fn buy(&mut self, seat: Seat, privilege: Privilege, tell: Tell<'_, Event>) {
        self.choose(seat, Action::Privilege, tell);
        self.pay(seat, Good::Yuan, privilege.price(), rule!("D3.8"), tell);
        self.player_mut(seat).privileges[privilege as usize] += 1;
        tell(rule!("D3.8"), Event::Bought { seat, privilege });
        self.end_turn(tell);
    }

    /// D7.2.
    fn lay(&mut self, seat: Seat, bonus: Bonus, tell: Tell<'_, Event>) {
        self.choose(seat, Action::Wall, tell);
        let end = usize::from(self.wall_length());
        self.wall[end] = Some(seat);
        self.player_mut(seat).tiles &= !(1 << bonus as u8);
        let clause = rule!("D7.2");
        tell(clause, Event::Walled { seat, bonus, month: end as u8 + 1 });
        match bonus {
            Bonus::Rice => self.gain(seat, Good::Rice, 1, clause, tell),
            Bonus::Firework => self.gain(seat, Good::Firework, 1, clause, tell),
            Bonus::Piece => return self.supply_pieces(seat, 1, clause, tell),
            Bonus::Yuan => self.gain(seat, Good::Yuan, 2, clause, tell),
            Bonus::Spaces => self.advance(seat, 3, clause, tell),
            Bonus::Points => self.score(seat, 3, clause, tell),
        }
        self.end_turn(tell);
    }

    /// Palace pieces for a seat, to be placed one by one (D3.7).
    pub(crate) fn supply_pieces(
        &mut self,
        seat: Seat,
        pieces: u8,
        clause: Clause,
        tell: Tell<'_, Event>,
    ) {
        tell(clause, Event::Supplied { seat, pieces });
        self.left = pieces;
        self.phase = Phase::Build(seat);
    }

    /// Adds a floor to a palace (D3.7).
    fn raise(&mut self, seat: Seat, number: PalaceNumber, tell: Tell<'_, Event>) {
        self.player_mut(seat).palaces.at_mut(number).raise();
        self.built(seat, number, tell);
    }

    /// Begins a palace (D3.7).
    fn found(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        let number = self.player_mut(seat).palaces.push(Palace::new(1));
        self.built(seat, number, tell);
    }

    /// One piece less to place.
    fn built(&mut self, seat: Seat, number: PalaceNumber, tell: Tell<'_, Event>) {
        let floors = self.player_mut(seat).palaces.at_mut(number).floors();
        tell(rule!("D3.7"), Event::Built { seat, palace: number, floors });
        self.left -= 1;
        if self.left == 0 {
            self.end_turn(tell);
        }
    }

    /// D4.1: the card, and the tile if there is no choice.
    fn play(&mut self, seat: Seat, card: Card, tell: Tell<'_, Event>) {
        self.player_mut(seat).hand[card.index()] -= 1;
        tell(rule!("D4.1"), Event::Played { seat, card });
        let mut called =
            Person::all().filter(|person| card.calls(*person) && 0 < self.supply[person.index()]);
        match (called.next(), called.next()) {
            (None, _) => {
                tell(rule!("D4.1"), Event::Missed { seat });
                self.end_turn(tell);
            }
            (Some(only), None) => self.take(seat, only, tell),
            _ => {
                self.card = Some(card);
                self.phase = Phase::Take(seat);
            }
        }
    }

    /// Takes a person, who then awaits a place.
    fn take(&mut self, seat: Seat, person: Person, tell: Tell<'_, Event>) {
        let clause = match self.stage {
            Stage::Start => rule!("D2.3"),
            Stage::Super => rule!("D8.8"),
            _ => rule!("D4.1"),
        };
        if self.stage == Stage::Super {
            self.barred |= 1 << person.role() as u32;
        }
        self.card = None;
        self.supply[person.index()] -= 1;
        self.newcomer = Some(person);
        tell(clause, Event::Took { seat, person });
        self.phase = Phase::Place(seat);
    }

    /// D4.2, D4.3.
    fn house(&mut self, seat: Seat, number: PalaceNumber, tell: Tell<'_, Event>) {
        let person = self.newcomer.take().expect("somebody awaits a place");
        let player = self.player_mut(seat);
        player.palaces.at_mut(number).add(person);
        player.court[person.index()] += 1;
        tell(rule!("D4.3"), Event::Housed { seat, person, palace: number });
        self.advance(seat, person.points(), rule!("D4.2"), tell);
        if self.stage == Stage::Start && self.player(seat).persons() < 2 {
            self.phase = Phase::Take(seat);
        } else {
            self.end_turn(tell);
        }
    }

    /// D4.4.
    fn decline(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        let person = self.newcomer.take().expect("somebody awaits a place");
        self.gone[person.index()] += 1;
        tell(rule!("D4.4"), Event::Declined { seat, person });
        self.end_turn(tell);
    }

    /// D4.5.
    pub(crate) fn let_go(
        &mut self,
        seat: Seat,
        person: Person,
        number: PalaceNumber,
        clause: Clause,
        tell: Tell<'_, Event>,
    ) {
        let player = self.player_mut(seat);
        player.palaces.at_mut(number).remove(person);
        player.court[person.index()] -= 1;
        self.gone[person.index()] += 1;
        tell(clause, Event::Released { seat, person, palace: number });
    }

    /// Continues the event after a person was released by a decision.
    fn released(&mut self, seat: Seat, number: PalaceNumber, tell: Tell<'_, Event>) {
        if self.stage == Stage::Super {
            return self.shaken(seat, tell);
        }
        // D5.3: each palace that goes without releases one.
        let is_event = matches!(self.stage, Stage::Event | Stage::Eclipse);
        if is_event && self.month_event() == MonthEvent::Drought {
            self.barred |= 1 << number.0;
        }
        let player = self.player_mut(seat);
        player.due -= 1;
        if player.due == 0 {
            self.at += 1;
            self.settle_dues(tell);
        }
    }

    /// A seat gains goods.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        good: Good,
        amount: u8,
        clause: Clause,
        tell: Tell<'_, Event>,
    ) {
        if 0 < amount {
            self.player_mut(seat).goods[good as usize] += amount;
            tell(clause, Event::Gained { seat, good, amount });
        }
    }

    /// A seat pays goods.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        good: Good,
        amount: u8,
        clause: Clause,
        tell: Tell<'_, Event>,
    ) {
        if 0 < amount {
            self.player_mut(seat).goods[good as usize] -= amount;
            tell(clause, Event::Paid { seat, good, amount });
        }
    }

    /// A seat scores points.
    pub(crate) fn score(&mut self, seat: Seat, points: u16, clause: Clause, tell: Tell<'_, Event>) {
        if 0 < points {
            self.player_mut(seat).points += points;
            tell(clause, Event::Scored { seat, points });
        }
    }

    /// Moves a marker ahead, on top of those that stand there (D2.5).
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        spaces: u8,
        clause: Clause,
        tell: Tell<'_, Event>,
    ) {
        let player = self.player_mut(seat);
        player.space += spaces;
        let to = player.space;
        let from = self.order.iter().position(|it| *it == seat).expect("every seat has a marker");
        let ahead = seats(self.seats).filter(|rival| to < self.player(*rival).space).count();
        self.order[ahead..=from].rotate_right(1);
        tell(clause, Event::Advanced { seat, spaces, to });
    }
}
