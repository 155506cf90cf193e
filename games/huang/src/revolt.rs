//! Revolts: two leaders of a colour in one kingdom (H8).

use game::{Seat, Tell, rule};

use crate::{
    conflict::{Commitment, Conflict, Revolt},
    event::Event,
    position::{Huang, Phase},
    space::around,
    tiles::{Colour, Tiles},
};

impl Huang {
    /// H8.1: the active player attacks.
    pub(crate) fn start_revolt(&mut self, colour: Colour, defender: Seat, tell: Tell<'_, Event>) {
        let attacker = self.active;
        let revolt = Revolt { colour, attacker, defender, attack: None };
        self.conflict = Some(Conflict::Revolt(revolt));
        self.phase = Phase::Commit(attacker);
        tell(rule!("H8.1"), Event::Revolted { seat: attacker, owner: defender, colour });
    }

    /// H8.3: the attacker's part, then the defender's, then it is settled.
    pub(crate) fn commit(&mut self, seat: Seat, commitment: Commitment, tell: Tell<'_, Event>) {
        let Some(Conflict::Revolt(mut revolt)) = self.conflict else {
            unreachable!("admit() saw a revolt")
        };
        let tiles = Tiles::of(Colour::Yellow, commitment.tiles);
        self.spend(seat, tiles);
        self.discarded = self.discarded.plus(tiles);
        let strength = self.beside(seat, revolt.colour) + commitment.strength();
        let Commitment { tiles, leader } = commitment;
        tell(rule!("H8.3"), Event::Committed { seat, tiles, leader, strength });
        match revolt.attack {
            None => {
                revolt.attack = Some(commitment);
                self.conflict = Some(Conflict::Revolt(revolt));
                self.phase = Phase::Commit(revolt.defender);
            }
            Some(attack) => {
                let attack = self.beside(revolt.attacker, revolt.colour) + attack.strength();
                self.settle_revolt(revolt, attack, strength, tell);
            }
        }
    }

    /// Yellow tiles beside a seat's leader (H8.2).
    pub(crate) fn beside(&self, seat: Seat, colour: Colour) -> u8 {
        let at = self.leaders[seat.index()][colour as usize];
        (around()[usize::from(at)] & self.tiles[Colour::Yellow as usize]).len() as u8
    }

    /// H8.3, H8.4: more strength wins, a tie goes to the defender.
    pub(crate) fn settle_revolt(
        &mut self,
        revolt: Revolt,
        attack: u8,
        defence: u8,
        tell: Tell<'_, Event>,
    ) {
        let Revolt { colour, attacker, defender, .. } = revolt;
        let (winner, loser) =
            if defence < attack { (attacker, defender) } else { (defender, attacker) };
        let (strength, against) = (attack.max(defence), attack.min(defence));
        tell(rule!("H8.3"), Event::Prevailed { seat: winner, strength, against });
        let lost = self.leader(loser, colour).expect("both leaders are on the board");
        self.send_home(lost, rule!("H8.4"), tell);
        tell(rule!("H8.4"), self.gain(winner, colour, 1));
        self.conflict = None;
        self.end_action(tell);
    }
}
