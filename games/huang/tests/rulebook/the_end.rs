//! H10: the end of the game.

use expect_test::expect;
use game::{Rules, Turn};
use pagoda_huang::{Colour, Phase};

use crate::sketch::{Sketch, hand, happen, play, points, seen, sketch};

/// Both hands and the market are full.
fn full() -> Sketch {
    sketch(2).hand("YYYYRR").hand_of(2, "RRRRRR").market("GGGGGG")
}

/// H10.2: at the end of a turn, when a tile has to be drawn and the bag is empty.
#[test]
fn h10_2_the_bag_is_empty() {
    let mut game = full().bag(1).actions(1).game();
    play(&mut game, "R A1");
    happen(&mut game, "fill Y / -");
    assert_ne!(game.turn(), Turn::Over, "the last tile was enough");
    let mut game = full().bag(0).actions(1).game();
    play(&mut game, "R A1");
    assert_eq!(game.turn(), Turn::Over);
}

/// H10.2: for whatever purpose: here for the market.
#[test]
fn h10_2_for_the_market() {
    let here = full().market("GGGGG").bag(1).actions(1);
    let mut game = here.game();
    play(&mut game, "R A1");
    let told = happen(&mut game, "fill Y / -");
    assert!(told.starts_with("H10.1 1 draws Y\nH10.3"), "{told}");
    assert_eq!(game.turn(), Turn::Over);
}

/// H10.2: in the middle of a replacement.
#[test]
fn h10_2_in_the_middle_of_a_replacement() {
    let mut game = full().bag(2).game();
    play(&mut game, "replace 3 Y Y Y");
    assert_eq!(seen(&game).phase, Phase::Draw(3));
    let told = happen(&mut game, "draw YY");
    expect![[r#"
        H6.3 1 draws YY
        H10.3 1 counts [0, 0, 0, 0]
        H10.3 2 counts [0, 0, 0, 0]
        H10.4 the game ends, first 1 2"#]]
    .assert_eq(&told);
    assert_eq!(hand(&game, 1), "YYYRR");
    assert_eq!(game.turn(), Turn::Over);
    // With as many tiles as are wanted it goes on; with none at all it ends at once.
    let mut game = full().bag(3).game();
    play(&mut game, "replace 3 Y Y Y");
    happen(&mut game, "draw YYY");
    assert_eq!(seen(&game).phase, Phase::Act);
    play(&mut game, "replace 1 Y");
    assert_eq!(game.turn(), Turn::Over);
}

fn counted(points: [u8; 5]) -> [u8; 4] {
    let mut game = full().points(1, points).bag(0).game();
    let told = play(&mut game, "replace 1 Y");
    let line = told.lines().find(|line| line.starts_with("H10.3 1 counts")).unwrap();
    let numbers: Vec<u8> = line
        .split(|letter: char| !letter.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .skip(3)
        .collect();
    let mut counted: [u8; 4] = numbers.try_into().unwrap();
    counted.sort_unstable();
    counted
}

/// H10.3: white points lift the lowest as high as possible, then the second lowest, and so on.
#[test]
fn h10_3_white_points_are_spread() {
    assert_eq!(counted([3, 1, 4, 2, 0]), [1, 2, 3, 4]);
    assert_eq!(counted([3, 1, 4, 2, 1]), [2, 2, 3, 4]);
    assert_eq!(counted([3, 1, 4, 2, 2]), [2, 3, 3, 4]);
    assert_eq!(counted([3, 1, 4, 2, 3]), [3, 3, 3, 4]);
    assert_eq!(counted([3, 1, 4, 2, 5]), [3, 4, 4, 4]);
    assert_eq!(counted([0, 0, 9, 9, 4]), [2, 2, 9, 9]);
    assert_eq!(counted([0, 0, 0, 9, 4]), [1, 1, 2, 9]);
}

/// H10.3: no other way to spread them compares better.
#[test]
fn h10_3_no_way_is_better() {
    for number in 0..=u8::MAX {
        let colours = [0, 2, 4, 6].map(|at| number >> at & 3);
        for white in 0..5_u8 {
            let [yellow, red, blue, green] = colours;
            let best = counted([yellow, red, blue, green, white]);
            for way in 0..u32::from(white + 1).pow(3) {
                let base = u32::from(white + 1);
                let [one, two, three] = [way % base, way / base % base, way / base / base];
                let Some(four) = u32::from(white).checked_sub(one + two + three) else { continue };
                let added = [one, two, three, four].map(|n| n as u8);
                let mut other: [u8; 4] = std::array::from_fn(|at| colours[at] + added[at]);
                other.sort_unstable();
                assert!(other <= best, "{colours:?} and {white}: {other:?} beats {best:?}");
            }
        }
    }
}

/// H10.3: the highest lowest colour wins; ties compare the second lowest, and so on.
#[test]
fn h10_3_winner_by_smallest_points() {
    let places = |one, other| {
        let mut game = full().points(1, one).points(2, other).bag(0).game();
        play(&mut game, "replace 1 Y");
        let standing = game.standing();
        (standing.places[0], standing.places[1], standing.points[0], standing.points[1])
    };
    assert_eq!(places([9, 9, 9, 1, 0], [2, 2, 2, 2, 0]), (2, 1, 1, 2));
    assert_eq!(places([2, 5, 3, 2, 0], [2, 2, 9, 9, 0]), (2, 1, 2, 2));
    assert_eq!(places([2, 3, 3, 9, 0], [3, 2, 3, 8, 0]), (1, 2, 2, 2));
}

/// H10.4: a tie in all four has no winner.
#[test]
fn h10_4_a_tie_in_all_four() {
    let here = full().points(1, [1, 2, 3, 4, 0]).points(2, [4, 3, 2, 0, 1]).bag(0);
    let mut game = here.game();
    let told = play(&mut game, "replace 1 Y");
    assert!(told.ends_with("H10.4 the game ends, first 1 2"), "{told}");
    assert_eq!(game.standing().places[..2], [1, 1]);
    let mut game = full().points(2, [1; 5]).bag(0).game();
    let told = play(&mut game, "replace 1 Y");
    assert!(told.ends_with("H10.2 the game ends, first 2"), "{told}");
}

/// H10.5: what is in the bag is drawn, then nothing more happens: no second action, no pagodas.
#[test]
fn h10_5_nothing_more_happens() {
    let here = full().lay("R C11 D11 C12, Y C10").pagoda(Colour::Red, "C11 D11 C12").lead("R1 B10");
    let mut game = here.bag(1).game();
    play(&mut game, "replace 2 Y Y");
    happen(&mut game, "draw Y");
    assert_eq!((game.turn(), seen(&game).actions), (Turn::Over, 2));
    assert_eq!((points(&game, 1), seen(&game).bag), ([0; 5], 0));
}
