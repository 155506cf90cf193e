//! Short scripts: moves and outcomes as text, and their events.

use game::{Clause, Rules, Seat, Step, StepOf, Turn};

/// A step as records spell it: `2 RB D3 D4` is a move of seat 2, `* tile RR` an outcome of chance.
pub fn step<G: Rules>(text: &str) -> StepOf<G> {
    let (who, words) = text.split_once(' ').expect("a step begins with a seat");
    match who.parse::<Seat>() {
        Ok(seat) => Step::Move { seat, mv: read(words) },
        Err(_) => {
            let chance = words.parse().unwrap_or_else(|_| panic!("not an outcome: {words}"));
            Step::Chance { chance }
        }
    }
}

fn read<M: std::str::FromStr>(mv: &str) -> M {
    mv.parse().unwrap_or_else(|_| panic!("not a move: {mv}"))
}

/// Applies a step; returns its events, one a line, each with its clause.
pub fn take<G: Rules>(game: &mut G, step: &StepOf<G>, say: fn(&G::Event) -> String) -> String {
    let mut told = Vec::new();
    game.apply(step, &mut |clause, event| told.push(format!("{clause} {}", say(&event))));
    told.join("\n")
}

/// Plays a legal move of the seat to act; returns its events.
pub fn play<G: Rules>(game: &mut G, mv: &str, say: fn(&G::Event) -> String) -> String {
    let mv: G::Move = read(mv);
    let Turn::Seat(seat) = game.turn() else { panic!("no seat is to act") };
    assert_eq!(game.check(&mv), Ok(()), "{mv}");
    take(game, &Step::Move { seat, mv }, say)
}

/// Applies an outcome of chance; returns its events.
pub fn happen<G: Rules>(game: &mut G, outcome: &str, say: fn(&G::Event) -> String) -> String {
    let chance = outcome.parse().unwrap_or_else(|_| panic!("not an outcome: {outcome}"));
    assert!(game.can_happen(&chance), "{outcome}");
    take(game, &Step::Chance { chance }, say)
}

/// Asserts that a move of the seat to act is illegal, and by which clause.
pub fn refused<G: Rules>(game: &G, mv: &str, clause: Clause) {
    let mv: G::Move = read(mv);
    assert_eq!(game.check(&mv).map_err(|illegal| illegal.clause), Err(clause), "{mv}");
}
