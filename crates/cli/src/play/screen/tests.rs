//! The screen driven by keys, on a terminal that isn't there.

use expect_test::expect;
use game::{Eyes, Key, Lang, Quick, Seat, Turn, seats};
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
    layout::Position,
};

use super::{app::App, palette::Palette, text};
use crate::play::{
    session::{Session, preview},
    story::Story,
};

/// A game for two in which seat 1 begins with BB RY RY.
fn session(lang: Lang, people: u8) -> Session {
    let table = table::open("qin", 2, "", Key::from_number(4)).unwrap();
    Session::for_tests(table, Story::new(lang, &[]), seats(people).collect(), 4)
}

fn app() -> App {
    App::new(session(Lang::En, 1), Palette::None)
}

pub(super) fn press(app: &mut App, keys: &str) {
    for key in keys.split_whitespace() {
        let code = match key {
            "enter" => KeyCode::Enter,
            "esc" => KeyCode::Esc,
            "tab" => KeyCode::Tab,
            "left" => KeyCode::Left,
            "right" => KeyCode::Right,
            "up" => KeyCode::Up,
            "down" => KeyCode::Down,
            "pgup" => KeyCode::PageUp,
            key => KeyCode::Char(key.chars().next().unwrap()),
        };
        app.key(KeyEvent::new(code, KeyModifiers::NONE));
        while app.is_watching() && app.hurries() {
            app.tick();
        }
    }
}

pub(super) fn screen_of(app: &mut App, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer().clone();
    let mut lines = String::new();
    for row in buffer.area.rows() {
        let line: String = row.positions().map(|at| buffer[at].symbol().to_owned()).collect();
        lines.push_str(line.trim_end());
        lines.push('\n');
    }
    lines
}

pub(super) fn screen(app: &mut App) -> String {
    screen_of(app, 80, 24)
}

fn last_step(app: &App) -> String {
    app.session.table.record_text().lines().last().unwrap().to_owned()
}

#[test]
fn a_tile_and_two_spaces_are_picked_and_confirmed() {
    let mut app = app();
    press(&mut app, "2");
    assert!(screen(&mut app).contains("Where does red go?"));
    press(&mut app, "left left enter");
    let shown = screen(&mut app);
    assert!(shown.contains("And yellow beside it?") && shown.contains("‹·›"), "{shown}");
    press(&mut app, "l j enter");
    let shown = screen(&mut app);
    assert!(shown.contains("RY E6 F6: Enter confirms, Esc cancels"), "{shown}");
    assert!(shown.contains("Q3.1  Shan founds a red province at E6: 2"), "{shown}");
    assert_eq!(app.session.table.ply(), 2, "a move isn't played before it is confirmed");
    press(&mut app, "enter");
    assert_eq!(last_step(&app), "1 RY E6 F6");
    assert!(screen(&mut app).contains("Draw a tile: which pile?"));
}

#[test]
fn esc_goes_back_one_word_at_a_time() {
    let mut app = app();
    press(&mut app, "2 enter enter esc");
    assert!(screen(&mut app).contains("And yellow beside it?"));
    press(&mut app, "esc");
    assert!(screen(&mut app).contains("Where does red go?"));
    press(&mut app, "esc esc");
    assert!(screen(&mut app).contains("Place a tile: which one?"));
    assert_eq!(app.session.table.ply(), 2);
}

#[test]
fn a_space_that_is_not_lit_names_the_clause() {
    let mut app = app();
    press(&mut app, "2 up up up up enter");
    let shown = screen(&mut app);
    assert!(shown.contains("Not allowed") && shown.contains("Rule Q2.3: At least"), "{shown}");
    press(&mut app, "r");
    let shown = screen(&mut app);
    let first = shown.lines().find(|line| line.contains("Q2.")).unwrap();
    assert!(first.contains("Q2.3   At least one"), "{shown}");
    press(&mut app, "esc");
    assert!(screen(&mut app).contains("Where does red go?"), "picked words stay picked");
}

#[test]
fn enter_alone_draws_from_the_fullest_pile() {
    let mut app = app();
    press(&mut app, "1 enter enter enter enter");
    let draws = |app: &App| {
        let text = app.session.table.record_text();
        let mut draws = text.lines().filter(|line| line.starts_with("1 draw"));
        draws.next_back().map(str::to_owned)
    };
    assert_eq!(draws(&app).as_deref(), Some("1 draw 1"));
    press(&mut app, "enter");
    assert_eq!(app.session.table.turn(), Turn::Seat(Seat(0)), "the bot's moves can be skipped");
    press(&mut app, "1 enter enter enter");
    let shown = screen(&mut app);
    assert!(shown.contains("▸2 pile of 17"), "{shown}");
}

#[test]
fn bots_move_one_at_a_time() {
    let mut app = app();
    press(&mut app, "1 enter enter enter enter");
    assert!(app.is_watching());
    assert!(screen(&mut app).contains("Mei is thinking"));
    let before = app.session.table.ply();
    app.tick();
    assert_eq!(app.session.table.ply(), before + 1);
    app.tick();
    assert!(!app.is_watching());
}

#[test]
fn undo_takes_a_move_back_or_shows_the_reason() {
    let mut app = app();
    press(&mut app, "u");
    assert!(screen(&mut app).contains("Can’t undo: something was drawn"));
    press(&mut app, "esc 1 enter enter enter");
    assert_eq!(app.session.table.ply(), 3);
    press(&mut app, "u");
    assert_eq!(app.session.table.ply(), 2);
    assert!(screen(&mut app).contains("Place a tile: which one?"));
}

#[test]
fn hands_stay_hidden_until_the_next_person_is_there() {
    let mut app = App::new(session(Lang::En, 2), Palette::None);
    let hand = |app: &App, seat: u8| {
        let view = app.session.table.frame(Eyes::Seat(Seat(seat)), 0).view;
        let tiles = view["players"][usize::from(seat)]["hand"]["open"].as_array().unwrap().clone();
        tiles.iter().map(|tile| tile.as_str().unwrap()).collect::<Vec<_>>().join(" ")
    };
    for (keys, seat) in [("", 0), ("1 enter enter enter enter", 1)] {
        press(&mut app, keys);
        let shown = screen(&mut app);
        assert!(shown.contains("Pass the keyboard to"), "{shown}");
        assert!((0..2).all(|seat| !shown.contains(&hand(&app, seat))), "{shown}");
        press(&mut app, "enter");
        let shown = screen(&mut app);
        assert!(shown.contains(&hand(&app, seat)), "{shown}");
        assert!(!shown.contains(&hand(&app, 1 - seat)), "{shown}");
    }
}

#[test]
fn the_log_leads_to_the_rules() {
    let mut app = app();
    press(&mut app, "pgup pgup r");
    let shown = screen(&mut app);
    let first = shown.lines().find(|line| line.contains("Q1.")).unwrap();
    assert!(first.contains("Q1.4"), "{shown}");
}

#[test]
fn a_click_picks_a_space() {
    let mut app = app();
    press(&mut app, "2");
    screen(&mut app);
    let (_, place) = app.places.iter().find(|(name, _)| name == "E6").unwrap().clone();
    app.click(Position::new(place.x + 1, place.y));
    let shown = screen(&mut app);
    assert!(shown.contains("And yellow beside it?"), "{shown}");
}

#[test]
fn quitting_needs_two_presses() {
    let mut app = app();
    press(&mut app, "q esc");
    assert!(!app.has_left());
    press(&mut app, "q enter");
    assert!(app.has_left());
}

#[test]
fn a_game_is_played_to_its_end_with_enter_alone() {
    let mut app = app();
    for _ in 0..2_000 {
        press(&mut app, "enter");
        if app.session.table.turn() == Turn::Over {
            break;
        }
    }
    let shown = screen(&mut app);
    assert!(shown.contains("1. ") && shown.contains("pagodas on the board"), "{shown}");
}

#[test]
fn a_large_screen_has_a_large_board() {
    let mut app = app();
    let shown = screen_of(&mut app, 110, 34);
    assert!(shown.contains("   A    B    C "), "{shown}");
    assert!(!screen_of(&mut app, 109, 33).contains("   A    B    C "));
    assert!(screen_of(&mut app, 79, 24).contains("80 × 24"));
}

#[test]
fn key_lines_fit_the_smallest_screen() {
    for lang in Lang::ALL {
        let story = Story::new(lang, &[]);
        for id in ["row", "pick", "confirm", "watch", "hand-over", "over", "replay"] {
            let line = story.say(&format!("keys-{id}"), &[]);
            assert!(text::width(&line) <= 78, "{lang} {id}: {line}");
        }
    }
}

#[test]
fn help_fits_the_smallest_screen() {
    for lang in Lang::ALL {
        let mut app = App::new(session(lang, 1), Palette::None);
        press(&mut app, "?");
        let shown = screen(&mut app);
        assert!(shown.contains(&app.session.story.say("keys-notice", &[])), "{shown}");
        assert!(shown.contains('○'), "the legend is whole: {shown}");
    }
}

/// What a preview must not tell: whether the game would end depends on hidden hands (Q6.2).
#[test]
fn preview_reveals_nothing_hidden() {
    let mut found = 0;
    for number in 0..400 {
        let mut session = session(Lang::En, 0);
        session.table = table::open("qin", 4, "board=lion", Key::from_number(number)).unwrap();
        let mut luck = Quick::new(number);
        while let Turn::Seat(seat) = session.table.turn() {
            let mv = session.table.sample(&mut luck);
            let (hidden, before) = (game::rule!("Q6.2"), session.table.ply());
            session.table.play_text(seat, &mv).unwrap();
            let told = session.table.frame(Eyes::Seat(seat), before).events;
            if told.iter().any(|told| told.clause == hidden) {
                found += 1;
                let preview = preview(session.table.at(before).as_ref(), &mv).unwrap();
                assert!(preview.told.iter().all(|told| told.clause != hidden));
            }
        }
    }
    assert!(0 < found);
}

#[test]
fn screen_matches_the_expected_text() {
    let mut app = app();
    press(&mut app, "2 left left enter l j enter");
    // The bar keeps the margin, which would be taken for indentation.
    let shown: String = screen(&mut app).lines().map(|line| format!("|{line}\n")).collect();
    expect![[r#"
        | Qin, Bird                                                               step 2
        |     A  B  C  D  E  F  G  H  I  J  K  L  M      ─ Players ─────────────────────
        |  1  ⌂  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ⌂  1   ▸ 1  Shan (you)
        |  2  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  2       24 pagodas left · BB RY RY
        |  3  ·  ·  ·  ·  ⌂  ⌂  ·  ·  ·  ⌂  ·  ·  ·  3     2  Mei (easy bot)
        |  4  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  4       24 pagodas left · tiles: 3
        |  5  ⌂  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  5   Draw piles: 17 17 16 16
        |  6  ·  ·  ·  ·  R1 Y  ·  ·  ·  ·  ·  ·  ⌂  6   ─ Log ─────────────────────────
        |  7  ·  ·  ·  ·  R  ·  Y  ·  B  ·  ·  ·  ⌂  7   Q1.5  Shan begins
        |  8  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  8   Q1.4  Shan is dealt blue-blue
        |  9  ·  ⌂  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  9         and 2 × red-yellow
        | 10  ·  ·  ·  ·  ·  ·  ·  ·  ·  ⌂  ·  ·  ·  10  Q1.4  Mei is dealt 3 tiles
        | 11  ·  ·  ·  ·  ·  ⌂  ·  ·  ·  ·  ·  ·  ·  11
        | 12  ·  ·  ·  ·  ·  ⌂  ·  ·  ·  ·  ·  ·  ·  12
        | 13  ⌂  ⌂  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ⌂  13
        |     A  B  C  D  E  F  G  H  I  J  K  L  M
        | RY E6 F6: Enter confirms, Esc cancels
        | Q3.1  Shan founds a red province at E6: 2
        |       spaces
        |
        |
        |
        |
        | Enter confirm  Esc back  r rules  ? help  q quit
    "#]]
    .assert_eq(&shown);
}
