//! H12: eighteen kingdoms.

use expect_test::expect;
use game::{Eyes, HiddenInformation, Rules, Seat, Setup, rule};
use pagoda_huang::{Huang, Module, Options, Phase};

use crate::sketch::{Sketch, at, moves, play, refused, seen, sketch_with};

const OPTIONS: Options =
    Options { module: Module::EighteenKingdoms, palace: false, open_points: false, short: false };

/// Red tiles link the capitals A1, C2 and F1; seat 1's blue leader is there.
fn linked() -> Sketch {
    sketch_with(2, OPTIONS).lay("R B1 C1 D1 E1").lead("B1 D2").hand("Y").actions(1)
}

/// H12.1: 19 capitals, each with a granary; no blue pagodas.
#[test]
fn h12_1_the_other_board() {
    let view = seen(&Huang::new(&Setup { seats: 2, options: OPTIONS }));
    assert_eq!((view.tiles[0].len(), view.granaries.len()), (19, 19));
    assert_eq!(view.bag, 138 - 19);
    assert_eq!(view.pagodas_left, [2, 2, 0, 2, 1]);
}

/// H12.2: a granary whose tile leaves the board leaves the game.
#[test]
fn h12_2_a_granary_burns_with_its_tile() {
    let (game, told) = sketch_with(2, OPTIONS).hand("BB").play(&["riot C2"]);
    expect![[r#"
        H6.1 1 pays BB
        H6.1 Y leaves C2
        H12.2 the granary leaves C2"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).granaries.len(), 18);
}

/// H12.3: with more than one granary in the blue leader's kingdom, all but one, or none.
#[test]
fn h12_3_all_but_one() {
    let (mut game, _) = linked().play(&["Y N3"]);
    assert_eq!(seen(&game).phase, Phase::Granary);
    assert_eq!(moves(&game), ["keep A1", "keep F1", "keep C2", "no"]);
    refused(&game, "keep H2", rule!("H12.3"));
    refused(&game, "pass", rule!("H12.3"));
    let told = play(&mut game, "keep F1");
    expect!["H12.3 1 takes 2 granaries, the one on F1 stays"].assert_eq(&told);
    assert!(seen(&game).granaries.contains(&at("F1")));
    assert_eq!(seen(&game).granaries.len(), 17);
    assert_eq!(game.view(Eyes::Seat(Seat(0))).players[0].points.unwrap().granaries, 2);
    let (game, _) = linked().play(&["Y N3", "no"]);
    assert_eq!(seen(&game).granaries.len(), 19);
    // One granary is too few, and other leaders take none.
    let one = sketch_with(2, OPTIONS).lead("B1 D2").hand("Y").actions(1);
    assert_eq!(seen(&one.play(&["Y N3"]).0).phase, Phase::Fill);
    let other = sketch_with(2, OPTIONS).lay("R B1 C1").lead("Y1 D2").hand("Y").actions(1);
    assert_eq!(seen(&other.play(&["Y N3"]).0).phase, Phase::Fill);
}

/// H12.3: at the end of one's own turn only.
#[test]
fn h12_3_not_on_others_turns() {
    let here = sketch_with(2, OPTIONS).lay("R B1 C1 D1 E1").lead("B2 D2").hand("Y").actions(1);
    assert_eq!(seen(&here.play(&["Y N3"]).0).phase, Phase::Fill);
}

/// H12.4: granaries are hidden like points, and worth two blue points each in the end.
#[test]
fn h12_4_value_of_granaries() {
    let here = sketch_with(2, OPTIONS).points(1, [4, 4, 1, 4, 1]).granaries(1, 1).hand("Y").bag(0);
    let mut game = here.game();
    assert_eq!(game.view(Eyes::Seat(Seat(1))).players[0].points, None);
    let told = play(&mut game, "replace 1 Y");
    assert!(told.contains("H10.3 1 counts [4, 4, 4, 4]"), "{told}");
}
