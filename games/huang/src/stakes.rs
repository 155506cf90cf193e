//! What is at stake in a revolt or a war: how strong each side can become, who still decides, and the
//! outcome if either side wins.

use game::{Clause, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Commitment, Conflict, Revolt, War},
    event::Event,
    kingdom::Leader,
    position::{Huang, Phase},
    space::{Space, listed},
    tiles::{Colour, Hand},
    view::{Pagoda, View},
};

/// The sides of a conflict, and the seats that decide in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stakes {
    /// The sides, in the order of the view's.
    pub sides: Vec<Stake>,
    /// The seats that decide, in order (H8.3, H9.4).
    pub asked: Vec<Asked>,
    /// The seat that wins a tie: the defender (H8.3), or the active player, who names the winner (H9.5).
    pub tie: Seat,
}

/// One side of a conflict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stake {
    /// Whose side, in a revolt.
    pub seat: Option<Seat>,
    /// Which kingdom, in a war: a space of it.
    pub kingdom: Option<Space>,
    /// What it has on the board.
    pub board: u8,
    /// Its strength with all that was committed so far.
    pub strength: u8,
    /// The greatest strength it can still reach, as far as these eyes can tell.
    pub most: u8,
    /// Its leaders in conflict (H9.2).
    pub leaders: Vec<Leader>,
    /// Its spaces.
    pub spaces: Vec<Space>,
    /// The outcome if it wins now.
    pub wins: Outcome,
}

/// The outcome if a side wins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Leaders that go home.
    pub home: Vec<Leader>,
    /// Red tiles that leave the board with the losers (H9.6).
    pub leave: Vec<Space>,
    /// Pagodas that go with them.
    pub falls: Vec<Pagoda>,
    /// Who gains what.
    pub gains: Vec<Gain>,
    /// Committed tiles that count towards the winner's loss (H9.7).
    pub spent: u8,
    /// Red tiles that the winner loses on the board besides.
    pub lost: u8,
}

/// Points that a seat gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// Who.
    pub seat: Seat,
    /// Of which colour.
    pub colour: Colour,
    /// How many.
    pub points: u8,
}

/// A seat that decides in a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who.
    pub seat: Seat,
    /// When.
    pub when: When,
    /// Which side was supported: the number of the side; none for nobody, or not yet.
    pub side: Option<u8>,
    /// Tiles that were committed.
    pub tiles: u8,
    /// Whether the leader at home helps.
    pub leader: bool,
    /// Before that: the most tiles that there can be to commit.
    pub most: u8,
    /// Before that: whether the leader is at home and could help.
    pub home: bool,
}

/// When a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum When {
    /// It has decided.
    Before,
    /// It decides now.
    Now,
    /// It decides later.
    Later,
}

/// The stakes of the conflict under way, if there is one.
pub(crate) fn stakes(game: &Huang, view: &View) -> Option<Stakes> {
    match (game.conflict?, game.phase) {
        (Conflict::Revolt(revolt), _) => Some(of_revolt(game, view, revolt)),
        // Once the losers have left the board nothing is at stake any more.
        (Conflict::War(_), Phase::Losses(_)) | (Conflict::Bandits(_), _) => None,
        (Conflict::War(war), _) => Some(of_war(game, view, war)),
    }
}

/// The most tiles of a colour that a seat can commit, as far as these eyes can tell.
fn most(view: &View, seat: Seat, colour: Colour) -> u8 {
    match view.players[seat.index()].hand {
        Hand::Open(hand) => hand.count(colour),
        Hand::Closed(n) => {
            let known = view.memory.hands[seat.index()];
            let hidden = (n - known.len()).min(view.memory.unseen.count(colour));
            known.count(colour) + hidden
        }
    }
}

fn of_revolt(game: &Huang, view: &View, revolt: Revolt) -> Stakes {
    let Revolt { colour, attacker, defender, attack } = revolt;
    let seats = [attacker, defender];
    let asked = seats.map(|seat| {
        let given = attack.filter(|_| seat == attacker);
        let when = match (attack, seat == attacker) {
            (None, true) | (Some(_), false) => When::Now,
            (None, false) => When::Later,
            (Some(_), true) => When::Before,
        };
        let side = given.map(|_| 0);
        let Commitment { tiles, leader } = given.unwrap_or(Commitment { tiles: 0, leader: false });
        let most = if given.is_none() { most(view, seat, Colour::Yellow) } else { 0 };
        let home = given.is_none() && game.is_home(seat, Colour::Yellow);
        Asked { seat, when, side, tiles, leader, most, home }
    });
    let side = |seat: Seat, asked: &Asked| {
        let board = game.beside(seat, colour);
        let strength = board + asked.tiles + u8::from(asked.leader);
        let leader = game.leader(seat, colour).map(|at| Leader { seat, colour, at });
        Stake {
            seat: Some(seat),
            kingdom: None,
            board,
            strength,
            most: strength + asked.most + u8::from(asked.home),
            leaders: leader.into_iter().collect(),
            spaces: leader.map(|leader| leader.at).into_iter().collect(),
            wins: won_revolt(game, revolt, seat == attacker),
        }
    };
    let sides = seats.iter().zip(&asked).map(|(&seat, asked)| side(seat, asked)).collect();
    Stakes { sides, asked: asked.to_vec(), tie: defender }
}

/// Lets a side win a revolt and collects the events.
fn won_revolt(game: &Huang, revolt: Revolt, attacks: bool) -> Outcome {
    let mut game = *game;
    // With actions left, so that the end of the turn adds no events.
    game.actions = 2;
    let (attack, defence) = if attacks { (1, 0) } else { (0, 1) };
    let mut outcome = Outcome::default();
    game.settle_revolt(revolt, attack, defence, &mut |clause, event| outcome.record(clause, event));
    outcome
}

fn of_war(game: &Huang, view: &View, war: War) -> Stakes {
    let named: Vec<Space> = war.named().collect();
    let asked = asked_in_war(game, view, &war, &named);
    let more: u8 = asked.iter().map(|it| it.most + u8::from(it.home)).sum();
    let disputed = game.disputed(&war);
    let side = |&kingdom: &Space| {
        let group = game.group_at(kingdom.0);
        let in_conflict = |leader: &Leader| {
            group.contains(leader.at.0) && disputed >> leader.colour as u8 & 1 != 0
        };
        let strength = game.strength(&war, kingdom);
        Stake {
            seat: None,
            kingdom: Some(kingdom),
            board: game.red_of(group).len() as u8,
            strength,
            most: strength + more,
            leaders: game.leaders_out().filter(in_conflict).collect(),
            spaces: listed(group),
            wins: won_war(game, &war, kingdom),
        }
    };
    Stakes { sides: named.iter().map(side).collect(), asked, tie: game.active }
}

/// The seats from the left of the active player, who decides last (H9.4).
fn asked_in_war(game: &Huang, view: &View, war: &War, named: &[Space]) -> Vec<Asked> {
    let now = if let Phase::Support(seat) = game.phase { Some(seat) } else { None };
    let mut when = if now.is_some() { When::Before } else { When::Later };
    let mut seat = game.active;
    let mut asked = Vec::new();
    for _ in 0..game.seats {
        seat = seat.next(game.seats);
        if now == Some(seat) {
            when = When::Now;
        }
        let open = now.is_some() && when != When::Before;
        let given = war.given(seat);
        asked.push(Asked {
            seat,
            when: if now.is_some() { when } else { When::Before },
            side: given
                .and_then(|it| named.iter().position(|name| *name == it.kingdom))
                .map(|at| at as u8),
            tiles: given.map_or(0, |it| it.tiles),
            leader: given.is_some_and(|it| it.leader),
            most: if open { most(view, seat, Colour::Red) } else { 0 },
            home: open && game.is_home(seat, Colour::Red),
        });
        if when == When::Now {
            when = When::Later;
        }
    }
    asked
}

/// Lets a kingdom win a war at the current strengths and collects the events.
fn won_war(game: &Huang, war: &War, winner: Space) -> Outcome {
    let mut after = *game;
    after.actions = 2;
    let mut outcome = Outcome::default();
    after.settle_war(winner, &mut |clause, event| outcome.record(clause, event));
    let losers = war.named().filter(|&kingdom| kingdom != winner);
    let against = losers.map(|kingdom| game.strength(war, kingdom)).max().unwrap_or(0);
    let red = game.red_of(game.group_at(winner.0)).len() as u8;
    outcome.spent = against.min(war.committed(winner));
    outcome.lost = (against - outcome.spent).min(red);
    outcome
}

impl Outcome {
    /// Adds an event to the outcome.
    fn record(&mut self, clause: Clause, event: Event) {
        match event {
            Event::Left { seat, colour, at } => self.home.push(Leader { seat, colour, at }),
            Event::Removed { at, .. } if clause == rule!("H9.6") => self.leave.push(at),
            Event::Fell { colour, on } => self.falls.push(Pagoda { colour, on }),
            Event::Gained { seat, colour, points } => {
                self.gains.push(Gain { seat, colour, points });
            }
            _ => (),
        }
    }
}
