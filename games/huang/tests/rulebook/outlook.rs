//! What would come of things as they stand.

use game::{Determinize, Eyes, HiddenInformation, Present, Quick, Seat};
use pagoda_huang::{Colour, Gain, Huang, Leader, Outlook, Stakes, When};

use crate::sketch::{all, at, play, sketch, with_bandits};

fn outlook(game: &Huang, eyes: Eyes) -> Outlook {
    Huang::outlook(&game.view(eyes))
}

fn stakes(game: &Huang, seat: u8) -> Stakes {
    outlook(game, Eyes::Seat(Seat(seat - 1))).stakes.expect("a conflict is under way")
}

fn leader(seat: u8, colour: Colour, name: &str) -> Leader {
    Leader { seat: Seat(seat - 1), colour, at: at(name) }
}

/// H4.4, H5.2, H8.2, H9.1: what a tile or a leader would bring.
#[test]
fn outlook_counts_gains_of_the_next_piece() {
    let game = sketch(2).bare().lay("Y D11 H11").lead("G1 C11, G2 I11").hand("GGY").game();
    let outlook = outlook(&game, Eyes::Seat(Seat(0)));
    assert_eq!(outlook.leaders.iter().map(|it| it.strength).collect::<Vec<_>>(), [1, 1]);
    assert!(outlook.wars.is_empty(), "one tile doesn't reach");
    let green = &outlook.gains[Colour::Green as usize];
    assert!(
        green.contains(&at("E11")) && !green.contains(&at("G11")) && !green.contains(&at("K11"))
    );
    assert!(outlook.gains[Colour::Yellow as usize].is_empty(), "neither has a yellow leader");
    let revolts = &outlook.revolts[Colour::Green as usize];
    assert!(revolts.contains(&at("H12")) && !revolts.contains(&at("D12")));
    let near = sketch(2).bare().lay("Y D11 F11").lead("G1 C11, G2 G11").hand("GGY").game();
    assert_eq!(Huang::outlook(&near.view(Eyes::Public)).wars, all("E11"));
}

/// H8: both sides of a revolt, and what hidden hands may add.
#[test]
fn a_revolt_has_two_outcomes() {
    let here = sketch(2).bare().lay("Y D11 E11").lead("R2 D10").hand("YYR").hand_of(2, "YRRB");
    let mut game = here.game();
    play(&mut game, "leader R D12");
    let before = stakes(&game, 1);
    assert_eq!(before.tie, Seat(1), "the defender");
    assert_eq!(before.asked.iter().map(|it| it.when).collect::<Vec<_>>(), [When::Now, When::Later]);
    let range = |stakes: &Stakes| -> Vec<_> {
        stakes.sides.iter().map(|side| (side.board, side.strength, side.most)).collect()
    };
    assert_eq!(range(&before), [(2, 2, 5), (2, 2, 7)], "four hidden tiles and a leader");
    assert_eq!(range(&stakes(&game, 2)), [(2, 2, 6), (2, 2, 4)], "three hidden ones");
    let wins = &before.sides[0].wins;
    assert_eq!(wins.home, [leader(2, Colour::Red, "D10")]);
    assert_eq!(wins.gains, [Gain { seat: Seat(0), colour: Colour::Red, points: 1 }]);
    play(&mut game, "commit 2");
    let after = stakes(&game, 2);
    assert_eq!(range(&after), [(2, 4, 4), (2, 2, 4)]);
    assert_eq!((after.asked[0].when, after.asked[0].tiles), (When::Before, 2));
}

/// H9.a: what is foreseen of the example is what comes.
#[test]
fn a_war_ends_as_foreseen() {
    let left = sketch(3).bare().lay("Y E11, R F11 G11").lead("R2 D10, Y2 E10, G3 D11");
    let right = left.lay("Y K11, R I11 J11 I12 J12").lead("R1 J10, Y3 K10, B2 L11");
    let right = right.pagoda(Colour::Red, "J11 I12 J12");
    let mut game = right.hand("RRRR").hand_of(2, "RRR").hand_of(3, "RR").game();
    play(&mut game, "R H11");
    assert_eq!(stakes(&game, 1).asked.iter().map(|it| it.seat.0).collect::<Vec<_>>(), [1, 2, 0]);
    play(&mut game, "support G11 2");
    play(&mut game, "support G11 0+leader");
    let stakes = stakes(&game, 1);
    let [left, right] = &stakes.sides[..] else { panic!("two kingdoms are at war") };
    assert_eq!((left.board, left.strength, left.most), (2, 5, 8));
    assert_eq!((right.board, right.strength, right.most), (4, 4, 7));
    assert_eq!(left.leaders, [leader(2, Colour::Yellow, "E10"), leader(2, Colour::Red, "D10")]);
    assert_eq!(right.wins.leave, all("F11 G11"));
    assert_eq!((right.wins.spent, right.wins.lost), (0, 4), "nothing is committed to it yet");
    let gains: Vec<_> = right.wins.gains.iter().map(|it| (it.seat.0, it.colour)).collect();
    assert_eq!(gains, [(2, Colour::Yellow), (0, Colour::Red)]);
    assert_eq!((left.wins.falls.len(), left.wins.leave.len()), (1, 4));
    assert_eq!((left.wins.spent, left.wins.lost), (2, 2));
    play(&mut game, "support I11 3");
    assert_eq!(outlook(&game, Eyes::Public).stakes, None, "the losers have left");
}

/// H11.4: red points for driving bandits out.
#[test]
fn bandits_are_worth_points() {
    let here = with_bandits(2).bare().lay("Y E2, R E3").lead("R1 D2").hand("G");
    let outlook = outlook(&here.bandits("F1 G1 F2", 1).game(), Eyes::Seat(Seat(0)));
    assert!(outlook.gains[Colour::Green as usize].contains(&at("E1")));
}

/// What is hidden doesn't change what is foreseen.
#[test]
fn worlds_that_look_the_same_have_one_outlook() {
    let here = sketch(3).lay("R D2, G B3").lead("R2 C1").hand("YR").hand_of(2, "YYB");
    let view = here.game().view(Eyes::Seat(Seat(0)));
    let seen = Huang::outlook(&view);
    for seed in 0..20 {
        let world = Huang::imagine(&view, &mut Quick::new(seed));
        assert_eq!(Huang::outlook(&world.view(Eyes::Seat(Seat(0)))), seen);
    }
}

/// H1.8, H10.3: what would be counted now, of points that are seen.
#[test]
fn points_are_counted_as_far_as_they_are_seen() {
    let game = sketch(2).points(1, [3, 1, 4, 2, 2]).points(2, [1; 5]).game();
    let own = outlook(&game, Eyes::Seat(Seat(0))).counts;
    assert_eq!(own, [Some([3, 3, 4, 2]), None]);
    assert_eq!(outlook(&game, Eyes::Public).counts, [None, None]);
}
