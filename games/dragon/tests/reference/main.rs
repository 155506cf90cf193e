//! The whole game a second time, slowly and simply, straight from `RULES.md`: the fast rules agree
//! with it on every step of 2,000 random games.
//!
//! Nothing of the crate's own rules is used. Steps are read as text, persons are words, palaces are
//! lists, the person track is a stack a space, and a year is told from its beginning to its end,
//! asking for the next step where somebody has to decide.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod events;
mod super_choices;

use std::collections::BTreeMap;

use game::{Eyes, HiddenInformation, Rules, Seat, Setup, StepOf, Turn, laws};
use pagoda_dragon::{Dragon, Options, View};

/// D1.1: the sort, its person points, tiles with five players.
const PERSONS: [(&str, usize, usize); 15] = [
    ("C1", 2, 10),
    ("L1", 1, 10),
    ("P1", 5, 6),
    ("P2", 3, 4),
    ("T3", 3, 10),
    ("W1", 5, 6),
    ("W2", 3, 4),
    ("M1", 6, 6),
    ("M2", 2, 4),
    ("H1", 4, 6),
    ("H2", 1, 4),
    ("F1", 4, 6),
    ("F2", 1, 4),
    ("S2", 4, 6),
    ("S3", 2, 4),
];

fn symbols(person: &str) -> usize {
    person[1..].parse().unwrap()
}

#[derive(Clone, Debug, PartialEq)]
struct Palace {
    floors: usize,
    persons: Vec<String>,
}

struct Player {
    points: usize,
    yuan: usize,
    rice: usize,
    fireworks: usize,
    dragons: usize,
    palaces: Vec<Palace>,
    cards: Vec<String>,
    walls: usize,
}

impl Player {
    fn persons(&self) -> impl Iterator<Item = &String> {
        self.palaces.iter().flat_map(|palace| &palace.persons)
    }

    fn count(&self, letter: &str) -> usize {
        self.persons().filter(|it| it.starts_with(letter)).map(|it| symbols(it)).sum()
    }

    fn monks(&self) -> usize {
        let buddhas = |palace: &Palace| {
            palace
                .persons
                .iter()
                .filter(|it| it.starts_with('M'))
                .map(|it| symbols(it))
                .sum::<usize>()
        };
        self.palaces.iter().map(|palace| palace.floors * buddhas(palace)).sum()
    }
}

struct Reference<'a> {
    options: Options,
    steps: &'a [StepOf<Dragon>],
    /// The fast rules, kept at the same step.
    game: Dragon,
    players: Vec<Player>,
    /// Who stands on each space of the person track, from the bottom to the top.
    track: BTreeMap<usize, Vec<usize>>,
    supply: BTreeMap<String, usize>,
    wall: usize,
    month: usize,
}

impl<'a> Reference<'a> {
    fn new(setup: Setup<Options>, steps: &'a [StepOf<Dragon>]) -> Reference<'a> {
        let seats = usize::from(setup.seats);
        let cards = "C L P T W M H F S wild wild".split(' ').map(str::to_owned).collect::<Vec<_>>();
        let player = |_| Player {
            points: 0,
            yuan: 6,
            rice: 0,
            fireworks: 0,
            dragons: 0,
            palaces: vec![Palace { floors: 2, persons: vec![] }; 2],
            cards: cards.clone(),
            walls: 0,
        };
        let fewer = |name: &str| if "CLT".contains(&name[..1]) { 2 } else { 1 } * (5 - seats);
        let supply = PERSONS.map(|(name, _, tiles)| (name.to_owned(), tiles - fewer(name)));
        Reference {
            options: setup.options,
            steps,
            game: Dragon::new(&setup),
            players: (0..seats).map(player).collect(),
            track: BTreeMap::from([(0, (0..seats).rev().collect())]),
            supply: supply.into_iter().collect(),
            wall: 0,
            month: 0,
        }
    }

    /// The next step as words, after a look at whether both agree so far.
    fn next(&mut self, turn: Turn) -> Vec<String> {
        self.compare(&self.game.view(Eyes::Public));
        assert_eq!(self.game.turn(), turn, "who is to act in month {}", self.month);
        let (step, rest) = self.steps.split_first().unwrap();
        self.steps = rest;
        self.game.apply(step, &mut |_, _| ());
        let text = match step {
            game::Step::Move { mv, .. } => mv.to_string(),
            game::Step::Chance { chance } => chance.to_string(),
        };
        text.split(' ').map(str::to_owned).collect()
    }

    fn ask(&mut self, seat: usize) -> Vec<String> {
        self.next(Turn::Seat(Seat(seat as u8)))
    }

    fn order(&self) -> Vec<usize> {
        self.track.values().rev().flat_map(|stack| stack.iter().rev().copied()).collect()
    }

    fn space(&self, seat: usize) -> usize {
        *self.track.iter().find(|(_, stack)| stack.contains(&seat)).unwrap().0
    }

    fn advance(&mut self, seat: usize, spaces: usize) {
        let to = self.space(seat) + spaces;
        self.track.values_mut().for_each(|stack| stack.retain(|it| *it != seat));
        self.track.entry(to).or_default().push(seat);
    }

    fn compare(&self, view: &View) {
        let seats = |order: &[Seat]| order.iter().map(|seat| seat.index()).collect::<Vec<_>>();
        if 0 < self.month {
            assert_eq!(self.order(), seats(&view.order), "turn order");
        }
        for (seat, (mine, theirs)) in self.players.iter().zip(&view.players).enumerate() {
            let goods = [theirs.yuan, theirs.rice, theirs.fireworks].map(usize::from);
            assert_eq!([mine.yuan, mine.rice, mine.fireworks], goods, "month {}", self.month);
            assert_eq!(mine.points, usize::from(theirs.points), "points in month {}", self.month);
            assert_eq!(self.space(seat), usize::from(theirs.space), "the person track");
            assert_eq!(mine.dragons, usize::from(theirs.small + 2 * theirs.large), "privileges");
            let mut cards: Vec<String> = theirs.cards.iter().map(|it| it.to_string()).collect();
            let mut held = mine.cards.clone();
            cards.sort();
            held.sort();
            assert_eq!(held, cards, "cards");
            let own = view.palaces.iter().filter(|palace| palace.owner.index() == seat);
            let palaces: Vec<Palace> = own
                .map(|it| Palace {
                    floors: it.floors.into(),
                    persons: it.persons.iter().map(|it| it.to_string()).collect(),
                })
                .map(sorted)
                .collect();
            let mine: Vec<Palace> = mine.palaces.iter().cloned().map(sorted).collect();
            assert_eq!(mine, palaces, "palaces of seat {seat} in month {}", self.month);
        }
        for ((name, _, _), left) in PERSONS.iter().zip(view.supply) {
            assert_eq!(self.supply[*name], usize::from(left), "{name}");
        }
    }

    /// The year from its first step to its last.
    fn play(&mut self) {
        let year = self.next(Turn::Chance).split_off(1);
        let (first, super_event) = self.begin();
        for at in 0..self.players.len() {
            let seat = (first - 1 + at) % self.players.len();
            self.take(seat);
            self.take(seat);
        }
        for month in 1..=12 {
            self.month = month;
            self.actions();
            self.persons();
            let event = if month < 3 { "peace" } else { year[month - 3].as_str() };
            self.event(event);
            self.decay();
            if month == 7 {
                self.super_event(&super_event, event);
            }
            for player in &mut self.players {
                player.points += player.palaces.len() + player.dragons;
                player.points += player.persons().filter(|it| *it == "L1").count();
            }
        }
        if self.options.great_wall {
            self.check_wall(12);
        }
        for player in &mut self.players {
            let yuan = player.yuan + 2 * (player.rice + player.fireworks);
            player.points += 2 * player.persons().count() + player.monks() + yuan / 3;
        }
        assert!(self.steps.is_empty(), "the game ends with its last step");
        self.next_over();
    }

    fn next_over(&self) {
        let view = self.game.view(Eyes::Public);
        self.compare(&view);
        let best = self.players.iter().map(|player| player.points).max();
        let mut order = self.order().into_iter();
        let winner = order.find(|seat| Some(self.players[*seat].points) == best).unwrap();
        let told: Vec<usize> = view.winners.iter().map(Seat::index).collect();
        assert_eq!(told, [winner], "D6.3");
        assert_eq!(self.game.turn(), Turn::Over);
    }

    fn actions(&mut self) {
        let deal = self.next(Turn::Chance).split_off(1);
        let groups: Vec<Vec<String>> =
            deal.split(|word| word == "/").map(<[String]>::to_vec).collect();
        let mut taken: Vec<usize> = Vec::new();
        for seat in self.order() {
            let mv = self.ask(seat);
            let player = &mut self.players[seat];
            if mv[0] == "pass" {
                player.yuan = player.yuan.max(3);
                continue;
            }
            let group = groups.iter().position(|group| group.contains(&mv[0])).unwrap();
            player.yuan -= if taken.contains(&group) { 3 } else { 0 };
            taken.push(group);
            let second = mv.get(1).map_or("", String::as_str);
            match (mv[0].as_str(), second) {
                ("taxes", _) => player.yuan += 2 + player.count("T"),
                ("build", _) => self.build(seat, 1 + self.players[seat].count("C")),
                ("harvest", _) => player.rice += 1 + player.count("F"),
                ("fireworks", _) => player.fireworks += 1 + player.count("P"),
                ("parade", _) => self.advance(seat, 1 + self.players[seat].count("W")),
                ("research", _) => player.points += 1 + player.count("S"),
                ("privilege", "small") => {
                    (player.yuan, player.dragons) = (player.yuan - 2, player.dragons + 1)
                }
                ("privilege", "large") => {
                    (player.yuan, player.dragons) = (player.yuan - 7, player.dragons + 2)
                }
                ("wall", bonus) => self.lay_wall(seat, bonus),
                _ => panic!("{mv:?}"),
            }
        }
    }

    fn lay_wall(&mut self, seat: usize, bonus: &str) {
        self.wall += 1;
        let player = &mut self.players[seat];
        player.walls += 1;
        match bonus {
            "rice" => player.rice += 1,
            "firework" => player.fireworks += 1,
            "piece" => self.build(seat, 1),
            "yuan" => player.yuan += 2,
            "spaces" => self.advance(seat, 3),
            "points" => player.points += 3,
            _ => panic!("{bonus}"),
        }
    }

    fn build(&mut self, seat: usize, pieces: usize) {
        for _ in 0..pieces {
            let mv = self.ask(seat);
            let palaces = &mut self.players[seat].palaces;
            match mv.get(1) {
                Some(number) => palaces[number.parse::<usize>().unwrap() - 1].floors += 1,
                None => palaces.push(Palace { floors: 1, persons: vec![] }),
            }
            assert!(palaces.iter().all(|palace| palace.floors <= 3));
        }
    }

    fn persons(&mut self) {
        for seat in self.order() {
            if self.players[seat].cards.is_empty() {
                continue;
            }
            let card = self.ask(seat).remove(1);
            let cards = &mut self.players[seat].cards;
            cards.remove(cards.iter().position(|it| *it == card).unwrap());
            let is_called = |name: &String| card == "wild" || name.starts_with(&card);
            let left = self.supply.iter().filter(|(name, left)| is_called(name) && 0 < **left);
            let left: Vec<String> = left.map(|(name, _)| name.clone()).collect();
            match &left[..] {
                [] => (),
                [only] => self.house(seat, only.clone()),
                _ => self.take(seat),
            }
        }
    }

    fn take(&mut self, seat: usize) {
        let person = self.ask(seat).remove(1);
        self.house(seat, person);
    }

    fn house(&mut self, seat: usize, person: String) {
        *self.supply.get_mut(&person).unwrap() -= 1;
        let has_room = self.players[seat].palaces.iter().any(|it| it.persons.len() < it.floors);
        let mv = self.ask(seat);
        assert_eq!(has_room, mv[0] == "place", "D4.3");
        let site = match mv[0].as_str() {
            "decline" => return,
            "release" => self.release(seat, &mv),
            _ => mv[1].parse::<usize>().unwrap() - 1,
        };
        let points = PERSONS.iter().find(|(name, _, _)| *name == person).unwrap().1;
        self.players[seat].palaces[site].persons.push(person);
        self.advance(seat, points);
    }

    /// Takes whom the move names out of their palace; says which palace that is.
    fn release(&mut self, seat: usize, mv: &[String]) -> usize {
        assert_eq!(mv[0], "release");
        let site = mv[2].parse::<usize>().unwrap() - 1;
        let persons = &mut self.players[seat].palaces[site].persons;
        persons.remove(persons.iter().position(|it| *it == mv[1]).unwrap());
        site
    }

    /// Lets a player release so many, or all.
    fn release_some(&mut self, seat: usize, due: usize) {
        if self.players[seat].persons().count() <= due {
            self.players[seat].palaces.iter_mut().for_each(|palace| palace.persons.clear());
            return;
        }
        for _ in 0..due {
            let mv = self.ask(seat);
            self.release(seat, &mv);
        }
    }
}

fn sorted(mut palace: Palace) -> Palace {
    palace.persons.sort();
    palace
}

fn agree(setup: Setup<Options>, number: u64) {
    let record = laws::random_record::<Dragon>(&setup, number);
    Reference::new(setup, &record.steps).play();
}

/// A quarter of 2,000 games each, over all options; in each third one a seat was chosen to begin.
fn agree_on_games_of(seats: u8) {
    let options: Vec<Options> = Options::all().chain(Options::left_to_players()).collect();
    for number in 0..500 {
        let start = (number % 3 == 0).then_some(Seat((number / 3 % 5) as u8));
        let options = Options { start, ..options[number as usize % options.len()] };
        agree(Setup { seats, options }, number);
    }
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_two() {
    agree_on_games_of(2);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_three() {
    agree_on_games_of(3);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_four() {
    agree_on_games_of(4);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_five() {
    agree_on_games_of(5);
}
