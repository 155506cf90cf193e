//! Every title has a lesson, and it can be played to its end.

use game::{Entry, Lang, Rulebook, Turn};
use table::{Choices, LEARNER, Lesson, SLUGS};

fn lesson(slug: &str) -> Lesson {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/");
    let text = std::fs::read_to_string(format!("{root}{slug}/lesson.txt")).expect("a lesson file");
    Lesson::read(&text).unwrap_or_else(|why| panic!("{slug}: {why}"))
}

/// The learner's choices after these moves.
fn choices(lesson: &Lesson, moves: &[String]) -> Choices {
    let record = lesson.record(moves);
    let table = table::read(&record, None).unwrap_or_else(|why| panic!("{why}\n{record}"));
    assert_eq!(table.turn(), Turn::Seat(LEARNER), "after\n{record}");
    table.sight().expect("a seat is to act").choices()
}

/// The moves that a task accepts.
fn accepted(lesson: &Lesson, moves: &[String]) -> Vec<String> {
    let task = lesson.task(moves.len()).expect("a task is left");
    let left = task.narrow(&choices(lesson, moves));
    assert!(!left.moves.is_empty(), "{}: no accepted move after {moves:?}", task.name);
    left.moves.into_iter().map(|listed| listed.mv).collect()
}

/// Plays the first accepted move of each task, to the end.
fn play_on(lesson: &Lesson, mut moves: Vec<String>) {
    while moves.len() < lesson.tasks().len() {
        moves.push(accepted(lesson, &moves).swap_remove(0));
    }
    table::read(&lesson.record(&moves), None).expect("the whole record replays");
}

#[test]
fn every_lesson_ends_with_any_choices() {
    for slug in SLUGS {
        let lesson = lesson(slug);
        let mut moves: Vec<String> = Vec::new();
        for _ in lesson.tasks() {
            let accepted = accepted(&lesson, &moves);
            for mv in accepted.iter().take(40).chain(accepted.last()) {
                play_on(&lesson, [&moves[..], std::slice::from_ref(mv)].concat());
            }
            moves.push(accepted[0].clone());
        }
    }
}

/// Every listed move of a task is legal, whatever was chosen before.
#[test]
fn every_move_named_is_legal() {
    for slug in SLUGS {
        let lesson = lesson(slug);
        let mut moves: Vec<String> = Vec::new();
        for task in lesson.tasks() {
            let all = choices(&lesson, &moves);
            for wanted in task.accepted() {
                let some = all.moves.iter().any(|listed| wanted.accepts(&listed.mv));
                assert!(some, "{slug} {}: {wanted} isn't among {:?}", task.name, all.moves);
            }
            moves.push(accepted(&lesson, &moves).swap_remove(0));
        }
    }
}

#[test]
fn a_lesson_has_ten_to_fifteen_steps_each_with_clauses_that_exist() {
    for slug in SLUGS {
        let lesson = lesson(slug);
        assert!((10..=15).contains(&lesson.tasks().len()), "{slug}: {}", lesson.tasks().len());
        let rules = Rulebook::read(table::rules(slug, Lang::En).unwrap());
        let known = |clause| {
            rules.entries.iter().any(|it| matches!(it, Entry::Clause(id, _) if *id == clause))
        };
        for task in lesson.tasks() {
            assert!((1..=3).contains(&task.clauses.len()), "{slug} {}", task.name);
            for &clause in &task.clauses {
                assert!(known(clause), "{slug} {}: {clause}", task.name);
            }
            let same = lesson.tasks().filter(|it| it.name == task.name).count();
            assert_eq!(same, 1, "{slug} has one step called {}", task.name);
        }
    }
}

/// Some tasks restrict the legal moves, and some accept several.
#[test]
fn a_lesson_leads_and_lets_go() {
    for slug in SLUGS {
        let lesson = lesson(slug);
        let (mut moves, mut guided, mut free) = (Vec::new(), 0, 0);
        for task in lesson.tasks() {
            let all = choices(&lesson, &moves);
            let left = task.narrow(&all);
            guided += usize::from(left.moves.len() < all.moves.len());
            free += usize::from(1 < left.moves.len());
            moves.push(left.moves[0].mv.clone());
        }
        assert!(6 <= guided && 3 <= free, "{slug}: {guided} guided tasks, {free} free tasks");
    }
}

#[test]
fn unreadable_lesson_names_the_line() {
    let line = |text: &str| Lesson::read(text).map_err(|why| why.line);
    assert_eq!(line("pagoda qin edition 1\nstep found : RR E6 E5\n"), Err(2), "no clause");
    assert_eq!(line("step found Q3.1 RR E6 E5\n"), Err(1), "no colon");
    assert_eq!(line("step found Q3.1 : \n"), Err(1), "no move");
    assert_eq!(line("step found Q3 : RR E6 E5\n"), Err(1), "no clause's id");
}

#[test]
fn a_record_goes_on_where_the_learner_is() {
    let text = "pagoda qin edition 1 ; a comment\nseats 2\n\nstep a Q1.1 : x * | y\n2 z\nstep b Q1.1 : *\n";
    let lesson = Lesson::read(text).unwrap();
    assert_eq!(lesson.head("seats"), "2");
    assert_eq!(lesson.record(&[]), "pagoda qin edition 1\nseats 2\n");
    assert_eq!(lesson.record(&["y".into()]), "pagoda qin edition 1\nseats 2\n1 y\n2 z\n");
    assert_eq!(lesson.lines_after(0), ["2 z"]);
    let [first, last] = [0, 1].map(|at| lesson.task(at).unwrap());
    assert!(first.accepts("x 1") && first.accepts("y") && last.accepts("x 1 2"));
    assert!(!first.accepts("x") && !first.accepts("x 1 2") && !first.accepts("y 1"));
    assert_eq!(lesson.task(2), None);
}

#[test]
fn the_last_task_of_qin_accepts_any_move() {
    let lesson = lesson("qin");
    let free = lesson.tasks().filter(|task| task.is_free()).map(|task| task.name.as_str());
    assert_eq!(free.collect::<Vec<_>>(), ["last"]);
}
