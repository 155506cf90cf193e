//! The rules of In the Year of the Dragon: twelve months, each with its event, and a court to bring
//! through them.
//!
//! `RULES.md` is the specification; code and tests name its clauses.

mod action;
mod apply;
mod audit;
mod calendar;
mod chance;
mod check;
mod event;
mod features;
mod month;
mod moves;
mod options;
mod outlook;
mod paint;
mod palace;
mod person;
mod player;
mod score;
mod super_event;
mod text;
mod view;
mod words;

use game::{
    Clause, Eyes, Features, Game, Illegal, Lang, Luck, Meta, Paper, SEATS_MAX, Seat, Setup,
    Standing, StepOf, Tell, Turn,
};
use serde::{Deserialize, Serialize};

pub use crate::{
    action::{Action, Bonus, Good, Privilege},
    calendar::{MonthEvent, SUPER_MONTH, SuperEvent},
    chance::{Chance, Groups},
    event::Event,
    moves::Move,
    options::{Options, SuperChoice},
    outlook::{Coming, Fate, Outlook, Prospect, What, Yield},
    palace::Site,
    person::{Card, Person, Role},
    view::{ActionCard, Month, PalaceView, PlayerView, View},
};
use crate::{calendar::MONTHS, person::SORTS, player::Player};

/// No more seats than this.
pub(crate) const SEATS: usize = SEATS_MAX;

/// A position of In the Year of the Dragon.
///
/// Nothing in it is hidden: who remembers what was played knows every hand (D2.6), and what chance
/// will deal isn't decided yet.
///
/// A position can be neither printed nor serialised: what leaves it, leaves as a view.
///
/// ```compile_fail
/// fn print(game: &dragon::Dragon) -> String {
///     format!("{game:?}")
/// }
/// ```
///
/// ```compile_fail
/// fn needs<T: serde::Serialize>() {}
/// needs::<dragon::Dragon>();
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dragon {
    seats: u8,
    options: Options,
    phase: Phase,
    stage: Stage,
    /// Counted from one; 0 before the first.
    month: u8,
    year: [MonthEvent; MONTHS],
    super_event: Option<SuperEvent>,
    groups: Groups,
    /// Seats by their markers on the person track, the first one first.
    order: [Seat; SEATS],
    /// The order of this stage, fixed when it begins (D3.3), and whose turn it is in it.
    queue: [Seat; SEATS],
    at: u8,
    /// What the seat to act has still to place, to lose or to discard.
    left: u8,
    /// The card that is being played.
    card: Option<Card>,
    /// The person that was taken and has no place yet.
    newcomer: Option<Person>,
    /// Bits of what can't be chosen again: palaces in a drought (D5.3), types at dawn (D8.8).
    barred: u32,
    /// Tiles left of each sort.
    supply: [u8; SORTS],
    /// Tiles that left the game.
    gone: [u8; SORTS],
    /// Whose wall tile lies under each month; nobody's past its end.
    wall: [Option<Seat>; MONTHS],
    players: [Player; SEATS],
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The year's events (D2.1).
    Year,
    /// The super event (D8.1).
    Super,
    /// Who begins (D2.3).
    First,
    /// The month's groups of action cards (D3.2).
    Deal,
    /// A seat's action (D3.4).
    Act(Seat),
    /// Where a palace piece goes (D3.7).
    Build(Seat),
    /// A seat's person card (D4.1).
    Play(Seat),
    /// The person a seat takes (D2.3, D4.1, D8.8).
    Take(Seat),
    /// Where the person goes (D4.3, D4.4).
    Place(Seat),
    /// Whom a seat releases (D5.7, D7.3, D8.3).
    Release(Seat),
    /// The floor a seat loses (D8.3).
    Lose(Seat),
    /// The good a seat discards (D8.4).
    Discard(Seat),
    /// The person card a seat discards (D8.7).
    Drop(Seat),
    /// The type a seat chooses (D8.10).
    Treaty(Seat),
    /// Nothing.
    Over,
}

impl Phase {
    /// Who is to act, unless it is chance or nobody.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::Year | Phase::Super | Phase::First | Phase::Deal | Phase::Over => None,
            Phase::Act(seat)
            | Phase::Build(seat)
            | Phase::Play(seat)
            | Phase::Take(seat)
            | Phase::Place(seat)
            | Phase::Release(seat)
            | Phase::Lose(seat)
            | Phase::Discard(seat)
            | Phase::Drop(seat)
            | Phase::Treaty(seat) => Some(seat),
        }
    }
}

/// The part of the game that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Setup (D2).
    Start,
    /// The action phase (D3).
    Action,
    /// The person phase (D4).
    Person,
    /// The month's event (D5).
    Event,
    /// The wall's check after a raid (D7.3).
    Wall,
    /// The super event (D8).
    Super,
    /// The event's second time (D8.5).
    Eclipse,
    /// The wall's second check (D8.5).
    EclipseWall,
    /// The wall's last check (D7.4).
    LastWall,
}

impl Game for Dragon {
    const META: Meta =
        Meta { slug: "dragon", title: "In the Year of the Dragon", seats: (2, 5), edition: 1 };
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

    fn new(setup: &Setup<Options>) -> Dragon {
        let mut supply = [0; SORTS];
        for person in Person::all() {
            supply[person.index()] = person.tiles(setup.seats);
        }
        let everybody = std::array::from_fn(|at| Seat(at as u8));
        Dragon {
            seats: setup.seats,
            options: setup.options,
            phase: Phase::Year,
            stage: Stage::Start,
            month: 0,
            year: [MonthEvent::Peace; MONTHS],
            super_event: None,
            groups: Groups::default(),
            order: everybody,
            queue: everybody,
            at: 0,
            left: 0,
            card: None,
            newcomer: None,
            barred: 0,
            supply,
            gone: [0; SORTS],
            wall: [None; MONTHS],
            players: [Player::new(setup.options.great_wall); SEATS],
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            phase => phase.seat().map_or(Turn::Chance, Turn::Seat),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        moves::each(self, |mv| out.push(mv));
    }

    fn sample<L: Luck>(&self, luck: &mut L) -> Move {
        moves::sample(self, luck)
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

    fn apply(&mut self, step: &StepOf<Dragon>, tell: Tell<'_, Event>) {
        self.take_step(step, tell);
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }

    fn view(&self, _eyes: Eyes) -> View {
        view::view(self)
    }

    fn redact(event: &Event, _eyes: Eyes) -> Event {
        view::redact(event)
    }

    fn discloses(&self, _step: &StepOf<Dragon>) -> Option<Clause> {
        view::discloses()
    }

    fn imagine<L: Luck>(view: &View, _luck: &mut L) -> Dragon {
        view::imagine(view)
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
        moves::why_not(self, words)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        moves::anything(luck)
    }
}

impl Dragon {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Who plays, in the order of this stage.
    pub(crate) fn queue(&self) -> impl Iterator<Item = Seat> + use<> {
        self.queue.into_iter().take(usize::from(self.seats))
    }

    /// Wall tiles laid by all players (D7.2).
    pub(crate) fn wall_length(&self) -> u8 {
        self.wall.iter().flatten().count() as u8
    }

    /// The event of the month under way.
    pub(crate) fn month_event(&self) -> MonthEvent {
        self.year[usize::from(self.month) - 1]
    }
}
