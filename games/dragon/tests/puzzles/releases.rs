//! What events and super events take and give.

use bots::puzzle::Puzzle;
use game::Seat;
use pagoda_dragon::{Dragon, Phase};

use crate::board::{puzzle, year, year_with};

pub(crate) fn puzzles() -> Vec<Puzzle<Dragon>> {
    vec![a_palace_is_kept(), an_earthquake_takes_free_floors(), a_treaty_with_monks()]
}

/// What master doesn't see yet: an old tax collector seems to be worth even less to it.
pub(crate) fn unseen() -> Vec<Puzzle<Dragon>> {
    vec![nobody_needs_a_pyrotechnist()]
}

/// Tribute, epidemic and drought are to come, and everybody else is of use.
fn nobody_needs_a_pyrotechnist() -> Puzzle<Dragon> {
    let here = year(3, "raid drought epidemic tribute")
        .seat(1, "32p 40s 4y 0r 0f 1d", "M2 L1 S3 / H2 F2 P1 / T3 L1 -", "C wild")
        .seat(2, "47p 37s 5y 0r 1f 1d", "T3 C1 / M1 W1 / H1 F1 S2", "L wild")
        .seat(3, "44p 34s 4y 1r 1f 1d", "P1 F1 / H2 M2 / L1 W2 W1", "S wild");
    let why = "after the last festival a pyrotechnist is the one to go (D5.5)";
    puzzle(why, &here.releases(&[1, 0, 0]), &["release P1 2"])
}

/// The other one lives alone.
fn a_palace_is_kept() -> Puzzle<Dragon> {
    let here = year(4, "raid tribute epidemic raid tribute")
        .seat(1, "31p 38s 8y 0r 1f 1d", "S2 M2 T3 / H2 P1 L1 / P1", "C M wild")
        .seat(2, "30p 34s 6y 0r 1f 1d", "F1 C1 W1 / H1 T3 / S2 L1", "M P wild")
        .seat(3, "35p 31s 6y 1r 1f 0d", "P1 F2 / H2 M1 / L1 W2 S2", "C T wild")
        .seat(4, "29p 28s 7y 0r 2f 1d", "P2 C1 / S3 W1 H1 / T3 L1", "F M wild");
    let why = "of two pyrotechnists the one who lives with others: no palace is lost (D5.8)";
    puzzle(why, &here.releases(&[1, 0, 0, 0]), &["release P1 2"])
}

/// The third palace is full, and somebody would have to go with its floor.
fn an_earthquake_takes_free_floors() -> Puzzle<Dragon> {
    let here =
        year_with(3, "super-event=earthquake", "raid tribute drought festival raid epidemic")
            .seat(1, "28p 34s 6y 2r 1f 1d", "S2 C1 - / H1 W1 - / F1 T3 L1", "P M wild wild")
            .seat(2, "27p 30s 7y 1r 1f 0d", "T3 C1 / M1 W1 / H1 F1 H2", "L P wild wild")
            .seat(3, "25p 27s 4y 3r 2f 1d", "P1 F1 / H2 M2 / L1 W2", "C S wild wild");
    let why = "an earthquake: two floors are free (D8.3)";
    puzzle(why, &here.befalls(Phase::Lose(Seat(0)), 2), &["lose 1", "lose 2"])
}

/// Three Buddhas on three floors are 9 points; three yuan are one.
fn a_treaty_with_monks() -> Puzzle<Dragon> {
    let here = year_with(4, "super-event=treaty", "raid tribute drought festival raid epidemic")
        .seat(1, "28p 34s 4y 2r 1f 1d", "M2 C1 M1 / H1 W1 / S2 T3 -", "P L wild wild")
        .seat(2, "27p 30s 7y 1r 1f 0d", "T3 C1 / M1 W1 / H1 F1 H2", "L P wild wild")
        .seat(3, "25p 27s 4y 3r 2f 1d", "P1 F1 / H2 M2 / L1 W2", "C S wild wild")
        .seat(4, "29p 24s 5y 1r 3f 1d", "P2 C1 / S3 W1 H1 / T3 L1", "F M wild wild");
    let why = "a treaty: monks give 9 points (D8.10)";
    puzzle(why, &here.befalls(Phase::Treaty(Seat(0)), 1), &["favour M"])
}
