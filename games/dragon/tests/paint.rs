//! The table as text: everything at a glance, in 50 columns.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use expect_test::expect;
use game::{Eyes, HiddenInformation, Ink, Present, Quick, Rules, Run, laws};
use pagoda_dragon::Dragon;

/// A game of three in month 6, with both expansions.
fn mid_game() -> Dragon {
    let options = "great-wall=yes super-event=dawn".parse().unwrap();
    let setup = game::Setup { seats: 3, options };
    let record = laws::random_record::<Dragon>(&setup, 8);
    let is_it = |plies: &usize| {
        let game: Dragon = record.replay_to(*plies).unwrap();
        let view = game.view(Eyes::Public);
        view.month == 6 && matches!(view.phase, pagoda_dragon::Phase::Act(_)) && view.done == 1
    };
    let plies = (0..record.steps.len()).find(is_it).unwrap();
    record.replay_to(plies).unwrap()
}

#[test]
fn the_table_looks_so() {
    let paper = Dragon::paint(&mid_game().view(Eyes::Public), &[]);
    expect![[r#"
         1   2   3   4   5  [6]  7!  8   9   10  11  12
         ·   ·  -∴⌂ -3H -∴⌂ +☼★ -4¥ -†W -4¥ +☼★ -3H -†W
        #1# #2# #1# #1# #2# #1# #3#  ·   ·   ·   ·   ·

        1 ¥2  ∴2  ☼1    2 ⌂1  »1   §    3 ★1   #
          3¥ 1

         1  27»  10★  8¥  0∴  2☼  0§ [F1C1··] [··]
        ›2  24»  11★  5¥  0∴  1☼  0§ 1[F1··]
         3  23»  10★  0¥  0∴  1☼  0§ [··]

        1 CLPTW?      #∴★
        2 CWMHS?      #∴⌂¥★
        3 LMHS??      #∴☼⌂¥★
        C×4 L×5 P×2+0 T×2 W×3+1
        M×3+2 H×4+1 F×1+0 S×4+1
    "#]]
    .assert_eq(&paper.plain());
}

/// What can be clicked is what moves are made of: action cards, persons and one's own palaces.
#[test]
fn spots_are_words_of_moves() {
    let game = mid_game();
    let paper = Dragon::paint(&game.view(Eyes::Public), &["taxes", "1"]);
    let mut names: Vec<&str> =
        paper.spots.iter().chain(&paper.words).map(|spot| spot.name.as_str()).collect();
    names.sort();
    let all = "1 build fireworks harvest parade privilege research taxes wall";
    assert_eq!(names.join(" "), all);
    let lit = paper.lines.iter().flatten().filter(|run| run.ink == Ink::Lit);
    assert_eq!(lit.count(), 2);

    let start = Dragon::new(&game::Setup { seats: 5, options: "".parse().unwrap() });
    let paper = Dragon::paint(&start.view(Eyes::Public), &["M2"]);
    assert_eq!(paper.words.len(), 15);
    let lit = paper.lines.iter().flatten().find(|run| run.ink == Ink::Lit);
    assert_eq!(lit.map(|run| run.text.as_str()), Some("M2"));
}

/// No board is wider than 50 columns, no note than 27, and what is asked has room below the board
/// on a screen of 24 lines, however it is played.
#[test]
fn everything_fits_a_small_screen() {
    let mut luck = Quick::new(2);
    for (number, setup) in (0..).zip(laws::all_setups::<Dragon>()) {
        let record = laws::random_record::<Dragon>(&setup, number);
        for _ in 0..5 {
            let plies = game::Luck::below(&mut luck, record.steps.len() as u32) as usize;
            let game: Dragon = record.replay_to(plies).unwrap();
            let paper = Dragon::paint(&game.view(Eyes::Public), &[]);
            let (board, notes) = {
                let end = paper.lines.iter().position(Vec::is_empty).unwrap();
                (&paper.lines[..end], &paper.lines[end + 1..])
            };
            let wide = |line: &Vec<Run>| line.iter().map(Run::width).sum::<usize>();
            assert_eq!(board.iter().map(wide).max(), Some(50), "{}", paper.plain());
            assert!(notes.iter().all(|line| wide(line) <= 27), "{}", paper.plain());
            assert!(board.len() <= 16, "{}", paper.plain());
        }
    }
}
