//! H7: pagodas.

use expect_test::expect;
use game::rule;
use pagoda_huang::{Colour, Phase};

use crate::sketch::{Sketch, at, moves, play, points, refused, seen, sketch};

/// White tiles on D11 and E11, and one to place in the hand.
fn two_white() -> Sketch {
    sketch(2).bare().lay("W D11 E11").hand("W")
}

/// H7.1: who completes a triangle may build.
#[test]
fn h7_1_a_triangle_completed() {
    let mut game = two_white().game();
    play(&mut game, "W D12");
    assert_eq!(seen(&game).phase, Phase::Pagoda(at("D12")));
    assert_eq!(moves(&game), ["pagoda D11 E11 D12", "no"]);
    refused(&game, "take W", rule!("H7.1"));
    expect!["H7.1 1 builds a W pagoda on D11 E11 D12"]
        .assert_eq(&play(&mut game, "pagoda D11 E11 D12"));
    assert_eq!(seen(&game).pagodas_left[Colour::White as usize], 0);
    // Three in a row are no triangle; nor are three of two colours.
    for (laid, placed) in [("W C11 D11", "W E11"), ("W D11, R E11", "W D12")] {
        let (game, _) = sketch(2).bare().lay(laid).hand("W").play(&[placed]);
        assert_eq!(seen(&game).phase, Phase::Act);
    }
    let (game, _) = two_white().play(&["W D12", "no"]);
    assert!(seen(&game).pagodas.is_empty() && seen(&game).actions == 1);
}

/// H7.1: of several triangles one is chosen; none on a tile that carries a pagoda.
#[test]
fn h7_1_one_of_several_triangles() {
    let four = sketch(2).bare().lay("R D11 E11 E12").hand("RR");
    let (game, _) = four.clone().play(&["R D12"]);
    assert_eq!(moves(&game), ["pagoda D11 E11 D12", "pagoda E11 D12 E12", "no"]);
    let (mut game, _) = four.play(&["R D12", "pagoda E11 D12 E12"]);
    assert_eq!(seen(&game).phase, Phase::Act);
    // D11 and C11 with the new tile on C12 are bare, all others aren't.
    play(&mut game, "R C12");
    assert_eq!(seen(&game).phase, Phase::Fill, "D11, D12 and C12 touch, but D12 is covered");
}

/// H7.1: a tile that started a war builds nothing.
#[test]
fn h7_1_no_pagoda_after_a_war() {
    let here = sketch(2).bare().lay("Y C11 F11, W D11 D12").lead("R1 C10, R2 G11");
    let (game, _) = here.hand("W").play(&["W E11", "no", "no", "winner D11"]);
    assert_eq!((seen(&game).phase, seen(&game).pagodas.len()), (Phase::Act, 0));
    assert!(seen(&game).tiles[Colour::White as usize].contains(&at("E11")));
}

/// H7.2: if none is left beside the board, one is moved.
#[test]
fn h7_2_a_moved_pagoda() {
    let here = two_white().lay("W G13 H13 G14").pagoda(Colour::White, "G13 H13 G14");
    let mut game = here.game();
    play(&mut game, "W D12");
    assert_eq!(moves(&game), ["pagoda D11 E11 D12 from G13", "no"]);
    refused(&game, "pagoda D11 E11 D12", rule!("H7.2"));
    expect!["H7.2 1 builds a W pagoda on D11 E11 D12 from G13"]
        .assert_eq(&play(&mut game, "pagoda D11 E11 D12 from G13"));
    let view = seen(&game);
    assert_eq!((view.pagodas.len(), view.pagodas[0].on.first()), (1, at("D11")));
    // With one beside the board none may be moved.
    let here = sketch(2).bare().lay("R D11 E11 G13 H13 G14").hand("R");
    let (game, _) = here.pagoda(Colour::Red, "G13 H13 G14").play(&["R D12"]);
    assert_eq!(moves(&game), ["pagoda D11 E11 D12", "no"]);
    refused(&game, "pagoda D11 E11 D12 from G13", rule!("H7.2"));
}

/// H7.3: tiles under a pagoda count as before.
#[test]
fn h7_3_covered_tiles_count() {
    let covered = sketch(2).bare().lay("Y D11 E11 D12, R F11 E12 F12 F10");
    let covered = covered.pagoda(Colour::Yellow, "D11 E11 D12").pagoda(Colour::Red, "F11 E12 F12");
    let here = covered.lead("G1 C11");
    assert_eq!(seen(&here.clone().game()).kingdoms[0].strength, 4);
    here.clone().allowed("leader Y C12");
    // The revolt counts them too: D10 has D11 and E11 beside it, C11 has D11 alone.
    let (_, told) = here.lead("Y2 C12").play(&["leader Y D10", "commit 0"]);
    assert!(told.ends_with("H8.3 1 commits 0: 2"), "{told}");
}

/// H7.4: at the end of one's turn, for each of one's leaders, each pagoda of its colour.
#[test]
fn h7_4_points_at_the_end_of_a_turn() {
    let here = sketch(2).bare().lay("Y D11, R E11 E12 D12, R F11 G11 F10, G D9 C10 D10");
    let here = here
        .pagoda(Colour::Red, "E11 E12 D12")
        .pagoda(Colour::Red, "F11 G11 F10")
        .pagoda(Colour::Green, "D9 C10 D10");
    let mut game = here.clone().lead("R1 C12").hand("Y").actions(1).game();
    expect![[r#"
        H5.1 1 places Y on N13
        H7.4 1 gains 2 R"#]]
    .assert_eq(&play(&mut game, "Y N13"));
    // The yellow leader stands in for nobody, another's leader gains nothing on my turn, and
    // nothing is gained before the turn ends.
    let (game, _) = here.clone().lead("Y1 C12").hand("Y").actions(1).play(&["Y N13"]);
    assert_eq!(points(&game, 1), [0; 5]);
    let (game, _) = here.clone().hand("Y").actions(1).play(&["Y N13"]);
    assert_eq!(points(&game, 2), [0; 5]);
    let (game, _) = here.lead("R1 C12").hand("Y").play(&["Y N13"]);
    assert_eq!(points(&game, 1), [0; 5]);
}

/// H7.5: two green tiles, or one and the green leader at home, for a triangle on the board.
#[test]
fn h7_5_the_build_action() {
    let here = sketch(2).bare().lay("R D11 E11 D12").hand("GG");
    let (game, told) = here.clone().play(&["build D11 E11 D12"]);
    expect![[r#"
        H7.5 1 pays GG
        H7.1 1 builds a R pagoda on D11 E11 D12"#]]
    .assert_eq(&told);
    assert_eq!((seen(&game).phase, seen(&game).actions), (Phase::Act, 1), "no market tile for it");
    let (_, told) = here.clone().play(&["build leader D11 E11 D12"]);
    expect![[r#"
        H7.5 1 pays G and the leader
        H7.1 1 builds a R pagoda on D11 E11 D12"#]]
    .assert_eq(&told);
    here.clone().hand("G").refused("build D11 E11 D12", rule!("H7.5"));
    let yellow = here.clone().lay("Y C11");
    yellow.lead("G1 C10").refused("build leader D11 E11 D12", rule!("H7.5"));
    here.clone().refused("build F11 G11 F12", rule!("H7.1"));
    here.pagoda(Colour::Red, "D11 E11 D12").refused("build D11 E11 D12", rule!("H7.1"));
}

/// H7.6: when a tile under it leaves the board, the pagoda goes back beside it.
#[test]
fn h7_6_a_pagoda_goes_back() {
    let here = sketch(2).bare().lay("W D11 E11 D12").pagoda(Colour::White, "D11 E11 D12");
    let (game, _) = here.hand("BB").play(&["riot E11"]);
    assert_eq!((seen(&game).pagodas.len(), seen(&game).pagodas_left[4]), (0, 1));
}

/// H7.7: never onto a triangle that shares a tile with the old one; of two one is chosen.
#[test]
fn h7_7_which_one_is_moved() {
    let both = sketch(2).bare().lay("R D11 E11 E12, R G13 H13 G14, R K10 L10 L11, R D12");
    let both = both.pagoda(Colour::Red, "G13 H13 G14").pagoda(Colour::Red, "K10 L10 L11");
    let game = both.hand("GG").game();
    let built: Vec<String> =
        moves(&game).into_iter().filter(|mv| mv.starts_with("build D11 E11 D12")).collect();
    assert_eq!(built, ["build D11 E11 D12 from K10", "build D11 E11 D12 from G13"]);
    refused(&game, "build D11 E11 D12", rule!("H7.2"));
    // The only white pagoda stands on D11 E11 D12: the triangle beside it shares two tiles.
    let white = sketch(2).bare().lay("W D11 E11 D12").pagoda(Colour::White, "D11 E11 D12");
    let (game, _) = white.hand("W").play(&["W E12"]);
    assert_eq!(seen(&game).phase, Phase::Act);
}
