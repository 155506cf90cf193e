//! A page's whole conversation with its worker.

use game::{Bound, Seat, Standing, Turn, Undo, rule};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use web_worker::Engine;
use wire::{Advice, Choices, Frame, Kept, Opened, Preview, Problem, Request};

const KEY: &str = "0707070707070707070707070707070707070707070707070707070707070707";

fn ask<T: DeserializeOwned>(engine: &mut Engine, request: Request) -> Result<T, Problem> {
    let answer: Value =
        serde_json::from_str(&engine.answer(&json!(request).to_string())).expect("JSON");
    match answer.get("problem") {
        Some(problem) => Err(serde_json::from_value(problem.clone()).expect("a problem")),
        None => Ok(serde_json::from_value(answer["ok"].clone()).expect("a valid answer")),
    }
}

fn open(slug: &str) -> Engine {
    let mut engine = Engine::default();
    let request =
        Request::Open { slug: slug.into(), seats: 2, options: String::new(), key: KEY.into() };
    let opened: Opened = ask(&mut engine, request).expect("a valid setup");
    assert_eq!((opened.slug.as_str(), opened.seats), (slug, 2));
    engine
}

fn look(engine: &mut Engine, eyes: Option<Seat>) -> Frame {
    ask(engine, Request::Look { eyes, since: 0, ply: None }).expect("a table is open")
}

fn to_act(engine: &mut Engine) -> Option<Seat> {
    match look(engine, None).turn {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// A bot's choice in the view of the seat to act.
fn advice(engine: &mut Engine, slug: &str, level: &str, seat: Seat) -> Advice {
    let view = look(engine, Some(seat)).view;
    let (slug, level) = (slug.into(), level.into());
    let request = Request::Advise { slug, view, level, hint: false, seed: 7 };
    ask(engine, request).expect("a seat is to act")
}

#[test]
fn bots_play_every_game_to_its_end_and_the_record_reads_back() {
    for slug in table::SLUGS {
        let mut engine = open(slug);
        assert_eq!(ask::<Vec<Standing>>(&mut engine, Request::Course), Err(Problem::Nobody));
        while let Some(seat) = to_act(&mut engine) {
            let mv = advice(&mut engine, slug, "novice", seat).mv;
            ask::<Kept>(&mut engine, Request::Play { seat, mv }).expect("a bot's move is legal");
        }
        let last = look(&mut engine, None);
        let course: Vec<Standing> = ask(&mut engine, Request::Course).expect("the game is over");
        assert_eq!(course.len(), last.ply + 1);
        let record: String = ask(&mut engine, Request::Record).expect("a table is open");
        let mut other = Engine::default();
        let opened: Opened = ask(&mut other, Request::Read { record, key: None }).expect("valid");
        assert_eq!((opened.ply, opened.turn), (last.ply, Turn::Over));
        assert_eq!(look(&mut other, None), last);
    }
}

#[test]
fn choices_are_previewed_played_and_taken_back() {
    let mut engine = open("qin");
    let seat = to_act(&mut engine).expect("a seat is to act");
    let choices: Choices = ask(&mut engine, Request::Choices).expect("a seat is to act");
    let best = choices.moves.iter().max_by_key(|listed| listed.gain).expect("a legal move");
    assert!(0 < best.gain, "a first tile can found a province");
    let preview: Preview = ask(&mut engine, Request::Preview { mv: best.mv.clone() }).unwrap();
    assert!(preview.told.iter().any(|entry| entry.clause == rule!("Q3.1")));

    let before = look(&mut engine, Some(seat));
    let kept: Kept =
        ask(&mut engine, Request::Play { seat, mv: best.mv.clone() }).expect("the move is legal");
    let after = look(&mut engine, Some(seat));
    assert_eq!((kept.ply, kept.turn), (after.ply, after.turn));
    assert_eq!(ask(&mut engine, Request::Record), Ok(kept.record));
    assert_eq!(after.view, preview.view, "the preview equals the new view");
    let undo: Undo = ask(&mut engine, Request::Undo { seat }).unwrap();
    assert_eq!(undo, Undo { to: before.ply, bound: Bound::Chance });
    let taken: Option<Kept> = ask(&mut engine, Request::TakeBack { seat, to: 0 }).unwrap();
    assert_eq!(taken.map(|kept| kept.ply), Some(before.ply));
    assert_eq!(look(&mut engine, Some(seat)), before);
    assert_eq!(ask::<Option<Kept>>(&mut engine, Request::TakeBack { seat, to: 0 }), Ok(None));
}

#[test]
fn refusals_name_their_clause() {
    let mut engine = open("qin");
    let seat = to_act(&mut engine).expect("a seat is to act");
    let why = |engine: &mut Engine, words: &[&str]| {
        let words = words.iter().map(|word| word.to_string()).collect();
        ask::<Option<game::Clause>>(engine, Request::WhyNot { words }).expect("a seat is to act")
    };
    let choices: Choices = ask(&mut engine, Request::Choices).unwrap();
    let tile = choices.moves[0].mv.split(' ').next().unwrap().to_owned();
    assert_eq!(why(&mut engine, &[&tile]), None);
    assert_eq!(why(&mut engine, &[&tile, "A1"]), Some(rule!("Q2.2")));
    assert_eq!(why(&mut engine, &[&tile, "C12"]), Some(rule!("Q2.3")));
    let other = Seat(1 - seat.0);
    let wrong = |mv: &str, seat| Request::Play { seat, mv: mv.to_owned() };
    assert_eq!(ask::<Kept>(&mut engine, wrong("draw 1", other)), Err(Problem::NotYourTurn));
    assert_eq!(
        ask::<Kept>(&mut engine, wrong("draw 1", seat)),
        Err(Problem::Against(rule!("Q2.1")))
    );
    assert_eq!(ask::<Kept>(&mut engine, wrong("castle", seat)), Err(Problem::Garbled));
}

#[test]
fn an_invalid_request_is_a_problem_and_not_a_crash() {
    let mut engine = Engine::default();
    assert_eq!(ask::<Choices>(&mut engine, Request::Choices), Err(Problem::NoTable));
    let read = |record: &str| Request::Read { record: record.into(), key: None };
    assert_eq!(ask::<Opened>(&mut engine, read("chess")), Err(Problem::UnknownGame));
    let short =
        Request::Open { slug: "qin".into(), seats: 2, options: String::new(), key: "77".into() };
    assert!(matches!(ask::<Opened>(&mut engine, short), Err(Problem::Lost(_))));
    let too_many_seats =
        Request::Open { slug: "qin".into(), seats: 9, options: String::new(), key: KEY.into() };
    assert_eq!(ask::<Opened>(&mut engine, too_many_seats), Err(Problem::NoSuchSetup));
    assert!(engine.answer("what?").contains("problem"));
}
