//! Noninterference: worlds that a pair of eyes can't distinguish.

use std::fmt::Write as _;

use game::{Determinize, Eyes, Present, Quick, Setup, StepOf, TestSupport, Turn, admit};

use crate::step;

/// Number of attempted moves whose answers are compared.
const ATTEMPTS: u32 = 500;

/// Everything that reaches a pair of eyes when a step is taken, as the bytes that are sent: events,
/// view, drawing, and for the seat to act the list of moves and the answers to hundreds of attempts.
pub fn sent<G: Present + TestSupport>(game: &mut G, step: &StepOf<G>, eyes: Eyes) -> String {
    assert_eq!(admit(game, step), Ok(()), "{step:?}");
    let mut sent = String::new();
    game.apply(step, &mut |clause, event| {
        sent += &serde_json::to_string(&(clause, G::redact(&event, eyes))).expect("it is JSON");
    });
    sent += &serde_json::to_string(&game.view(eyes)).expect("it is JSON");
    sent += &G::paint(&game.view(eyes), &[]).plain();
    if let Turn::Seat(seat) = game.turn()
        && eyes == Eyes::Seat(seat)
    {
        sent += &answers(game);
    }
    sent
}

fn answers<G: Present + TestSupport>(game: &G) -> String {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let mut answers = serde_json::to_string(&moves).expect("moves serialize to JSON");
    let mut luck = Quick::new(5);
    for _ in 0..ATTEMPTS {
        let mv = G::anything(&mut luck);
        let words = mv.to_string();
        let words: Vec<&str> = words.split(' ').collect();
        let verdicts = (game.check(&mv), game.why_not(&words));
        write!(answers, "{mv} {verdicts:?}").expect("a string takes any text");
    }
    answers
}

/// Checks that the bytes sent to each pair of eyes don't depend on hidden tiles.
pub fn consistent_deals_look_the_same<G: Determinize + Present + TestSupport>(
    game: &G,
    seats: u8,
    luck: &mut Quick,
) {
    for eyes in Eyes::all(seats) {
        let view = game.view(eyes);
        let bytes = serde_json::to_string(&view).expect("it is JSON");
        for _ in 0..20 {
            let other = G::imagine(&view, luck);
            assert_eq!(serde_json::to_string(&other.view(eyes)).expect("it is JSON"), bytes);
            assert_eq!(other.turn(), game.turn());
            if matches!(game.turn(), Turn::Seat(seat) if eyes == Eyes::Seat(seat)) {
                assert_eq!(answers(&other), answers(game));
            }
        }
    }
}

/// Plays a script in two worlds; returns the bytes sent to a pair of eyes in each, step by step. Where a
/// line gives two steps the worlds differ; elsewhere the second is empty.
pub fn both_worlds<G: Present + TestSupport>(
    setup: &Setup<G::Options>,
    script: &[(&str, &str)],
    eyes: Eyes,
) -> Vec<(String, String)> {
    let (mut here, mut there) = (G::new(setup), G::new(setup));
    let mut all = Vec::new();
    for (one, other) in script {
        let other = if other.is_empty() { one } else { other };
        let (one, other) = (step::<G>(one), step::<G>(other));
        all.push((sent(&mut here, &one, eyes), sent(&mut there, &other, eyes)));
    }
    assert!(here != there, "the worlds differ");
    all
}
