//! D8.1 to D8.6 and D8.9: super events that mostly happen by themselves.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Quick, Rules, Seat, Setup, Step, Turn, rule};
use pagoda_dragon::{Chance, Dragon, MonthEvent, Options, SuperEvent};

use crate::sketch::{
    court, figures, moves, only, play, play_all, points, refused, seventh, sketch_with, take, turn,
};

/// D8.1: known from the start, drawn or agreed on; in month 7 after decay and before scoring.
#[test]
fn d8_1_in_month_seven_after_decay() {
    let new = |options: &str| {
        let options: Options = options.parse().unwrap();
        let mut game = Dragon::new(&Setup { seats: 2, options });
        let chance = game.draw(&mut Quick::new(1));
        take(&mut game, &Step::Chance { chance });
        game
    };
    let agreed = new("super-event=dawn");
    assert_eq!(agreed.view(Eyes::Public).super_event, Some(SuperEvent::Dawn));
    assert_eq!(new("").view(Eyes::Public).super_event, None);
    let mut drawn = new("super-event=drawn");
    let mut seen: Vec<SuperEvent> = Vec::new();
    for number in 0..300 {
        let Chance::Super(event) = drawn.draw(&mut Quick::new(number)) else { panic!() };
        seen.push(event);
    }
    assert!(SuperEvent::ALL.iter().all(|event| seen.contains(event)));
    let told = take(&mut drawn, &Step::Chance { chance: Chance::Super(SuperEvent::Buddha) });
    assert_eq!(told, "D8.1 foretold buddha");

    let told = seventh(2, SuperEvent::Lantern).court(1, "C1 / -").court(2, "C1").strike().1;
    expect![[r#"
        D5.1 struck peace month=7
        D5.8 1 decayed floors=0 palace=2
        D8.2 befell lantern
        D8.2 1 scored points=2
        D8.2 2 scored points=2
        D6.1 1 tallied dragons=0 ladies=0 palaces=1 points=1
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1"#]]
    .assert_eq(&told);
    let other = seventh(2, SuperEvent::Lantern).month(6, MonthEvent::Peace).strike().1;
    assert_eq!(only(&other, &["befell"]), "");
}

/// D8.1: chosen by the start player, who sees the events and hasn't taken a person yet.
#[test]
fn d8_1_or_chosen_when_the_events_are_known() {
    let options: Options = "super-event=chosen".parse().unwrap();
    assert_eq!(options.to_string(), "great-wall=no super-event=chosen");
    let mut game = Dragon::new(&Setup { seats: 3, options });
    let chance = game.draw(&mut Quick::new(1));
    take(&mut game, &Step::Chance { chance });
    take(&mut game, &Step::Chance { chance: Chance::First(Seat(1)) });
    assert_eq!((game.turn(), game.view(Eyes::Public).months.len()), (Turn::Seat(Seat(1)), 12));
    assert_eq!(moves(&game).len(), SuperEvent::ALL.len());
    refused(&game, "take C1", rule!("D8.1"));
    assert_eq!(play(&mut game, "foretell eclipse"), "D8.1 foretold eclipse");
    assert_eq!(game.view(Eyes::Public).super_event, Some(SuperEvent::Eclipse));
    assert_eq!(turn(&game), 2);
    refused(&game, "foretell dawn", rule!("D2.3"));
    play(&mut game, "take C1");
}

/// D8.1: a palace that the super event empties doesn't decay this month.
#[test]
fn d8_1_no_decay_after_the_super_event() {
    let (mut game, _) = seventh(2, SuperEvent::Earthquake).court(1, "C1 L1 / F1").strike();
    play_all(&mut game, &["lose 1", "release L1 1", "lose 1"]);
    assert_eq!(court(&game, 1), "F1");
    assert_eq!(turn(&game), 2);
}

/// D8.2: 2 points a person.
#[test]
fn d8_2_lantern() {
    let here = seventh(3, SuperEvent::Lantern).court(1, "C1 L1 / F1 -").court(2, "M1").court(3, "");
    let told = here.strike().1;
    assert_eq!(
        only(&told, &["D8.2"]),
        "D8.2 befell lantern\nD8.2 1 scored points=6\nD8.2 2 scored points=2"
    );
}

/// D8.2: Buddhas × floors.
#[test]
fn d8_2_buddha() {
    let here = seventh(2, SuperEvent::Buddha).court(1, "M1 M2 - / M1").court(2, "C1");
    let told = here.strike().1;
    assert_eq!(only(&told, &["D8.2"]), "D8.2 befell buddha\nD8.2 1 scored points=10");
}

/// D8.3: two floors of one's choice; whoever has none is released, whom the player chooses.
#[test]
fn d8_3_earthquake() {
    let here = seventh(2, SuperEvent::Earthquake).court(1, "M1 C1 L1 / F1 - -").court(2, "T3");
    let (mut game, _) = here.strike();
    assert_eq!(moves(&game), ["lose 1", "lose 2"]);
    refused(&game, "lose 3", rule!("D8.3"));
    assert_eq!(play(&mut game, "lose 2"), "D8.3 1 shook floors=2 palace=2");
    assert_eq!(play(&mut game, "lose 1"), "D8.3 1 shook floors=2 palace=1");
    assert_eq!(moves(&game), ["release M1 1", "release L1 1", "release C1 1"]);
    refused(&game, "release F1 2", rule!("D8.3"));
    play(&mut game, "release C1 1");
    assert_eq!(court(&game, 1), "M1 L1 / F1 -");
    let told = play(&mut game, "lose 1");
    expect![[r#"
        D8.3 2 shook floors=0 palace=1
        D8.3 2 released palace=1 T3"#]]
    .assert_eq(&only(&told, &["D8.3"]));
    assert_eq!((court(&game, 2).as_str(), game.turn()), ("", Turn::Chance));
}

/// D8.3: both from one palace; nobody is released while the floors suffice; without a palace nothing.
#[test]
fn d8_3_both_pieces_from_one_palace() {
    let here = seventh(3, SuperEvent::Earthquake).court(1, "M1 - -").court(2, "").court(3, "C1 C1");
    let (mut game, _) = here.strike();
    let told = play_all(&mut game, &["lose 1", "lose 1"]);
    assert_eq!(only(&told, &["released"]), "");
    assert_eq!(court(&game, 1), "M1");
    assert!(told.contains("D8.3 2 missed"), "{told}");
    play_all(&mut game, &["lose 1", "release C1 1", "lose 1"]);
    assert_eq!(court(&game, 3), "");
}

/// D8.4: half of all goods, rounded down, freely chosen.
#[test]
fn d8_4_tsunami() {
    let here = seventh(3, SuperEvent::Tsunami).goods(1, 1, 3, 0).goods(2, 1, 0, 0);
    let (mut game, _) = here.goods(3, 0, 0, 4).strike();
    assert_eq!(moves(&game), ["discard yuan", "discard rice"]);
    refused(&game, "discard firework", rule!("D8.4"));
    play(&mut game, "discard yuan");
    refused(&game, "discard yuan", rule!("D8.4"));
    let told = play(&mut game, "discard rice");
    assert_eq!(told, "D8.4 1 paid amount=1 rice\nD8.4 2 missed");
    assert_eq!(turn(&game), 3, "half of one is none");
    play_all(&mut game, &["discard firework", "discard firework"]);
    assert_eq!(game.turn(), Turn::Chance);
}

/// D8.5: the month's event again, with what there is by then, and without a second decay.
#[test]
fn d8_5_eclipse() {
    let here = seventh(2, SuperEvent::Eclipse).month(7, MonthEvent::Tribute);
    let here = here.goods(1, 6, 0, 0).goods(2, 8, 0, 0).court(1, "C1 - / L1 / M1").court(2, "F1");
    let (mut game, told) = here.strike();
    expect![[r#"
        D5.2 struck tribute month=7
        D5.2 1 paid amount=4 yuan
        D5.2 2 paid amount=4 yuan
        D8.5 befell eclipse
        D8.5 struck tribute month=7
        D5.2 1 paid amount=2 yuan
        D5.2 2 paid amount=4 yuan"#]]
    .assert_eq(&told);
    play_all(&mut game, &["release C1 1", "release L1 2"]);
    assert_eq!(court(&game, 1), "- - / - / M1", "no decay");
    assert_eq!(points(&game), [3, 1]);
}

/// D8.5: a raid's wall check is repeated too.
#[test]
fn d8_5_the_wall_is_checked_again() {
    let here = sketch_with(2, "super-event=eclipse great-wall=yes").month(7, MonthEvent::Raid);
    let here = here.wall(&[1, 2, 1, 2, 1, 2, 1]).court(1, "W1").court(2, "C1 C1 C1");
    let (mut game, _) = here.strike();
    let told = play(&mut game, "release C1 1");
    expect![[r#"
        D7.3 surveyed built=7 needed=7
        D7.3 1 scored points=4
        D7.3 2 scored points=3
        D8.5 befell eclipse
        D8.5 struck raid month=7"#]]
    .assert_eq(&only(&told, &["D7.3", "D8.5"]));
    let told = play(&mut game, "release C1 1");
    assert_eq!(only(&told, &["D7.3"]).lines().count(), 3);
    assert_eq!(points(&game), [1 + 4 + 1 + 4 + 1, 3 + 3 + 1]);
}

/// D8.5: palaces that went without in the first drought may do so again in the second.
#[test]
fn d8_5_a_second_drought_starts_afresh() {
    let here = seventh(2, SuperEvent::Eclipse).month(7, MonthEvent::Drought);
    let (mut game, _) = here.court(1, "C1 C1 C1 / L1 L1 L1").goods(2, 0, 9, 0).strike();
    play_all(&mut game, &["release C1 1", "release L1 2"]);
    assert_eq!(moves(&game), ["release C1 1", "release L1 2"]);
    play_all(&mut game, &["release L1 2", "release C1 1"]);
    assert_eq!(court(&game, 1), "C1 - - / L1 - -");
}

/// D8.6: all markers on 0, in the order that was.
#[test]
fn d8_6_volcano() {
    let here = seventh(3, SuperEvent::Volcano).track(&[(2, 30), (3, 30), (1, 4)]);
    let (mut game, told) = here.strike();
    assert!(told.contains("D8.6 befell volcano\nD8.6 2 erupted"), "{told}");
    assert_eq!([1, 2, 3].map(|seat| figures(&game, seat).space), [0, 0, 0]);
    assert_eq!(game.view(Eyes::Public).order, [Seat(1), Seat(2), Seat(0)]);
    crate::sketch::deal(&mut game, 1);
    assert_eq!(turn(&game), 2);
}

/// D8.9: all privileges go back before they score.
#[test]
fn d8_9_assassination() {
    let mut here = seventh(2, SuperEvent::Assassination).court(1, "C1").court(2, "C1");
    here.player(1).small = 1;
    here.player(1).large = 2;
    let (game, told) = here.strike();
    assert_eq!(only(&told, &["D8.9"]), "D8.9 befell assassination\nD8.9 1 forfeited dragons=5");
    assert_eq!((figures(&game, 1).small, figures(&game, 1).large), (0, 0));
    assert_eq!(points(&game), [1, 1]);
}

/// D8.a: 3 yuan, 2 rice, 2 fireworks: three, for instance 2 yuan and a firework.
#[test]
fn d8_a_three_of_seven() {
    let here = seventh(2, SuperEvent::Tsunami).goods(1, 3, 2, 2);
    let (mut game, _) = here.goods(2, 0, 0, 0).strike();
    assert_eq!(game.view(Eyes::Public).left, 3);
    play_all(&mut game, &["discard yuan", "discard yuan", "discard firework"]);
    let left = figures(&game, 1);
    assert_eq!((left.yuan, left.rice, left.fireworks, game.turn()), (1, 2, 1, Turn::Chance));
}

/// D8.b: a second festival with what is left.
#[test]
fn d8_b_two_festivals() {
    let here = seventh(3, SuperEvent::Eclipse).month(7, MonthEvent::Festival);
    let here = here.goods(1, 0, 0, 4).goods(2, 0, 0, 3).goods(3, 0, 0, 2);
    let told = here.strike().1;
    expect![[r#"
        D5.4 1 scored points=6
        D5.4 1 paid amount=2 firework
        D5.4 2 scored points=3
        D5.4 2 paid amount=2 firework
        D5.4 1 scored points=6
        D5.4 1 paid amount=1 firework
        D5.4 2 scored points=3
        D5.4 2 paid amount=1 firework
        D5.4 3 scored points=6
        D5.4 3 paid amount=1 firework"#]]
    .assert_eq(&only(&told, &["scored", "paid"]));
}
