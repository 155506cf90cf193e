//! The screen with every game that there is.

use game::{Key, Lang, Seat, Turn};
use table::Table;

use super::{
    app::{App, Stage},
    palette::Palette,
    tests::{press, screen},
};
use crate::play::{session::Session, story::Story, tests::watch};

/// Beginnings of moves that are asked for seldom.
const RARE: [&str; 11] = [
    "commit", "support", "winner", "lose", "release", "decline", "discard", "drop", "favour",
    "foretell", "take",
];

fn app(table: Box<dyn Table>, lang: Lang, seat: Seat) -> App {
    let (story, people) = (Story::new(lang, &[]), [seat].into_iter().collect());
    App::new(Session::for_tests(table, story, people, 1), Palette::None)
}

#[test]
fn help_fits_the_smallest_screen() {
    for slug in table::SLUGS {
        for lang in Lang::ALL {
            let table = table::open(slug, 2, "", Key::from_number(5)).unwrap();
            let mut app = app(table, lang, Seat(0));
            press(&mut app, "?");
            let story = &app.session.story;
            let keys = story.say("keys-notice", &[]);
            let legend = story.of(app.session.table.as_ref(), "legend", &().into(), &[]);
            let end: String =
                legend.chars().rev().take(8).collect::<Vec<_>>().iter().rev().collect();
            let shown = screen(&mut app);
            for part in [&keys, end.trim()] {
                assert!(shown.contains(part), "{part}: {shown}");
            }
        }
    }
}

/// Whatever is asked, all of the question and the chosen word are to be seen.
#[test]
fn questions_fit_the_smallest_screen() {
    watch(8, |table, mv| {
        let lang = Lang::ALL[table.ply() % 4];
        let is_rare = RARE.iter().any(|it| mv.starts_with(it));
        if !table.ply().is_multiple_of(37) && !is_rare {
            return;
        }
        let Turn::Seat(seat) = table.turn() else { return };
        let table = table::read(&table.record_text(), Some(Key::from_number(1))).unwrap();
        let mut app = app(table, lang, seat);
        let shown = screen(&mut app);
        let Stage::Pick(_, picker) = &app.stage else { panic!("it is a person's turn") };
        let picked = picker.picked();
        let ask = app.session.story.ask(app.session.table.as_ref(), &app.view(), picked);
        let last = ask.split(' ').next_back().unwrap();
        assert!(shown.contains(last), "{ask}: {shown}");
        assert!(app.on_board || shown.matches('▸').count() == 2, "{shown}");
    });
}
