//! Two logs of one table that look the same to one pair of eyes and differ in hidden information.

use game::{
    Clause, Eyes, Game, HiddenInformation, Luck as _, Quick, Rules, Seat, Setup, Step, StepOf,
    Turn, admit, laws, steps_to_text,
};
use serde_json::json;
use table::ForGame;
use wire::api::UserId;

/// Attempts to find a different step that looks the same.
const TRIES: usize = 40;

/// A table in two worlds.
pub(crate) struct Twins {
    pub(crate) slug: &'static str,
    pub(crate) edition: u16,
    pub(crate) seats: u8,
    pub(crate) options: String,
    /// The eyes to which both look the same.
    pub(crate) eyes: Eyes,
    /// The acts after seating, in each world.
    pub(crate) acts: [Vec<String>; 2],
    /// Moves that are illegal at the end.
    pub(crate) forbidden: Vec<String>,
}

/// Generates the twins of a number.
pub(crate) struct Twin(pub(crate) u64);

impl ForGame for Twin {
    type Out = Twins;

    fn run<G: Game>(self) -> Twins {
        let mut luck = Quick::new(self.0);
        let setups = laws::all_setups::<G>();
        let setup = setups[luck.below(setups.len() as u32) as usize];
        let all: Vec<Eyes> = Eyes::all(setup.seats).collect();
        let eyes = all[luck.below(all.len() as u32) as usize];
        let mut pair = Pair::<G>::new(&setup, eyes);
        let length = 1 + luck.below(40) as usize;
        while pair.acts[0].len() < length && pair.act(&mut luck) {}
        Twins {
            slug: G::META.slug,
            edition: G::META.edition,
            seats: setup.seats,
            options: setup.options.to_string(),
            eyes,
            forbidden: forbidden(&pair.worlds[0], &mut luck),
            acts: pair.acts,
        }
    }
}

struct Pair<G: Game> {
    worlds: [G; 2],
    eyes: Eyes,
    acts: [Vec<String>; 2],
}

impl<G: Game> Pair<G> {
    fn new(setup: &Setup<G::Options>, eyes: Eyes) -> Pair<G> {
        Pair { worlds: [G::new(setup), G::new(setup)], eyes, acts: Default::default() }
    }

    /// Adds an act: a move and the chance after it. False if none looks the same in both worlds.
    fn act(&mut self, luck: &mut Quick) -> bool {
        let mut worlds = self.worlds.clone();
        let mut steps: [Vec<StepOf<G>>; 2] = Default::default();
        loop {
            let is_enough = !steps[0].is_empty() || self.acts[0].is_empty();
            match worlds[0].turn() {
                Turn::Over => return false,
                Turn::Seat(_) if is_enough => break,
                Turn::Seat(_) | Turn::Chance => {}
            }
            let Some(pair) = alike(&worlds, self.eyes, luck) else { return false };
            for (at, step) in pair.into_iter().enumerate() {
                worlds[at].apply(&step, &mut |_, _| ());
                steps[at].push(step);
            }
        }
        let is_first = self.acts[0].is_empty();
        for (acts, steps) in self.acts.iter_mut().zip(&steps) {
            let steps = steps_to_text::<G>(steps);
            let start = json!({"start": {"fill": null, "steps": steps}});
            let act = if is_first { start } else { json!({"move": {"steps": steps}}) };
            acts.push(act.to_string());
        }
        self.worlds = worlds;
        true
    }
}

/// A step for each world; they look the same, and differ if possible.
fn alike<G: Game>(worlds: &[G; 2], eyes: Eyes, luck: &mut Quick) -> Option<[StepOf<G>; 2]> {
    for at in 0..2 * TRIES {
        let here = any(&worlds[0], luck)?;
        let seen = looks(&worlds[0], &here, eyes);
        let is_other = at < TRIES && luck.below(4) < 3;
        let there = if is_other { any(&worlds[1], luck)? } else { here };
        let fits = admit(&worlds[1], &there).is_ok();
        if fits && looks(&worlds[1], &there, eyes) == seen {
            return Some([here, there]);
        }
    }
    None
}

fn any<G: Game>(game: &G, luck: &mut Quick) -> Option<StepOf<G>> {
    match game.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance { chance: game.draw(luck) }),
        Turn::Seat(seat) => Some(Step::Move { seat, mv: game.sample(luck) }),
    }
}

/// Events, view and turn after a step, as a pair of eyes sees them.
type Look<G> = (Vec<(Clause, <G as Rules>::Event)>, <G as HiddenInformation>::View, Turn);

fn looks<G: Game>(game: &G, step: &StepOf<G>, eyes: Eyes) -> Look<G> {
    let (mut game, mut events) = (game.clone(), Vec::new());
    game.apply(step, &mut |clause, event| events.push((clause, G::redact(&event, eyes))));
    let (view, turn) = (game.view(eyes), game.turn());
    (events, view, turn)
}

fn forbidden<G: Game>(game: &G, luck: &mut Quick) -> Vec<String> {
    let moves = (0..12).map(|_| G::anything(luck));
    moves.filter(|mv| game.check(mv).is_err()).take(4).map(|mv| mv.to_string()).collect()
}

/// The acts before the game: a user sits down on every seat.
pub(crate) fn gathering(seats: u8, person: impl Fn(Seat) -> UserId) -> Vec<String> {
    let mut acts = vec![json!({"create": {"chairs": []}}).to_string()];
    for seat in game::seats(seats) {
        let sit = json!({"sit": {"seat": seat, "user": person(seat), "luck": "clover"}});
        acts.push(sit.to_string());
    }
    acts
}
