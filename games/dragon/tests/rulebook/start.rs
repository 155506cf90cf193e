//! D2: setup.

use std::collections::BTreeMap;

use expect_test::expect;
use game::{Eyes, HiddenInformation, Quick, Rules, Seat, Setup, Step, Turn, rule};
use pagoda_dragon::{Chance, Dragon, MonthEvent, Options, Phase, Stage};

use crate::sketch::{court, figures, moves, play, play_all, refused, sketch, take, turn};

fn new(seats: u8) -> Dragon {
    Dragon::new(&Setup { seats, options: Options::default() })
}

/// A table where seat 1 takes the first persons.
fn taking(seats: u8) -> Dragon {
    let mut game = new(seats);
    let chance = game.draw(&mut Quick::new(3));
    take(&mut game, &Step::Chance { chance });
    take(&mut game, &Step::Chance { chance: Chance::First(Seat(0)) });
    game
}

fn year(text: &str) -> Chance {
    format!("year {text}").parse().unwrap()
}

/// D2.1: no neighbours are equal, however they are drawn, and nothing else can lie there.
#[test]
fn d2_1_no_two_equal_events_are_neighbours() {
    let game = new(3);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..2_000 {
        let chance = game.draw(&mut Quick::new(number));
        assert!(game.can_happen(&chance), "{chance}");
        let Chance::Year(laid) = chance else { panic!() };
        assert!(laid.windows(2).all(|pair| pair[0] != pair[1]), "{chance}");
        *seen.entry(laid[0].to_string()).or_default() += 1;
    }
    assert_eq!(seen.len(), 5);
    assert!(seen.values().all(|times| (300..500).contains(times)), "{seen:?}");
    let rest = "festival raid epidemic festival raid epidemic";
    assert!(game.can_happen(&year(&format!("drought tribute drought tribute {rest}"))));
    assert!(!game.can_happen(&year(&format!("drought drought tribute tribute {rest}"))));
    assert!(!game.can_happen(&year(&format!("drought tribute drought peace {rest}"))));
    assert!(!game.can_happen(&year(&format!("drought tribute drought raid {rest}"))));
}

/// D2.1: all twelve are told and open from the start.
#[test]
fn d2_1_all_events_are_open() {
    let mut game = new(2);
    let rest = "festival raid epidemic festival raid epidemic";
    let laid = year(&format!("drought tribute drought tribute {rest}"));
    let told = take(&mut game, &Step::Chance { chance: laid });
    assert!(told.starts_with("D2.1 laid drought month=3\nD2.1 laid tribute month=4\n"), "{told}");
    assert_eq!(told.lines().count(), 10);
    let months = game.view(Eyes::Public).months;
    assert_eq!(months[1].event, MonthEvent::Peace);
    assert_eq!(months[11].event, MonthEvent::Epidemic);
}

/// D2.2: two palaces of two floors, 6 yuan, no points, marker on 0.
#[test]
fn d2_2_everybody_starts_alike() {
    let game = new(5);
    for seat in 1..=5 {
        let player = figures(&game, seat);
        assert_eq!(court(&game, seat), "- - / - -");
        assert_eq!((player.yuan, player.points, player.space), (6, 0, 0));
        assert_eq!((player.rice, player.fireworks, player.small, player.large), (0, 0, 0, 0));
    }
}

/// D2.3: two different young persons each, placed as one likes; no pair twice.
#[test]
fn d2_3_two_different_young_persons_and_no_pair_twice() {
    let mut game = taking(2);
    assert_eq!(moves(&game).len(), 9, "young ones only");
    refused(&game, "take M2", rule!("D2.3"));
    let told = play_all(&mut game, &["take M1", "place 2"]);
    expect![[r#"
        D2.3 1 took M1
        D4.3 1 housed palace=2 M1
        D4.2 1 advanced spaces=6 to=6"#]]
    .assert_eq(&told);
    assert_eq!(turn(&game), 1, "a second one");
    refused(&game, "take M1", rule!("D2.3"));
    play_all(&mut game, &["take F1", "place 2"]);
    assert_eq!((court(&game, 1), figures(&game, 1).space), ("- - / F1 M1".into(), 10));
    assert_eq!(turn(&game), 2);
    play_all(&mut game, &["take F1", "place 1"]);
    refused(&game, "take M1", rule!("D2.3"));
    play_all(&mut game, &["take L1", "place 2"]);
    assert_eq!(game.turn(), Turn::Chance, "the first month begins");
    assert_eq!(game.view(Eyes::Public).month, 1);
}

/// D2.3: any player may begin; then it goes round the table.
#[test]
fn d2_3_a_random_player_begins() {
    let mut game = new(3);
    let chance = game.draw(&mut Quick::new(0));
    take(&mut game, &Step::Chance { chance });
    assert!(!game.can_happen(&Chance::First(Seat(3))));
    let mut began = [0; 3];
    for number in 0..300 {
        let Chance::First(seat) = game.draw(&mut Quick::new(number)) else { panic!() };
        began[seat.index()] += 1;
    }
    assert!(began.iter().all(|times| 70 < *times), "{began:?}");
    take(&mut game, &Step::Chance { chance: Chance::First(Seat(2)) });
    let mut order = Vec::new();
    for pair in [["take C1", "take L1"], ["take C1", "take T3"], ["take L1", "take T3"]] {
        order.push(turn(&game));
        play_all(&mut game, &[pair[0], "place 1", pair[1], "place 1"]);
    }
    assert_eq!(order, [3, 1, 2]);
}

/// D2.3: a table may choose the start player; a seat that it hasn't leaves it to chance.
#[test]
fn d2_3_or_the_player_that_the_table_chose() {
    let new = |options: &str| {
        let mut game = Dragon::new(&Setup { seats: 3, options: options.parse().unwrap() });
        let chance = game.draw(&mut Quick::new(0));
        take(&mut game, &Step::Chance { chance });
        game
    };
    let begins = |options: &str, number| match new(options).draw(&mut Quick::new(number)) {
        Chance::First(seat) => seat.0 + 1,
        other => panic!("{other}"),
    };
    assert!((0..30).all(|number| begins("start=3", number) == 3));
    assert!(new("start=3").can_happen(&Chance::First(Seat(2))));
    assert!(!new("start=3").can_happen(&Chance::First(Seat(0))));
    assert_eq!([0, 1, 2].map(|it| begins("start=5", it)), [0, 1, 2].map(|it| begins("", it)));
    for (text, written) in [
        ("start=2", "great-wall=no super-event=none start=2"),
        ("start=random", "great-wall=no super-event=none"),
    ] {
        assert_eq!(text.parse::<Options>().unwrap().to_string(), written);
    }
    assert!(["start=0", "start=6", "start=oldest"].iter().all(|it| it.parse::<Options>().is_err()));
}

/// D2.4: no fourth floor, and no more persons than floors.
#[test]
fn d2_4_a_palace_holds_a_person_a_floor() {
    let mut game = sketch(2).court(1, "M1 - - / C1").acting();
    play(&mut game, "build");
    refused(&game, "raise 1", rule!("D2.4"));
    let mut game = sketch(2).court(1, "M1 - - / C1").playing();
    play_all(&mut game, &["play C"]);
    refused(&game, "place 2", rule!("D2.4"));
    play(&mut game, "place 1");
    assert_eq!(court(&game, 1), "M1 C1 - / C1");
}

/// D2.5: who arrives last stands on top, and so before the others.
#[test]
fn d2_5_a_marker_lands_on_top() {
    let here = sketch(3).track(&[(1, 9), (2, 8), (3, 8)]);
    let mut game = here.at(Stage::Action, Phase::Act(Seat(1)));
    play(&mut game, "parade");
    assert_eq!(game.view(Eyes::Public).order, [Seat(1), Seat(0), Seat(2)]);
}

/// D2.6: all eyes see the same: goods, palaces, played cards, and so what is left.
#[test]
fn d2_6_everything_is_open() {
    let mut game = sketch(3).playing();
    play_all(&mut game, &["play M", "take M2", "place 1"]);
    for eyes in Eyes::all(3) {
        let view = game.view(eyes);
        assert_eq!(view, game.view(Eyes::Public));
        assert_eq!(view.players[0].cards.len(), 10);
        assert!(!view.players[0].cards.contains(&"M".parse().unwrap()));
    }
}

/// D2.a: 7, on top of it 7, 8; and the three pairs are taken.
#[test]
fn d2_a_three_pairs() {
    let mut game = taking(4);
    play_all(&mut game, &["take T3", "place 1", "take S2", "place 1"]);
    play_all(&mut game, &["take T3", "place 1", "take F1", "place 2"]);
    assert_eq!(game.view(Eyes::Public).order[..2], [Seat(1), Seat(0)]);
    play_all(&mut game, &["take S2", "place 1", "take F1", "place 2"]);
    assert_eq!([1, 2, 3, 4].map(|seat| figures(&game, seat).space), [7, 7, 8, 0]);
    assert_eq!(game.view(Eyes::Public).order[..3], [Seat(2), Seat(1), Seat(0)]);
    for (first, seconds) in [("T3", ["S2", "F1"]), ("S2", ["T3", "F1"]), ("F1", ["T3", "S2"])] {
        let mut game = game;
        play_all(&mut game, &[&format!("take {first}"), "place 1"]);
        for second in seconds {
            refused(&game, &format!("take {second}"), rule!("D2.3"));
        }
        assert_eq!(moves(&game).len(), 6);
    }
}
