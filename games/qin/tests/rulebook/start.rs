//! Q1: material and setup.

use game::{Eyes, HiddenInformation, Quick, Rules, Seat, Setup, Step};
use pagoda_qin::{BoardName, Chance, Hand, Options, Qin, Tile, Tiles};

use crate::sketch::take;

fn new(seats: u8, fair_hands: bool) -> Qin {
    Qin::new(&Setup { seats, options: Options { fair_hands, ..Options::default() } })
}

fn dealt(seats: u8, fair_hands: bool, number: u64) -> Qin {
    let (mut game, mut luck) = (new(seats, fair_hands), Quick::new(number));
    for _ in 0..2 {
        let step = Step::Chance { chance: game.draw(&mut luck) };
        game.apply(&step, &mut |_, _| ());
    }
    game
}

fn deal(text: &str) -> Chance {
    text.parse().unwrap()
}

/// Q1.1: two boards; village squares that share an edge are one village; Bird is the default.
#[test]
fn q1_1_village_squares_side_by_side_are_one_village() {
    let bird = new(2, false).view(Eyes::Public);
    assert_eq!(bird.board, BoardName::Bird);
    let sizes: Vec<usize> = bird.villages.iter().map(|village| village.squares.len()).collect();
    assert_eq!(sizes, [1, 1, 2, 1, 1, 2, 1, 1, 2, 2, 1]);
    let options = Options { board: BoardName::Lion, ..Options::default() };
    let lion = Qin::new(&Setup { seats: 2, options }).view(Eyes::Public);
    assert_eq!(lion.villages.len(), 14);
}

/// Q1.2: twelve tiles of each of six kinds.
#[test]
fn q1_2_there_are_72_tiles() {
    assert_eq!(Tiles::ALL.len(), 72);
    assert!(Tile::ALL.into_iter().all(|tile| Tiles::ALL.count(tile) == 12));
    assert_eq!(new(2, false).view(Eyes::Public).unseen, Tiles::ALL);
}

/// Q1.3: 24, 19 or 15 pagodas each.
#[test]
fn q1_3_pagodas_by_the_number_of_players() {
    for (seats, pagodas) in [(2, 24), (3, 19), (4, 15)] {
        let players = new(seats, false).view(Eyes::Public).players;
        assert_eq!(players.len(), usize::from(seats));
        assert!(players.iter().all(|player| player.supply == pagodas));
    }
}

/// Q1.4: three tiles each, the rest in four piles as equal as possible.
#[test]
fn q1_4_hands_and_piles() {
    for (seats, piles) in [(2, [17, 17, 16, 16]), (3, [16, 16, 16, 15]), (4, [15; 4])] {
        let view = dealt(seats, false, 1).view(Eyes::Public);
        assert_eq!(view.piles, piles);
        assert!(view.players.iter().all(|player| player.hand == Hand::Closed(3)));
    }
}

/// Q1.4: with fair hands everybody's first hand holds a tile of a single colour, and no other deal
/// can happen; without, any can.
#[test]
fn q1_4_fair_hands() {
    for number in 0..200 {
        let game = dealt(4, true, number);
        for seat in (0..4).map(Seat) {
            let view = game.view(Eyes::Seat(seat));
            let Hand::Open(hand) = view.players[seat.index()].hand else { panic!() };
            assert!(hand.has_single(), "{hand}");
        }
    }
    let unfair = deal("deal RB RB RY / RR RR RR");
    for (fair_hands, can_happen) in [(true, false), (false, true)] {
        let mut game = new(2, fair_hands);
        take(&mut game, &Step::Chance { chance: Chance::First(Seat(0)) });
        assert_eq!(game.can_happen(&unfair), can_happen);
    }
}

/// Q1.4: a deal has three tiles a seat that there are, and nothing else.
#[test]
fn q1_4_only_possible_deals() {
    let mut game = new(2, false);
    take(&mut game, &Step::Chance { chance: Chance::First(Seat(0)) });
    assert!(game.can_happen(&deal("deal RB RB RY / RR RR RR")));
    for wrong in [
        "deal RB RB / RR RR RR",
        "deal RB RB RY",
        "deal RB RB RY / RR RR RR / BB BB BB",
        "tile RR",
        "first 1",
    ] {
        assert!(!game.can_happen(&deal(wrong)), "{wrong}");
    }
}

/// Q1.5: any player may begin; then it goes clockwise.
#[test]
fn q1_5_a_random_player_begins() {
    let mut began = [0; 3];
    for number in 0..300 {
        let Chance::First(seat) = new(3, false).draw(&mut Quick::new(number)) else { panic!() };
        began[seat.index()] += 1;
    }
    assert!(began.iter().all(|&times| 70 < times), "{began:?}");
    assert!(!new(3, false).can_happen(&Chance::First(Seat(3))));
    assert_eq!([Seat(0), Seat(1), Seat(2)].map(|seat| seat.next(3)), [Seat(1), Seat(2), Seat(0)]);
}

/// Q1.5: a table may choose the start player; a seat that it hasn't leaves it to chance.
#[test]
fn q1_5_or_the_player_that_the_table_chose() {
    let new = |options: &str| Qin::new(&Setup { seats: 3, options: options.parse().unwrap() });
    let begins = |options: &str, number| match new(options).draw(&mut Quick::new(number)) {
        Chance::First(seat) => seat.0 + 1,
        other => panic!("{other}"),
    };
    assert!((0..30).all(|number| begins("start=3", number) == 3));
    assert!(new("start=3").can_happen(&Chance::First(Seat(2))));
    assert!(!new("start=3").can_happen(&Chance::First(Seat(0))));
    assert_eq!([0, 1, 2].map(|it| begins("start=4", it)), [0, 1, 2].map(|it| begins("", it)));
    for (text, written) in [
        ("start=2", "board=bird fair-hands=no start=2"),
        ("start=random", "board=bird fair-hands=no"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    assert!(
        ["start=0", "start=5", "start=youngest"].iter().all(|it| it.parse::<Options>().is_err())
    );
}

/// Q1.6: one's own hand is open to oneself only, pagodas to all.
#[test]
fn q1_6_hands_are_hidden_and_pagodas_open() {
    let game = dealt(3, false, 1);
    for eyes in Eyes::all(3) {
        for (seat, player) in (0..3).map(Seat).zip(game.view(eyes).players) {
            assert_eq!(matches!(player.hand, Hand::Open(_)), eyes == Eyes::Seat(seat));
            assert_eq!(player.supply, 19);
        }
    }
}
