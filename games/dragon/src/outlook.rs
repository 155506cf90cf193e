//! Forecasts from a view: what the coming events cost and give each seat, what its actions would yield,
//! and what it would score. The rules themselves are applied to the position of the view.

use game::{Clause, Determinize, Quick, Seat, rule, seats};
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Good},
    apply::ENOUGH,
    calendar::{MONTHS, MonthEvent, SUPER_MONTH, SuperEvent},
    month::{SICK, TRIBUTE},
    person::{Person, Role},
    player::Player,
    position::{Dragon, Phase, Stage},
    score::{PERSON, last_points, month_points},
    super_event::{BLOWN, SHAKEN},
    view::View,
};

/// Forecasts from a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlook {
    /// The events to come until the end of the year, in order.
    pub coming: Vec<Coming>,
    /// What each seat can expect.
    pub seats: Vec<Prospect>,
}

/// An event to come, and its effect on each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coming {
    /// In which month.
    pub month: u8,
    /// What.
    pub what: What,
    /// The clause that says so.
    pub clause: Clause,
    /// Whether it is taking place.
    pub now: bool,
    /// The effect on each seat.
    pub fates: Vec<Fate>,
}

impl Coming {
    /// Whether anybody may have to release persons by it (D5.2, D5.3, D5.5, D5.6, D7.3, D8.3).
    pub fn may_take(&self) -> bool {
        match self.what {
            What::Event(event) => !matches!(event, MonthEvent::Peace | MonthEvent::Festival),
            What::Wall { built, needed } => built < needed,
            What::Super(event) => event == SuperEvent::Earthquake,
        }
    }
}

/// The kind of an event to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The month's event.
    Event(MonthEvent),
    /// A look at the wall.
    Wall {
        /// How far it reaches.
        built: u8,
        /// How far it should.
        needed: u8,
    },
    /// The super event.
    Super(SuperEvent),
}

/// The effect of an event on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fate {
    /// The seat's number of what counts: yuan, rice, fireworks, helmets, mortars, wall tiles …
    pub have: u8,
    /// The number it is compared with: the amount due, the most or the fewest of all.
    pub need: u8,
    /// Goods, dragons, spaces or cards that would go.
    pub pays: u8,
    /// Points that would be scored.
    pub points: u16,
    /// Persons that would have to be released, in an earthquake at least.
    pub releases: u8,
}

/// What a seat can expect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prospect {
    /// What each action would yield.
    pub actions: Vec<Yield>,
    /// Yuan that a pass would bring.
    pub pass: u8,
    /// Points of a month: palaces, court ladies, privileges.
    pub month: [u8; 3],
    /// Points at the end: persons, monks, money.
    pub last: [u16; 3],
}

/// What an action would yield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yield {
    /// Which.
    pub action: Action,
    /// Symbols on its card.
    pub card: u8,
    /// Whose symbols count too.
    pub persons: Vec<Person>,
    /// All symbols.
    pub total: u8,
}

impl Outlook {
    /// The outlook of a view.
    pub(crate) fn of(view: &View) -> Outlook {
        let mut game = Dragon::imagine(view, &mut Quick::new(0));
        game.queue = game.order;
        let prospects = seats(game.seats).map(|seat| prospect(game.player(seat)));
        Outlook { coming: coming(&game), seats: prospects.collect() }
    }
}

fn prospect(player: &Player) -> Prospect {
    let actions = Action::ALL.iter().map(|&action| {
        let persons = action.role().into_iter().flat_map(Role::persons);
        let court = |person: Person| (0..player.court[person.index()]).map(move |_| person);
        let symbols = action.role().map_or(0, |role| player.symbols(role));
        Yield {
            action,
            card: action.symbols(),
            persons: persons.flat_map(court).collect(),
            total: action.symbols() + symbols,
        }
    });
    Prospect {
        actions: actions.collect(),
        pass: ENOUGH.saturating_sub(player.yuan()),
        month: month_points(player),
        last: last_points(player),
    }
}

fn coming(game: &Dragon) -> Vec<Coming> {
    let mut coming = Vec::new();
    let is_begun = game.phase != Phase::Deal;
    match game.stage {
        _ if game.phase == Phase::Over || game.phase == Phase::Year => return coming,
        Stage::Event if is_begun => {
            coming.push(under_way(game, What::Event(game.month_event())));
            push_after(game, game.month, &mut coming);
        }
        Stage::Wall | Stage::EclipseWall if is_begun => {
            coming.push(under_way(game, wall(game, game.month)));
            if game.stage == Stage::Wall {
                push_super(game, game.month, &mut coming);
            }
        }
        Stage::Super | Stage::Eclipse if is_begun => {
            coming.extend(game.super_event.map(|event| under_way(game, What::Super(event))));
        }
        Stage::LastWall => {
            coming.push(under_way(game, wall(game, MONTHS as u8)));
            return coming;
        }
        _ if 0 < game.month => push_month(game, game.month, &mut coming),
        _ => (),
    }
    let last = MONTHS as u8;
    for month in game.month + 1..=last {
        push_month(game, month, &mut coming);
    }
    if game.options.great_wall {
        coming.push(foretold(game, last, wall(game, last), rule!("D7.4")));
    }
    coming
}

fn wall(game: &Dragon, needed: u8) -> What {
    What::Wall { built: game.wall_length(), needed }
}

fn push_month(game: &Dragon, month: u8, coming: &mut Vec<Coming>) {
    let event = game.year[usize::from(month) - 1];
    coming.push(foretold(game, month, What::Event(event), event.clause()));
    push_after(game, month, coming);
}

/// The events after a month's own event.
fn push_after(game: &Dragon, month: u8, coming: &mut Vec<Coming>) {
    let is_raid = game.year[usize::from(month) - 1] == MonthEvent::Raid;
    if game.options.great_wall && is_raid {
        coming.push(foretold(game, month, wall(game, month), rule!("D7.3")));
    }
    push_super(game, month, coming);
}

fn push_super(game: &Dragon, month: u8, coming: &mut Vec<Coming>) {
    if let Some(event) = game.super_event.filter(|_| month == SUPER_MONTH) {
        coming.push(foretold(game, month, What::Super(event), event.clause()));
    }
}

/// The event under way, with the number of persons still to release.
fn under_way(game: &Dragon, what: What) -> Coming {
    let clause = match (what, game.stage) {
        (What::Event(event), _) => event.clause(),
        (What::Wall { .. }, Stage::LastWall) => rule!("D7.4"),
        (What::Wall { .. }, _) => rule!("D7.3"),
        (What::Super(event), _) => event.clause(),
    };
    let fate = |seat| Fate { releases: game.player(seat).due, ..measure(game, seat, what) };
    Coming {
        month: game.month,
        what,
        clause,
        now: true,
        fates: seats(game.seats).map(fate).collect(),
    }
}

fn foretold(game: &Dragon, month: u8, what: What, clause: Clause) -> Coming {
    let mut after = *game;
    match what {
        What::Event(event) => after.strike(event, &mut |_, _| ()),
        What::Wall { needed, .. } => after.survey(needed, clause, &mut |_, _| ()),
        What::Super(SuperEvent::Eclipse) => {
            let event = game.year[usize::from(month) - 1];
            let is_first_over =
                month == game.month && !matches!(game.stage, Stage::Action | Stage::Person);
            if !is_first_over {
                after.strike(event, &mut |_, _| ());
            }
            let first = after;
            after.strike(event, &mut |_, _| ());
            let fate = |seat| fate(&first, &after, seat, measure(&first, seat, What::Event(event)));
            let fates = seats(game.seats).map(fate).collect();
            return Coming { month, what, clause, now: false, fates };
        }
        What::Super(_) => (),
    }
    let fate = |seat| fate(game, &after, seat, measure(game, seat, what));
    Coming { month, what, clause, now: false, fates: seats(game.seats).map(fate).collect() }
}

/// The effect as the difference of two positions.
fn fate(before: &Dragon, after: &Dragon, seat: Seat, measured: Fate) -> Fate {
    let (was, is) = (before.player(seat), after.player(seat));
    let goods = |player: &Player| player.goods.iter().sum::<u8>();
    Fate {
        pays: measured.pays + goods(was) - goods(is),
        points: measured.points + is.points - was.points,
        releases: measured.releases + is.due.min(was.persons()),
        ..measured
    }
}

/// The numbers that an event compares, and the effects of super events.
fn measure(game: &Dragon, seat: Seat, what: What) -> Fate {
    let player = game.player(seat);
    let every = |count: fn(&Player) -> u8| seats(game.seats).map(move |it| count(game.player(it)));
    let helmets = |player: &Player| player.symbols(Role::Warrior);
    let fireworks = |player: &Player| player.good(Good::Firework);
    let (have, need) = match what {
        What::Event(MonthEvent::Peace) => (0, 0),
        What::Event(MonthEvent::Tribute) => (player.yuan(), TRIBUTE),
        What::Event(MonthEvent::Drought) => (player.good(Good::Rice), player.palaces.occupied()),
        What::Event(MonthEvent::Festival) => {
            (fireworks(player), every(fireworks).max().unwrap_or(0))
        }
        What::Event(MonthEvent::Raid) => (helmets(player), every(helmets).min().unwrap_or(0)),
        What::Event(MonthEvent::Epidemic) => (player.symbols(Role::Healer), SICK),
        What::Wall { .. } => (player.built(), every(Player::built).min().unwrap_or(0)),
        What::Super(event) => return befallen(player, event),
    };
    Fate { have, need, ..Fate::default() }
}

/// The effect of a super event on a seat, without choices.
fn befallen(player: &Player, event: SuperEvent) -> Fate {
    let none = Fate::default();
    let goods: u8 = player.goods.iter().sum();
    let floors: u8 = player.palaces.all().iter().map(|palace| palace.floors()).sum();
    let (persons, dragons) = (player.persons(), player.dragons());
    match event {
        SuperEvent::Lantern => Fate { have: persons, points: PERSON * u16::from(persons), ..none },
        SuperEvent::Buddha => {
            Fate { have: player.symbols(Role::Monk), points: player.monks(), ..none }
        }
        SuperEvent::Earthquake => {
            let (lost, free) = (floors.min(SHAKEN), floors.saturating_sub(persons));
            Fate { have: free, need: lost, pays: lost, releases: lost.saturating_sub(free), ..none }
        }
        SuperEvent::Tsunami => Fate { have: goods, pays: goods / 2, ..none },
        SuperEvent::Volcano => Fate { have: player.space, pays: player.space, ..none },
        SuperEvent::Tornado => Fate { have: player.cards(), pays: BLOWN, ..none },
        SuperEvent::Assassination => Fate { have: dragons, pays: dragons, ..none },
        SuperEvent::Eclipse | SuperEvent::Dawn | SuperEvent::Treaty => none,
    }
}
