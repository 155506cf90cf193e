//! The last months, when all can be reckoned.

use bots::puzzle::Puzzle;
use pagoda_dragon::Dragon;

use crate::board::{after, puzzle, year};

pub(crate) fn puzzles() -> Vec<Puzzle<Dragon>> {
    vec![
        books_rather_than_a_bag_of_rice(),
        rice_rather_than_books(),
        floors_for_monks(),
        a_monk_at_the_end(),
        a_monk_in_the_highest_palace(),
        a_monk_for_a_pyrotechnist(),
        whoever_scores_nothing_goes(),
    ]
}

/// The bag that is missing keeps a person, 2 points.
fn books_rather_than_a_bag_of_rice() -> Puzzle<Dragon> {
    let here = year(3, "drought")
        .groups("taxes build parade / harvest fireworks / research privilege")
        .seat(1, "68p 39s 3y 2r 0f 1d", "S3 S2 L1 / M2 W2 C1 / T3 H2", "")
        .seat(2, "70p 36s 4y 3r 1f 2d", "T3 C1 / M1 W1 S2 / H1 F1 L1", "")
        .seat(3, "66p 33s 2y 3r 2f 2d", "P1 F1 M1 / H2 M2 / L1 W1 C1", "");
    let why = "last month: research is 6 points, the harvest a person's 2 (D5.3, D6.2)";
    puzzle(why, &here.acts(), &["research"])
}

/// Four persons are 8 points.
fn rice_rather_than_books() -> Puzzle<Dragon> {
    let here = year(4, "drought")
        .groups("taxes parade / build fireworks / research harvest / privilege")
        .seat(1, "76p 39s 2y 0r 0f 1d", "S2 F1 L1 / M2 W2 / F2 H2 / T3 C1", "")
        .seat(2, "70p 36s 4y 3r 1f 2d", "T3 C1 / M1 W1 S2 / H1 F1 L1", "")
        .seat(3, "66p 33s 2y 3r 2f 2d", "P1 F1 M1 / H2 M2 / L1 W1 C1", "")
        .seat(4, "62p 30s 5y 3r 0f 1d", "S3 T3 / H1 L1 W1 / M1 C1", "");
    let why = "last month: the harvest keeps four persons, 8 points to research's 3 (D5.3, D6.2)";
    puzzle(why, &here.acts(), &["harvest"])
}

/// A floor for three Buddhas and one for two. It is these points that win.
fn floors_for_monks() -> Puzzle<Dragon> {
    let here = year(4, "festival")
        .groups("taxes parade / build fireworks / research harvest / privilege")
        .seat(1, "67p 39s 4y 0r 0f 1d", "M2 M1 / M2 W1 / C1 L1 H1", "")
        .seat(2, "66p 36s 4y 1r 4f 2d", "T3 C1 / M1 W1 S2 / H1 F1 L1", "")
        .seat(3, "65p 33s 2y 0r 5f 2d", "P1 F1 M1 / H2 P1 / L1 W1 C1", "")
        .seat(4, "62p 30s 5y 0r 3f 1d", "S3 T3 / H1 L1 W1 / M1 C1", "");
    let why = "last month: two pieces are 5 points for monks (D6.2)";
    puzzle(why, &here.acts(), &["build"])
}

/// 2 points a person and 6 for two Buddhas on three floors. Nobody else gives so much.
fn a_monk_at_the_end() -> Puzzle<Dragon> {
    let here = year(3, "tribute festival")
        .seat(1, "64p 39s 6y 1r 0f 1d", "S2 L1 - / H2 W2 T3 / F1 L1", "wild")
        .seat(2, "61p 52s 5y 1r 3f 2d", "T3 C1 / M1 W1 S2 / H1 F1 L1", "")
        .seat(3, "58p 49s 4y 0r 4f 2d", "P1 F1 C1 / H2 M1 / L1 W1 P1", "");
    let why = "the last person: an old monk on three floors is 8 points (D6.2)";
    puzzle(why, &after(here.plays(), &["play wild"]), &["take M2"])
}

/// Two Buddhas more on a third floor than on the second.
fn a_monk_in_the_highest_palace() -> Puzzle<Dragon> {
    let here = year(4, "raid tribute epidemic")
        .seat(1, "48p 40s 7y 0r 1f 1d", "S3 - / H2 W2 - / T3 L1", "M wild")
        .seat(2, "51p 36s 4y 0r 1f 2d", "T3 C1 / M1 W1 S2 / H1 F1", "L wild")
        .seat(3, "49p 33s 5y 1r 2f 1d", "P1 F1 M1 / H2 L1 / W1 C1", "S wild")
        .seat(4, "46p 30s 5y 0r 0f 2d", "S2 T3 / H1 L1 W1 / P1 C1", "M wild");
    let why = "a monk counts the floors of the palace (D6.2)";
    puzzle(why, &after(here.plays(), &["play M", "take M2"]), &["place 2"])
}

/// No festival is left. The craftsman could go too, but on two floors a monk counts less.
fn a_monk_for_a_pyrotechnist() -> Puzzle<Dragon> {
    let here = year(3, "tribute raid")
        .seat(1, "60p 45s 6y 0r 0f 1d", "S3 L1 P1 / H2 W2 / L1 C1", "M")
        .seat(2, "61p 42s 5y 1r 1f 2d", "T3 C1 / M1 W1 S2 / H1 F1 L1", "T")
        .seat(3, "58p 39s 4y 0r 1f 2d", "P1 F1 C1 / H2 M1 / L1 W1", "wild");
    let why = "no room: the monk is worth a person who does nothing any more (D4.4, D6.2)";
    puzzle(why, &after(here.plays(), &["play M", "take M2"]), &["release P1 1"])
}

/// Everybody is 2 points, but court ladies and monks are more. A point less and seat 2 wins.
fn whoever_scores_nothing_goes() -> Puzzle<Dragon> {
    let here = year(4, "epidemic")
        .seat(1, "67p 45s 4y 0r 1f 1d", "M2 L1 / M1 F1 T3 / W2 L1 L1 / M1 -", "")
        .seat(2, "70p 42s 4y 1r 1f 2d", "T3 C1 / M2 W1 S2 / H2 F1 L1", "")
        .seat(3, "67p 39s 2y 0r 2f 1d", "P1 F1 M1 / H2 H1 / L1 W1 C1", "")
        .seat(4, "65p 36s 5y 0r 1f 2d", "S3 T3 / H1 H2 W1 / M1 C1", "");
    let why = "last month: neither monks nor court ladies go (D5.6, D6.1, D6.2)";
    puzzle(why, &here.releases(&[3, 1, 0, 0]), &["release F1 2", "release T3 2", "release W2 3"])
}
