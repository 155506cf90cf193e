//! The flow of the game: setup by chance, actions, the end of a turn, the end of the game.

use game::{Seat, Tell, rule, seats};

use crate::{
    chance::{Chance, Draws, Raids},
    event::Event,
    options::{Module, SEATS},
    position::{ACTIONS, Huang, Phase},
    score,
    space::{NOWHERE, Spaces},
    tiles::{Colour, HAND, Hand, Tiles},
};

impl Huang {
    /// Applies an outcome of chance.
    pub(crate) fn happen(&mut self, outcome: &Chance, tell: Tell<'_, Event>) {
        match (self.phase, outcome) {
            (Phase::First, Chance::First(seat)) => self.begin(*seat, tell),
            (Phase::Bandits, Chance::Bandits(raids)) => self.raid(raids, tell),
            (Phase::Draw(n), Chance::Draw(tiles)) => self.draw_replaced(n, *tiles, tell),
            (Phase::Fill, Chance::Fill(draws)) => self.fill(draws, tell),
            _ => unreachable!("admit() lets only the step in turn through"),
        }
    }

    /// H1.7.
    fn begin(&mut self, first: Seat, tell: Tell<'_, Event>) {
        self.active = first;
        tell(rule!("H1.7"), Event::Began { seat: first });
        let bandits = self.options.module == Module::Bandits;
        self.phase = if bandits { Phase::Bandits } else { Phase::Fill };
    }

    /// H11.1.
    fn raid(&mut self, raids: &Raids, tell: Tell<'_, Event>) {
        for raid in raids.0 {
            let bandits = self.board.bandits[raid.tile()];
            self.bandits[raid.site()] = bandits;
            tell(rule!("H11.1"), Event::Raided { on: self.site_of_bandits(raid.site()), bandits });
        }
        self.raided = self.under_bandits();
        self.phase = Phase::Fill;
    }

    /// Tiles that can still be drawn.
    #[inline]
    pub(crate) fn left(&self) -> u8 {
        self.bag.len() - self.set_aside
    }

    /// Number of tiles that each seat and the market draw, in the order of H10.1, and whether the bag
    /// runs out (H10.2).
    pub(crate) fn due(&self) -> ([u8; SEATS + 1], bool) {
        let mut due = [0; SEATS + 1];
        let (mut left, mut wanted) = (self.left(), 0);
        let mut draw = |n: u8| {
            let drawn = n.min(left);
            left -= drawn;
            wanted += n - drawn;
            drawn
        };
        let palace = self.palace.map_or(NOWHERE, |site| self.group_at(site.first().0));
        let mut seat = self.active;
        for _ in 0..self.seats {
            let lives_there = palace.contains(self.leaders[seat.index()][Colour::Yellow as usize]);
            let full = HAND + u8::from(lives_there);
            due[seat.index()] = draw(full.saturating_sub(self.hands[seat.index()].len()));
            seat = seat.next(self.seats);
        }
        due[SEATS] = draw(HAND.saturating_sub(self.market.len()));
        (due, 0 < wanted)
    }

    /// H10.1, and H1.6 before the first turn.
    fn fill(&mut self, draws: &Draws, tell: Tell<'_, Event>) {
        let (_, runs_out) = self.due();
        let is_deal = 0 < self.actions;
        let clause = if is_deal { rule!("H1.6") } else { rule!("H10.1") };
        let mut seat = self.active;
        for _ in 0..self.seats {
            let tiles = draws.0[seat.index()];
            if !tiles.is_empty() {
                self.hands[seat.index()] = self.hands[seat.index()].plus(tiles);
                tell(clause, Event::Drew { seat, tiles: Hand::Open(tiles) });
            }
            seat = seat.next(self.seats);
        }
        let tiles = draws.0[SEATS];
        if !tiles.is_empty() {
            self.market = self.market.plus(tiles);
            tell(clause, Event::Filled { tiles });
        }
        let drawn = draws.0.iter().fold(Tiles::default(), |sum, &tiles| sum.plus(tiles));
        self.bag = self.bag.less(drawn);
        if runs_out {
            return self.over(tell);
        }
        self.next_turn();
    }

    /// Starts the next action or the next seat's turn.
    fn next_turn(&mut self) {
        if self.actions == 0 {
            self.active = self.active.next(self.seats);
            self.actions = ACTIONS;
        }
        self.phase = Phase::Act;
    }

    /// Draws for replaced tiles (H6.3); ends the game if the bag runs out (H10.5).
    fn draw_replaced(&mut self, n: u8, tiles: Tiles, tell: Tell<'_, Event>) {
        let (seat, ends) = (self.active, self.left() < n);
        self.bag = self.bag.less(tiles);
        self.hands[seat.index()] = self.hands[seat.index()].plus(tiles);
        tell(rule!("H6.3"), Event::Drew { seat, tiles: Hand::Open(tiles) });
        if ends { self.over(tell) } else { self.end_action(tell) }
    }

    /// Awaits the draw of `n` tiles (H6.3).
    pub(crate) fn await_draw(&mut self, n: u8, tell: Tell<'_, Event>) {
        if self.left() == 0 {
            return self.over(tell);
        }
        self.phase = Phase::Draw(n);
    }

    /// Goes on to the next action, or ends the turn (H3.1).
    pub(crate) fn end_action(&mut self, tell: Tell<'_, Event>) {
        self.actions -= 1;
        if 0 < self.actions {
            self.phase = Phase::Act;
            return;
        }
        self.count_pagodas(tell);
        let harvest = self.harvest();
        if harvest.has_several() {
            self.phase = Phase::Granary;
        } else {
            self.await_fill(tell);
        }
    }

    /// The granaries in the kingdom of the active player's blue leader (H12.3).
    pub(crate) fn harvest(&self) -> Spaces {
        let leader = self.leader(self.active, Colour::Blue);
        match leader.filter(|_| self.granaries.has_several()) {
            Some(at) => self.group_at(at.0) & self.granaries,
            None => NOWHERE,
        }
    }

    /// Awaits the tiles that fill hands and market (H10.1), after pagodas and granaries.
    pub(crate) fn await_fill(&mut self, tell: Tell<'_, Event>) {
        let (due, runs_out) = self.due();
        match (due.iter().any(|&n| 0 < n), runs_out) {
            (true, _) => self.phase = Phase::Fill,
            (false, true) => self.over(tell),
            (false, false) => self.next_turn(),
        }
    }

    /// Ends the game (H10.2) and counts the points.
    fn over(&mut self, tell: Tell<'_, Event>) {
        self.phase = Phase::Over;
        for seat in seats(self.seats) {
            let points = score::spread(self, seat);
            tell(rule!("H10.3"), Event::Counted { seat, points });
        }
        let winners = score::standing(self).winners().collect();
        let is_won = score::standing(self).winners().count() == 1;
        let clause = if is_won { rule!("H10.2") } else { rule!("H10.4") };
        tell(clause, Event::Ended { winners });
    }

    /// A seat gains points of a colour.
    pub(crate) fn gain(&mut self, seat: Seat, colour: Colour, points: u8) -> Event {
        self.points[seat.index()][colour as usize] += points;
        Event::Gained { seat, colour, points }
    }
}
