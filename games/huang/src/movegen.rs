//! Move generation: lists and samples legal moves.

use game::{Luck, Seat};

use crate::{
    conflict::{Commitment, Support},
    ground::{Ground, can_act},
    legality::can_decline,
    moves::{Handful, Move, Placement},
    position::{Huang, Phase},
    realm::Realm,
    site::Building,
    space::{HOME, NOWHERE, Space, Spaces},
    tiles::{COLOURS, Colour},
};

/// Attempts at rejection sampling before it is checked that any action is legal.
const ATTEMPTS: u32 = 8;

/// Lists every legal move.
pub(crate) fn list(game: &Huang, out: &mut Vec<Move>) {
    if game.phase == Phase::Act {
        let before = out.len();
        list_acts(game, out);
        if out.len() == before {
            out.push(Move::Pass);
        }
        return;
    }
    any_answer(game, &mut |mv| {
        out.push(mv);
        false
    });
}

/// Visits every legal move outside [`Phase::Act`] until `with` returns true. Returns whether it did.
fn any_answer(game: &Huang, with: &mut impl FnMut(Move) -> bool) -> bool {
    let over = |spaces: Spaces, make: fn(Space) -> Move, with: &mut dyn FnMut(Move) -> bool| {
        spaces.iter().any(|at| with(make(Space(at))))
    };
    let found = match game.phase {
        Phase::Pagoda(at) => game.any_building_with(at, &mut |it| with(Move::Pagoda(it))),
        Phase::Market => game.market.colours().any(|colour| with(Move::Take(colour))),
        Phase::Follow(last) => {
            let held = 0 < game.hands[game.active.index()].count(Colour::Blue);
            let place = |at| Move::Tile(Placement { colour: Colour::Blue, at });
            held && over(game.can_follow(last), place, with)
        }
        Phase::Commit(seat) => any_force(game, seat, Colour::Yellow, &mut |tiles, leader| {
            with(Move::Commit(Commitment { tiles, leader }))
        }),
        Phase::Support(seat) => game.war().named().any(|kingdom| {
            any_force(game, seat, Colour::Red, &mut |tiles, leader| {
                let nothing = tiles == 0 && !leader;
                !nothing && with(Move::Support(Support { kingdom, tiles, leader }))
            })
        }),
        Phase::Winner => game.strongest(&game.war()).any(|it| with(Move::Winner(it))),
        Phase::Losses(_) => over(game.doomed, Move::Lose, with),
        Phase::Granary => over(game.harvest(), Move::Keep, with),
        _ => false,
    };
    found || can_decline(game.phase) && with(Move::No)
}

/// Visits what a seat can commit to a conflict until `with` returns true: a number of tiles of the
/// colour, with or without the leader of that colour at home.
fn any_force(
    game: &Huang,
    seat: Seat,
    colour: Colour,
    with: &mut impl FnMut(u8, bool) -> bool,
) -> bool {
    let held = game.hands[seat.index()].count(colour);
    let home = game.is_home(seat, colour);
    (0..=held).any(|tiles| with(tiles, false) || home && with(tiles, true))
}

/// Whether an action that costs two tiles can be paid with two tiles, and with a tile and the leader.
#[inline]
fn payments(game: &Huang, colour: Colour) -> [bool; 2] {
    let held = game.hands[game.active.index()].count(colour);
    [2 <= held, 1 <= held && game.is_home(game.active, colour)]
}

/// Lists every legal action.
fn list_acts(game: &Huang, out: &mut Vec<Move>) {
    let (ground, hand) = (Ground::of(game), game.hands[game.active.index()]);
    let realm = Realm::of(game, ground.tiles | game.standing);
    let barred = realm.barred_by_bandits(game, ground.land | ground.river);
    let mut buffer = Buffer::new();
    buffer.hold(ground.land.without(barred));
    for colour in hand.colours().filter(|&colour| colour != Colour::Blue) {
        buffer.list(out, |at| Move::Tile(Placement { colour, at }));
    }
    if 0 < hand.count(Colour::Blue) {
        buffer.hold(ground.river.without(barred));
        buffer.list(out, |at| Move::Tile(Placement { colour: Colour::Blue, at }));
    }
    list_leaders(game, &ground, &realm, &mut buffer, out);
    let [tiles, leader] = payments(game, Colour::Blue);
    if tiles || leader {
        buffer.hold(ground.tiles);
        if tiles {
            buffer.list(out, Move::Riot);
        }
        if leader {
            buffer.list(out, Move::RiotWithLeader);
        }
    }
    any_built(game, &mut |mv| {
        out.push(mv);
        false
    });
    out.extend((0..hand.handfuls()).map(|n| Move::Replace(Handful::known(hand.handful(n)))));
}

/// Lists the moves of leaders. Leaders at home can nearly always use the same spaces, so these are
/// written down once for all of them.
fn list_leaders(
    game: &Huang,
    ground: &Ground,
    realm: &Realm,
    buffer: &mut Buffer,
    out: &mut Vec<Move>,
) {
    let leaders = game.leaders[game.active.index()];
    let bars = realm.bars();
    let mut held = NOWHERE;
    for colour in Colour::ALL {
        let at = leaders[colour as usize];
        let barred = if at == HOME {
            bars.of(colour)
        } else {
            out.push(Move::Home(colour));
            realm.bars_without(game, Space(at)).of(colour)
        };
        let spots = ground.spots.without(barred);
        if spots != held {
            buffer.hold(spots);
            held = spots;
        }
        if !spots.is_empty() {
            buffer.list(out, |at| Move::Leader(Placement { colour, at }));
        }
    }
}

/// Visits every way to build for tiles until `with` returns true. Returns whether it did.
fn any_built(game: &Huang, with: &mut impl FnMut(Move) -> bool) -> bool {
    let [tiles, leader] = payments(game, Colour::Green);
    if !tiles && !leader {
        return false;
    }
    Colour::ALL.into_iter().any(|colour| {
        game.any_building(colour, &mut |it: Building| {
            tiles && with(Move::Build(it)) || leader && with(Move::BuildWithLeader(it))
        })
    })
}

/// Spaces as an array, to list them many times: in blocks of eight and then truncated, because a
/// scalar loop over the remainder would cost as much as all blocks.
struct Buffer {
    spaces: [u8; 256],
    len: usize,
}

impl Buffer {
    fn new() -> Buffer {
        Buffer { spaces: [0; 256], len: 0 }
    }

    #[inline]
    fn hold(&mut self, spaces: Spaces) {
        self.len = spaces.write(&mut self.spaces);
    }

    #[inline]
    fn list(&self, out: &mut Vec<Move>, make: impl Fn(Space) -> Move) {
        let end = out.len() + self.len;
        let padded = &self.spaces[..self.len.next_multiple_of(8)];
        out.extend(padded.iter().map(|&at| make(Space(at))));
        out.truncate(end);
    }
}

/// Samples a legal move uniformly.
pub(crate) fn sample<L: Luck>(game: &Huang, luck: &mut L) -> Move {
    if game.phase == Phase::Act {
        return pick_act(game, luck);
    }
    let mut answers = 0;
    any_answer(game, &mut |_| {
        answers += 1;
        false
    });
    let (mut pick, mut picked) = (luck.below(answers), Move::No);
    any_answer(game, &mut |mv| {
        picked = mv;
        pick = pick.wrapping_sub(1);
        pick == u32::MAX
    });
    picked
}

/// Rejection sampling: picks among candidates until H4.3 and H11.3 allow one.
fn pick_act<L: Luck>(game: &Huang, luck: &mut L) -> Move {
    let ground = Ground::of(game);
    let candidates = Candidates::of(game, &ground);
    let all = candidates.len();
    if all == 0 {
        return Move::Pass;
    }
    for tried in 0_u32.. {
        let mv = candidates.pick(game, &ground, luck.below(all));
        let legal = match mv {
            Move::Leader(Placement { colour, at }) => game.may_lead(colour, at).is_ok(),
            Move::Tile(placement) => game.may_face_bandits(placement.at).is_ok(),
            _ => true,
        };
        if legal {
            return mv;
        }
        if tried == ATTEMPTS && !can_act(game) {
            break;
        }
    }
    Move::Pass
}

/// Number of candidate moves of each kind.
struct Candidates {
    /// Tiles of each colour, leaders of each colour, leaders that go home, riots, buildings,
    /// handfuls.
    sizes: [u32; 2 * COLOURS + 4],
}

const LEADERS: usize = COLOURS;
const HOMES: usize = 2 * COLOURS;
const RIOTS: usize = HOMES + 1;
const BUILDINGS: usize = HOMES + 2;
const HANDFULS: usize = HOMES + 3;

impl Candidates {
    #[inline]
    fn of(game: &Huang, ground: &Ground) -> Candidates {
        let hand = game.hands[game.active.index()];
        let mut sizes = [0; 2 * COLOURS + 4];
        let (land, river) = (ground.land.len(), ground.river.len());
        let spots = ground.spots.len();
        for colour in Colour::ALL {
            let empty = if colour == Colour::Blue { river } else { land };
            sizes[colour as usize] = u32::from(0 < hand.count(colour)) * empty;
            sizes[LEADERS + colour as usize] = spots;
        }
        let leaders = game.leaders[game.active.index()];
        sizes[HOMES] = leaders.iter().map(|&at| u32::from(at != HOME)).sum();
        let payable = |colour| payments(game, colour).map(u32::from).iter().sum::<u32>();
        sizes[RIOTS] = payable(Colour::Blue) * ground.tiles.len();
        any_built(game, &mut |_| {
            sizes[BUILDINGS] += 1;
            false
        });
        sizes[HANDFULS] = hand.handfuls();
        Candidates { sizes }
    }

    fn len(&self) -> u32 {
        self.sizes.iter().sum()
    }

    /// The candidate with this number, which is below [`len`](Self::len).
    fn pick(&self, game: &Huang, ground: &Ground, number: u32) -> Move {
        let (mut kind, mut pick) = (0, number);
        while self.sizes[kind] <= pick {
            pick -= self.sizes[kind];
            kind += 1;
        }
        match kind {
            0..LEADERS => {
                let colour = Colour::ALL[kind];
                let at = Space(ground.for_tiles(colour).nth(pick));
                Move::Tile(Placement { colour, at })
            }
            LEADERS..HOMES => {
                let (colour, at) = (Colour::ALL[kind - LEADERS], Space(ground.spots.nth(pick)));
                Move::Leader(Placement { colour, at })
            }
            HOMES => {
                let mut out = Colour::ALL.into_iter().filter(|&it| !game.is_home(game.active, it));
                Move::Home(out.nth(pick as usize).expect("the pick is below their number"))
            }
            RIOTS => {
                let (tiles, n) = (payments(game, Colour::Blue)[0], ground.tiles.len());
                let at = Space(ground.tiles.nth(pick % n));
                if tiles && pick < n { Move::Riot(at) } else { Move::RiotWithLeader(at) }
            }
            BUILDINGS => {
                let mut picked = Move::Pass;
                any_built(game, &mut |mv| {
                    picked = mv;
                    pick = pick.wrapping_sub(1);
                    pick == u32::MAX
                });
                picked
            }
            HANDFULS => {
                let hand = game.hands[game.active.index()];
                Move::Replace(Handful::known(hand.handful(pick)))
            }
            _ => unreachable!("the number is below len()"),
        }
    }
}
