//! Whatever is asked and whatever can be picked has words, in every language and kind of game.

use std::collections::BTreeSet;

use game::{Eyes, Game, Key, Lang, Quick, Turn};
use table::Table;

use super::story::Story;

/// Every combination of a game's options, and its most seats.
struct Kinds;

impl table::ForGame for Kinds {
    type Out = (Vec<String>, u8);
    fn run<G: Game>(self) -> Self::Out {
        (G::all_options().iter().map(G::Options::to_string).collect(), G::META.seats.1)
    }
}

/// Plays random games of every kind and shows each position before a decision, with the decision.
pub(super) fn watch(games: u64, mut see: impl FnMut(&dyn Table, &str)) {
    for slug in table::SLUGS {
        let (mut options, most) = table::for_game(slug, Kinds).unwrap();
        if *slug == "dragon" {
            // Asks something that no other options ask (D8.1).
            options.insert(0, "super-event=chosen".into());
        }
        for number in 0..games {
            let seats = 2 + (number % u64::from(most - 1)) as u8;
            let options = &options[number as usize % options.len()];
            let mut table = table::open(slug, seats, options, Key::from_number(number)).unwrap();
            let mut luck = Quick::new(number);
            while let Turn::Seat(seat) = table.turn() {
                let mv = table.sample(&mut luck);
                see(table.as_ref(), &mv);
                table.play_text(seat, &mv).unwrap();
            }
        }
    }
}

/// The phase that a table is in.
fn phase(table: &dyn Table) -> String {
    let phase = &table.frame(Eyes::Public, table.ply()).view["phase"];
    let tag = phase.as_object().and_then(|fields| fields.keys().next()).map(String::as_str);
    tag.or(phase.as_str()).unwrap_or_default().to_owned()
}

fn told(slug: &str, text: &str) {
    let is_whole = !text.contains(['{', '$']) && !text.starts_with(&format!("{slug}-"));
    assert!(is_whole && !text.is_empty(), "{slug}: {text}");
}

/// Every beginning of a move is answered with a question, and every word of it has a label.
fn check(story: &Story, lang: Lang, table: &dyn Table, mv: &str) {
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to act") };
    let view = &table.frame(Eyes::Seat(seat), table.ply()).view;
    let slug = table.meta().slug;
    let paper = table.paint(Eyes::Public, &[]);
    let words: Vec<&str> = mv.split(' ').collect();
    let unknown = story.word(table, view, &["?"]);
    for (at, word) in words.iter().enumerate() {
        let picked: Vec<String> = words[..at].iter().map(|word| (*word).to_owned()).collect();
        told(slug, &story.ask(table, view, &picked));
        if paper.spots.iter().any(|spot| spot.name == *word) {
            continue;
        }
        let label = story.word(table, view, &words[..=at]);
        told(slug, &label);
        let is_number = word.starts_with(|it: char| it.is_ascii_digit());
        assert!(is_number || label != unknown, "{lang} {mv}: {label}");
        assert!(lang == Lang::En || label != *word, "{lang} {mv}: {label}");
    }
}

#[test]
fn every_question_and_word_has_a_message() {
    let stories = Lang::ALL.map(|lang| (lang, Story::new(lang, &[])));
    let mut phases = BTreeSet::new();
    let mut words = BTreeSet::new();
    watch(25, |table, mv| {
        let phase = phase(table);
        let first = mv.split(' ').next().unwrap_or_default().to_owned();
        let is_new = words.insert((table.meta().slug, phase.clone(), first));
        if is_new || table.ply().is_multiple_of(16) {
            stories.iter().for_each(|(lang, story)| check(story, *lang, table, mv));
        }
        phases.insert(format!("{} {phase}", table.meta().slug));
    });
    let dragon = "act build discard drop foretell lose place play release take treaty";
    let huang = "act commit follow granary losses market pagoda support winner";
    let qin = "draw place";
    let expected: BTreeSet<String> = [("dragon", dragon), ("huang", huang), ("qin", qin)]
        .into_iter()
        .flat_map(|(slug, all)| all.split(' ').map(move |phase| format!("{slug} {phase}")))
        .collect();
    assert_eq!(phases, expected);
}
