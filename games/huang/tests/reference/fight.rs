//! Revolts, wars and bandits (H8, H9, H11).

use game::Seat;
use pagoda_huang::{Colour, Phase};

use crate::table::{Area, At, Kingdom, Reference, beside, in_conflict};

#[derive(Clone)]
pub(crate) enum Fight {
    Revolt(Revolt),
    /// The tile under the marker, and the warring kingdoms.
    War((At, Colour), Vec<Side>),
    /// The tile under the marker.
    Bandits((At, Colour)),
}

#[derive(Clone)]
pub(crate) struct Revolt {
    pub(crate) colour: Colour,
    pub(crate) attacker: usize,
    pub(crate) defender: usize,
    /// Tiles, and whether the yellow leader helps.
    pub(crate) attack: Option<(u8, bool)>,
}

#[derive(Clone)]
pub(crate) struct Side {
    pub(crate) kingdom: Kingdom,
    /// What each seat gave: tiles, and whether the red leader helps.
    pub(crate) given: Vec<(usize, u8, bool)>,
}

impl Side {
    /// H9.3.
    fn strength(&self) -> u8 {
        let lent = self.given.iter().filter(|(_, _, leader)| *leader).count();
        self.kingdom.red.len() as u8 + self.committed() + lent as u8
    }

    fn committed(&self) -> u8 {
        self.given.iter().map(|(_, tiles, _)| tiles).sum()
    }
}

/// The sides that share the highest strength (H9.5).
pub(crate) fn strongest(sides: &[Side]) -> Vec<usize> {
    let most = sides.iter().map(Side::strength).max().unwrap();
    (0..sides.len()).filter(|&side| sides[side].strength() == most).collect()
}

impl Reference {
    /// Tiles leave a hand for good, before everybody's eyes.
    pub(crate) fn pay(&mut self, seat: usize, colour: Colour, tiles: u8) {
        self.hands[seat][colour as usize] -= tiles;
        self.discarded[colour as usize] += tiles;
    }

    /// H4.4, H8.1.
    pub(crate) fn revolt(&mut self, attacker: usize, defender: usize, colour: Colour) {
        self.fight = Some(Fight::Revolt(Revolt { colour, attacker, defender, attack: None }));
        self.phase = Phase::Commit(Seat(attacker as u8));
        self.count("revolt");
    }

    /// H8.2: yellow tiles beside the leader, and what was committed.
    fn strength_in_revolt(&self, seat: usize, colour: Colour, (tiles, helps): (u8, bool)) -> usize {
        let near = beside(self.leader(seat, colour).unwrap());
        let yellow = near.iter().filter(|at| self.tiles.get(at) == Some(&Colour::Yellow)).count();
        yellow + usize::from(tiles) + usize::from(helps)
    }

    /// H8.3, H8.4.
    pub(crate) fn commit(&mut self, seat: usize, tiles: u8, helps: bool) {
        let Some(Fight::Revolt(mut revolt)) = self.fight.take() else { panic!("no revolt") };
        assert!(!helps || self.leader(seat, Colour::Yellow).is_none(), "H8.2");
        self.pay(seat, Colour::Yellow, tiles);
        let Some(attack) = revolt.attack else {
            assert_eq!(seat, revolt.attacker);
            revolt.attack = Some((tiles, helps));
            self.phase = Phase::Commit(Seat(revolt.defender as u8));
            self.fight = Some(Fight::Revolt(revolt));
            return;
        };
        assert_eq!(seat, revolt.defender);
        let Revolt { colour, attacker, defender, .. } = revolt;
        let attack = self.strength_in_revolt(attacker, colour, attack);
        let defence = self.strength_in_revolt(defender, colour, (tiles, helps));
        if attack == defence {
            self.count("revolt tied");
        }
        let (winner, loser) =
            if defence < attack { (attacker, defender) } else { (defender, attacker) };
        let loses_at = self.leader(loser, colour).unwrap();
        self.leaders.remove(&loses_at);
        self.points[winner][colour as usize] += 1;
        self.end_action();
    }

    /// H9.1, H9.2: the warring kingdoms are those with a leader in conflict.
    pub(crate) fn war(&mut self, tile: (At, Colour), united: &[Kingdom]) {
        let colours = in_conflict(united);
        let is_warring = |it: &&Kingdom| colours.iter().any(|&colour| it.leader(colour).is_some());
        let sides: Vec<Side> = united
            .iter()
            .filter(is_warring)
            .map(|kingdom| Side { kingdom: kingdom.clone(), given: Vec::new() })
            .collect();
        self.count(if sides.len() == 2 { "war of two" } else { "war of three" });
        if sides.len() < united.len() {
            self.count("bystander");
        }
        self.fight = Some(Fight::War(tile, sides));
        self.phase = Phase::Support(Seat(((self.active + 1) % self.seats) as u8));
    }

    /// H9.4: a seat supports the kingdom that holds a space, or none.
    pub(crate) fn support(&mut self, seat: usize, given: Option<(At, u8, bool)>) {
        let Some(Fight::War(_, sides)) = &mut self.fight else { panic!("no war") };
        if let Some((at, tiles, helps)) = given {
            let side = sides.iter_mut().find(|side| side.kingdom.area.contains(&at)).unwrap();
            side.given.push((seat, tiles, helps));
            assert!(!helps || self.leader(seat, Colour::Red).is_none(), "H9.4");
            self.pay(seat, Colour::Red, tiles);
        }
        if seat != self.active {
            self.phase = Phase::Support(Seat(((seat + 1) % self.seats) as u8));
            return;
        }
        let Some(Fight::War(_, sides)) = &self.fight else { panic!("no war") };
        match strongest(sides)[..] {
            [winner] => self.win(winner),
            _ => {
                let all_tied = strongest(sides).len() == 3;
                self.count(if all_tied { "war of three tied" } else { "war tied" });
                self.phase = Phase::Winner;
            }
        }
    }

    /// H9.5: the active player names the winner by a space of it.
    pub(crate) fn name_winner(&mut self, at: At) {
        let Some(Fight::War(_, sides)) = &self.fight else { panic!("no war") };
        let winner = sides.iter().position(|side| side.kingdom.area.contains(&at)).unwrap();
        assert!(strongest(sides).contains(&winner), "H9.5");
        self.win(winner);
    }

    /// H9.6, H9.7.
    fn win(&mut self, winner: usize) {
        let Some(Fight::War(_, sides)) = self.fight.clone() else { panic!("no war") };
        let warring: Vec<Kingdom> = sides.iter().map(|side| side.kingdom.clone()).collect();
        let colours = in_conflict(&warring);
        let won = &sides[winner];
        let mut against = 0;
        for (number, lost) in sides.iter().enumerate() {
            if number == winner {
                continue;
            }
            against = against.max(lost.strength());
            for &(colour, _, at) in &lost.kingdom.leaders {
                if !colours.contains(&colour) {
                    continue;
                }
                self.leaders.remove(&at);
                if let Some(seat) = won.kingdom.leader(colour) {
                    self.points[seat][colour as usize] += 1;
                }
            }
            for &at in &lost.kingdom.red {
                self.take_off(at);
            }
        }
        self.lose(against.saturating_sub(won.committed()), &won.kingdom.red);
    }

    /// H11.3, H11.4: all bandits beside the tile, and all kingdoms that it joins to them.
    pub(crate) fn clear(&mut self, tile: (At, Colour), united: &[Kingdom]) {
        let near = self.bandits_beside(tile.0);
        let bandits: u8 = near.iter().map(|(_, bandits)| bandits).sum();
        self.count("bandits");
        if 1 < united.len() {
            self.count("several kingdoms against bandits");
        }
        for (site, _) in near {
            self.bandits.remove(&site);
        }
        if let Some(seat) = united.iter().find_map(|kingdom| kingdom.leader(Colour::Red)) {
            self.points[seat][Colour::Red as usize] += bandits;
        }
        let red: Area = united.iter().flat_map(|kingdom| kingdom.red.iter().copied()).collect();
        assert!(usize::from(bandits) <= red.len(), "H11.3");
        self.fight = Some(Fight::Bandits(tile));
        self.lose(bandits, &red);
    }

    /// So many of these red tiles leave the board. Who has no choice isn't asked.
    pub(crate) fn lose(&mut self, losses: u8, of: &Area) {
        if losses == 0 || of.len() <= usize::from(losses) {
            let all = if losses == 0 { Area::new() } else { of.clone() };
            for at in all {
                self.take_off(at);
            }
            self.doomed.clear();
            self.lay_marked();
            return;
        }
        self.doomed = of.clone();
        self.phase = Phase::Losses(losses);
        self.count("red tile picked");
    }

    /// H9.8, H11.7: the marker goes, the tile stays, and nothing else comes of it.
    fn lay_marked(&mut self) {
        match self.fight.take() {
            Some(Fight::War((at, colour), _) | Fight::Bandits((at, colour))) => {
                self.tiles.insert(at, colour);
            }
            _ => panic!("no tile under the marker"),
        }
        self.end_action();
    }
}
