//! Who may see what. Nothing is secret: cards in hand follow from those played (D2.6), and no future
//! outcome is decided yet. So every pair of eyes sees everything.

use game::{Eyes, HiddenInformation, Seat, Seats, seats};
use serde::{Deserialize, Serialize};

use crate::{
    action::{Action, Bonus, Good, Privilege},
    calendar::{MonthEvent, SuperEvent},
    event::Event,
    legality::fee,
    options::SuperChoice,
    palace::PalaceNumber,
    person::{Card, Person, SORTS},
    player::Player,
    position::{Dragon, Phase, Stage},
    score,
};

/// Everything that one pair of eyes can see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whether the Great Wall is played.
    pub great_wall: bool,
    /// How the super event is chosen.
    pub super_choice: SuperChoice,
    /// The super event, once it is known.
    pub super_event: Option<SuperEvent>,
    /// The month under way, counted from one; 0 before the first.
    pub month: u8,
    /// The part of the game that is under way.
    pub stage: Stage,
    /// The decision or outcome that the game awaits.
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
    pub palace: PalaceNumber,
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

game::diff_by_field!(View {
    great_wall,
    super_choice,
    super_event,
    month,
    stage,
    phase,
    left,
    card,
    newcomer,
    barred,
    months,
    actions,
    order,
    queue,
    done,
    supply,
    gone,
    palaces,
    players,
    winners,
});
game::diff_by_field!(Month { month, event, owner });
game::diff_by_field!(ActionCard { action, group, fee });
game::diff_by_field!(PalaceView { owner, palace, floors, persons });
game::diff_by_field!(PlayerView {
    points,
    space,
    yuan,
    rice,
    fireworks,
    small,
    large,
    persons,
    cards,
    tiles,
    dragon,
    due,
});
game::diff_as_whole!(
    SuperChoice,
    Stage,
    Phase,
    MonthEvent,
    Action,
    PalaceNumber,
    Person,
    Card,
    Bonus,
);

impl HiddenInformation for Dragon {
    type View = View;

    fn public_view(&self) -> View {
        let taken = |list: &[Seat]| list[..usize::from(self.seats)].to_vec();
        View {
            great_wall: self.options.great_wall,
            super_choice: self.options.super_event,
            super_event: self.super_event,
            month: self.month,
            stage: self.stage,
            phase: self.phase,
            left: self.left,
            card: self.card,
            newcomer: self.newcomer,
            barred: self.barred,
            months: months(self),
            actions: actions(self),
            order: taken(&self.order),
            queue: taken(&self.queue),
            done: self.at,
            supply: self.supply,
            gone: self.gone,
            palaces: seats(self.seats).flat_map(|seat| palaces(self, seat)).collect(),
            players: seats(self.seats).map(|seat| player(self.player(seat))).collect(),
            winners: score::winners(self),
        }
    }

    // Events are public.
    fn redact(event: &Event, _: Eyes) -> Event {
        *event
    }

    // Nothing is hidden, so no step discloses anything: `discloses` keeps its default.
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
    game.player(owner).palaces.numbered().map(move |(number, palace)| PalaceView {
        owner,
        palace: number,
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
