//! D5: the event phase.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Rules, Seat, Turn, rule};
use pagoda_dragon::{MonthEvent, Phase, Stage};

use crate::sketch::{
    Sketch, court, figures, moves, only, play, play_all, points, refused, sketch, turn,
};

fn month_of(event: MonthEvent, seats: u8) -> Sketch {
    sketch(seats).month(5, event)
}

/// D5.1: nothing, but decay and scoring come after it.
#[test]
fn d5_1_peace() {
    month_of(MonthEvent::Peace, 2).court(1, "C1 -").court(2, "C1").check(&expect![[r#"
        D5.1 struck peace month=5
        D6.1 1 tallied dragons=0 ladies=0 palaces=1 points=1
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1"#]]);
}

/// D5.2: 4 yuan, or a person for each that is missing; all money is paid first.
#[test]
fn d5_2_tribute() {
    let here = month_of(MonthEvent::Tribute, 3).goods(1, 9, 0, 0).goods(2, 3, 0, 0);
    let here = here.court(1, "C1").court(2, "C1 F1 / M1").court(3, "L1").goods(3, 0, 0, 0);
    let (mut game, told) = here.strike();
    expect![[r#"
        D5.2 struck tribute month=5
        D5.2 1 paid amount=4 yuan
        D5.2 2 paid amount=3 yuan"#]]
    .assert_eq(&told);
    assert_eq!((turn(&game), moves(&game).len()), (2, 3));
    refused(&game, "release L1 1", rule!("D5.2"));
    refused(&game, "decline", rule!("D5.2"));
    expect![[r#"
        D5.2 2 released palace=2 M1
        D5.2 3 released palace=1 L1"#]]
    .assert_eq(&only(&play(&mut game, "release M1 2"), &["released"]));
    assert_eq!([1, 2, 3].map(|seat| figures(&game, seat).yuan), [5, 0, 0]);
}

/// D5.3: a bag of rice a palace with somebody in it; the player chooses which go without, and each
/// of those releases one.
#[test]
fn d5_3_drought() {
    let here = month_of(MonthEvent::Drought, 2).goods(1, 6, 1, 0).goods(2, 6, 5, 0);
    let (mut game, told) = here.court(1, "C1 F1 / M1 L1 / S2").court(2, "C1 / T3 -").strike();
    expect![[r#"
        D5.3 struck drought month=5
        D5.3 1 paid amount=1 rice
        D5.3 2 paid amount=2 rice"#]]
    .assert_eq(&told);
    assert_eq!(moves(&game).len(), 5);
    play(&mut game, "release M1 2");
    refused(&game, "release L1 2", rule!("D5.3"));
    assert_eq!(moves(&game), ["release F1 1", "release C1 1", "release S2 3"]);
    play(&mut game, "release S2 3");
    assert_eq!(court(&game, 1), "F1 C1 / L1 -", "and the empty palace decays");
    assert_eq!([1, 2].map(|seat| figures(&game, seat).rice), [0, 3]);
}

/// D5.3: enough rice, nobody there, or nothing at all.
#[test]
fn d5_3_without_rice_or_persons() {
    let here = month_of(MonthEvent::Drought, 3).goods(1, 0, 3, 0).goods(2, 0, 0, 0);
    let (game, told) = here.court(1, "- -").court(2, "- -").court(3, "T3 / C1").strike();
    assert_eq!(
        only(&told, &["paid", "released"]),
        "D5.3 3 released palace=1 T3\nD5.3 3 released palace=2 C1"
    );
    assert_eq!(figures(&game, 1).rice, 3);
}

/// D5.4: 6 and 3 points, ties in full, nobody without a firework, half goes back.
#[test]
fn d5_4_festival() {
    let scores = |fireworks: [u8; 4]| {
        let mut here = month_of(MonthEvent::Festival, 4);
        for (seat, shown) in (1..).zip(fireworks) {
            here = here.goods(seat, 0, 0, shown).court(seat, "");
        }
        let (game, _) = here.strike();
        (points(&game), [1, 2, 3, 4].map(|seat| figures(&game, seat).fireworks))
    };
    assert_eq!(scores([5, 3, 1, 0]), (vec![6, 3, 0, 0], [2, 1, 1, 0]));
    assert_eq!(scores([2, 2, 2, 2]), (vec![6, 6, 6, 6], [1, 1, 1, 1]));
    assert_eq!(scores([4, 1, 1, 0]), (vec![6, 3, 3, 0], [2, 0, 0, 0]));
    assert_eq!(scores([0, 0, 7, 0]), (vec![0, 0, 6, 0], [0, 0, 3, 0]));
    assert_eq!(scores([0, 0, 0, 0]), (vec![0; 4], [0; 4]));
}

/// D5.5: points for helmets; who has the fewest releases one of any sort, in turn order.
#[test]
fn d5_5_raid() {
    let here = month_of(MonthEvent::Raid, 3).court(1, "W1 W2").court(2, "C1 F1").court(3, "C1 L1");
    let (mut game, told) = here.strike();
    expect![[r#"
        D5.5 struck raid month=5
        D5.5 1 scored points=3"#]]
    .assert_eq(&told);
    assert_eq!(turn(&game), 2);
    play(&mut game, "release F1 1");
    assert_eq!(turn(&game), 3);
    play(&mut game, "release C1 1");
    assert_eq!(game.turn(), Turn::Chance);
}

/// D5.5: if all are equal, also with none, everybody releases one; who has nobody doesn't.
#[test]
fn d5_5_all_equal() {
    let here = month_of(MonthEvent::Raid, 3).court(1, "W1 M1").court(2, "W1 M1").court(3, "W1 M1");
    let (mut game, _) = here.strike();
    play(&mut game, "release W1 1");
    assert_eq!(turn(&game), 2, "equal before anybody was released");
    play_all(&mut game, &["release M1 1", "release W1 1"]);
    assert_eq!(game.turn(), Turn::Chance);
    let (game, told) = month_of(MonthEvent::Raid, 2).court(2, "C1").strike();
    assert_eq!(only(&told, &["released", "scored"]), "D5.5 2 released palace=1 C1");
    assert_eq!(game.turn(), Turn::Chance);
}

/// D5.6: three, fewer with mortars, which are counted before; never below none.
#[test]
fn d5_6_epidemic() {
    let here = month_of(MonthEvent::Epidemic, 4).court(1, "H1 H2 C1 / L1").court(2, "H1 F1 C1");
    let (mut game, _) = here.court(3, "H2 H2").court(4, "C1 L1").strike();
    assert_eq!((turn(&game), figures(&game, 2).due), (2, 2), "three mortars keep all of seat 1's");
    play(&mut game, "release H1 1");
    assert_eq!((turn(&game), figures(&game, 2).due), (2, 1), "a healer released still counts");
    let told = play(&mut game, "release F1 1");
    let left =
        "D5.6 2 released palace=1 F1\nD5.6 4 released palace=1 L1\nD5.6 4 released palace=1 C1";
    assert_eq!(only(&told, &["released"]), left);
}

/// D5.7: all if there are too few; several in the order at the event's beginning.
#[test]
fn d5_7_releases_in_turn_order() {
    let here = month_of(MonthEvent::Tribute, 3).track(&[(3, 9), (1, 8), (2, 7)]);
    let here = here.goods(1, 3, 0, 0).goods(2, 1, 0, 0).goods(3, 3, 0, 0);
    let (mut game, _) = here.court(1, "C1 L1").court(2, "T3 / T3").court(3, "C1 L1").strike();
    assert_eq!(turn(&game), 3);
    play(&mut game, "release C1 1");
    assert_eq!(turn(&game), 1);
    let told = play(&mut game, "release C1 1");
    assert_eq!(only(&told, &["2 released"]).lines().count(), 2, "three are due, two are there");
}

/// D5.8: every palace with nobody in it, whatever the event.
#[test]
fn d5_8_decay() {
    let here = month_of(MonthEvent::Peace, 2).court(1, "- - - / C1 - / - / - -").court(2, "T3");
    let game = here.check(&expect![[r#"
        D5.1 struck peace month=5
        D5.8 1 decayed floors=2 palace=1
        D5.8 1 decayed floors=0 palace=3
        D5.8 1 decayed floors=1 palace=4
        D6.1 1 tallied dragons=0 ladies=0 palaces=3 points=3
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1"#]]);
    assert_eq!(court(&game, 1), "- - / C1 - / -");
}

/// D5.8: a palace that the event empties decays at once.
#[test]
fn d5_8_palace_emptied_by_an_event_decays() {
    let here = month_of(MonthEvent::Tribute, 2).goods(1, 0, 0, 0).court(1, "C1 -").court(2, "T3");
    let (game, _) = here.strike();
    assert_eq!(court(&game, 1), "-");
}

/// D5.a: 2 yuan: pays 2, releases two.
#[test]
fn d5_a_two_yuan_at_tribute() {
    let here = month_of(MonthEvent::Tribute, 2).goods(1, 2, 0, 0).court(1, "C1 F1 M1");
    let (mut game, told) = here.strike();
    assert!(told.contains("D5.2 1 paid amount=2 yuan"), "{told}");
    play_all(&mut game, &["release C1 1", "release M1 1"]);
    assert_eq!((court(&game, 1).as_str(), figures(&game, 1).yuan), ("F1 - -", 0));
    assert_eq!(game.turn(), Turn::Chance);
}

/// D5.b: three occupied and one empty with 4 rice: 3; without rice one of each.
#[test]
fn d5_b_three_occupied_palaces() {
    let here = month_of(MonthEvent::Drought, 2).goods(1, 0, 4, 0).goods(2, 0, 0, 0);
    let here = here.court(1, "C1 / L1 / F1 / -").court(2, "C1 L1 / M1 F1 / T3");
    let (mut game, told) = here.strike();
    assert!(told.contains("D5.3 1 paid amount=3 rice"), "{told}");
    assert_eq!((turn(&game), figures(&game, 2).due), (2, 3));
    play_all(&mut game, &["release L1 1", "release T3 3", "release F1 2"]);
    assert_eq!(court(&game, 2), "C1 - / M1 -");
}

/// D5.c: 3/3/2/1 fireworks: 6/6/3/0 points, 2/2/1/0 go back.
#[test]
fn d5_c_four_at_the_festival() {
    let mut here = month_of(MonthEvent::Festival, 4);
    for (seat, shown) in [(1, 3), (2, 3), (3, 2), (4, 1)] {
        here = here.goods(seat, 0, 0, shown).court(seat, "");
    }
    let game = here.check(&expect![[r#"
        D5.4 struck festival month=5
        D5.4 1 scored points=6
        D5.4 1 paid amount=2 firework
        D5.4 2 scored points=6
        D5.4 2 paid amount=2 firework
        D5.4 3 scored points=3
        D5.4 3 paid amount=1 firework
        D6.1 1 tallied dragons=0 ladies=0 palaces=0 points=0
        D6.1 2 tallied dragons=0 ladies=0 palaces=0 points=0
        D6.1 3 tallied dragons=0 ladies=0 palaces=0 points=0
        D6.1 4 tallied dragons=0 ladies=0 palaces=0 points=0"#]]);
    assert_eq!(figures(&game, 4).fireworks, 1);
}

/// D5.d: 3/3/2/1/1 helmets: as many points, and the last two release one each.
#[test]
fn d5_d_five_at_a_raid() {
    let courts = ["W1 W2", "W1 W2", "W1 W1", "W1 C1", "W1 C1"];
    let mut here = month_of(MonthEvent::Raid, 5);
    for (seat, court) in (1..).zip(courts) {
        here = here.court(seat, court);
    }
    let (mut game, told) = here.strike();
    assert_eq!(points(&game), [3, 3, 2, 1, 1], "{told}");
    assert_eq!(turn(&game), 4);
    play(&mut game, "release C1 1");
    assert_eq!(turn(&game), 5);
    play(&mut game, "release W1 1");
    assert_eq!(game.turn(), Turn::Chance);
}

/// D5.e: two young healers: one person.
#[test]
fn d5_e_two_young_healers() {
    let here = month_of(MonthEvent::Epidemic, 2).court(1, "H1 H1 C1").court(2, "");
    let (mut game, _) = here.strike();
    play(&mut game, "release H1 1");
    assert_eq!(court(&game, 1), "H1 C1 -");
    assert_eq!(game.turn(), Turn::Chance);
}

/// D5.7: releasing is no action: other moves are refused by the event's clause.
#[test]
fn d5_7_nothing_else_while_persons_are_due() {
    let here = month_of(MonthEvent::Epidemic, 2).court(1, "C1 C1 C1 / L1");
    let game = here.strike().0;
    assert_eq!(game.view(Eyes::Public).phase, Phase::Release(Seat(0)));
    assert_eq!(game.view(Eyes::Public).stage, Stage::Event);
    refused(&game, "taxes", rule!("D5.6"));
    assert_eq!(moves(&game), ["release C1 1", "release L1 2"]);
}
