//! The person phase: whom to call, young or old, and where to.

use bots::puzzle::Puzzle;
use pagoda_dragon::Dragon;

use crate::board::{after, puzzle, year};

pub(crate) fn puzzles() -> Vec<Puzzle<Dragon>> {
    vec![
        a_healer_before_an_epidemic(),
        an_old_healer_before_an_epidemic(),
        an_old_warrior_before_a_raid(),
        no_fourth_palace_in_a_drought(),
        a_palace_about_to_decay(),
    ]
}

/// What master doesn't see yet: that a warrior in time is worth more than a lady or a monk.
pub(crate) fn unseen() -> Vec<Puzzle<Dragon>> {
    vec![
        a_warrior_before_a_raid(),
        a_warrior_rather_than_the_first_turn(),
        one_helmet_more_than_the_rival(),
    ]
}

/// A wild card would do the same and be gone.
fn a_healer_before_an_epidemic() -> Puzzle<Dragon> {
    let here = year(3, "epidemic drought tribute raid festival raid")
        .seat(1, "33p 24s 6y 2r 0f 1d", "S2 C1 / F2 T3 - / W1 M1", "L P H wild wild")
        .seat(2, "27p 30s 7y 1r 1f 0d", "T3 C1 / M1 W1 / H1 F1 H2", "L P wild wild")
        .seat(3, "25p 27s 4y 3r 2f 1d", "P1 F1 / H2 M2 / L1 W2 H1", "C S wild wild");
    let why = "epidemic now and no healer (D5.6), with a healer's card in hand (D4.1)";
    puzzle(why, &here.plays(), &["play H"])
}

/// Three spaces on the person track aren't worth a person.
fn an_old_healer_before_an_epidemic() -> Puzzle<Dragon> {
    let here = year(4, "epidemic raid tribute drought festival raid epidemic")
        .seat(1, "36p 20s 6y 0r 0f 1d", "S2 T3 / F1 C1 - / W1", "L P H M wild wild")
        .seat(2, "20p 28s 7y 1r 1f 0d", "T3 C1 / M1 W1 / H1 F1", "L P F wild wild")
        .seat(3, "22p 26s 4y 2r 2f 1d", "P1 F1 / H2 M2 / L1 W2", "C S T wild wild")
        .seat(4, "19p 25s 5y 1r 1f 0d", "S2 F1 / W1 T3 L1 / H1", "C P M wild wild");
    let why = "epidemic now: two mortars keep two persons, and help once more later (D5.6)";
    puzzle(why, &after(here.plays(), &["play H"]), &["take H2"])
}

/// The last to play: with two helmets others are last. Nobody is overtaken by any card.
fn a_warrior_before_a_raid() -> Puzzle<Dragon> {
    without_helmets("38p 15s 5y 3r 0f 1d")
}

/// The same close behind the others, where a young monk would be first on the person track. That
/// isn't worth a person: the rice for the drought is there already.
fn a_warrior_rather_than_the_first_turn() -> Puzzle<Dragon> {
    without_helmets("28p 22s 5y 3r 0f 1d")
}

fn without_helmets(figures: &str) -> Puzzle<Dragon> {
    let here = year(4, "raid drought tribute epidemic festival raid epidemic")
        .seat(1, figures, "S2 T3 / F2 C1 - / H1", "L P W M wild wild")
        .seat(2, "20p 28s 7y 1r 1f 0d", "T3 C1 / M1 W1 / H1 F1", "L P S wild wild")
        .seat(3, "22p 26s 4y 3r 2f 1d", "P1 F1 / H2 M2 / L1 W2", "C S T wild wild")
        .seat(4, "19p 24s 5y 1r 1f 0d", "S2 F1 / W1 T3 L1 / H1", "C P M wild wild");
    let why = "raid now and no helmets, with a warrior's card in hand (D4.1, D5.5)";
    puzzle(why, &here.plays(), &["play W"])
}

/// One helmet would tie with the fewest.
fn an_old_warrior_before_a_raid() -> Puzzle<Dragon> {
    let here = year(3, "raid tribute festival epidemic raid")
        .seat(1, "37p 30s 6y 1r 0f 1d", "S2 T3 C1 / H2 - / F1 L1", "P W M wild")
        .seat(2, "33p 36s 5y 0r 1f 1d", "T3 C1 / M1 W1 / H1 F1 S2", "L P wild")
        .seat(3, "30p 33s 4y 0r 3f 1d", "P1 F1 / H2 M2 / L1 W2 W1", "C S wild");
    let why = "raid now, helmets 1 and 3: two are needed not to be last (D5.5)";
    puzzle(why, &after(here.plays(), &["play W"]), &["take W2"])
}

/// Equal helmets, and both would release; so it is the rival alone.
fn one_helmet_more_than_the_rival() -> Puzzle<Dragon> {
    let here = year(2, "raid festival tribute drought raid")
        .seat(1, "30p 28s 6y 2r 1f 1d", "S2 T3 C1 / H2 W1 - / F1 L1", "P W M wild")
        .seat(2, "34p 36s 5y 1r 2f 1d", "T3 C1 / M1 W1 / H1 F1 S2", "L P wild");
    let why = "raid now, a helmet each, and the last to play (D5.5)";
    puzzle(why, &here.plays(), &["play W"])
}

/// The empty palace keeps a floor, enough for the last card; in use it would lack rice.
fn no_fourth_palace_in_a_drought() -> Puzzle<Dragon> {
    let here = year(3, "drought festival raid")
        .seat(1, "48p 42s 5y 3r 1f 1d", "S2 C1 - / T3 H1 W2 / M2 L1 / - -", "F wild")
        .seat(2, "51p 39s 5y 3r 2f 1d", "T3 C1 / M1 W1 L1 / H1 F1", "S wild")
        .seat(3, "47p 36s 4y 3r 2f 1d", "P1 F1 / H2 M2 / L1 W1 T3", "C wild");
    let why = "drought now, rice for three palaces: nobody moves into a fourth (D5.3)";
    puzzle(why, &after(here.plays(), &["play F", "take F1"]), &["place 1"])
}

/// A point in each of five months.
fn a_palace_about_to_decay() -> Puzzle<Dragon> {
    let here = year(4, "festival tribute epidemic raid tribute")
        .seat(1, "33p 38s 8y 0r 2f 1d", "S2 C1 - / T3 H2 W2 / -", "L M F wild")
        .seat(2, "30p 34s 6y 0r 3f 1d", "F1 C1 W1 / H1 T3 / S2 L1", "M P F wild")
        .seat(3, "35p 31s 6y 1r 2f 0d", "P1 F2 / H2 M1 / L1 W2 S2", "C T M wild")
        .seat(4, "29p 28s 7y 0r 3f 1d", "P2 C1 / S3 W1 H1 / T3 L1", "F M L wild");
    let why = "no drought is left, and an empty palace of one floor is about to go (D5.8, D6.1)";
    puzzle(why, &after(here.plays(), &["play L"]), &["place 3"])
}
