//! What stands out in a position, for bots.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

#[path = "rulebook/sketch.rs"]
#[expect(dead_code, unused_imports, reason = "the rulebook's tests need more of it")]
mod sketch;

use game::{
    Determinize, Evaluate, Eyes, FEATURES_MAX, Features, HiddenInformation, Quick, Rules,
    SEATS_MAX, Seat, Turn, laws, seats,
};
use pagoda_dragon::{Dragon, MonthEvent, Phase, Stage};
use sketch::{play, play_all, sketch, sketch_with};

/// Random games over all setups.
const GAMES: u64 = 200;

fn features(game: &Dragon) -> [Features; SEATS_MAX] {
    let mut out = [[0; FEATURES_MAX]; SEATS_MAX];
    game.features(&mut out);
    out
}

/// A feature of the seats, by its name.
fn of(game: &Dragon, name: &str) -> Vec<i16> {
    let at = Dragon::FEATURES.iter().position(|it| *it == name).unwrap();
    let count = game.view(Eyes::Public).players.len();
    features(game)[..count].iter().map(|own| own[at]).collect()
}

#[test]
fn names_are_distinct() {
    assert!(Dragon::FEATURES.len() <= FEATURES_MAX);
    let mut names = Dragon::FEATURES.to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Dragon::FEATURES.len());
}

/// At every step, before the deal and after the end too; and nothing depends on what isn't seen.
#[test]
fn values_are_small_and_depend_on_the_view() {
    let setups = laws::all_setups::<Dragon>();
    let mut luck = Quick::new(7);
    for (number, setup) in (0..GAMES).zip(setups.iter().cycle()) {
        let record = if number % 2 == 0 {
            laws::random_record::<Dragon>(setup, number)
        } else {
            laws::lively_record::<Dragon>(setup, number)
        };
        let mut game = Dragon::new(setup);
        for step in &record.steps {
            is_sound(&game, setup.seats, &mut luck);
            game.apply(step, &mut |_, _| ());
        }
        is_sound(&game, setup.seats, &mut luck);
        assert!(game.turn() == Turn::Over);
        assert_eq!(of(&game, "points at rest"), of(&game, "points"));
        assert_eq!(of(&game, "points at work"), of(&game, "points"));
        assert_eq!(of(&game, "lead at work"), of(&game, "lead in points"));
    }
}

fn is_sound(game: &Dragon, count: u8, luck: &mut Quick) {
    let seen = features(game);
    for seat in seats(count) {
        let own = seen[seat.index()];
        assert!(own.iter().all(|value| (-200..=200).contains(value)), "{own:?}");
        let (used, rest) = own.split_at(Dragon::FEATURES.len());
        assert!(rest.iter().all(|value| *value == 0));
        assert!(used.iter().any(|value| *value != 0));
        let other = Dragon::imagine(&game.view(Eyes::Seat(seat)), luck);
        assert_eq!(features(&other)[seat.index()], own);
    }
    assert!(seen[usize::from(count)..].iter().flatten().all(|value| *value == 0));
}

/// D6.1, D6.2: two palaces; two persons, an old monk on three floors and 6 yuan; one book by work.
#[test]
fn the_last_month_is_foreseen() {
    let here = sketch(2).month(12, MonthEvent::Peace).court(1, "M2 - - / C1").court(2, "S3 / -");
    let game = here.cards(1, "").cards(2, "").acting();
    assert_eq!(of(&game, "points at rest"), [2 + 4 + 6 + 2, 1 + 2 + 2]);
    assert_eq!(of(&game, "points at work"), [14 + 1, 5 + 4]);
    assert_eq!(of(&game, "lead at rest"), [9, -9]);
    assert_eq!(of(&game, "rivals ahead at work"), [0, 1]);
    assert_eq!(of(&game, "months to be scored"), [1, 1]);
}

/// D5.2, D5.3: what will be missing in this month and the next; tribute and drought come twice.
#[test]
fn shortages_are_foreseen() {
    let mut here = sketch(2).goods(1, 1, 1, 0).goods(2, 8, 2, 0);
    here.view.month = 3;
    let game = here.court(1, "C1 L1 / F1 H1 / T3").court(2, "C1 / L1 -").acting();
    assert_eq!(of(&game, "lost this month"), [3, 0], "tribute");
    assert_eq!(of(&game, "lost next month"), [1, 0], "drought, with two palaces still lived in");
    assert_eq!(of(&game, "yuan missing for tributes"), [7, 0]);
    assert_eq!(of(&game, "rice missing for droughts"), [5, 2]);
    assert_eq!(of(&game, "nearness of a tribute"), [12, 12]);
    assert_eq!(of(&game, "nearness of a drought"), [11, 11]);
}

/// D5.4, D5.5: places among the others.
#[test]
fn rivals_are_compared() {
    let here = sketch(4).goods(1, 0, 0, 3).goods(2, 0, 0, 3).goods(3, 0, 0, 2).goods(4, 0, 0, 1);
    let game = here.court(1, "W2").court(2, "W1").court(3, "W2").court(4, "C1").acting();
    assert_eq!(of(&game, "points at the next festival"), [6, 6, 3, 0]);
    assert_eq!(of(&game, "lead in fireworks"), [0, 0, -1, -2]);
    assert_eq!(of(&game, "helmets above the fewest"), [2, 1, 2, 0]);
}

/// D4: a card that is played counts as its person, wherever that one is by now.
#[test]
fn a_person_counts_before_being_housed() {
    let here = sketch(2).court(1, "C1 -").court(2, "C1 -").track(&[(2, 8), (1, 4)]);
    let mut game = here.at(Stage::Person, Phase::Play(Seat(0)));
    let told = |game: &Dragon| {
        ["mortars", "persons", "rivals ahead on the track", "tiles to choose"]
            .map(|name| of(game, name)[0])
    };
    assert_eq!(told(&game), [0, 1, 1, 0]);
    play(&mut game, "play H");
    assert_eq!(told(&game), [1, 2, 0, 1], "a young one, onto the rival's space");
    play(&mut game, "take H2");
    assert_eq!(told(&game), [2, 2, 1, 0]);
    play(&mut game, "place 1");
    assert_eq!(told(&game), [2, 2, 1, 0]);
}

/// D4.4: with no room, somebody has to go.
#[test]
fn a_person_without_a_room_is_one_too_many() {
    let mut game = sketch(2).court(1, "C1").playing();
    play_all(&mut game, &["play F", "take F1"]);
    assert_eq!(of(&game, "persons to release")[0], 1);
    assert_eq!(of(&game, "rice of persons")[0], 1);
}

/// D3.4, D3.5: turns to come, free actions, pieces on their way.
#[test]
fn the_action_phase_is_seen() {
    let mut game = sketch(3).court(1, "C1 / -").acting();
    assert_eq!(of(&game, "actions free of the fee"), [7, 7, 7]);
    assert_eq!(of(&game, "rivals before its turn"), [0, 1, 2]);
    play(&mut game, "build");
    assert_eq!(of(&game, "pieces to place"), [2, 0, 0]);
    assert_eq!(of(&game, "action to come"), [0, 1, 1]);
    assert_eq!(of(&game, "actions free of the fee"), [0, 5, 5]);
}

/// D7.3: the wall's next check is in month 7, a raid.
#[test]
fn the_wall_is_measured() {
    let game = sketch_with(2, "great-wall=yes").wall(&[1, 1, 2]).acting();
    assert_eq!(of(&game, "wall tiles built"), [2, 1]);
    assert_eq!(of(&game, "wall tiles above the fewest"), [1, 0]);
    assert_eq!(of(&game, "wall past the next check"), [3 - 7; 2]);
}
