//! The action phase.

use bots::puzzle::Puzzle;
use pagoda_dragon::Dragon;

use crate::board::{after, puzzle, year, year_with};

pub(crate) fn puzzles() -> Vec<Puzzle<Dragon>> {
    vec![
        rice_before_a_drought(),
        money_before_a_tribute(),
        pass_before_a_tribute(),
        a_fee_that_saves_three(),
        a_fee_that_costs_three(),
        fireworks_before_a_festival(),
        room_for_newcomers(),
        a_palace_rather_than_a_floor(),
        a_large_privilege_early(),
        a_tile_before_the_wall_is_checked(),
    ]
}

/// Research for 3 points loses three persons.
fn rice_before_a_drought() -> Puzzle<Dragon> {
    let here = year(3, "drought raid festival tribute epidemic raid festival")
        .groups("taxes build parade / harvest fireworks / research privilege")
        .seat(1, "27p 27s 5y 0r 1f 0d", "F2 C1 / S2 H1 / W1 L1 -", "C L P M wild wild")
        .seat(2, "25p 24s 4y 3r 0f 1d", "T3 S2 / M1 W1 C1 / H1 -", "L P T S wild wild")
        .seat(3, "20p 21s 6y 3r 2f 0d", "P1 F1 / H2 M2 / L1 W2", "C P F S wild wild");
    let why = "drought now, three palaces, no rice, and a farmer to harvest just three (D5.3)";
    puzzle(why, &here.acts(), &["harvest"])
}

/// Taxes give 5; passing gives 3 and one person goes.
fn money_before_a_tribute() -> Puzzle<Dragon> {
    let here = year(4, "tribute drought festival raid epidemic tribute raid festival")
        .groups("taxes parade / build harvest / fireworks research / privilege")
        .seat(1, "12p 19s 0y 2r 0f 1d", "T3 C1 / S2 W1 / L1 -", "C L P M H wild wild")
        .seat(2, "15p 22s 5y 1r 0f 1d", "S2 M1 / F1 C1 / H1", "L P T M S wild wild")
        .seat(3, "11p 18s 6y 0r 1f 0d", "P1 T3 / W1 H1 / F2 -", "L P T M S wild wild")
        .seat(4, "14p 15s 4y 2r 1f 0d", "C1 F1 / H2 S3 L1", "C P T M F wild wild")
        .dragon(2, 3);
    let why = "tribute now and no money: taxes pay it all (D5.2)";
    puzzle(why, &here.acts(), &["taxes"])
}

/// Taxes are taken and can't be paid for. Research for 3 points loses four persons, passing one.
fn pass_before_a_tribute() -> Puzzle<Dragon> {
    let here = year(3, "tribute festival epidemic raid")
        .groups("taxes harvest privilege / research parade / fireworks build")
        .seat(1, "50p 29s 0y 2r 1f 1d", "S2 L1 - / M2 L1 H2 / W2 T3 -", "C F wild")
        .seat(2, "44p 36s 4y 1r 2f 1d", "T3 S3 / M1 W1 C1 / H1 P1", "L F wild")
        .seat(3, "39p 33s 6y 1r 3f 1d", "P1 F1 C1 / H2 M2 / L1 W2 T3", "M S wild")
        .dragon(2, 1)
        .dragon(3, 3);
    let why = "tribute now, no money, no way to taxes: who passes still gets 3 yuan (D3.4, D5.2)";
    puzzle(why, &here.acts(), &["pass"])
}

/// 3 yuan are a point at the end, three persons 6 and more, and no tribute is left.
fn a_fee_that_saves_three() -> Puzzle<Dragon> {
    let here = year(4, "drought raid festival")
        .groups("taxes build / harvest parade / research fireworks / privilege")
        .seat(1, "53p 34s 5y 0r 1f 1d", "F2 H1 C1 / W2 P1 L1 / M1 S2 -", "T wild")
        .seat(2, "48p 37s 3y 4r 0f 1d", "F1 C1 W1 / H1 T3 L1 / S2 L1", "M wild")
        .seat(3, "52p 31s 6y 3r 2f 0d", "P1 F2 / H2 M1 T3 / L1 W2 S2", "C wild")
        .seat(4, "47p 28s 4y 3r 3f 1d", "P2 C1 / S3 W1 H1 / T3 L1 M1", "F wild")
        .dragon(2, 2);
    let why = "drought now, no rice: the harvest is worth the fee (D3.5, D5.3)";
    puzzle(why, &here.acts(), &["harvest"])
}

/// Research gives 6 points, but without the fee's 3 yuan three persons go, and three more at the
/// drought.
fn a_fee_that_costs_three() -> Puzzle<Dragon> {
    let here = year(3, "tribute drought raid epidemic festival raid")
        .groups("taxes research / harvest build parade / fireworks privilege")
        .seat(1, "28p 25s 4y 0r 0f 1d", "S3 S2 C1 / F2 H1 - / W1 -", "L P M wild wild")
        .seat(2, "27p 30s 7y 3r 1f 0d", "T3 C1 / M1 W1 / H1 F1 -", "L P S wild wild")
        .seat(3, "25p 22s 4y 3r 2f 1d", "P1 F1 / H2 M2 / L1 W2", "C S T wild wild")
        .dragon(2, 1);
    let why = "4 yuan are the tribute's; rice for the drought is free (D3.5, D5.2, D5.3)";
    puzzle(why, &here.acts(), &["harvest"])
}

/// Four more make six: 6 points instead of none, and three are left to sell.
fn fireworks_before_a_festival() -> Puzzle<Dragon> {
    let here = year(4, "festival epidemic raid tribute")
        .groups("taxes parade / build harvest / fireworks research / privilege")
        .seat(1, "39p 27s 5y 1r 2f 1d", "P2 P1 C1 / H2 T3 / W1 L1 -", "M F S")
        .seat(2, "41p 36s 6y 0r 4f 1d", "S3 C1 W1 / H1 P1 / T3 M1", "L F wild")
        .seat(3, "38p 33s 4y 1r 3f 1d", "M2 F2 / H2 P1 C1 / L1 W2", "S T wild")
        .seat(4, "40p 30s 5y 1r 0f 2d", "S2 T3 / H1 W1 L1 / F1 C1", "M P wild")
        .dragon(2, 1)
        .dragon(3, 2)
        .dragon(4, 4);
    let why = "festival now, 2 fireworks to 4 and 3, and the last to act (D5.4)";
    puzzle(why, &here.acts(), &["fireworks"])
}

/// The money is the next tribute's, and nothing else gives more than a point.
fn room_for_newcomers() -> Puzzle<Dragon> {
    let here = year(3, "festival tribute raid epidemic festival raid")
        .groups("taxes parade privilege / build harvest / research fireworks")
        .seat(1, "26p 27s 4y 1r 0f 1d", "C1 C1 W2 / H2 T3 / M2 F1", "L P S wild wild")
        .seat(2, "27p 30s 7y 1r 4f 0d", "T3 C1 / M1 W1 / H1 F1 P1", "L S F wild wild")
        .seat(3, "25p 22s 4y 0r 5f 1d", "P1 P1 F1 / H2 M2 / L1 W2", "C S T wild wild")
        .dragon(2, 1);
    let why = "the house is full, five cards are left, and two craftsmen build (D3.7, D4.4)";
    puzzle(why, &here.acts(), &["build"])
}

/// Either holds the next person, but a palace counts a point in each of four months.
fn a_palace_rather_than_a_floor() -> Puzzle<Dragon> {
    let here = year(2, "tribute raid festival epidemic")
        .groups("taxes build parade harvest / research fireworks privilege")
        .seat(1, "38p 33s 9y 0r 2f 1d", "S3 T3 / H2 W2 / F1 L1 / P1 L1", "C M wild")
        .seat(2, "40p 30s 6y 1r 3f 1d", "S2 W1 M1 / H1 P1 / C1 T3 L1", "M F wild");
    let why = "no drought is left, nor a monk here: a piece is best a new palace (D3.7, D6.1)";
    puzzle(why, &after(here.acts(), &["build"]), &["found"])
}

/// Ten months of two points for 7 yuan, and the tribute can still be paid.
fn a_large_privilege_early() -> Puzzle<Dragon> {
    let events = "tribute festival raid epidemic drought tribute festival raid drought epidemic";
    let here = year(3, events)
        .groups("taxes build harvest / research fireworks / privilege parade")
        .seat(1, "5p 13s 11y 0r 0f 0d", "T3 S2 - / W1 H2 -", "C L P M T F S wild wild")
        .seat(2, "7p 15s 8y 0r 0f 1d", "T3 C1 - / F1 W1 -", "L P M T H S C wild wild")
        .seat(3, "9p 12s 6y 1r 1f 1d", "S2 F1 / W2 L1 -", "C P M T H F S wild wild")
        .dragon(2, 1);
    let why = "11 yuan in month 3: the large privilege is 20 points (D3.8, D6.1)";
    puzzle(why, &here.acts(), &["privilege large"])
}

/// A tile more and the wall reaches month 7: points for all instead of a person of seat 1's, who
/// has built the least. As a palace the tile's piece is 6 points by the end; other tiles are less.
fn a_tile_before_the_wall_is_checked() -> Puzzle<Dragon> {
    let here = year_with(3, "great-wall=yes", "raid tribute festival epidemic raid drought")
        .groups("taxes build fireworks / harvest parade wall / research privilege")
        .seat(1, "26p 31s 5y 1r 1f 0d", "T3 C1 / W2 H1 M1 / F1 -", "L P S wild wild")
        .seat(2, "27p 28s 6y 1r 0f 1d", "S2 C1 / M1 W1 / H1 T3 -", "L P F wild wild")
        .seat(3, "25p 25s 4y 0r 2f 1d", "P1 F1 / H2 M2 / L1 W1", "C S T wild wild")
        .wall(&[3, 2, 3, 1, 2, 3]);
    let why =
        "raid now, the wall a tile short, nobody has built less, and a piece lasts (D6.1, D7.3)";
    puzzle(why, &here.acts(), &["wall piece"])
}
