//! Who may see what. This file guards every secret of the game: hands, replaced tiles, points and the
//! contents of the bag.

use game::{Eyes, HiddenInformation, Seat, seats};
use serde::{Deserialize, Serialize};

use crate::{
    conflict::{Commitment, Conflict},
    event::Event,
    kingdom::Leader,
    options::Options,
    position::{Huang, Phase},
    site::Site,
    space::{Space, Spaces, listed},
    tiles::{COLOURS, Colour, Hand, Tiles},
};

/// Everything that one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The options.
    pub options: Options,
    /// The decision or outcome that the game awaits.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// Actions left, the one under way included.
    pub actions: u8,
    /// The tiles of each colour on the board: yellow, red, blue, green, white.
    pub tiles: [Vec<Space>; COLOURS],
    /// The kingdoms.
    pub kingdoms: Vec<Kingdom>,
    /// The pagodas on the board.
    pub pagodas: Vec<Pagoda>,
    /// Pagodas of each colour beside the board.
    pub pagodas_left: [u8; COLOURS],
    /// Where the palace stands.
    pub palace: Option<Site>,
    /// Bandits on the board.
    pub bandits: Vec<Bandits>,
    /// Granaries on the board.
    pub granaries: Vec<Space>,
    /// The conflict under way.
    pub conflict: Option<Conflict>,
    /// The sides of a revolt or a war, with their strengths so far.
    pub sides: Vec<Side>,
    /// The red tiles of which some must leave the board.
    pub doomed: Vec<Space>,
    /// The market.
    pub market: Tiles,
    /// Tiles that can still be drawn.
    pub bag: u8,
    /// The players, in playing order.
    pub players: Vec<Player>,
    /// What an attentive player remembers of information that was public once.
    pub memory: Memory,
}

/// A kingdom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kingdom {
    /// Its tiles and leaders.
    pub spaces: Vec<Space>,
    /// Its leaders.
    pub leaders: Vec<Leader>,
    /// Its red tiles: its strength in a war, without supporters.
    pub strength: u8,
}

/// A pagoda on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pagoda {
    /// Its colour.
    pub colour: Colour,
    /// Where.
    pub on: Site,
}

/// Bandits on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bandits {
    /// Where.
    pub on: Site,
    /// How many.
    pub bandits: u8,
}

/// One side of a revolt or a war.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Whose side, in a revolt.
    pub seat: Option<Seat>,
    /// Which kingdom, in a war.
    pub kingdom: Option<Space>,
    /// Its strength so far (H8.2, H9.3).
    pub strength: u8,
}

/// A player, as far as these eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Where each leader stands, none at home: yellow, red, blue, green, white.
    pub leaders: [Option<Space>; COLOURS],
    /// The hand.
    pub hand: Hand,
    /// The points, unless they are hidden from these eyes.
    pub points: Option<Points>,
    /// How many tiles this player has replaced in all.
    pub replaced: u8,
}

/// What a player has gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Points {
    /// Points of each colour: yellow, red, blue, green, white.
    pub colours: [u8; COLOURS],
    /// Granaries taken (H12.3).
    pub granaries: u8,
}

/// What follows from information that was public once. A table that allows no notes hides it from
/// people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// Tiles that each player is known to hold at least: taken from the market, and not played or
    /// possibly replaced since.
    pub hands: Vec<Tiles>,
    /// What each player has gained: points are gained in the open.
    pub points: Vec<Points>,
    /// Tiles that were discarded openly.
    pub discarded: Tiles,
    /// What these eyes' own seat has replaced.
    pub replaced: Tiles,
    /// The tiles hidden from these eyes: in the bag, in others' hands, or replaced by others.
    pub unseen: Tiles,
}

game::diff_by_field!(View {
    options,
    phase,
    seat,
    actions,
    tiles,
    kingdoms,
    pagodas,
    pagodas_left,
    palace,
    bandits,
    granaries,
    conflict,
    sides,
    doomed,
    market,
    bag,
    players,
    memory,
});
game::diff_by_field!(Kingdom { spaces, leaders, strength });
game::diff_by_field!(Player { leaders, hand, points, replaced });
game::diff_by_field!(Memory { hands, points, discarded, replaced, unseen });
game::diff_as_whole!(Options, Phase, Space, Leader, Pagoda, Bandits, Side, Points, Tiles);

impl HiddenInformation for Huang {
    type View = View;

    fn public_view(&self) -> View {
        let kingdom = |group: Spaces| Kingdom {
            spaces: listed(group),
            leaders: self.leaders_out().filter(|leader| group.contains(leader.at.0)).collect(),
            strength: self.red_of(group).len() as u8,
        };
        View {
            options: self.options,
            phase: self.phase,
            seat: self.active,
            actions: self.actions,
            tiles: self.tiles.map(listed),
            kingdoms: self.kingdoms().into_iter().map(kingdom).collect(),
            pagodas: pagodas(self).collect(),
            pagodas_left: Colour::ALL.map(|colour| self.pagodas_left(colour) as u8),
            palace: self.palace,
            bandits: bandits(self),
            granaries: listed(self.granaries),
            conflict: self.conflict,
            sides: sides(self),
            doomed: listed(self.doomed),
            market: self.market,
            bag: self.left(),
            players: seats(self.seats).map(|seat| player(self, seat)).collect(),
            memory: memory(self),
        }
    }

    fn reveal(&self, seat: Seat, view: &mut View) {
        view.memory.replaced = self.replaced[seat.index()];
        view.memory.unseen = unseen(self, Some(seat));
        if let Some(player) = view.players.get_mut(seat.index()) {
            player.hand = Hand::Open(self.hands[seat.index()]);
            player.points = Some(points(self, seat));
        }
    }

    fn redact(event: &Event, eyes: Eyes) -> Event {
        match *event {
            Event::Drew { seat, tiles } if eyes != Eyes::Seat(seat) => {
                Event::Drew { seat, tiles: tiles.closed(Tiles::len) }
            }
            Event::Replaced { seat, tiles } if eyes != Eyes::Seat(seat) => {
                Event::Replaced { seat, tiles: tiles.closed(Tiles::len) }
            }
            public => public,
        }
    }

    // No step discloses anything: whose turn comes next and when the game ends depend only on public
    // information. So `discloses` keeps its default.
}

fn pagodas(game: &Huang) -> impl Iterator<Item = Pagoda> {
    let of_colour = |colour| game.standing_pagodas(colour).map(move |on| Pagoda { colour, on });
    Colour::ALL.into_iter().flat_map(of_colour)
}

fn bandits(game: &Huang) -> Vec<Bandits> {
    let there = game.bandits.into_iter().enumerate().filter(|(_, bandits)| 0 < *bandits);
    there.map(|(site, bandits)| Bandits { on: game.site_of_bandits(site), bandits }).collect()
}

fn sides(game: &Huang) -> Vec<Side> {
    match game.conflict {
        Some(Conflict::Revolt(revolt)) => {
            let committed = [revolt.attack, None].map(|it| it.map_or(0, Commitment::strength));
            let side = |(seat, committed)| Side {
                seat: Some(seat),
                kingdom: None,
                strength: game.beside(seat, revolt.colour) + committed,
            };
            [revolt.attacker, revolt.defender].into_iter().zip(committed).map(side).collect()
        }
        // Once the losers have left the board there are no sides any more.
        Some(Conflict::War(war)) if !matches!(game.phase, Phase::Losses(_)) => {
            let side = |kingdom| Side {
                seat: None,
                kingdom: Some(kingdom),
                strength: game.strength(&war, kingdom),
            };
            war.named().map(side).collect()
        }
        _ => Vec::new(),
    }
}

fn points(game: &Huang, seat: Seat) -> Points {
    Points { colours: game.points[seat.index()], granaries: game.stored[seat.index()] }
}

/// H1.8: hands are hidden, and points unless they are open or counted.
fn player(game: &Huang, seat: Seat) -> Player {
    let shows_points = game.options.open_points || game.phase == Phase::Over;
    Player {
        leaders: Colour::ALL.map(|colour| game.leader(seat, colour)),
        hand: Hand::Closed(game.hands[seat.index()].len()),
        points: shows_points.then(|| points(game, seat)),
        replaced: game.replaced[seat.index()].len(),
    }
}

fn memory(game: &Huang) -> Memory {
    Memory {
        hands: game.known[..usize::from(game.seats)].to_vec(),
        points: seats(game.seats).map(|seat| points(game, seat)).collect(),
        discarded: game.discarded,
        replaced: Tiles::default(),
        unseen: unseen(game, None),
    }
}

/// The tiles in the bag, and those that others hold or have replaced, as far as nobody saw them.
fn unseen(game: &Huang, own: Option<Seat>) -> Tiles {
    let others = seats(game.seats).filter(|seat| Some(*seat) != own);
    others.fold(game.bag, |unseen, seat| {
        let hand = game.hands[seat.index()].less(game.known[seat.index()]);
        unseen.plus(hand).plus(game.replaced[seat.index()])
    })
}
