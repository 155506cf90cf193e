//! H13: the royal palace.

use expect_test::expect;
use game::{Rules, Seat, Turn, rule};
use pagoda_huang::{Colour, Options, Phase};

use crate::sketch::{Sketch, at, hand, happen, moves, play, refused, seen, sketch, sketch_with};

const OPTIONS: Options =
    Options { module: pagoda_huang::Module::None, palace: true, open_points: false, short: false };

fn here() -> Sketch {
    sketch_with(2, OPTIONS).bare().lay("Y D11 E11 D12")
}

/// The palace on D11 E11 D12 E12, seat 2's yellow leader beside it, both hands full.
fn crowned() -> Sketch {
    let palace = here().lay("Y E12").pagoda(Colour::Yellow, "D11 E11 D12 E12").lead("Y2 C11");
    palace.hand("RRRRRR").hand_of(2, "RRRRRR").market("GGGGGG")
}

/// H13.1: on four yellow tiles in the shape of a rhombus, under the rules of pagodas.
#[test]
fn h13_1_the_palace_is_built() {
    let (mut game, _) = here().hand("Y").play(&["Y E12"]);
    assert_eq!(seen(&game).phase, Phase::Pagoda(at("E12")));
    assert_eq!(moves(&game), ["pagoda E11 D12 E12", "palace D11 E11 D12 E12", "no"]);
    expect!["H13.1 1 builds the palace on D11 E11 D12 E12"]
        .assert_eq(&play(&mut game, "palace D11 E11 D12 E12"));
    // For two green tiles; on yellow only; and not without the option.
    here().lay("Y E12").hand("GG").allowed("build D11 E11 D12 E12");
    let red = sketch_with(2, OPTIONS).bare().lay("R D11 E11 D12 E12").hand("GG");
    red.refused("build D11 E11 D12 E12", rule!("H13.1"));
    here().hand("GG").refused("build D11 E11 D12 E12", rule!("H13.1"));
    let without = sketch(2).bare().lay("Y D11 E11 D12 E12").hand("GG");
    without.refused("build D11 E11 D12 E12", rule!("H13.1"));
}

/// H13.1: it is moved like a pagoda, and falls like one.
#[test]
fn h13_1_the_palace_moves_and_falls() {
    let (game, told) =
        crowned().lay("Y G13 H13 G14 H14").hand("GG").play(&["build G13 H13 G14 H14 from D11"]);
    expect![[r#"
        H7.5 1 pays GG
        H13.1 1 builds the palace on G13 H13 G14 H14 from D11"#]]
    .assert_eq(&told);
    assert_eq!(seen(&game).palace.unwrap().first(), at("G13"));
    let (game, told) = crowned().hand("BB").play(&["riot E11"]);
    assert!(told.contains("H7.6 the palace leaves D11 E11 D12 E12"), "{told}");
    assert_eq!(seen(&game).palace, None);
}

/// H13.2: who has the yellow leader in its kingdom fills up to seven; it gives no points.
#[test]
fn h13_2_seven_tiles() {
    let mut game = crowned().actions(1).game();
    play(&mut game, "R N13");
    let told = happen(&mut game, "fill Y B / -");
    expect![[r#"
        H10.1 1 draws Y
        H10.1 2 draws B"#]]
    .assert_eq(&told);
    assert_eq!((hand(&game, 1).len(), hand(&game, 2).len()), (6, 7));
    let view = seen(&game);
    assert!(view.memory.points.iter().all(|points| points.colours == [0; 5]));
}

/// H13.3: a tile under the palace carries a pagoda and the reverse; one building at a time.
#[test]
fn h13_3_one_or_the_other() {
    let on_palace = crowned().hand("GG");
    on_palace.clone().refused("build D11 E11 D12", rule!("H13.3"));
    let on_pagoda = here().lay("Y E12").pagoda(Colour::Yellow, "D11 E11 D12").hand("GG");
    on_pagoda.refused("build D11 E11 D12 E12", rule!("H13.3"));
    let (game, _) = here().hand("Y").play(&["Y E12", "palace D11 E11 D12 E12"]);
    assert_eq!((seen(&game).phase, seen(&game).pagodas.len()), (Phase::Act, 0));
}

/// H13.4: judged at each refill, also on others' turns; who has seven and lost it discards nothing.
#[test]
fn h13_4_judged_at_each_refill() {
    let here = crowned().hand("BBRRRR").hand_of(2, "RRRRRRR").actions(1);
    let mut game = here.game();
    play(&mut game, "riot E11");
    happen(&mut game, "fill YY / -");
    assert_eq!((hand(&game, 2).len(), game.turn()), (7, Turn::Seat(Seat(1))));
    refused(&game, "no", rule!("H3.1"));
}
