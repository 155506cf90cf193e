//! D6: scoring and end.

use expect_test::expect;
use game::{Rules, Seat, Turn};
use pagoda_dragon::MonthEvent;

use crate::sketch::{only, points, sketch};

/// D6.1: palaces whether occupied or not and of any height, ladies, dragons.
#[test]
fn d6_1_a_months_points() {
    let mut here = sketch(2).court(1, "L1 L1 C1 / - - / S2").court(2, "C1");
    here.player(1).small = 2;
    here.player(1).large = 1;
    let (game, told) = here.strike();
    expect![[r#"
        D6.1 1 tallied dragons=4 ladies=2 palaces=3 points=9
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1"#]]
    .assert_eq(&only(&told, &["tallied"]));
    assert_eq!(points(&game), [9, 1]);
}

/// D6.2: persons, monks by floors, money with goods sold, after the month's own scoring.
#[test]
fn d6_2_final_scoring() {
    let here = sketch(2).month(12, MonthEvent::Peace).goods(1, 5, 1, 1).goods(2, 2, 0, 0);
    let (game, told) = here.court(1, "M1 M2 - / M2 / L1").court(2, "- -").strike();
    expect![[r#"
        D6.1 1 tallied dragons=0 ladies=1 palaces=3 points=4
        D6.1 2 tallied dragons=0 ladies=0 palaces=1 points=1
        D6.2 1 closed money=3 monks=11 persons=8 points=22
        D6.2 2 closed money=0 monks=0 persons=0 points=0
        D6.3 ended winners=[0]"#]]
    .assert_eq(&only(&told, &["tallied", "closed", "ended"]));
    assert_eq!((points(&game), game.turn()), (vec![26, 1], Turn::Over));
}

/// D6.3: most points; else further ahead; else the upper marker.
#[test]
fn d6_3_ties_go_to_the_person_track() {
    let winner = |markers: &[(u8, u8)], points: [u16; 3]| {
        let mut here = sketch(3).month(12, MonthEvent::Peace).track(markers);
        for (seat, points) in (1..).zip(points) {
            here = here.goods(seat, 0, 0, 0).court(seat, "");
            here.player(seat).points = points;
        }
        let (game, _) = here.strike();
        let standing = game.standing();
        assert_eq!(standing.points[..3], points.map(i32::from));
        (standing.winners().collect::<Vec<Seat>>(), standing.places)
    };
    let markers = [(3, 9), (2, 8), (1, 8)];
    assert_eq!(winner(&markers, [5, 4, 4]), (vec![Seat(0)], [1, 3, 2, 0, 0]));
    assert_eq!(winner(&markers, [5, 5, 4]), (vec![Seat(1)], [2, 1, 3, 0, 0]));
    assert_eq!(winner(&markers, [5, 5, 5]), (vec![Seat(2)], [3, 2, 1, 0, 0]));
}

/// D6.2: before the end, standing counts as if the final scoring came now.
#[test]
fn d6_2_a_standing_on_the_way() {
    let game = sketch(2).goods(1, 6, 0, 0).court(1, "M2 C1").goods(2, 0, 0, 0).acting();
    assert_eq!(game.standing().points[..2], [4 + 4 + 2, 0]);
}

/// D6.a: 3 palaces, 2 ladies, a large privilege: 7.
#[test]
fn d6_a_seven_points() {
    let mut here = sketch(2).court(1, "L1 / L1 / C1");
    here.player(1).large = 1;
    assert_eq!(points(&here.strike().0)[0], 7);
}

/// D6.b: 14 + 8 + 3 = 25.
#[test]
fn d6_b_twenty_five_points() {
    let here = sketch(2).month(12, MonthEvent::Peace).goods(1, 4, 1, 2);
    let (_, told) = here.court(1, "M1 C1 / M2 C1 C1 / F1 S2").strike();
    let closed = "D6.2 1 closed money=3 monks=8 persons=14 points=25";
    assert_eq!(only(&told, &["1 closed"]), closed);
}
