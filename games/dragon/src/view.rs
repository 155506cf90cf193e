//! What can be seen. There are no secrets: person cards in hand follow from those played (D2.6), and
//! no future is decided. So every pair of eyes sees all there is.

use game::{Clause, Game as _, Seat, Seats, Setup, seats};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Bonus, Card, Dragon, Event, Good, Groups, MonthEvent, Options, Person, Phase,
    Privilege, Site, Stage, SuperChoice, SuperEvent,
    check::fee,
    palace::{Palace, Palaces},
    person::SORTS,
    player::Player,
    score,
};

/// Everything there is to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whether the Great Wall is played.
    pub great_wall: bool,
    /// How the super event is found.
    pub super_choice: SuperChoice,
    /// The super event, once it is known.
    pub super_event: Option<SuperEvent>,
    /// The month under way, counted from one; 0 before the first.
    pub month: u8,
    /// The part of the game that is under way.
    pub stage: Stage,
    /// What is awaited.
    pub phase: Phase,
    /// What the seat to act has still to place, to lose or to discard.
    pub left: u8,
    /// The card that is being played.
    pub card: Option<Card>,
    /// The person that was taken and has no place yet.
    pub newcomer: Option<Person>,
    /// Bits of what can't be chosen again: palaces in a drought, types at dawn.
    pub barred: u32,
    /// The months, as far as their events are laid out.
    pub months: Vec<Month>,
    /// The action cards, while they are dealt.
    pub actions: Vec<ActionCard>,
    /// Seats by their markers on the person track, the first one first.
    pub order: Vec<Seat>,
    /// The order of this stage.
    pub queue: Vec<Seat>,
    /// How many of that order are done.
    pub done: u8,
    /// Tiles left of each sort of persons.
    pub supply: [u8; SORTS],
    /// Tiles of each sort that left the game.
    pub gone: [u8; SORTS],
    /// All palaces, seat by seat.
    pub palaces: Vec<PalaceView>,
    /// The players, in seating order.
    pub players: Vec<PlayerView>,
    /// Who has won.
    pub winners: Seats,
}

/// A month.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Month {
    /// Its number.
    pub month: u8,
    /// Its event.
    pub event: MonthEvent,
    /// Whose wall tile lies under it.
    pub owner: Option<Seat>,
}

/// An action card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActionCard {
    /// Which.
    pub action: Action,
    /// Its group, counted from one.
    pub group: u8,
    /// What choosing it costs now.
    pub fee: u8,
}

/// A palace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PalaceView {
    /// Whose.
    pub owner: Seat,
    /// Which of theirs.
    pub palace: Site,
    /// Its floors.
    pub floors: u8,
    /// Who lives there.
    pub persons: Vec<Person>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Points.
    pub points: u16,
    /// Where the marker stands on the person track.
    pub space: u8,
    /// Money.
    pub yuan: u8,
    /// Bags of rice.
    pub rice: u8,
    /// Fireworks.
    pub fireworks: u8,
    /// Small privileges.
    pub small: u8,
    /// Large privileges.
    pub large: u8,
    /// How many persons there are in all palaces.
    pub persons: u8,
    /// Person cards in hand, as follows from those played.
    pub cards: Vec<Card>,
    /// Unused wall tiles.
    pub tiles: Vec<Bonus>,
    /// The group on which the dragon stands.
    pub dragon: Option<u8>,
    /// Persons still to release.
    pub due: u8,
}

pub(crate) fn view(game: &Dragon) -> View {
    let taken = |list: &[Seat]| list[..usize::from(game.seats)].to_vec();
    View {
        great_wall: game.options.great_wall,
        super_choice: game.options.super_event,
        super_event: game.super_event,
        month: game.month,
        stage: game.stage,
        phase: game.phase,
        left: game.left,
        card: game.card,
        newcomer: game.newcomer,
        barred: game.barred,
        months: months(game),
        actions: actions(game),
        order: taken(&game.order),
        queue: taken(&game.queue),
        done: game.at,
        supply: game.supply,
        gone: game.gone,
        palaces: seats(game.seats).flat_map(|seat| palaces(game, seat)).collect(),
        players: seats(game.seats).map(|seat| player(game.player(seat))).collect(),
        winners: score::winners(game),
    }
}

fn months(game: &Dragon) -> Vec<Month> {
    let known = if game.phase == Phase::Year { 2 } else { game.year.len() };
    let month =
        |at: usize| Month { month: at as u8 + 1, event: game.year[at], owner: game.wall[at] };
    (0..known).map(month).collect()
}

fn actions(game: &Dragon) -> Vec<ActionCard> {
    let card = |action: Action| {
        let group = game.groups.of(action)?;
        Some(ActionCard { action, group, fee: fee(game, group) })
    };
    Action::ALL.iter().filter_map(|action| card(*action)).collect()
}

fn palaces(game: &Dragon, owner: Seat) -> impl Iterator<Item = PalaceView> {
    game.player(owner).palaces.sites().map(move |(site, palace)| PalaceView {
        owner,
        palace: site,
        floors: palace.floors(),
        persons: palace.persons().collect(),
    })
}

fn player(player: &Player) -> PlayerView {
    let times = |card: Card| (0..player.hand[card.index()]).map(move |_| card);
    PlayerView {
        points: player.points,
        space: player.space,
        yuan: player.yuan(),
        rice: player.good(Good::Rice),
        fireworks: player.good(Good::Firework),
        small: player.privileges[Privilege::Small as usize],
        large: player.privileges[Privilege::Large as usize],
        persons: player.persons(),
        cards: Card::all().flat_map(times).collect(),
        tiles: Bonus::ALL.iter().copied().filter(|bonus| player.has_tile(*bonus)).collect(),
        dragon: player.dragon,
        due: player.due,
    }
}

/// Everybody is told everything.
pub(crate) fn redact(event: &Event) -> Event {
    *event
}

/// Nothing is hidden, so no step tells its seat more than itself.
pub(crate) fn discloses() -> Option<Clause> {
    None
}

/// The only position that looks like this.
pub(crate) fn imagine(view: &View) -> Dragon {
    let options = Options { great_wall: view.great_wall, super_event: view.super_choice };
    let mut game = Dragon::new(&Setup { seats: view.players.len() as u8, options });
    game.phase = view.phase;
    game.stage = view.stage;
    game.month = view.month;
    game.super_event = view.super_event;
    for (at, month) in view.months.iter().enumerate() {
        game.year[at] = month.event;
        game.wall[at] = month.owner;
    }
    game.groups = Groups::default();
    for card in &view.actions {
        game.groups.0[card.action as usize] = card.group;
    }
    game.order[..view.order.len()].copy_from_slice(&view.order);
    game.queue[..view.queue.len()].copy_from_slice(&view.queue);
    game.at = view.done;
    game.left = view.left;
    game.card = view.card;
    game.newcomer = view.newcomer;
    game.barred = view.barred;
    game.supply = view.supply;
    game.gone = view.gone;
    for (seat, seen) in seats(game.seats).zip(&view.players) {
        let palaces = view.palaces.iter().filter(|palace| palace.owner == seat);
        *game.player_mut(seat) = imagine_player(seen, palaces);
    }
    game
}

fn imagine_player<'a>(seen: &PlayerView, palaces: impl Iterator<Item = &'a PalaceView>) -> Player {
    let mut player = Player::new(false);
    player.points = seen.points;
    player.space = seen.space;
    player.goods = [seen.yuan, seen.rice, seen.fireworks];
    player.privileges = [seen.small, seen.large];
    player.hand = [0; crate::person::CARDS];
    for card in &seen.cards {
        player.hand[card.index()] += 1;
    }
    player.tiles = seen.tiles.iter().fold(0, |tiles, bonus| tiles | 1 << *bonus as u8);
    player.dragon = seen.dragon;
    player.due = seen.due;
    player.palaces = Palaces::NONE;
    for seen in palaces {
        let mut palace = Palace::new(seen.floors);
        for person in &seen.persons {
            palace.add(*person);
            player.court[person.index()] += 1;
        }
        player.palaces.push(palace);
    }
    player
}
