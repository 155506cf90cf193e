//! Q2: a turn.

use expect_test::expect;
use game::{
    Determinize, Eyes, HiddenInformation, Present, Quick, Rules, Seat, Setup, Step, Turn, rule,
};
use pagoda_qin::{BoardName, Chance, Hand, Options, Phase, Qin, Tile};

use crate::sketch::{play, refused, sketch, take};

/// Q2.1: place, then draw from a pile of one's choice, then the next player's turn.
#[test]
fn q2_1_place_then_draw() {
    let mut game = sketch(2).hand("RB YY").hand_of(2, "RR").game();
    refused(&game, "draw 1", rule!("Q2.1"));
    play(&mut game, "YY G6 G5");
    assert_eq!(game.turn(), Turn::Seat(Seat(0)));
    refused(&game, "RB E6 E5", rule!("Q2.1"));
    refused(&game, "pass", rule!("Q2.1"));
    expect!["Q2.1 1 draws from pile 3"].assert_eq(&play(&mut game, "draw 3"));
    assert_eq!(game.turn(), Turn::Chance);
    let drawn = take(&mut game, &Step::Chance { chance: Chance::Tile(Tile::BY) });
    expect!["Q2.1 1 draws Some(BY)"].assert_eq(&drawn);
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
}

/// Q2.1: only a tile of one's hand.
#[test]
fn q2_1_only_a_tile_of_ones_hand() {
    sketch(2).hand("RB").refused("RY E6 E5", rule!("Q2.1"));
}

/// Q2.2: never on village, starting territory or another tile; Q1.4: nor from an empty pile.
#[test]
fn q2_2_only_on_free_meadow() {
    let here = sketch(2).hand("RB").draw("E5", "Y");
    for taken in ["RB E5 D5", "RB E4 E5", "RB E7 E6", "RB F7 G7", "RB E3 E4", "RB F3 F4"] {
        here.clone().refused(taken, rule!("Q2.2"));
    }
    here.clone().hand("RB").draw("E4", ".").check(
        "RB E4 D4",
        &expect![[r#"
            Q2.1 1 places RB on E4 D4
            Q3.3 1 gains nothing"#]],
    );
    let mut game = here.piles([0, 9, 9, 9]).game();
    play(&mut game, "RB E4 D4");
    refused(&game, "draw 1", rule!("Q1.4"));
}

/// Q2.2: never on water.
#[test]
fn q2_2_never_on_water() {
    let options = Options { board: BoardName::Lion, ..Options::default() };
    let mut view = Qin::new(&Setup { seats: 2, options }).view(Eyes::Public);
    view.phase = Phase::Place(Seat(0));
    view.players[0].hand = Hand::Open("RB".parse().unwrap());
    let game = Qin::imagine(&view, &mut Quick::new(0));
    refused(&game, "RB H9 G9", rule!("Q2.2"));
    refused(&game, "RB F5 E5", rule!("Q2.2"));
}

/// Q2.3: one edge with a territory at least; corners and villages don't count, any colour does.
#[test]
fn q2_3_must_touch_a_territory() {
    let here = sketch(2).hand("RB");
    here.clone().refused("RB D6 C6", rule!("Q2.3"));
    here.clone().refused("RB E2 D2", rule!("Q2.3"));
    for touching in ["RB D7 C7", "RB G8 G9", "RB I6 I5", "RB H7 H8"] {
        assert!(here.clone().game().check(&touching.parse().unwrap()).is_ok(), "{touching}");
    }
}

/// Q2.3: turned any way round: both colours in all four directions.
#[test]
fn q2_3_may_be_turned() {
    let game = sketch(2).hand("RB").game();
    for turned in ["RB E6 E5", "RB E5 E6", "RB E6 D6", "RB E6 F6", "RB F6 E6", "RB D6 E6"] {
        assert!(game.check(&turned.parse().unwrap()).is_ok(), "{turned}");
    }
}

/// Q2.1, Q2.2, Q2.3: a tile or a square that no move begins with is answered by a clause, whatever
/// would follow.
#[test]
fn q2_3_a_square_is_refused_before_the_tile_is_placed() {
    let game = sketch(2).hand("RB").game();
    let why = |words: &[&str]| game.why_not(words).map(|illegal| illegal.clause);
    assert_eq!(why(&["YY"]), Some(rule!("Q2.1")));
    assert_eq!(why(&["RB", "E3"]), Some(rule!("Q2.2")));
    assert_eq!(why(&["RB", "B2"]), Some(rule!("Q2.3")));
    assert_eq!(why(&["RB", "E6", "G6"]), Some(rule!("Q2.2")), "not side by side");
    assert_eq!(why(&["RB", "E6"]), None);
    assert_eq!(why(&["RB"]), None);
    assert_eq!(why(&["draw", "1"]), Some(rule!("Q2.1")));
    assert_eq!(why(&["nonsense"]), None);
}

/// Q2.4: with empty piles nobody draws.
#[test]
fn q2_4_nobody_draws_from_empty_piles() {
    let mut game = sketch(2).hand("RB YY").hand_of(2, "RR").piles([0; 4]).game();
    play(&mut game, "YY G6 G5");
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
}

/// Q2.5: who can place nothing passes and keeps the hand. The only gap lies between two equal red
/// provinces, so nobody can fill it with red (Q5.3), but with blue.
#[test]
fn q2_5_player_without_placement_passes() {
    let gap = sketch(2).draw("D5", "R1 R1 . . R2 R2").fill(&["F5", "G5"]);
    let mut game = gap.hand("RR").hand_of(2, "BB").game();
    refused(&game, "RR F5 G5", rule!("Q5.3"));
    expect!["Q2.5 1 passes"].assert_eq(&play(&mut game, "pass"));
    assert_eq!(game.turn(), Turn::Seat(Seat(1)), "who passes doesn't draw");
    let Hand::Open(hand) = game.view(Eyes::Seat(Seat(0))).players[0].hand else { panic!() };
    assert_eq!(hand.to_string(), "RR");
}
