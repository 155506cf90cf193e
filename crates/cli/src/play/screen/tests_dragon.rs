//! The screen with cards on the table, palaces that are picked, and five players.

use expect_test::expect;
use game::{Key, Lang, Turn, seats};
use ratatui::layout::Position;

use super::{
    app::App,
    palette::Palette,
    tests::{press, screen},
};
use crate::play::{session::Session, story::Story};

/// A game with one person and both expansions.
fn app(count: u8, lang: Lang) -> App {
    let options = "great-wall=yes super-event=tsunami";
    let table = table::open("dragon", count, options, Key::from_number(5)).unwrap();
    let (story, people) = (Story::new(lang, &[]), seats(1).collect());
    let session = Session::for_tests(table, story, people, 5);
    App::new(session, Palette::None)
}

/// Presses Enter until the person is asked this.
fn go_to(app: &mut App, question: &str) -> String {
    for _ in 0..500 {
        let shown = screen(app);
        if shown.contains(question) {
            return shown;
        }
        press(app, "enter");
    }
    panic!("nobody asked {question}: {}", screen(app));
}

/// A card can be clicked on the table as well as in the row.
#[test]
fn a_card_is_clicked() {
    let mut app = app(5, Lang::En);
    go_to(&mut app, "Which action?");
    let (_, place) = app.places.iter().find(|(name, _)| name == "wall").unwrap().clone();
    app.click(Position::new(place.x, place.y));
    let shown = screen(&mut app);
    assert!(shown.contains("▸1 ∴ 1 rice") && shown.contains("6 ★ 3 points"), "{shown}");
    press(&mut app, "enter");
    let record = app.session.table.record_text();
    assert!(record.contains("\n1 wall rice\n"), "{record}");
}

#[test]
fn a_palace_is_picked_on_the_table() {
    let mut app = app(2, Lang::En);
    go_to(&mut app, "Which palace?");
    assert!(app.on_board);
    press(&mut app, "right enter");
    let shown = screen(&mut app);
    assert!(shown.contains("place 2: Enter confirms"), "{shown}");
}

#[test]
fn passing_is_the_last_choice() {
    let mut app = app(2, Lang::En);
    go_to(&mut app, "Which action?");
    assert_eq!(app.choices().last().map(String::as_str), Some("pass"));
}

#[test]
fn a_game_is_played_to_its_end_with_enter_alone() {
    let mut app = app(5, Lang::Pl);
    for _ in 0..3_000 {
        press(&mut app, "enter");
        if app.session.table.turn() == Turn::Over {
            break;
        }
    }
    let shown = screen(&mut app);
    assert!(shown.contains("Koniec gry") && shown.contains("1. "), "{shown}");
}

#[test]
fn screen_matches_the_expected_text() {
    let mut app = app(5, Lang::En);
    go_to(&mut app, "month 3");
    let shown = go_to(&mut app, "Which action?");
    let shown: String = shown.lines().map(|line| format!("|{line}\n")).collect();
    expect![[r#"
        | In the Year of the Dragon, month 3                                     step 67
        |  1   2  [3]  4   5   6   7!  8   9   10  11  12     ─ Players ────────────────
        |  ·   ·  +☼★ -3H +☼★ -†W -4¥ -†W -∴⌂ -3H -∴⌂ -4¥     ▸ 1  Shan (you)       7★
        | #5# #4# #4# #2# #3#  ·   ·   ·   ·   ·   ·   ·        2  Mei (easy bot)   5★
        | 1 ☼1   #  2 ★1   §  3 ⌂3  »1  4 ¥2      5 ∴1          3  Bo (easy bot)    4★
        |   3¥ 23     3¥ 5      3¥ 4                            4  Lian (easy bot)  4★
        |  2  18»   5★  6¥  1∴  0☼  0§ [W1L1] [F1H1]            5  Tao (easy bot)   10★
        |  3  16»   4★  4¥  0∴  0☼  0§ [W2C1] [F1M1]          Month 7: Flood
        |  5  15»  10★  6¥  0∴  0☼  0§ [S2F2] [W1P1]          1 PTWMHFS??   #∴☼⌂¥»★
        |  4  15»   4★  3¥  1∴  0☼  0§ [S2P1] [S3F2] [··]     2 CPTWMFS??   #☼⌂¥»★
        | ›1   6»   7★  7¥  0∴  0☼  0§ 1[L1C1] 2[L1C1]        3 LPTMHFS??   #∴☼⌂»★
        | Dragon Festival: 6 points for the most fireworks,   4 CLPTWMH??   #☼⌂¥★
        | 3 for second. Which action?                         5 CLTWMHS??   #∴☼⌂¥»
        | ▸1 ¥ Taxes   2 ⌂ Build   3 ∴ Harvest                C×7 L×7 P×4+4 T×10 W×4+3
        |  4 ☼ Fireworks   5 » Parade   6 ★ Research          M×5+4 H×5+4 F×4+2 S×4+3
        |  7 § Privilege   8 # Wall                           ─ Log ────────────────────
        |  9 pass: top up to 3 yuan                           D3.6  Tao scores 3 points
        | D3.6  Shan gains 2 yuan                             D3.4  Lian chooses Build
        |                                                           in group 3
        |                                                     D3.7  Lian gets 1 palace
        |                                                           floor
        |                                                     D3.7  Lian builds new
        |                                                           palace 3
        | 1–9 Tab choose  Enter select  u undo  r rules  s save  ? help  q quit
    "#]]
    .assert_eq(&shown);
}
