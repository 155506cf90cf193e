//! The rules of Huang: dynasties found kingdoms of tiles and leaders, and fight over them.
//!
//! `RULES.md` is the specification; code and tests name its clauses.

mod apply;
mod audit;
mod bandits;
mod board;
mod chance;
mod check;
mod conflict;
mod event;
mod features;
mod imagine;
mod kingdom;
mod leader;
mod moves;
mod options;
mod outlook;
mod pagoda;
mod paint;
mod realm;
mod revolt;
mod score;
mod site;
mod space;
mod stakes;
mod text;
mod tiles;
mod turn;
mod view;
mod war;
mod ways;
mod why;

use game::{
    Clause, Eyes, Features, Game, Illegal, Lang, Luck, Meta, Paper, SEATS_MAX, Seat, Setup,
    Standing, StepOf, Tell, Turn,
};
use serde::{Deserialize, Serialize};

pub use crate::{
    board::Board,
    chance::{Chance, Draws, Raid, Raids},
    conflict::{Commitment, Conflict, Marker, Revolt, Support, Supports, War, Warring},
    event::Event,
    moves::{Handful, Move, Placement},
    options::{Module, Options},
    outlook::{Footing, Outlook},
    site::{Building, Site},
    space::{SIZE, Space, Spaces},
    stakes::{Asked, Gain, Outcome, Stake, Stakes, When},
    tiles::{Colour, Tiles},
    view::{Bandits, Hand, Kingdom, Leader, Memory, Pagoda, Player, Points, Side, View},
};
use crate::{board::SITES, tiles::COLOURS};

/// No more seats than this.
pub(crate) const SEATS: usize = 5;
/// Tiles in a hand and in the market (H1.6).
pub(crate) const HAND: u8 = 6;
/// Actions a turn (H3.1).
pub(crate) const ACTIONS: u8 = 2;
/// Tiles taken out for a short game (H1.4).
pub(crate) const SET_ASIDE: u8 = 24;
/// Where a leader at home is: a number that no space of the grid has.
pub(crate) const HOME: u8 = u8::MAX;
/// No spaces at all.
pub(crate) const NOWHERE: Spaces = Spaces::EMPTY;

/// A position of Huang.
///
/// Kingdoms aren't stored: they are the linked groups of tiles and leaders (H2), looked for when
/// they are asked for.
///
/// A position can be neither printed nor serialised: what leaves it, leaves as a view.
///
/// ```compile_fail
/// fn print(game: &huang::Huang) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```compile_fail
/// fn needs<T: serde::Serialize>() {}
/// needs::<huang::Huang>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Huang {
    board: &'static Board,
    options: Options,
    seats: u8,
    /// Whose turn it is.
    active: Seat,
    /// Actions left, the one under way included.
    actions: u8,
    phase: Phase,
    /// The tiles of each colour on the board, but for one under the marker.
    tiles: [Spaces; COLOURS],
    /// The spaces of all leaders on the board.
    standing: Spaces,
    /// The tiles that carry a pagoda or the palace.
    covered: Spaces,
    granaries: Spaces,
    /// The red tiles of which some must leave the board (H9.7, H11.4).
    doomed: Spaces,
    /// Where each seat's leader of each colour stands.
    leaders: [[u8; COLOURS]; SEATS],
    /// Where the pagodas of each colour stand, in the order of their sites.
    pagodas: [[Option<Site>; 2]; COLOURS],
    palace: Option<Site>,
    /// How many bandits are on each site; none once they are gone.
    bandits: [u8; SITES],
    /// The spaces under bandit tiles: it follows from the above, but every list of moves asks for it.
    raided: Spaces,
    conflict: Option<Conflict>,
    hands: [Tiles; SEATS],
    market: Tiles,
    /// The tiles in the bag, those taken out unseen included (H1.4): nobody can tell them apart.
    bag: Tiles,
    /// How many of these can't be drawn.
    set_aside: u8,
    /// What left the game before everybody's eyes.
    discarded: Tiles,
    /// What each seat discarded unseen (H6.3).
    replaced: [Tiles; SEATS],
    /// What everybody knows to be in each hand at least.
    known: [Tiles; SEATS],
    points: [[u8; COLOURS]; SEATS],
    /// Granaries taken (H12.3).
    stored: [u8; SEATS],
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Who begins (H1.7).
    First,
    /// Where the bandits are (H11.1).
    Bandits,
    /// The active player's action (H3.1).
    Act,
    /// Whether a pagoda is built with the tile placed here (H7.1).
    Pagoda(Space),
    /// Whether a market tile is taken (H5.4).
    Market,
    /// Whether another blue tile follows the one placed here (H5.5).
    Follow(Space),
    /// The tiles drawn for so many replaced ones (H6.3).
    Draw(u8),
    /// What a seat commits to a revolt (H8.3).
    Commit(Seat),
    /// Whom a seat supports in a war (H9.4).
    Support(Seat),
    /// Which of the tied kingdoms wins (H9.5).
    Winner,
    /// So many red tiles that leave the board (H9.7, H11.4).
    Losses(u8),
    /// Which granary stays (H12.3).
    Granary,
    /// The tiles that fill hands and market (H1.6, H10.1).
    Fill,
    /// Nothing.
    Over,
}

impl Game for Huang {
    const META: Meta = Meta { slug: "huang", title: "Huang", seats: (2, 5), edition: 1 };
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = Outlook;
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    fn new(setup: &Setup<Options>) -> Huang {
        turn::start(setup)
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Bandits | Phase::Draw(_) | Phase::Fill => Turn::Chance,
            Phase::Commit(seat) | Phase::Support(seat) => Turn::Seat(seat),
            Phase::Over => Turn::Over,
            Phase::Act
            | Phase::Pagoda(_)
            | Phase::Market
            | Phase::Follow(_)
            | Phase::Winner
            | Phase::Losses(_)
            | Phase::Granary => Turn::Seat(self.active),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        ways::list(self, out);
    }

    fn sample<L: Luck>(&self, luck: &mut L) -> Move {
        ways::sample(self, luck)
    }

    fn check(&self, mv: &Move) -> Result<(), Illegal> {
        check::check(self, mv)
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        chance::draw(self, luck)
    }

    fn can_happen(&self, outcome: &Chance) -> bool {
        chance::can_happen(self, outcome)
    }

    fn apply(&mut self, step: &StepOf<Huang>, tell: Tell<'_, Event>) {
        self.take(step, tell);
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }

    fn view(&self, eyes: Eyes) -> View {
        view::view(self, eyes)
    }

    fn redact(event: &Event, eyes: Eyes) -> Event {
        view::redact(event, eyes)
    }

    fn discloses(&self, _: &StepOf<Huang>) -> Option<Clause> {
        view::discloses()
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Huang {
        imagine::imagine(view, luck)
    }

    fn outlook(view: &View) -> Outlook {
        outlook::outlook(view)
    }

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        features::features(self, out);
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../RULES.md"),
            Lang::Fr => include_str!("../RULES.fr.md"),
            Lang::De => include_str!("../RULES.de.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        }
    }

    fn paint(view: &View, lit: &[&str]) -> Paper {
        paint::paint(view, lit)
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        why::why_not(self, words)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        moves::anything(luck)
    }
}
