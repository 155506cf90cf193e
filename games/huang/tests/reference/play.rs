//! One step after the other: actions, what comes of them, and the end of a turn.

use game::{Seat, Step, StepOf};
use pagoda_huang::{Building, Chance, Colour, Huang, Module, Move, Phase, Space};

use crate::{
    build::Plan,
    legal::united_at,
    table::{Area, At, Heap, Reference, beside, heap_of, in_conflict, size, space, spot, touches},
};

fn read_heap(letters: &str) -> Heap {
    let of = |colour: Colour| letters.chars().filter(|&it| it == colour.letter()).count() as u8;
    Colour::ALL.map(of)
}

impl Reference {
    pub(crate) fn take(&mut self, step: &StepOf<Huang>) {
        match step {
            Step::Chance { chance } => self.happen(chance),
            Step::Move { seat, mv } => {
                assert_eq!(*seat, self.to_move(), "whose move it is");
                self.play(seat.index(), mv);
            }
        }
    }

    /// What chance decides is read from its text.
    fn happen(&mut self, chance: &Chance) {
        let text = chance.to_string();
        let words: Vec<&str> = text.split_whitespace().skip(1).collect();
        match self.phase {
            Phase::First => {
                self.active = words[0].parse::<usize>().unwrap() - 1;
                self.actions = 2;
                let raided = self.options.module == Module::Bandits;
                self.phase = if raided { Phase::Bandits } else { Phase::Fill };
            }
            Phase::Bandits => {
                for raid in words {
                    let (site, tile) = raid.split_once(':').unwrap();
                    let [site, tile] = [site, tile].map(|it| it.parse::<usize>().unwrap() - 1);
                    self.bandits.insert(self.sites[site].clone(), self.shown[tile]);
                }
                assert_eq!(self.bandits.len(), 5, "H11.1");
                self.phase = Phase::Fill;
            }
            Phase::Draw(due) => {
                let drawn = read_heap(words[0]);
                assert_eq!(size(&drawn), due.min(self.in_bag()), "H10.5");
                self.draw(self.active, &drawn);
                if size(&drawn) < due { self.phase = Phase::Over } else { self.end_action() }
            }
            Phase::Fill => self.filled(&words),
            _ => panic!("chance decides nothing in {:?}", self.phase),
        }
    }

    fn draw(&mut self, seat: usize, drawn: &Heap) {
        for (colour, n) in drawn.iter().enumerate() {
            self.bag[colour] -= n;
            self.hands[seat][colour] += n;
        }
    }

    /// H10.1, H13.2: whom tiles are due to, in the order in which they are drawn; the market last.
    fn due(&self) -> (Vec<(usize, u8)>, u8) {
        let clockwise = (0..self.seats).map(|n| (self.active + n) % self.seats);
        let hands = clockwise.map(|seat| {
            let rules = |on: &Area| {
                let kingdom = self.kingdom_of(seat, Colour::Yellow);
                kingdom.is_some_and(|kingdom| on.is_subset(&kingdom.area))
            };
            let full: u8 = if self.palace.as_ref().is_some_and(rules) { 7 } else { 6 };
            (seat, full.saturating_sub(size(&self.hands[seat])))
        });
        (hands.collect(), 6 - size(&self.market))
    }

    /// H10.1, H10.2, H10.5.
    fn filled(&mut self, words: &[&str]) {
        let (due, market_due) = self.due();
        let slash = words.iter().position(|word| *word == "/").unwrap();
        let mut is_over = false;
        for (seat, n) in due {
            let drawn = read_heap(words[..slash].get(seat).unwrap_or(&"-"));
            assert_eq!(size(&drawn), n.min(self.in_bag()), "what seat {seat} draws");
            is_over |= size(&drawn) < n;
            if 7 <= size(&drawn) + size(&self.hands[seat]) && 0 < n {
                self.count("hand of seven");
            }
            self.draw(seat, &drawn);
        }
        let drawn = read_heap(words[slash + 1]);
        assert_eq!(size(&drawn), market_due.min(self.in_bag()), "what the market gets");
        is_over |= size(&drawn) < market_due;
        for (colour, n) in drawn.iter().enumerate() {
            self.bag[colour] -= n;
            self.market[colour] += n;
        }
        match (is_over, self.actions) {
            (true, _) => self.phase = Phase::Over,
            // H1.6: the turn that follows is the first.
            (false, 2) => self.phase = Phase::Act,
            (false, _) => self.next_turn(),
        }
    }

    fn next_turn(&mut self) {
        self.active = (self.active + 1) % self.seats;
        self.actions = 2;
        self.phase = Phase::Act;
    }

    pub(crate) fn end_action(&mut self) {
        self.actions -= 1;
        self.phase = Phase::Act;
        if self.actions == 0 {
            self.end_turn();
        }
    }

    /// H7.4, H12.3.
    fn end_turn(&mut self) {
        let kingdoms = self.kingdoms();
        for colour in Colour::ALL {
            let Some(leader) = self.leader(self.active, colour) else { continue };
            let kingdom = kingdoms.iter().find(|it| it.area.contains(&leader)).unwrap();
            let paying =
                |(site, it): &(&Area, &Colour)| **it == colour && site.is_subset(&kingdom.area);
            let gained = self.pagodas.iter().filter(paying).count() as u8;
            self.points[self.active][colour as usize] += gained;
            if 0 < gained {
                self.count(if gained == 1 { "pagoda paid" } else { "two pagodas paid" });
            }
        }
        if 1 < self.granaries_in_reach().len() {
            self.phase = Phase::Granary;
        } else {
            self.refill();
        }
    }

    /// The granaries in the kingdom of the active player's blue leader.
    pub(crate) fn granaries_in_reach(&self) -> Vec<At> {
        let Some(kingdom) = self.kingdom_of(self.active, Colour::Blue) else { return Vec::new() };
        self.granaries.iter().copied().filter(|at| kingdom.area.contains(at)).collect()
    }

    fn refill(&mut self) {
        let (hands, market) = self.due();
        if market == 0 && hands.iter().all(|(_, n)| *n == 0) {
            self.next_turn();
        } else if self.in_bag() == 0 {
            self.phase = Phase::Over;
        } else {
            self.phase = Phase::Fill;
        }
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        match *mv {
            Move::Tile(it) => self.place(it.colour, spot(it.at)),
            Move::Leader(it) => self.position(it.colour, spot(it.at)),
            Move::Home(colour) => {
                let at = self.leader(seat, colour).unwrap();
                self.leaders.remove(&at);
                self.count("taken home");
                self.end_action();
            }
            Move::Riot(at) => self.riot(2, at),
            Move::RiotWithLeader(at) => self.riot(1, at),
            Move::Build(building) => self.build_for(2, building),
            Move::BuildWithLeader(building) => self.build_for(1, building),
            Move::Replace(handful) => self.replace(&heap_of(handful.tiles())),
            Move::Pass => {
                self.count("pass");
                self.end_action();
            }
            Move::Pagoda(building) => {
                let Phase::Pagoda(at) = self.phase else { panic!("no pagoda") };
                let at = spot(at);
                self.build(&Plan::of(building), Some(at));
                self.after_pagoda(at, true);
            }
            Move::Take(colour) => {
                self.market[colour as usize] -= 1;
                self.hands[seat][colour as usize] += 1;
                self.count("market tile");
                self.end_action();
            }
            Move::Commit(it) => self.commit(seat, it.tiles, it.leader),
            Move::Support(it) => {
                self.support(seat, Some((spot(it.kingdom), it.tiles, it.leader)));
            }
            Move::Winner(at) => self.name_winner(spot(at)),
            Move::Lose(at) => self.give_up(spot(at)),
            Move::Keep(at) => self.store(spot(at)),
            Move::No => self.decline(seat),
        }
    }

    fn decline(&mut self, seat: usize) {
        match self.phase {
            Phase::Pagoda(at) => self.after_pagoda(spot(at), false),
            Phase::Market | Phase::Follow(_) => self.end_action(),
            Phase::Support(_) => self.support(seat, None),
            Phase::Granary => self.refill(),
            _ => panic!("nothing to decline in {:?}", self.phase),
        }
    }

    /// H9.7, H11.4.
    fn give_up(&mut self, at: At) {
        let Phase::Losses(losses) = self.phase else { panic!("nothing to lose") };
        let mut rest = std::mem::take(&mut self.doomed);
        assert!(rest.remove(&at), "a red tile of the kingdom");
        self.take_off(at);
        self.lose(losses - 1, &rest);
    }

    /// H12.3.
    fn store(&mut self, kept: At) {
        let mut taken = self.granaries_in_reach();
        assert!(taken.contains(&kept), "H12.3");
        taken.retain(|&at| at != kept);
        self.stored[self.active] += taken.len() as u8;
        self.granaries.retain(|at| !taken.contains(at));
        self.count("granaries taken");
        self.refill();
    }

    /// H4.
    fn position(&mut self, colour: Colour, at: At) {
        let seat = self.active;
        let origin = self.leader(seat, colour);
        self.count(if origin.is_some() { "leader moved" } else { "leader put" });
        let kingdoms = self.kingdoms_without(origin);
        assert!(self.may_lead(&kingdoms, colour, at), "H4.2, H4.3, H11.2");
        let united = united_at(&kingdoms, at);
        if let Some(origin) = origin {
            self.leaders.remove(&origin);
        }
        self.leaders.insert(at, (seat, colour));
        if 1 < united.len() {
            self.count("leader unites");
        }
        match united.iter().find_map(|kingdom| kingdom.leader(colour)) {
            Some(defender) => self.revolt(seat, defender, colour),
            None => self.end_action(),
        }
    }

    /// H5, H9.1, H11.3.
    fn place(&mut self, colour: Colour, at: At) {
        let kingdoms = self.kingdoms();
        assert!(self.may_place(&kingdoms, colour, at), "H5.1, H11.3");
        if let Phase::Follow(last) = self.phase {
            assert!(colour == Colour::Blue && beside(spot(last)).contains(&at), "H5.5");
            self.count("blue follows");
        }
        self.hands[self.active][colour as usize] -= 1;
        let united = united_at(&kingdoms, at);
        if !self.bandits_beside(at).is_empty() {
            return self.clear((at, colour), &united);
        }
        if !in_conflict(&united).is_empty() {
            return self.war((at, colour), &united);
        }
        if 1 < united.len() {
            self.count("peaceful union");
        }
        self.tiles.insert(at, colour);
        let kingdom = self.kingdoms().into_iter().find(|kingdom| kingdom.area.contains(&at));
        let scorer = kingdom.and_then(|it| it.leader(colour).or(it.leader(Colour::Yellow)));
        if let Some(seat) = scorer {
            self.points[seat][colour as usize] += 1;
        }
        if self.plans(Some(at)).is_empty() {
            self.after_pagoda(at, false);
        } else {
            self.phase = Phase::Pagoda(space(at));
        }
    }

    /// H5.6: market tile, next blue tile.
    fn after_pagoda(&mut self, at: At, is_built: bool) {
        let colour = self.tiles[&at];
        let kingdoms = self.kingdoms();
        let goes_on = |next: &At| self.may_place(&kingdoms, Colour::Blue, *next);
        if colour == Colour::Green && 0 < size(&self.market) {
            self.phase = Phase::Market;
        } else if colour == Colour::Blue && !is_built && beside(at).iter().any(goes_on) {
            self.phase = Phase::Follow(space(at));
        } else {
            self.end_action();
        }
    }

    /// H6.1, H6.2, H2.4.
    fn riot(&mut self, tiles: u8, at: Space) {
        let at = spot(at);
        assert!(tiles == 2 || self.leader(self.active, Colour::Blue).is_none(), "H6.2");
        self.pay(self.active, Colour::Blue, tiles);
        self.count("riot");
        if self.take_off(at) == Colour::Yellow {
            let tiles = self.tiles.iter().filter(|(_, colour)| **colour == Colour::Yellow);
            let yellow = tiles.map(|(&at, _)| at).collect();
            let stood = self.leaders.len();
            self.leaders.retain(|&leader, _| touches(leader, &yellow));
            if self.leaders.len() < stood {
                self.count("leader loses its last yellow tile");
            }
        }
        self.end_action();
    }

    /// H7.5.
    fn build_for(&mut self, tiles: u8, building: Building) {
        assert!(tiles == 2 || self.leader(self.active, Colour::Green).is_none(), "H7.5");
        self.build(&Plan::of(building), None);
        self.pay(self.active, Colour::Green, tiles);
        self.count("built for green tiles");
        self.end_action();
    }

    /// H6.3, H10.5.
    fn replace(&mut self, discarded: &Heap) {
        for (colour, n) in discarded.iter().enumerate() {
            self.hands[self.active][colour] -= n;
        }
        assert!((1..=6).contains(&size(discarded)), "H6.3");
        self.replaced[self.active] += size(discarded);
        self.phase = Phase::Draw(size(discarded));
        if self.in_bag() == 0 {
            self.phase = Phase::Over;
        }
        if self.in_bag() < size(discarded) {
            self.count("ended by replacing");
        }
    }

    pub(crate) fn to_move(&self) -> Seat {
        match self.phase {
            Phase::Commit(seat) | Phase::Support(seat) => seat,
            _ => Seat(self.active as u8),
        }
    }
}
