//! The screen with a board of hexagons, long moves and conflicts.

use game::{Key, Lang, Turn, seats};
use ratatui::layout::Position;

use super::{
    app::App,
    palette::Palette,
    tests::{press, screen, screen_of},
};
use crate::play::{session::Session, story::Story};

/// A game for two after some moves. Seat 1 begins with Y Y R R G W, seat 2 has Y Y R R B G.
fn app(lang: Lang, people: u8, moves: &[&str]) -> App {
    let mut table = table::open("huang", 2, "", Key::from_number(5)).unwrap();
    for mv in moves {
        let Turn::Seat(seat) = table.turn() else { panic!("it is over") };
        table.play_text(seat, mv).unwrap();
    }
    let (story, people) = (Story::new(lang, &[]), seats(people).collect());
    let session = Session::for_tests(table, story, people, 5);
    App::new(session, Palette::None)
}

const REVOLT: [&str; 3] = ["leader R H5", "R I5", "leader R G4"];
const WAR: [&str; 5] = ["leader R H5", "R I5", "leader R J7", "R J6", "R I6"];

fn assert_shows(shown: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(shown.contains(part), "{part}: {shown}"));
}

#[test]
fn a_revolt_shows_both_strengths() {
    let mut app = app(Lang::En, 2, &REVOLT);
    press(&mut app, "enter");
    let parts = ["Revolt, Mei 1 and Shan 1", "† R2 1", "† R1 1", "6 2 tiles + leader"];
    assert_shows(&screen(&mut app), &parts);
    press(&mut app, "4");
    assert_shows(&screen(&mut app), &["strength 3"]);
    press(&mut app, "enter enter");
    assert_shows(&screen(&mut app), &["Revolt, Mei 3 and Shan 1", "† R2 1+2=3", "† R1 1"]);
}

#[test]
fn war_support_is_picked_on_the_board() {
    let mut app = app(Lang::En, 2, &WAR);
    press(&mut app, "enter");
    let parts = ["War, I5 1 and J6 1", "† I5 1 R1", "† J6 1 R2", "×R×"];
    assert_shows(&screen(&mut app), &parts);
    press(&mut app, "1");
    assert_shows(&screen(&mut app), &["○R] ", "×R×○R ", "Kingdom, strength 1: Shan’s red"]);
    press(&mut app, "down right enter enter");
    let record = app.session.table.record_text();
    assert!(record.ends_with("2 support J6 1\n"), "{record}");
    press(&mut app, "enter");
    assert_shows(&screen(&mut app), &["† J6 1+1=2 R2"]);
}

/// Five players leave little room beside the board.
#[test]
fn a_conflict_shows_however_many_play() {
    let mut table = table::open("huang", 5, "open-points=yes", Key::from_number(5)).unwrap();
    for mv in ["leader R H5", "leader Y G6", "leader R G4"] {
        let Turn::Seat(seat) = table.turn() else { panic!("it is over") };
        table.play_text(seat, mv).unwrap();
    }
    let Turn::Seat(seat) = table.turn() else { panic!("it is over") };
    let (story, people) = (Story::new(Lang::En, &[]), [seat].into_iter().collect());
    let session = Session::for_tests(table, story, people, 5);
    let mut app = App::new(session, Palette::None);
    let shown = screen(&mut app);
    assert_eq!(shown.matches("† R").count(), 2, "{shown}");
}

#[test]
fn tiles_are_replaced_word_by_word() {
    let mut app = app(Lang::En, 1, &[]);
    press(&mut app, "6");
    assert_shows(&screen(&mut app), &["How many tiles do you replace?", "▸1 1 tile"]);
    press(&mut app, "2");
    assert_shows(&screen(&mut app), &["Which tiles do you replace", "▸1 Y yellow", "2 R red"]);
    press(&mut app, "1 tab enter");
    let record = app.session.table.record_text();
    assert!(record.contains("\n1 replace 2 Y R\n"), "{record}");
}

#[test]
fn a_word_and_a_space_are_clicked() {
    let mut app = app(Lang::En, 1, &[]);
    let click = |app: &mut App, name: &str| {
        let shown = screen(app);
        let word = app.choices().iter().position(|choice| choice == name);
        let space = || app.places.iter().find(|(space, _)| space == name).unwrap().1;
        let place = word.map_or_else(space, |at| app.choice_places[at]);
        assert!(!place.is_empty(), "{name}: {shown}");
        app.click(Position::new(place.x + 1, place.y));
    };
    for name in ["leader", "R", "H5"] {
        click(&mut app, name);
    }
    assert_shows(&screen(&mut app), &["leader R H5: Enter confirms"]);
    press(&mut app, "enter");
    press(&mut app, "5 2");
    assert!(app.on_board, "a leader isn't taken home by the way");
    press(&mut app, "tab enter");
    assert!(app.session.table.record_text().contains("\n1 leader R home\n"));
}

#[test]
fn a_triangle_needs_no_corner_picked() {
    let mut app = app(Lang::En, 1, &["Y D2", "Y D3"]);
    assert_shows(&screen(&mut app), &["The tile on D3 completes a triangle:"]);
    press(&mut app, "1");
    assert_shows(&screen(&mut app), &["pagoda C2 D2 D3: Enter confirms"]);
}

#[test]
fn a_large_screen_has_a_large_board_of_hexagons() {
    let mut app = app(Lang::En, 1, &[]);
    assert_shows(&screen_of(&mut app, 140, 45), &["   A    B    C "]);
    assert!(!screen_of(&mut app, 110, 36).contains("   A    B    C "));
}

#[test]
fn a_game_is_played_to_its_end_with_enter_alone() {
    let mut app = app(Lang::En, 1, &[]);
    for _ in 0..2_000 {
        press(&mut app, "enter");
        if app.session.table.turn() == Turn::Over {
            break;
        }
    }
    assert_shows(&screen(&mut app), &["1. ", "in the lowest colour"]);
}
