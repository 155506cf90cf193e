//! D4: the person phase.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Rules, Seat, Turn, rule};
use pagoda_dragon::{MonthEvent, Phase, Stage};

use crate::sketch::{court, figures, moves, play, play_all, refused, sketch, turn};

/// D4.1: a card of a type takes young or old of what is left; the card is spent.
#[test]
fn d4_1_a_card_takes_a_tile_of_its_type() {
    let mut game = sketch(3).playing();
    assert_eq!(play(&mut game, "play M"), "D4.1 1 played M");
    assert_eq!(moves(&game), ["take M1", "take M2"]);
    refused(&game, "take F1", rule!("D4.1"));
    assert_eq!(play(&mut game, "take M2"), "D4.1 1 took M2");
    play(&mut game, "place 1");
    assert_eq!(turn(&game), 2);
    assert_eq!(figures(&game, 1).cards.len(), 10);
    let spent = sketch(2).cards(1, "F wild").playing();
    refused(&spent, "play M", rule!("D4.1"));
    assert_eq!(moves(&spent), ["play F", "play wild"]);
}

/// D4.1: a wild card takes anybody; where one sort is left there is nothing to ask.
#[test]
fn d4_1_a_wild_card_takes_anybody() {
    let mut game = sketch(2).court(2, "M2").playing();
    play(&mut game, "play wild");
    assert_eq!(moves(&game).len(), 14, "the only old monk is taken");
    refused(&game, "take M2", rule!("D4.1"));
    let mut game = sketch(2).court(2, "M2").playing();
    assert_eq!(play(&mut game, "play M"), "D4.1 1 played M\nD4.1 1 took M1");
}

/// D4.1: with no tile left nothing is taken, and the card is spent.
#[test]
fn d4_1_nothing_is_left() {
    let mut game = sketch(2).court(2, "T3 T3 / T3 T3").playing();
    assert_eq!(play(&mut game, "play T"), "D4.1 1 played T\nD4.1 1 missed");
    assert_eq!((figures(&game, 1).cards.len(), figures(&game, 1).space), (10, 20));
    assert_eq!(turn(&game), 2);
}

/// D4.1: in the order as the action phase left it.
#[test]
fn d4_1_in_new_turn_order() {
    let here = sketch(2).track(&[(2, 9), (1, 9)]);
    let mut game = here.at(Stage::Action, Phase::Act(Seat(1)));
    play_all(&mut game, &["pass", "parade"]);
    assert_eq!(turn(&game), 1);
}

/// D4.2: the marker advances at once, and nothing else is gained.
#[test]
fn d4_2_the_marker_advances_and_nothing_else() {
    let mut game = sketch(2).playing();
    let before = figures(&game, 1);
    play_all(&mut game, &["play F", "take F1"]);
    expect![[r#"
        D4.3 1 housed palace=2 F1
        D4.2 1 advanced spaces=4 to=24"#]]
    .assert_eq(&play(&mut game, "place 2"));
    let after = figures(&game, 1);
    assert_eq!((after.rice, after.points, after.yuan), (before.rice, before.points, before.yuan));
}

/// D4.3: to a free place while there is one.
#[test]
fn d4_3_a_free_place_must_be_used() {
    let mut game = sketch(2).court(1, "M1 F1 / C1 -").playing();
    play(&mut game, "play L");
    assert_eq!(moves(&game), ["place 2"]);
    refused(&game, "decline", rule!("D4.3"));
    refused(&game, "release M1 1", rule!("D4.3"));
    refused(&game, "place 1", rule!("D2.4"));
    refused(&game, "place 3", rule!("D4.3"));
}

/// D4.4: release one and take the place, or let the new one go without advancing.
#[test]
fn d4_4_full_palaces() {
    let mut full = sketch(2).court(1, "M1 M1 / C1").playing();
    play(&mut full, "play L");
    assert_eq!(moves(&full), ["release M1 1", "release C1 2", "decline"]);
    refused(&full, "release M1 2", rule!("D4.4"));
    refused(&full, "place 1", rule!("D2.4"));
    let mut game = full;
    expect![[r#"
        D4.4 1 released palace=1 M1
        D4.3 1 housed palace=1 L1
        D4.2 1 advanced spaces=1 to=21"#]]
    .assert_eq(&play(&mut game, "release M1 1"));
    assert_eq!(court(&game, 1), "M1 L1 / C1");
    let mut game = full;
    assert_eq!(play(&mut game, "decline"), "D4.4 1 declined L1");
    assert_eq!((court(&game, 1).as_str(), figures(&game, 1).space), ("M1 M1 / C1", 20));
}

/// D4.5: who is released never comes back, and no marker moves back.
#[test]
fn d4_5_released_persons_leave_the_game() {
    let mut game = sketch(2).court(1, "M2 / C1").playing();
    let before = game.view(Eyes::Public);
    play_all(&mut game, &["play L", "release M2 1"]);
    let after = game.view(Eyes::Public);
    let monk = 8;
    assert_eq!((before.supply[monk], after.supply[monk], after.gone[monk]), (0, 0, 1));
    assert_eq!(figures(&game, 1).space, 21);
}

/// D4.6: the twelfth month goes from actions to its event.
#[test]
fn d4_6_no_person_phase_in_month_12() {
    let here = sketch(2).month(12, MonthEvent::Festival).cards(1, "").cards(2, "");
    let mut game = here.at(Stage::Action, Phase::Act(Seat(1)));
    let told = play(&mut game, "research");
    assert!(told.contains("D5.4 struck festival month=12"), "{told}");
    assert_eq!(game.turn(), Turn::Over);
}
