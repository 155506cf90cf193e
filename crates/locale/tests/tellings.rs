//! What happens and what is there can be told in every language, with nothing missing.

use std::collections::BTreeSet;

use game::{Eyes, Key, Lang, Quick, Turn};
use locale::Words;
use serde_json::{Value, json};

fn names() -> Vec<String> {
    ["Shan", "Mei", "Bo", "Lian"].map(str::to_owned).to_vec()
}

/// Plays random games of every kind and hands out each frame.
fn watch(mut see: impl FnMut(&str, table::Frame)) {
    for slug in table::SLUGS {
        for number in 0..60 {
            let seats = 2 + (number % 3) as u8;
            let table = table::open(slug, seats, "", Key::from_number(number));
            let mut table = table.expect("the game is there");
            let mut luck = Quick::new(number);
            while let Turn::Seat(seat) = table.turn() {
                let mv = table.sample(&mut luck);
                table.play_text(seat, &mv).expect("a sampled move is legal");
                if table.ply().is_multiple_of(10) {
                    see(slug, table.frame(Eyes::Seat(seat), table.ply()));
                }
            }
            for eyes in Eyes::all(seats) {
                see(slug, table.frame(eyes, 0));
            }
        }
    }
}

#[test]
fn every_event_has_words_in_every_language() {
    let all = Lang::ALL.map(Words::new);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut check = |slug: &str, event: &Value| {
        let (tag, fields) = event.as_object().unwrap().iter().next().unwrap();
        seen.insert(tag.clone());
        for words in &all {
            let id = format!("{slug}-{}", tag.replace('_', "-"));
            assert!(words.has(&id), "{} has no {id}", words.lang());
            let (text, errors) = words.try_describe(&id, fields, &names(), &[]);
            assert!(errors.is_empty(), "{} {text}: {errors:?}", words.lang());
            assert_eq!(text, words.tell(slug, event, &names()));
        }
    };
    watch(|slug, frame| frame.events.iter().for_each(|told| check(slug, &told.event)));
    // Random play hardly ever passes.
    check("qin", &json!({"passed": {"seat": 0}}));
    let qin = [
        "annexed",
        "began",
        "chose",
        "conquered",
        "dealt",
        "drew",
        "ended",
        "enlarged",
        "founded",
        "passed",
        "placed",
        "raised",
        "rested",
        "returned",
        "united",
    ];
    assert_eq!(seen, qin.map(str::to_owned).into_iter().collect());
}

#[test]
fn every_view_has_words_in_every_language() {
    let words = Lang::ALL.map(Words::new);
    let more = [
        ("picked", 0.into()),
        ("word-1", "RB".into()),
        ("word", "draw-1".into()),
        ("only", "".into()),
    ];
    watch(|slug, frame| {
        for words in &words {
            let check = |id: &str, fields: &Value, more: &[(&str, locale::Arg<'_>)]| {
                let id = format!("{slug}-{id}");
                let (text, errors) = words.try_describe(&id, fields, &names(), more);
                assert!(errors.is_empty() && text != id, "{} {text}: {errors:?}", words.lang());
            };
            for id in ["title", "table", "land", "ask", "word"] {
                check(id, &frame.view, &more);
            }
            for id in ["legend", "moves"] {
                check(id, &Value::Null, &[]);
            }
            check("points", &json!({ "points": 2 }), &[]);
            for list in ["provinces", "villages"] {
                for part in frame.view[list].as_array().unwrap() {
                    check(list, part, &[]);
                }
            }
            for player in frame.view["players"].as_array().unwrap() {
                check("player", player, &[]);
                check("players", player, &[("seat", "Shan".into())]);
            }
        }
    });
}

#[test]
fn sentences_say_who_what_and_how_many() {
    let united = json!({"united": {
        "seat": 0, "colour": "yellow", "size": 6, "at": "D3", "sums": [3, 2, 0, 0]
    }});
    let check = |lang, event: &Value, text| {
        assert_eq!(Words::new(lang).tell("qin", event, &names()), text);
    };
    check(Lang::En, &united, "Shan unites yellow provinces at D3 (Shan 3, Mei 2): 6 territories");
    check(
        Lang::Fr,
        &united,
        "Shan réunit des provinces jaunes en D3 (Shan 3, Mei 2)\u{a0}: 6 territoires",
    );
    check(Lang::De, &united, "Shan vereint gelbe Provinzen auf D3 (Shan 3, Mei 2): 6 Gebiete");
    check(Lang::Pl, &united, "Shan łączy żółte prowincje na D3 (Shan 3, Mei 2): 6 terytoriów");

    let founded = json!({"founded": {"seat": 1, "colour": "red", "size": 2, "at": "E4"}});
    check(Lang::Pl, &founded, "Mei zakłada czerwoną prowincję na E4: 2 terytoria");
    let ended = json!({"ended": {"winners": [0, 2]}});
    check(Lang::En, &ended, "The game is over: Shan and Bo share the win");
    let hidden = json!({"drew": {"seat": 1, "tile": null}});
    check(Lang::De, &hidden, "Mei zieht ein Plättchen");
}

#[test]
fn what_has_no_words_shows_its_name() {
    let words = Words::new(Lang::En);
    assert_eq!(words.tell("qin", &json!("vanished"), &names()), "qin-vanished");
}
