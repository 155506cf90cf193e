//! What a step changes.

use game::{Clause, Seat, Tell, rule};

use crate::{
    conflict::Marker,
    event::Event,
    kingdom::{Leader, Touched},
    moves::{Move, Placement},
    position::{Huang, Phase},
    space::{HOME, Space, Spaces, around},
    tiles::{Colour, Hand, Tiles},
};

impl Huang {
    /// Applies a seat's move.
    pub(crate) fn decide(&mut self, seat: Seat, mv: &Move, tell: Tell<'_, Event>) {
        match *mv {
            Move::Tile(placement) => self.place(placement, tell),
            Move::Leader(placement) => self.position(placement, tell),
            Move::Home(colour) => self.take_home(colour, tell),
            Move::Riot(at) => self.riot(at, false, tell),
            Move::RiotWithLeader(at) => self.riot(at, true, tell),
            Move::Build(building) => self.build_for(building, false, tell),
            Move::BuildWithLeader(building) => self.build_for(building, true, tell),
            Move::Replace(handful) => self.replace(handful.tiles(), tell),
            Move::Pass => {
                tell(rule!("H3.2"), Event::Passed { seat });
                self.end_action(tell);
            }
            Move::Pagoda(building) => self.build_on(building, tell),
            Move::Take(colour) => self.take_from_market(colour, tell),
            Move::Commit(commitment) => self.commit(seat, commitment, tell),
            Move::Support(support) => self.support(seat, Some(support), tell),
            Move::Winner(kingdom) => self.settle_war(kingdom, tell),
            Move::Lose(at) => self.lose(at, tell),
            Move::Keep(at) => self.store(at, tell),
            Move::No => self.decline(seat, tell),
        }
    }

    /// Declines the offer of the phase.
    fn decline(&mut self, seat: Seat, tell: Tell<'_, Event>) {
        match self.phase {
            Phase::Pagoda(at) => self.after_pagoda(at, false, tell),
            Phase::Market | Phase::Follow(_) => self.end_action(tell),
            Phase::Support(_) => self.support(seat, None, tell),
            Phase::Granary => self.await_fill(tell),
            _ => unreachable!("admit() lets only the step in turn through"),
        }
    }

    /// Removes tiles from a hand openly.
    pub(crate) fn spend(&mut self, seat: Seat, tiles: Tiles) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(tiles).expect("check() saw that the tiles are there");
        self.known[seat.index()] = self.known[seat.index()].less(tiles);
    }

    /// Places a tile (H5.1): conflict, reward, pagoda.
    fn place(&mut self, placement: Placement, tell: Tell<'_, Event>) {
        let (seat, Placement { colour, at }) = (self.active, placement);
        self.spend(seat, Tiles::of(colour, 1));
        tell(rule!("H5.1"), Event::Placed { seat, colour, at });
        let touched = self.touched(at.0, self.occupied());
        let marker = Marker { at, colour };
        if at.around().meets(self.raided) {
            return self.drive_out(marker, &touched, tell);
        }
        if touched.disputed() != 0 {
            return self.declare_war(marker, &touched, tell);
        }
        self.tiles[colour as usize].insert(at.0);
        self.reward(colour, &touched, tell);
        if self.can_build_with(at) {
            self.phase = Phase::Pagoda(at);
        } else {
            self.after_pagoda(at, false, tell);
        }
    }

    /// H5.2, H5.3: the victory point.
    fn reward(&mut self, colour: Colour, touched: &Touched, tell: Tell<'_, Event>) {
        if let Some(seat) = self.rewarded(colour, touched) {
            tell(rule!("H5.2"), self.gain(seat, colour, 1));
        }
    }

    /// The seat that gains the point for a tile (H5.2, H5.3).
    pub(crate) fn rewarded(&self, colour: Colour, touched: &Touched) -> Option<Seat> {
        if touched.colours() == 0 {
            return None;
        }
        let kingdom = touched.united();
        let of_colour = self.leader_in(kingdom, colour);
        of_colour.or_else(|| self.leader_in(kingdom, Colour::Yellow))
    }

    /// H5.6: continues an action after a pagoda was built or declined.
    pub(crate) fn after_pagoda(&mut self, at: Space, built: bool, tell: Tell<'_, Event>) {
        match self.tile_at(at.0) {
            Some(Colour::Green) if !self.market.is_empty() => self.phase = Phase::Market,
            // Asked even without a blue tile in hand: skipping the question would reveal the hand.
            Some(Colour::Blue) if !built && !self.can_follow(at).is_empty() => {
                self.phase = Phase::Follow(at);
            }
            _ => self.end_action(tell),
        }
    }

    /// Where a blue tile may follow the one placed here (H5.5).
    pub(crate) fn can_follow(&self, at: Space) -> Spaces {
        let empty = at.around() & self.board.river.without(self.occupied());
        empty.without(self.barred_by_bandits(empty))
    }

    /// H5.4.
    fn take_from_market(&mut self, colour: Colour, tell: Tell<'_, Event>) {
        let seat = self.active;
        self.market.take(colour);
        self.hands[seat.index()].add(colour);
        self.known[seat.index()].add(colour);
        tell(rule!("H5.4"), Event::Took { seat, colour });
        self.end_action(tell);
    }

    /// Reveals and discards what an action costs: two tiles, or one and the leader at home.
    pub(crate) fn pay(
        &mut self,
        colour: Colour,
        leader: bool,
        clause: Clause,
        tell: Tell<'_, Event>,
    ) {
        let tiles = Tiles::of(colour, 2 - u8::from(leader));
        self.spend(self.active, tiles);
        self.discarded = self.discarded.plus(tiles);
        tell(clause, Event::Paid { seat: self.active, tiles, leader });
    }

    /// H6.1, H6.2.
    fn riot(&mut self, at: Space, leader: bool, tell: Tell<'_, Event>) {
        let clause = if leader { rule!("H6.2") } else { rule!("H6.1") };
        self.pay(Colour::Blue, leader, clause, tell);
        let colour = self.tile_at(at.0).expect("check() saw a tile there");
        self.remove(at, rule!("H6.1"), tell);
        if colour == Colour::Yellow {
            self.send_stranded_home(at, tell);
        }
        self.end_action(tell);
    }

    /// Removes a tile from the board with everything on it (H6.4, H7.6, H12.2).
    pub(crate) fn remove(&mut self, at: Space, clause: Clause, tell: Tell<'_, Event>) {
        let colour = self.tile_at(at.0).expect("a tile that is there is removed");
        let tiles = &mut self.tiles[colour as usize];
        *tiles = tiles.without(at.alone());
        self.discarded.add(colour);
        tell(clause, Event::Removed { colour, at });
        if self.covered.contains(at.0) {
            self.topple(at, tell);
        }
        if self.granaries.contains(at.0) {
            self.granaries = self.granaries.without(at.alone());
            tell(rule!("H12.2"), Event::Burnt { at });
        }
    }

    /// Sends leaders home that lost their last yellow neighbour (H2.4).
    fn send_stranded_home(&mut self, gone: Space, tell: Tell<'_, Event>) {
        for at in (gone.around() & self.standing).iter() {
            if !around()[usize::from(at)].meets(self.tiles[Colour::Yellow as usize]) {
                self.send_home(Space(at), rule!("H2.4"), tell);
            }
        }
    }

    /// Sends the leader on a space home.
    pub(crate) fn send_home(&mut self, at: Space, clause: Clause, tell: Tell<'_, Event>) {
        let leader = self.leaders_out().find(|leader| leader.at == at);
        let Leader { seat, colour, .. } = leader.expect("a leader stands there");
        self.leaders[seat.index()][colour as usize] = HOME;
        self.standing = self.standing.without(at.alone());
        tell(clause, Event::Left { seat, colour, at });
    }

    /// Replaces tiles face down (H6.3). Any known tile may be among them, so knowledge of every colour
    /// shrinks by their number.
    fn replace(&mut self, tiles: Tiles, tell: Tell<'_, Event>) {
        let (seat, n) = (self.active, tiles.len());
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(tiles).expect("check() saw that the tiles are there");
        self.replaced[seat.index()] = self.replaced[seat.index()].plus(tiles);
        let known = &mut self.known[seat.index()];
        *known = Tiles(known.0.map(|known| known.saturating_sub(n)));
        tell(rule!("H6.3"), Event::Replaced { seat, tiles: Hand::Open(tiles) });
        self.await_draw(n, tell);
    }

    /// H12.3.
    fn store(&mut self, stays: Space, tell: Tell<'_, Event>) {
        let seat = self.active;
        let taken = self.harvest().without(stays.alone());
        let granaries = taken.len() as u8;
        self.granaries = self.granaries.without(taken);
        self.stored[seat.index()] += granaries;
        tell(rule!("H12.3"), Event::Stored { seat, granaries, at: stays });
        self.await_fill(tell);
    }
}
