//! Q6: the end.

use expect_test::expect;
use game::{Rules, Seat, Turn, rule};

use crate::sketch::{play, refused, sketch, supplies};

/// Q6.1: the moment the last pagoda is placed the game ends; the village is not settled any more.
#[test]
fn q6_1_the_last_pagoda_ends_the_game() {
    let game = sketch(2).draw("I8", "R").supply(1, 1).hand("BB").check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8
        Q6.1 the game ends, won by 1"#]],
    );
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(game.standing().places[..2], [1, 2]);
}

/// Q6.1: who has fewer pagodas than needed puts down what is left.
#[test]
fn q6_1_placing_the_last_tile_ends_the_game() {
    let game = sketch(2).draw("C5", "R Y").supply(1, 1).hand("RY").check(
        "RY C6 D6",
        &expect![[r#"
        Q2.1 1 places RY on C6 D6
        Q3.1 1 founds Red 2 at C6
        Q6.1 the game ends, won by 1"#]],
    );
    assert_eq!(supplies(&game)[0], 0);
}

/// Q6.1: what goes back goes back first: the second pagoda isn't the last one.
#[test]
fn q6_1_first_back_then_down() {
    let game = sketch(2).draw("C5", "R1 R1 . R1 R1").supply(1, 1).hand("RB").check(
        "RB E5 E4",
        &expect![[r#"
            Q2.1 1 places RB on E5 E4
            Q5.1 Red 5 is 1's, sums [4, 0, 0, 0]
            Q5.2 1 takes back 1
            Q3.4 1 puts a second pagoda on C5"#]],
    );
    assert_eq!(supplies(&game)[0], 1);
    assert_ne!(game.turn(), Turn::Over);
}

/// Q6.1: the village step can end the game too.
#[test]
fn q6_1_the_last_pagoda_in_a_village() {
    sketch(2).draw("I8", "R").supply(1, 2).hand("BB").check(
        "BB J9 J8",
        &expect![[r#"
        Q2.1 1 places BB on J8 J9
        Q3.1 1 founds Blue 2 at J8
        Q4.2 1 takes village J10 with 1
        Q6.1 the game ends, won by 1"#]],
    );
}

/// Q6.1: a win on another player's turn.
#[test]
fn q6_1_a_win_on_anothers_turn() {
    sketch(2).draw("C5", "Y2 Y2 Y2 Y2").supply(2, 1).hand("BY").check(
        "BY G4 G5",
        &expect![[r#"
            Q2.1 1 places BY on G4 G5
            Q3.2 2's Yellow grows to 5
            Q3.4 2 puts a second pagoda on C5
            Q6.1 the game ends, won by 2"#]],
    );
}

/// Q6.1: of several the one who placed the tile wins.
#[test]
fn q6_1_the_placer_wins_among_several() {
    let here = sketch(2).draw("C5", "Y2 Y2 Y2 Y2").draw("H6", "R").hand("RY");
    let game = here.supply(1, 1).supply(2, 1).check(
        "RY G6 G5",
        &expect![[r#"
            Q2.1 1 places RY on G6 G5
            Q3.2 2's Yellow grows to 5
            Q3.1 1 founds Red 2 at G6
            Q3.4 2 puts a second pagoda on C5
            Q6.1 the game ends, won by 1"#]],
    );
    assert_eq!(supplies(&game), [0, 0]);
    assert_eq!(game.standing().places[..2], [1, 2]);
}

/// Q6.1: if the placer isn't among them, they share the win.
#[test]
fn q6_1_others_share_the_win() {
    let picture = "Y2 Y2 Y2 Y2 . . R3 R3 R3 R3";
    let here = sketch(3).draw("C5", picture).supply(2, 1).supply(3, 1).hand("RY");
    let game = here.check(
        "RY H5 G5",
        &expect![[r#"
            Q2.1 1 places RY on H5 G5
            Q3.2 3's Red grows to 5
            Q3.2 2's Yellow grows to 5
            Q3.4 3 puts a second pagoda on I5
            Q3.4 2 puts a second pagoda on C5
            Q6.1 the game ends, won by 2 3"#]],
    );
    assert_eq!(game.standing().places[..3], [3, 1, 1]);
}

/// Q6.2: when nobody holds a tile, whoever has most pagodas on the board wins.
#[test]
fn q6_2_nobody_holds_a_tile() {
    let here = sketch(3).draw("C5", "R2 R2").hand("BY").piles([0; 4]);
    let game = here.check(
        "BY E5 E4",
        &expect![[r#"
            Q2.1 1 places BY on E5 E4
            Q3.3 1 gains nothing
            Q6.2 the game ends, won by 2"#]],
    );
    assert_eq!(game.standing().points[..3], [0, 1, 0]);
}

/// Q6.2: it ends too when no tile in anybody's hand can be placed; ties share the win.
#[test]
fn q6_2_no_tile_can_be_placed() {
    let gap = sketch(2).draw("D5", "R1 R1 . . R2 R2").fill(&["F5", "G5"]);
    let mut game = gap.hand("RR").hand_of(2, "RR").game();
    let told = play(&mut game, "pass");
    expect![[r#"
        Q2.5 1 passes
        Q6.2 the game ends, won by 1 2"#]]
    .assert_eq(&told);
}

/// Q6.3: tiles in the piles don't count, but the draw does: the check comes after it.
#[test]
fn q6_3_checked_after_the_draw() {
    let mut game = sketch(2).hand("YY").piles([1, 0, 0, 0]).game();
    play(&mut game, "YY G6 G5");
    assert_eq!(game.turn(), Turn::Seat(Seat(0)), "nobody holds a tile, but one is to be drawn");
    play(&mut game, "draw 1");
    assert_eq!(game.turn(), Turn::Chance);
}

/// Q6.3: a player with an empty hand passes; nobody may pass who can place.
#[test]
fn q6_3_an_empty_hand_passes() {
    let mut game = sketch(2).hand_of(2, "RR").piles([0; 4]).game();
    let told = play(&mut game, "pass");
    expect!["Q6.3 1 passes"].assert_eq(&told);
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    refused(&game, "pass", rule!("Q6.3"));
}
