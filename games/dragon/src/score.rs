//! Scoring: at the end of a month, at the end of the game, and the standing (D6).

use game::{Seat, Seats, Standing, Tell, rule};

use crate::{
    action::Good,
    calendar::MONTHS,
    event::Event,
    person::Role,
    player::Player,
    position::{Dragon, Phase, Stage},
};

/// Points a person at the end (D6.2).
pub(crate) const PERSON: u16 = 2;
/// Yuan for a bag of rice or a firework sold at the end (D6.2).
pub(crate) const SOLD: u16 = 2;
/// Yuan that make a point (D6.2).
const YUAN: u16 = 3;

impl Dragon {
    /// Scores the month (D6.1) and starts the next one or ends the game.
    pub(crate) fn end_month(&mut self, tell: Tell<'_, Event>) {
        self.left = 0;
        for seat in self.queue() {
            let player = self.player_mut(seat);
            let [palaces, ladies, dragons] = month_points(player);
            let points = u16::from(palaces) + u16::from(ladies) + u16::from(dragons);
            player.points += points;
            tell(rule!("D6.1"), Event::Tallied { seat, palaces, ladies, dragons, points });
        }
        if usize::from(self.month) < MONTHS {
            self.start_month();
        } else if self.options.great_wall {
            self.check_wall(Stage::LastWall, tell);
        } else {
            self.end_game(tell);
        }
    }

    /// D6.2, D6.3.
    pub(crate) fn end_game(&mut self, tell: Tell<'_, Event>) {
        for seat in self.queue() {
            let [persons, monks, money] = last_points(self.player(seat));
            let points = persons + monks + money;
            self.player_mut(seat).points += points;
            tell(rule!("D6.2"), Event::Closed { seat, persons, monks, money, points });
        }
        self.phase = Phase::Over;
        tell(rule!("D6.3"), Event::Ended { winners: winners(self) });
    }
}

/// What palaces, court ladies and privileges count each month (D6.1).
pub(crate) fn month_points(player: &Player) -> [u8; 3] {
    [player.palaces.len(), player.symbols(Role::CourtLady), player.dragons()]
}

/// What persons, monks and money will count (D6.2).
pub(crate) fn last_points(player: &Player) -> [u16; 3] {
    let goods = player.good(Good::Rice) + player.good(Good::Firework);
    let yuan = u16::from(player.yuan()) + SOLD * u16::from(goods);
    [PERSON * u16::from(player.persons()), player.monks(), yuan / YUAN]
}

/// By points, then by the person track (D6.3). Before the end, as if the final scoring came now.
pub(crate) fn standing(game: &Dragon) -> Standing {
    let points = |seat: Seat| {
        let player = game.player(seat);
        let to_come = if game.phase == Phase::Over { 0 } else { last_points(player).iter().sum() };
        i32::from(player.points + to_come)
    };
    let behind = |seat: Seat| game.order.iter().rev().position(|it| *it == seat);
    Standing::by(game.seats, points, |seat| (points(seat), behind(seat)))
}

/// The winners, once the game is over.
pub(crate) fn winners(game: &Dragon) -> Seats {
    if game.phase == Phase::Over { standing(game).winners().collect() } else { Seats::default() }
}
