//! What is legal, asked of every space and every choice in turn.

use std::collections::BTreeSet;

use pagoda_huang::{
    Colour, Commitment, Conflict, Handful, Move, Phase, Placement, Space, Support, Tiles, View,
};

use crate::{
    fight::{Fight, strongest},
    table::{At, Heap, Kingdom, Reference, beside, in_conflict, size, space, spot, touches},
};

/// The kingdoms that touch a space.
pub(crate) fn united_at(kingdoms: &[Kingdom], at: At) -> Vec<Kingdom> {
    kingdoms.iter().filter(|kingdom| touches(at, &kingdom.area)).cloned().collect()
}

impl Reference {
    /// H4.2, H4.3, H11.2, among the kingdoms that there are while the leader is lifted.
    pub(crate) fn may_lead(&self, kingdoms: &[Kingdom], colour: Colour, at: At) -> bool {
        let is_yellow = |next: &At| self.tiles.get(next) == Some(&Colour::Yellow);
        if !self.land.contains(&at) || !self.is_empty(at) {
            return false;
        }
        if !beside(at).iter().any(is_yellow) || !self.bandits_beside(at).is_empty() {
            return false;
        }
        let united = united_at(kingdoms, at);
        let meets_its_like = united.iter().any(|kingdom| kingdom.leader(colour).is_some());
        united.len() < 2 || in_conflict(&united).is_empty() && !meets_its_like
    }

    /// H5.1, H11.3.
    pub(crate) fn may_place(&self, kingdoms: &[Kingdom], colour: Colour, at: At) -> bool {
        let ground = if colour == Colour::Blue { &self.river } else { &self.land };
        if !ground.contains(&at) || !self.is_empty(at) {
            return false;
        }
        let bandits: u8 = self.bandits_beside(at).iter().map(|(_, bandits)| bandits).sum();
        if bandits == 0 {
            return true;
        }
        let united = united_at(kingdoms, at);
        let red: usize = united.iter().map(|kingdom| kingdom.red.len()).sum();
        !united.is_empty() && in_conflict(&united).is_empty() && usize::from(bandits) <= red
    }

    /// Every legal move. Kingdoms at war go by the names that the view gives them.
    pub(crate) fn moves(&self, view: &View) -> BTreeSet<Move> {
        let hand = &self.hands[self.to_move().index()];
        let mut moves: BTreeSet<Move> = match self.phase {
            Phase::Act => self.actions(hand),
            Phase::Pagoda(at) => {
                self.plans(Some(spot(at))).iter().map(|it| Move::Pagoda(it.building())).collect()
            }
            Phase::Market => {
                let there = Colour::ALL.into_iter().filter(|it| 0 < self.market[*it as usize]);
                there.map(Move::Take).collect()
            }
            Phase::Follow(at) => {
                let kingdoms = self.kingdoms();
                let tile = |at| self.tile(&kingdoms, hand, Colour::Blue, at);
                beside(spot(at)).into_iter().filter_map(tile).collect()
            }
            Phase::Commit(seat) => {
                let commit = |(tiles, leader)| Move::Commit(Commitment { tiles, leader });
                self.choices(hand, seat.index(), Colour::Yellow).into_iter().map(commit).collect()
            }
            Phase::Support(seat) => self.supports(seat.index(), &names(view)),
            Phase::Winner => {
                let Some(Fight::War(_, sides)) = &self.fight else { panic!("no war") };
                let best = strongest(sides);
                let is_best = |at: &At| best.iter().any(|&it| sides[it].kingdom.area.contains(at));
                let tied = names(view).into_iter().filter(is_best);
                tied.map(|at| Move::Winner(space(at))).collect()
            }
            Phase::Losses(_) => self.doomed.iter().map(|&at| Move::Lose(space(at))).collect(),
            Phase::Granary => {
                self.granaries_in_reach().into_iter().map(|at| Move::Keep(space(at))).collect()
            }
            Phase::First | Phase::Bandits | Phase::Draw(_) | Phase::Fill | Phase::Over => {
                BTreeSet::new()
            }
        };
        let may_decline = matches!(
            self.phase,
            Phase::Pagoda(_)
                | Phase::Market
                | Phase::Follow(_)
                | Phase::Support(_)
                | Phase::Granary
        );
        moves.extend(may_decline.then_some(Move::No));
        moves
    }

    /// A tile from a hand, if it is there and may be placed.
    fn tile(&self, kingdoms: &[Kingdom], hand: &Heap, colour: Colour, at: At) -> Option<Move> {
        let may = 0 < hand[colour as usize] && self.may_place(kingdoms, colour, at);
        may.then(|| Move::Tile(Placement { colour, at: space(at) }))
    }

    /// H9.4: something for one of the kingdoms.
    fn supports(&self, seat: usize, kingdoms: &[At]) -> BTreeSet<Move> {
        let mut supports = BTreeSet::new();
        for (tiles, leader) in self.choices(&self.hands[seat], seat, Colour::Red) {
            if (tiles, leader) != (0, false) {
                let support = |&at| Support { kingdom: space(at), tiles, leader };
                supports.extend(kingdoms.iter().map(support).map(Move::Support));
            }
        }
        supports
    }

    /// How many tiles of a colour, with or without the leader if it is at home (H8.2, H9.4).
    fn choices(&self, hand: &Heap, seat: usize, colour: Colour) -> Vec<(u8, bool)> {
        let is_home = self.leader(seat, colour).is_none();
        let helps = [false, true].into_iter().filter(|helps| is_home || !helps);
        helps.flat_map(|helps| (0..=hand[colour as usize]).map(move |n| (n, helps))).collect()
    }

    /// H3.1, H3.2.
    fn actions(&self, hand: &Heap) -> BTreeSet<Move> {
        let seat = self.active;
        let mut moves = BTreeSet::new();
        let kingdoms = self.kingdoms();
        for colour in Colour::ALL {
            let without_it = self.kingdoms_without(self.leader(seat, colour));
            for &at in self.land.union(&self.river) {
                moves.extend(self.tile(&kingdoms, hand, colour, at));
                if self.may_lead(&without_it, colour, at) {
                    moves.insert(Move::Leader(Placement { colour, at: space(at) }));
                }
            }
        }
        let out = self.leaders.values().filter(|(it, _)| *it == seat);
        moves.extend(out.map(|&(_, colour)| Move::Home(colour)));
        let pays = |colour: Colour, tiles: u8| {
            tiles <= hand[colour as usize] && (tiles == 2 || self.leader(seat, colour).is_none())
        };
        for &at in self.tiles.keys() {
            moves.extend(pays(Colour::Blue, 2).then_some(Move::Riot(space(at))));
            moves.extend(pays(Colour::Blue, 1).then_some(Move::RiotWithLeader(space(at))));
        }
        for plan in self.plans(None) {
            let building = plan.building();
            moves.extend(pays(Colour::Green, 2).then_some(Move::Build(building)));
            moves.extend(pays(Colour::Green, 1).then_some(Move::BuildWithLeader(building)));
        }
        moves.extend(handfuls(hand).into_iter().map(Move::Replace));
        if moves.is_empty() {
            moves.insert(Move::Pass);
        }
        moves
    }
}

/// H6.3: one to six tiles of a hand.
fn handfuls(hand: &Heap) -> Vec<Handful> {
    let mut choices: Vec<Heap> = vec![Heap::default()];
    for colour in Colour::ALL {
        choices = choices
            .into_iter()
            .flat_map(|choice| {
                (0..=hand[colour as usize]).map(move |n| {
                    let mut more = choice;
                    more[colour as usize] = n;
                    more
                })
            })
            .collect();
    }
    choices.retain(|choice| (1..=6).contains(&size(choice)));
    let tiles = |choice: &Heap| -> Tiles {
        let of = |colour: Colour| vec![colour; choice[colour as usize].into()];
        Colour::ALL.into_iter().flat_map(of).collect()
    };
    choices.iter().map(|choice| Handful::new(tiles(choice)).unwrap()).collect()
}

/// The spaces by which the view calls the warring kingdoms.
fn names(view: &View) -> Vec<At> {
    let Some(Conflict::War(war)) = view.conflict else { panic!("no war is seen") };
    Vec::<Space>::from(war.kingdoms).into_iter().map(spot).collect()
}
