//! What a step changes.

use game::{Clause, Seat, Tell, rule, seats};

use crate::{
    board::{Square, Squares, VILLAGES_MAX},
    chance::{Chance, Hands},
    event::Event,
    ground::anybody_can_place,
    moves::{Move, PILES, Pile, Placement},
    options::SEATS,
    position::{Phase, Qin},
    province::{MAJOR, pagodas_due},
    score,
    tiles::{Colour, Hand, Tile},
    village::taker,
};

/// Pagodas that a seat must place on a province, computed before any are placed.
#[derive(Clone, Copy)]
struct Due {
    colour: Colour,
    /// All territories of the province.
    whole: Squares,
    seat: Seat,
    /// Where the province's pagodas stand.
    at: u8,
    /// How many pagodas are missing there.
    missing: u8,
}

impl Qin {
    /// Applies an outcome of chance.
    pub(crate) fn happen(&mut self, chance: &Chance, tell: Tell<'_, Event>) {
        match (self.phase, chance) {
            (Phase::First, Chance::First(seat)) => self.begin(*seat, tell),
            (Phase::Deal(first), Chance::Deal(hands)) => self.deal(first, hands, tell),
            (Phase::Tile(seat), Chance::Tile(tile)) => self.refill(seat, *tile, tell),
            _ => unreachable!("admit() lets only the step in turn through"),
        }
    }

    /// Applies a seat's move.
    pub(crate) fn decide(&mut self, seat: Seat, mv: &Move, tell: Tell<'_, Event>) {
        match mv {
            Move::Place(placement) => self.place(seat, *placement, tell),
            Move::Draw(pile) => self.choose(seat, *pile, tell),
            Move::Pass => self.pass(seat, tell),
        }
    }

    /// Q1.5.
    fn begin(&mut self, first: Seat, tell: Tell<'_, Event>) {
        self.phase = Phase::Deal(first);
        tell(rule!("Q1.5"), Event::Began { seat: first });
    }

    /// Q1.4.
    fn deal(&mut self, first: Seat, hands: &Hands, tell: Tell<'_, Event>) {
        for seat in seats(self.seats) {
            let hand = hands.0[seat.index()];
            self.hands[seat.index()] = hand;
            self.bag = self.bag.minus(hand).expect("can_happen() saw that the tiles are there");
            if self.fair_hands {
                self.promised.insert(seat);
            }
            tell(rule!("Q1.4"), Event::Dealt { seat, hand: Hand::Open(hand) });
        }
        let left = self.bag.len();
        for (at, pile) in self.piles.iter_mut().enumerate() {
            *pile = left / PILES as u8 + u8::from(at < usize::from(left) % PILES);
        }
        self.phase = Phase::Place(first);
    }

    /// Places a tile (Q2.1) and settles provinces, villages and the end of the game.
    fn place(&mut self, seat: Seat, placement: Placement, tell: Tell<'_, Event>) {
        let (tile, on) = (placement.tile(), placement.squares());
        self.hands[seat.index()].take(tile);
        if tile.is_single() {
            self.promised.remove(seat);
        }
        tell(rule!("Q2.1"), Event::Placed { seat, tile, on });

        let changed = self.settle_provinces(seat, placement, tell);
        if self.is_decided(seat, tell) {
            return;
        }
        if changed.meets(self.board.around_any) {
            self.settle_villages(changed, tell);
            if self.is_decided(seat, tell) {
                return;
            }
        }
        if self.piles_are_empty() {
            self.end_turn(seat, tell);
        } else {
            self.phase = Phase::Draw(seat);
        }
    }

    /// Q2.5.
    fn pass(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        let clause =
            if self.hands[seat.index()].is_empty() { rule!("Q6.3") } else { rule!("Q2.5") };
        tell(clause, Event::Passed { seat });
        self.end_turn(seat, tell);
    }

    /// Q2.1: the pile is chosen; chance draws the tile next.
    fn choose(&mut self, seat: Seat, pile: Pile, tell: Tell<'_, Event>) {
        self.piles[pile.index()] -= 1;
        self.phase = Phase::Tile(seat);
        tell(rule!("Q2.1"), Event::Chose { seat, pile });
    }

    /// Q2.1: the tile drawn.
    fn refill(&mut self, seat: Seat, tile: Tile, tell: Tell<'_, Event>) {
        self.bag.take(tile);
        self.hands[seat.index()].add(tile);
        tell(rule!("Q2.1"), Event::Drew { seat, tile: Some(tile) });
        self.end_turn(seat, tell);
    }

    /// Lays the territories and settles the provinces of both colours (Q3, Q5): first pagodas return
    /// to their owners, then new ones are placed (Q6.1). Returns the squares of changed provinces.
    fn settle_provinces(
        &mut self,
        seat: Seat,
        placement: Placement,
        tell: Tell<'_, Event>,
    ) -> Squares {
        let (one, other) = placement.tile().colours();
        let [first, second] = placement.squares().map(|square| Squares::one(square.0));
        let mut dues = [None; 2];
        if one == other {
            dues[0] = self.lay(seat, one, first | second, tell);
        } else {
            dues[0] = self.lay(seat, one, first, tell);
            dues[1] = self.lay(seat, other, second, tell);
        }
        let mut changed = Squares::EMPTY;
        for due in dues.into_iter().flatten() {
            changed |= due.whole;
            self.put_down(due, tell);
        }
        for due in dues.into_iter().flatten() {
            self.contested[due.colour as usize] = self.contest(due.colour);
        }
        if changed.is_empty() {
            tell(rule!("Q3.3"), Event::Rested { seat });
        }
        changed
    }

    /// Lays territories of one colour, returns pagodas to their owners, and computes which are due.
    fn lay(
        &mut self,
        seat: Seat,
        colour: Colour,
        new: Squares,
        tell: Tell<'_, Event>,
    ) -> Option<Due> {
        self.land[colour as usize] |= new;
        let whole = self.connected(colour, new);
        let provinces = whole & self.pagodas;
        let due = pagodas_due(whole.len());
        match (due, provinces.len()) {
            (0, _) => None,
            (_, 0) => {
                let at = new.first().expect("a tile has territories");
                Some(Due { colour, whole, seat, at, missing: due })
            }
            (_, 1) => Some(self.enlarge(colour, whole, tell)),
            _ => Some(self.unite(colour, whole, tell)),
        }
    }

    /// Q3.2.
    fn enlarge(&mut self, colour: Colour, whole: Squares, tell: Tell<'_, Event>) -> Due {
        let mut owners = seats(self.seats).filter(|seat| self.owned[seat.index()].meets(whole));
        let owner = owners.next().expect("a province has an owner");
        let at = (whole & self.pagodas).first().expect("a province has a pagoda");
        self.owned[owner.index()] |= whole;
        let size = whole.len() as u8;
        tell(rule!("Q3.2"), Event::Enlarged { seat: owner, colour, size, at: Square(at) });
        let missing = pagodas_due(whole.len()) - self.pagodas_on(whole);
        Due { colour, whole, seat: owner, at, missing }
    }

    /// Q5.1 and Q5.2: the strongest seat keeps the pagodas of one square, all others return.
    fn unite(&mut self, colour: Colour, whole: Squares, tell: Tell<'_, Event>) -> Due {
        let claim = self.claim(whole);
        let owner = claim.strongest;
        let own = whole & self.pagodas & self.owned[owner.index()];
        let kept = (own & self.doubled).first().or(own.first());
        let at = kept.expect("the strongest has a province");

        let (size, sums) = (whole.len() as u8, claim.sums);
        tell(rule!("Q5.1"), Event::United { seat: owner, colour, size, at: Square(at), sums });
        let goes = whole.without(Squares::one(at));
        for seat in seats(self.seats) {
            let pagodas = self.pagodas_on(goes & self.owned[seat.index()]);
            if 0 < pagodas {
                self.supply[seat.index()] += pagodas;
                tell(rule!("Q5.2"), Event::Returned { seat, pagodas, colour });
            }
            self.owned[seat.index()] = self.owned[seat.index()].without(whole);
        }
        self.owned[owner.index()] |= whole;
        self.pagodas = self.pagodas.without(goes);
        self.doubled = self.doubled.without(goes);
        let missing = pagodas_due(whole.len()) - self.pagodas_on(whole);
        Due { colour, whole, seat: owner, at, missing }
    }

    /// Places the pagodas that are due, or as many as are left (Q6.1): first a founder's pagoda
    /// (Q3.1), then a major province's second one (Q3.4).
    fn put_down(&mut self, due: Due, tell: Tell<'_, Event>) {
        let Due { colour, whole, seat, at, .. } = due;
        let (pagoda, square) = (Squares::one(at), Square(at));
        let mut missing = due.missing.min(self.supply[seat.index()]);
        self.supply[seat.index()] -= missing;
        if 0 < missing && !self.pagodas.contains(at) {
            missing -= 1;
            self.pagodas |= pagoda;
            self.owned[seat.index()] |= whole;
            let size = whole.len() as u8;
            tell(rule!("Q3.1"), Event::Founded { seat, colour, size, at: square });
        }
        if 0 < missing {
            debug_assert!(MAJOR <= whole.len(), "only a major province has two pagodas");
            self.doubled |= pagoda;
            tell(rule!("Q3.4"), Event::Raised { seat, colour, at: square });
        }
    }

    /// Settles the villages beside changed provinces, all at once (Q4, Q6.1).
    fn settle_villages(&mut self, changed: Squares, tell: Tell<'_, Event>) {
        let mut taken = [None; VILLAGES_MAX];
        for (village, around) in self.board.around.iter().enumerate() {
            if !around.meets(changed) {
                continue;
            }
            let strengths = self.strengths(village);
            let holder = self.villages[village];
            taken[village] = taker(&strengths, holder).map(|taker| (taker, strengths));
            if let (Some(_), Some(holder)) = (taken[village], holder) {
                self.supply[holder.index()] += 1;
            }
        }
        for (village, taken) in taken.into_iter().enumerate() {
            if let Some((seat, strengths)) = taken {
                self.take_village(village, seat, &strengths, tell);
            }
        }
    }

    /// Q4.2 and Q4.3. The former owner's pagoda has been returned already.
    fn take_village(
        &mut self,
        village: usize,
        seat: Seat,
        strengths: &[u8; SEATS],
        tell: Tell<'_, Event>,
    ) {
        let name = Square(self.board.villages[village].first().expect("a village has squares"));
        let strength = strengths[seat.index()];
        let holder = self.villages[village].take();
        if self.supply[seat.index()] == 0 {
            return;
        }
        self.supply[seat.index()] -= 1;
        self.villages[village] = Some(seat);
        match holder {
            None => tell(rule!("Q4.2"), Event::Annexed { seat, village: name, strength }),
            Some(from) => {
                let against = strengths[from.index()];
                let event = Event::Conquered { seat, from, village: name, strength, against };
                tell(rule!("Q4.3"), event);
            }
        }
    }

    /// Ends the game if somebody has placed their last pagoda (Q6.1). Returns whether it ended.
    fn is_decided(&mut self, placer: Seat, tell: Tell<'_, Event>) -> bool {
        let winners = score::without_pagodas(self, placer);
        if winners.is_empty() {
            return false;
        }
        self.winners = winners;
        self.over(rule!("Q6.1"), tell);
        true
    }

    /// Ends a turn (Q6.3): the game is over if nobody can place a tile, else the next seat plays.
    fn end_turn(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        if anybody_can_place(self, seat.next(self.seats)) {
            self.phase = Phase::Place(seat.next(self.seats));
        } else {
            self.winners = score::most_pagodas(self);
            self.over(rule!("Q6.2"), tell);
        }
    }

    /// Ends the game by a clause; the winners are known.
    fn over(&mut self, clause: Clause, tell: Tell<'_, Event>) {
        self.phase = Phase::Over;
        tell(clause, Event::Ended { winners: self.winners });
    }
}
