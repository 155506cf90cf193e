//! What stands out in a position, for bots.

use game::{
    Determinize, Evaluate, Eyes, FEATURES_MAX, HiddenInformation, Quick, Rules, SEATS_MAX, Seat,
    Turn, laws,
};
use pagoda_huang::{Colour, Huang, Module, Options};

use crate::sketch::{sketch, sketch_with, with_bandits};

/// No value is further from zero.
const LIMIT: i16 = 127;

fn rows(game: &Huang) -> [[i16; FEATURES_MAX]; SEATS_MAX] {
    let mut rows = [[0; FEATURES_MAX]; SEATS_MAX];
    game.features(&mut rows);
    rows
}

/// A feature of a seat, by its name.
fn check(game: &Huang, seat: usize, expected: &[(&str, i16)]) {
    for &(name, value) in expected {
        let at = Huang::FEATURES.iter().position(|it| *it == name).expect(name);
        assert_eq!(rows(game)[seat - 1][at], value, "{name} of seat {seat}");
    }
}

#[test]
fn names_are_few_and_differ() {
    let mut names = Huang::FEATURES.to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Huang::FEATURES.len());
    assert!(names.len() <= FEATURES_MAX);
}

/// In random games: values are small, seats that aren't there have none, and no seat's row depends
/// on what it can't see.
#[test]
fn a_row_is_small_and_keeps_secrets() {
    let mut luck = Quick::new(1);
    let mut moved = [false; FEATURES_MAX];
    for number in 0..3 {
        for setup in laws::all_setups::<Huang>() {
            let record = laws::lively_record::<Huang>(&setup, number);
            let mut game: Huang = record.start().unwrap();
            for (ply, step) in record.steps.iter().enumerate() {
                let rows = rows(&game);
                for (seat, row) in rows.iter().enumerate() {
                    assert!(row.iter().all(|value| value.abs() <= LIMIT), "{row:?}");
                    assert!(seat < usize::from(setup.seats) || *row == [0; FEATURES_MAX]);
                    row.iter().zip(&mut moved).for_each(|(value, moved)| *moved |= *value != 0);
                }
                if ply % 4 == number as usize {
                    let seat = ply / 4 % usize::from(setup.seats);
                    keeps_secrets(&game, Seat(seat as u8), &rows[seat], &mut luck);
                }
                game.apply(step, &mut |_, _| ());
            }
            assert_eq!(game.turn(), Turn::Over);
            rows(&game);
        }
    }
    let names = Huang::FEATURES.iter().zip(moved);
    let idle: Vec<&str> = names.filter(|it| !it.1).map(|it| *it.0).collect();
    // Random players hardly ever live in the palace; a test below does.
    assert!(idle.iter().all(|name| *name == "palace held"), "always zero: {idle:?}");
}

fn keeps_secrets(game: &Huang, seat: Seat, row: &[i16; FEATURES_MAX], luck: &mut Quick) {
    let other = Huang::imagine(&game.view(Eyes::Seat(seat)), luck);
    let there = rows(&other)[seat.index()];
    for ((name, here), there) in Huang::FEATURES.iter().zip(row).zip(there) {
        assert_eq!(*here, there, "{name} depends on what seat {seat} can't see");
    }
}

/// H10.3: white points go where they are needed.
#[test]
fn h10_3_points_by_need() {
    let game = sketch(3).points(1, [4, 1, 6, 2, 2]).points(2, [3, 3, 3, 3, 0]).game();
    let neediest = [("points, neediest", 1), ("points, richest", 6), ("points, white", 2)];
    check(&game, 1, &neediest);
    let counted = [("counted, lowest", 2), ("counted, second lowest", 3), ("rivals ahead", 1)];
    check(&game, 1, &counted);
    check(
        &game,
        1,
        &[("lead in lowest", -1), ("lead in second lowest", 0), ("lead in all points", 3)],
    );
    check(&game, 2, &[("lead in lowest", 1), ("rivals ahead", 0)]);
    check(&game, 3, &[("lead in lowest", -3), ("rivals ahead", 2), ("three seats", 1)]);
}

/// H5.2: the leader of the colour, or the yellow one in its stead, gains; blue needs a river.
#[test]
fn h5_2_tiles_that_score() {
    let here = sketch(2).bare().lay("Y D11 F13").lead("R1 C11, Y1 E13").hand("RRGB");
    let game = here.points(1, [0, 1, 2, 3, 0]).game();
    check(&game, 1, &[("reach, neediest", 2), ("reach, second neediest", 2)]);
    check(&game, 1, &[("reach, third neediest", 0), ("reach, richest", 1), ("reach, white", 1)]);
    check(&game, 1, &[("tiles that score, second neediest", 2), ("tiles that score, richest", 1)]);
    check(&game, 1, &[("hand, blue", 1), ("leaders out", 2), ("actions left", 2)]);
    check(&game, 2, &[("reach, neediest", 0), ("seats to wait for", 1), ("tiles to come", 6)]);
}

/// H7.4: pagodas pay the leader of their colour, and a third tile would build another.
#[test]
fn h7_4_pagodas_pay() {
    let here = sketch(2).bare().lay("Y D11, G D12 E12 E13, R C11 C10").lead("G1 E11, R1 D10");
    let here = here.pagoda(Colour::Green, "D12 E12 E13").hand("R").points(1, [9, 9, 9, 0, 0]);
    let game = here.bag(60).game();
    check(&game, 1, &[("pagodas, neediest", 1), ("pagodas one tile away", 1)]);
    check(&game, 1, &[("lowest with pagodas to the end", 9), ("counted, lowest", 0)]);
}

/// H8.2: a leader beside one yellow tile may fall; yellow tiles in hand help both sides.
#[test]
fn h8_2_revolts_to_fear() {
    let here = sketch(2).bare().lay("Y D11 E11").lead("R1 C11");
    let game = here.clone().hand_of(2, "YY").game();
    // Two yellow tiles beside a space, and the yellow leader at home on either side.
    check(&game, 1, &[("revolts, worst defence", -1), ("revolts, what may fall", 1)]);
    check(&game, 2, &[("revolts, best attack", 2)]);
    let (game, _) = here.hand("Y").lead("Y2 D10").hand_of(2, "R").play(&["leader Y E12"]);
    check(
        &game,
        1,
        &[("conflict, margin on the table", -2), ("conflict, margin with own hand", -1)],
    );
    check(&game, 2, &[("conflict, what is at stake", 1), ("conflict, margin with own hand", 1)]);
}

/// H9.3: two kingdoms one tile apart.
#[test]
fn h9_3_wars_to_fear() {
    let here = sketch(2).bare().lay("Y D11 H11, R E11 G11 H12 H13").lead("G1 C11, G2 I11");
    let game = here.clone().hand("RRR").game();
    check(&game, 1, &[("wars, worst margin", 1), ("wars, points to win", 1)]);
    check(&game, 2, &[("wars, worst margin", 2), ("wars, what may fall", 0)]);
    let (game, _) = here.hand("W").play(&["W F11"]);
    check(&game, 1, &[("conflict, margin on the table", -2), ("conflict, what is at stake", 1)]);
    check(&game, 2, &[("conflict, margin on the table", 1), ("decides now", 1)]);
}

/// H11.4, H12.3, H13.2: what the modules offer.
#[test]
fn features_of_modules() {
    let here = with_bandits(2).bare().bandits("D8 D9 E9", 2).lay("Y F10, R F11 G11");
    check(&here.lead("R2 G10").game(), 2, &[("bandits or granaries in reach", 2)]);
    let options = Options { module: Module::EighteenKingdoms, ..Options::default() };
    let here = sketch_with(2, options).lay("R B1 C1 D1 E1").lead("B1 D2");
    check(&here.game(), 1, &[("bandits or granaries in reach", 2)]);
    let options = Options { palace: true, ..Options::default() };
    let here = sketch_with(2, options).bare().lay("Y D11 E11 D12 E12").lead("Y2 C11");
    let game = here.pagoda(Colour::Yellow, "D11 E11 D12 E12").game();
    check(&game, 2, &[("palace held", 1), ("tiles to come", 7)]);
}
