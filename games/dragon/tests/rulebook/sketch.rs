//! Positions sketched in a few words, moves played in them, and what was told of it.

use expect_test::Expect;
use game::{Determinize, Eyes, HiddenInformation, Quick, Rules, Seat, Setup, Step, StepOf, Turn};
pub(crate) use game_testkit::refused;
use pagoda_dragon::{
    Action, Dragon, Event, Groups, MonthEvent, Move, Options, PalaceNumber, PalaceView, Phase,
    PlayerView, Stage, SuperChoice, SuperEvent, View,
};

/// A position in the making. It begins in a month of peace, with everybody as in D2.2 and without
/// persons, seat 1 before seat 2 and so on, and seat 1 about to act.
#[derive(Clone)]
pub(crate) struct Sketch {
    pub(crate) view: View,
}

/// A table of so many seats, without expansions.
pub(crate) fn sketch(seats: u8) -> Sketch {
    sketch_with(seats, "")
}

/// A table of so many seats with options.
pub(crate) fn sketch_with(seats: u8, options: &str) -> Sketch {
    let options: Options = options.parse().unwrap();
    let mut view = Dragon::new(&Setup { seats, options }).view(Eyes::Public);
    let year =
        "peace peace tribute drought tribute drought raid festival raid festival epidemic raid";
    view.months = Vec::new();
    for (month, event) in (1..).zip(year.split(' ')) {
        view.months.push(pagoda_dragon::Month {
            month,
            event: event.parse().unwrap(),
            owner: None,
        });
    }
    view.super_event = match options.super_event {
        SuperChoice::Agreed(event) => Some(event),
        _ => None,
    };
    view.month = 2;
    view.stage = Stage::Action;
    view.phase = Phase::Act(Seat(0));
    for (seat, player) in (0..seats).zip(&mut view.players) {
        player.space = 20 - seat;
    }
    let rest = if options.great_wall { "research privilege wall" } else { "research privilege" };
    Sketch { view }.groups(&format!("taxes build / harvest fireworks parade / {rest}"))
}

impl Sketch {
    pub(crate) fn player(&mut self, seat: u8) -> &mut PlayerView {
        &mut self.view.players[usize::from(seat) - 1]
    }

    /// The action cards, group by group.
    pub(crate) fn groups(mut self, groups: &str) -> Sketch {
        self.view.actions = Vec::new();
        for (group, cards) in (1..).zip(groups.split('/')) {
            for card in cards.split_whitespace() {
                let action = card.parse().unwrap();
                self.view.actions.push(pagoda_dragon::ActionCard { action, group, fee: 0 });
            }
        }
        self
    }

    /// A seat's dragon stands on a group.
    pub(crate) fn dragon(mut self, seat: u8, group: u8) -> Sketch {
        self.player(seat).dragon = Some(group);
        self
    }

    /// The month under way, and its event.
    pub(crate) fn month(mut self, month: u8, event: MonthEvent) -> Sketch {
        self.view.month = month;
        self.view.months[usize::from(month) - 1].event = event;
        self
    }

    /// A seat's palaces: a slash between them, a word a floor, `-` for a free one.
    pub(crate) fn court(mut self, seat: u8, palaces: &str) -> Sketch {
        let owner = Seat(seat - 1);
        self.view.palaces.retain(|palace| palace.owner != owner);
        for (number, floors) in (1..).zip(palaces.split('/').filter(|it| !it.trim().is_empty())) {
            let words: Vec<&str> = floors.split_whitespace().collect();
            let persons = words.iter().filter(|it| **it != "-").map(|it| it.parse().unwrap());
            self.view.palaces.push(PalaceView {
                owner,
                palace: PalaceNumber::try_from(number).unwrap(),
                floors: words.len() as u8,
                persons: persons.collect(),
            });
        }
        self
    }

    /// Yuan, rice and fireworks of a seat.
    pub(crate) fn goods(mut self, seat: u8, yuan: u8, rice: u8, fireworks: u8) -> Sketch {
        let player = self.player(seat);
        (player.yuan, player.rice, player.fireworks) = (yuan, rice, fireworks);
        self
    }

    /// A seat's person cards.
    pub(crate) fn cards(mut self, seat: u8, cards: &str) -> Sketch {
        self.player(seat).cards = cards.split_whitespace().map(|it| it.parse().unwrap()).collect();
        self
    }

    /// Markers: the spaces in turn order, each with its seat.
    pub(crate) fn track(mut self, markers: &[(u8, u8)]) -> Sketch {
        self.view.order = markers.iter().map(|(seat, _)| Seat(seat - 1)).collect();
        for (seat, space) in markers {
            self.player(*seat).space = *space;
        }
        self
    }

    /// The wall so far: whose tiles, from month 1 on. Each has laid the first of their tiles.
    pub(crate) fn wall(mut self, owners: &[u8]) -> Sketch {
        for (month, seat) in owners.iter().enumerate() {
            self.view.months[month].owner = Some(Seat(seat - 1));
            self.player(*seat).tiles.remove(0);
        }
        self
    }

    /// The position, with this phase awaited; the seats before it have had their turn.
    pub(crate) fn at(mut self, stage: Stage, phase: Phase) -> Dragon {
        self.view.stage = stage;
        self.view.phase = phase;
        self.view.queue = self.view.order.clone();
        let lies = |view: &View, sort: usize| {
            let housed = view.palaces.iter().flat_map(|palace| &palace.persons);
            housed.filter(|it| Some(**it) == pagoda_dragon::Person::all().nth(sort)).count() as u8
        };
        for sort in 0..self.view.supply.len() {
            self.view.supply[sort] -= lies(&self.view, sort).min(self.view.supply[sort]);
        }
        let mut game = Dragon::imagine(&self.view, &mut Quick::new(0));
        if let Turn::Seat(seat) = game.turn() {
            let at = self.view.order.iter().position(|it| *it == seat);
            self.view.done = at.unwrap() as u8;
            game = Dragon::imagine(&self.view, &mut Quick::new(0));
        }
        game
    }

    /// Seat 1 is to choose an action, first of all.
    pub(crate) fn acting(self) -> Dragon {
        self.at(Stage::Action, Phase::Act(Seat(0)))
    }

    /// Seat 1 is to play a person card, first of all.
    pub(crate) fn playing(self) -> Dragon {
        self.at(Stage::Person, Phase::Play(Seat(0)))
    }

    /// The month's event begins: the last seat in turn plays a card for which there is no tile.
    /// Says what was told of the event.
    pub(crate) fn strike(mut self) -> (Dragon, String) {
        self.view.actions = Vec::new();
        for player in &mut self.view.players {
            player.cards.truncate(player.cards.len().min(5));
            player.dragon = None;
        }
        let last = *self.view.order.last().unwrap();
        self.player(last.0 + 1).cards.push("L".parse().unwrap());
        self.view.supply[1] = 0;
        let mut game = self.at(Stage::Person, Phase::Play(last));
        let told = play(&mut game, "play L");
        let event = told.lines().skip(2).collect::<Vec<_>>().join("\n");
        (game, event)
    }

    /// The event begins, and what is told of it is as expected.
    pub(crate) fn check(self, expected: &Expect) -> Dragon {
        let (game, told) = self.strike();
        expected.assert_eq(&told);
        game
    }
}

/// A month of a super event: month 7, peaceful unless said otherwise.
pub(crate) fn seventh(seats: u8, event: SuperEvent) -> Sketch {
    let options = format!("super-event={event}");
    sketch_with(seats, &options).month(7, MonthEvent::Peace)
}

/// Plays a move of the seat to act and says what was told.
pub(crate) fn play(game: &mut Dragon, mv: &str) -> String {
    game_testkit::play(game, mv, say)
}

/// Plays moves in a row; says what was told of all.
pub(crate) fn play_all(game: &mut Dragon, moves: &[&str]) -> String {
    moves.iter().map(|mv| play(game, mv)).collect::<Vec<_>>().join("\n")
}

/// Takes a step and says what was told, a line a fact.
pub(crate) fn take(game: &mut Dragon, step: &StepOf<Dragon>) -> String {
    game_testkit::take(game, step, say)
}

/// A fact as its seat, its tag and its fields.
fn say(event: &Event) -> String {
    let event = serde_json::to_value(event).unwrap();
    let Some((tag, fields)) = event.as_object().and_then(|event| event.iter().next()) else {
        return event.as_str().unwrap().to_owned();
    };
    let mut words = vec![tag.clone()];
    for (name, value) in fields.as_object().unwrap() {
        match value.as_str() {
            _ if name == "seat" => words.insert(0, (value.as_u64().unwrap() + 1).to_string()),
            Some(text) => words.push(text.to_owned()),
            None => words.push(format!("{name}={value}")),
        }
    }
    words.join(" ")
}

/// What was told, without the lines that don't hold any of these words.
pub(crate) fn only(told: &str, words: &[&str]) -> String {
    let wanted = told.lines().filter(|line| words.iter().any(|word| line.contains(word)));
    wanted.collect::<Vec<_>>().join("\n")
}

/// A seat's figures.
pub(crate) fn figures(game: &Dragon, seat: u8) -> PlayerView {
    game.view(Eyes::Public).players[usize::from(seat) - 1].clone()
}

/// Everybody's points.
pub(crate) fn points(game: &Dragon) -> Vec<u16> {
    game.view(Eyes::Public).players.iter().map(|player| player.points).collect()
}

/// A seat's palaces as they are sketched.
pub(crate) fn court(game: &Dragon, seat: u8) -> String {
    let view = game.view(Eyes::Public);
    let own = view.palaces.iter().filter(|palace| palace.owner == Seat(seat - 1));
    let palace = |palace: &PalaceView| {
        let free = usize::from(palace.floors) - palace.persons.len();
        let persons = palace.persons.iter().map(|person| person.to_string());
        persons.chain((0..free).map(|_| "-".to_owned())).collect::<Vec<_>>().join(" ")
    };
    own.map(palace).collect::<Vec<_>>().join(" / ")
}

/// The moves of the seat to act.
pub(crate) fn moves(game: &Dragon) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

/// A deal of the month's action cards as it comes by chance.
pub(crate) fn deal(game: &mut Dragon, number: u64) -> Groups {
    let chance = game.draw(&mut Quick::new(number));
    take(game, &Step::Chance { chance });
    let pagoda_dragon::Chance::Deal(groups) = chance else { panic!("action cards are dealt") };
    groups
}

/// The seat whose turn it is, counted from one.
pub(crate) fn turn(game: &Dragon) -> u8 {
    let Turn::Seat(seat) = game.turn() else { panic!("it is nobody's turn") };
    seat.0 + 1
}

/// How many cards there are in each group.
pub(crate) fn sizes(groups: Groups) -> Vec<usize> {
    Vec::<Vec<Action>>::from(groups).iter().map(Vec::len).collect()
}
