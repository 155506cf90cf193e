//! Wars: a tile unites kingdoms that have leaders of one colour (H9).

use game::{Seat, Tell, rule};

use crate::{
    conflict::{Conflict, Marker, Support, Supports, War},
    event::Event,
    kingdom::{Colours, Touched, each},
    position::{Huang, Phase},
    space::{NOWHERE, Space, Spaces},
    tiles::{Colour, Tiles},
};

impl Huang {
    /// Starts a war (H9.1, H9.2): the tile waits under the marker until it is over.
    pub(crate) fn declare_war(&mut self, marker: Marker, touched: &Touched, tell: Tell<'_, Event>) {
        let beside = marker.at.around();
        let warring = touched.kingdoms().filter(|(_, led)| led & touched.disputed() != 0);
        let kingdoms =
            warring.filter_map(|(group, _)| (group & beside).first().map(Space)).collect();
        let war = War { marker, kingdoms, supports: Supports::default() };
        self.conflict = Some(Conflict::War(war));
        self.phase = Phase::Support(self.active.next(self.seats));
        let (seat, at) = (self.active, marker.at);
        tell(rule!("H9.1"), Event::Warred { seat, at, kingdoms });
    }

    /// The war that is under way.
    pub(crate) fn war(&self) -> War {
        match self.conflict {
            Some(Conflict::War(war)) => war,
            _ => unreachable!("the phase is one of a war"),
        }
    }

    /// The colours that more than one of the united kingdoms has a leader of (H9.2).
    pub(crate) fn disputed(&self, war: &War) -> Colours {
        self.touched(war.marker.at.0, self.occupied()).disputed()
    }

    /// A kingdom's red tiles on the board.
    pub(crate) fn red_of(&self, kingdom: Spaces) -> Spaces {
        kingdom & self.tiles[Colour::Red as usize]
    }

    /// A warring kingdom's strength (H9.3).
    pub(crate) fn strength(&self, war: &War, kingdom: Space) -> u8 {
        self.red_of(self.group_at(kingdom.0)).len() as u8 + war.support(kingdom)
    }

    /// H9.4: one seat's support, then the next one's, the active player's last.
    pub(crate) fn support(&mut self, seat: Seat, support: Option<Support>, tell: Tell<'_, Event>) {
        let mut war = self.war();
        if let Some(Support { kingdom, tiles, leader }) = support {
            self.spend(seat, Tiles::of(Colour::Red, tiles));
            self.discarded = self.discarded.plus(Tiles::of(Colour::Red, tiles));
            tell(rule!("H9.4"), Event::Supported { seat, kingdom, tiles, leader });
        } else {
            tell(rule!("H9.4"), Event::Abstained { seat });
        }
        war.supports.give(seat, support);
        self.conflict = Some(Conflict::War(war));
        if seat != self.active {
            self.phase = Phase::Support(seat.next(self.seats));
            return;
        }
        let (first, tied) = (self.strongest(&war).next(), self.strongest(&war).nth(1));
        match first.filter(|_| tied.is_none()) {
            Some(winner) => self.settle_war(winner, tell),
            None => self.phase = Phase::Winner,
        }
    }

    /// The kingdoms of the highest strength (H9.5).
    pub(crate) fn strongest<'a>(&'a self, war: &'a War) -> impl Iterator<Item = Space> + 'a {
        let most = war.named().map(|kingdom| self.strength(war, kingdom)).max();
        war.named().filter(move |&kingdom| Some(self.strength(war, kingdom)) == most)
    }

    /// H9.5 to H9.7: the losers' leaders in conflict and red tiles leave the board.
    pub(crate) fn settle_war(&mut self, winner: Space, tell: Tell<'_, Event>) {
        let (war, strength) = (self.war(), self.strength(&self.war(), winner));
        let losers = || war.named().filter(|&kingdom| kingdom != winner);
        let against = losers().map(|kingdom| self.strength(&war, kingdom)).max().unwrap_or(0);
        tell(rule!("H9.5"), Event::Won { kingdom: winner, strength, against });

        let (winning, disputed) = (self.group_at(winner.0), self.disputed(&war));
        let lost = losers().fold(NOWHERE, |all, kingdom| all | self.group_at(kingdom.0));
        for at in self.red_of(lost).iter() {
            self.remove(Space(at), rule!("H9.6"), tell);
        }
        for colour in each(disputed) {
            while let Some(loser) = self.leader_in(lost, colour) {
                let at = self.leader(loser, colour).expect("it is in a losing kingdom");
                self.send_home(at, rule!("H9.6"), tell);
                if let Some(seat) = self.leader_in(winning, colour) {
                    tell(rule!("H9.6"), self.gain(seat, colour, 1));
                }
            }
        }
        let left = against.saturating_sub(war.committed(winner));
        self.await_losses(self.red_of(winning), left, tell);
    }

    /// Removes `n` of these red tiles (H9.7, H11.4). The player chooses only if there are more.
    pub(crate) fn await_losses(&mut self, red: Spaces, n: u8, tell: Tell<'_, Event>) {
        let n = red.len().min(u32::from(n)) as u8;
        if u32::from(n) < red.len() && 0 < n {
            self.doomed = red;
            self.phase = Phase::Losses(n);
            return;
        }
        if 0 < n {
            let clause = self.loss();
            red.iter().for_each(|at| self.remove(Space(at), clause, tell));
        }
        self.lift_marker(tell);
    }

    /// The clause by which red tiles are lost.
    pub(crate) fn loss(&self) -> game::Clause {
        match self.conflict {
            Some(Conflict::Bandits(_)) => rule!("H11.4"),
            _ => rule!("H9.7"),
        }
    }

    /// One of the red tiles, picked by the player of the tile.
    pub(crate) fn lose(&mut self, at: Space, tell: Tell<'_, Event>) {
        let Phase::Losses(n) = self.phase else { unreachable!("admit() saw the phase") };
        let clause = self.loss();
        self.remove(at, clause, tell);
        let rest = self.doomed.without(at.alone());
        self.doomed = NOWHERE;
        self.await_losses(rest, n - 1, tell);
    }

    /// H9.8: the marker goes, the tile stays.
    fn lift_marker(&mut self, tell: Tell<'_, Event>) {
        let marker = match self.conflict {
            Some(Conflict::War(war)) => war.marker,
            Some(Conflict::Bandits(marker)) => marker,
            _ => unreachable!("red tiles are lost in wars and to bandits"),
        };
        self.tiles[marker.colour as usize].insert(marker.at.0);
        self.conflict = None;
        self.end_action(tell);
    }
}
