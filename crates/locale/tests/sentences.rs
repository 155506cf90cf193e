//! Every event and every view has messages in every language, with no argument missing.

use std::collections::{BTreeMap, BTreeSet};

use game::{Eyes, Game, Key, Lang, Quick, Seat, Turn};
use locale::Words;
use serde_json::{Value, json};

fn names() -> Vec<String> {
    ["Shan", "Mei", "Bo", "Lian", "Tao"].map(str::to_owned).to_vec()
}

/// Every combination of a game's options, and its most seats.
struct Kinds;

impl table::ForGame for Kinds {
    type Out = (Vec<String>, u8);
    fn run<G: Game>(self) -> Self::Out {
        (G::all_options().iter().map(G::Options::to_string).collect(), G::META.seats.1)
    }
}

/// Plays random games of every kind and hands out each frame.
fn watch(mut see: impl FnMut(&str, table::Frame)) {
    for slug in table::SLUGS {
        let (options, most) = table::for_game(slug, Kinds).expect("a known game");
        for number in 0..48 {
            let seats = 2 + (number % u64::from(most - 1)) as u8;
            let options = &options[number as usize % options.len()];
            let table = table::open(slug, seats, options, Key::from_number(number));
            let mut table = table.expect("a known game");
            let mut luck = Quick::new(number);
            while let Turn::Seat(seat) = table.turn() {
                let mv = table.sample(&mut luck);
                table.play_text(seat, &mv).expect("a sampled move is legal");
                if table.ply().is_multiple_of(20) {
                    see(slug, table.frame(Eyes::Seat(seat), table.ply()));
                }
            }
            for eyes in [Eyes::Public, Eyes::Seat(Seat(0))] {
                see(slug, table.frame(eyes, 0));
            }
        }
    }
}

/// The events of each game.
const EVENTS: [(&str, &str); 3] = [
    (
        "dragon",
        "advanced befell began bought built chose closed dealt decayed declined dropped ended \
         erupted favoured foretold forfeited gained housed laid missed paid passed played released \
         scored shook struck supplied surveyed tallied took walled",
    ),
    (
        "huang",
        "abstained began built burnt cleared committed counted crowned drew ended fell filled \
         gained led left paid palace_fell passed placed prevailed raided removed replaced revolted \
         stored supported took warred won",
    ),
    (
        "qin",
        "annexed began chose conquered dealt drew ended enlarged founded passed placed raised \
         rested returned united",
    ),
];

#[test]
fn every_event_has_words_in_every_language() {
    let all = Lang::ALL.map(Words::new);
    let mut seen: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut check = |slug: &str, event: &Value| {
        let (tag, fields) = event.as_object().unwrap().iter().next().unwrap();
        seen.entry(slug.to_owned()).or_default().insert(tag.clone());
        for words in &all {
            let id = format!("{slug}-{}", tag.replace('_', "-"));
            assert!(words.has(&id), "{} has no {id}", words.lang());
            let (text, errors) = words.try_describe(&id, fields, &names(), &[]);
            assert!(errors.is_empty(), "{} {text}: {errors:?}", words.lang());
            assert_eq!(text, words.tell(slug, event, &names()));
        }
    };
    watch(|slug, frame| frame.events.iter().for_each(|entry| check(slug, &entry.event)));
    // Random play rarely has these.
    check("qin", &json!({"passed": {"seat": 0}}));
    check("huang", &json!({"passed": {"seat": 0}}));
    let palace = json!(["C2", "D2", "C3", "D3"]);
    check("huang", &json!({"crowned": {"seat": 0, "on": palace, "origin": null}}));
    check("huang", &json!({"palace_fell": {"on": palace}}));
    for (slug, events) in EVENTS {
        let events: BTreeSet<String> = events.split_whitespace().map(str::to_owned).collect();
        assert_eq!(seen[slug], events);
    }
}

#[test]
fn every_view_has_words_in_every_language() {
    let words = Lang::ALL.map(Words::new);
    let more = [
        ("picked", 0.into()),
        ("word-1", "RB".into()),
        ("word-2", "none".into()),
        ("word", "draw-1".into()),
        ("first", "draw".into()),
        ("last", "1".into()),
        ("count", 1.into()),
        ("plus", "none".into()),
        ("only", "".into()),
        ("you-due", 1.into()),
    ];
    let mut lists: BTreeSet<String> = BTreeSet::new();
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
            let fields = frame.view.as_object().unwrap().iter();
            let is_described = |id: &str| id != "players" && words.has(&format!("{slug}-{id}"));
            for (id, list) in fields.filter(|(id, _)| is_described(id)) {
                for part in list.as_array().unwrap() {
                    lists.insert(format!("{slug}-{id}"));
                    check(id, part, &[]);
                }
            }
            for player in frame.view["players"].as_array().unwrap() {
                check("player", player, &[]);
                check("players", player, &[("seat", "Shan".into())]);
            }
        }
    });
    let expected = [
        "dragon-actions",
        "dragon-months",
        "dragon-palaces",
        "huang-bandits",
        "huang-kingdoms",
        "huang-pagodas",
        "qin-provinces",
        "qin-villages",
    ];
    assert_eq!(lists, expected.map(str::to_owned).into_iter().collect());
}

#[test]
fn sentences_have_seats_pieces_and_counts() {
    let united = json!({"united": {
        "seat": 0, "colour": "yellow", "size": 6, "at": "D3", "sums": [3, 2, 0, 0]
    }});
    let check = |lang, event: &Value, text| {
        assert_eq!(Words::new(lang).tell("qin", event, &names()), text);
    };
    check(Lang::En, &united, "Shan unites yellow provinces at D3 (Shan 3, Mei 2): 6 spaces");
    check(
        Lang::Fr,
        &united,
        "Shan réunit des provinces jaunes en D3 (Shan 3, Mei 2)\u{a0}: 6 territoires",
    );
    check(
        Lang::De,
        &united,
        "Shan schließt gelbe Provinzen auf D3 zusammen (Shan 3, Mei 2): 6 Felder",
    );
    check(Lang::Pl, &united, "Shan łączy żółte prowincje na D3 (Shan 3, Mei 2): 6 terytoriów");

    let founded = json!({"founded": {"seat": 1, "colour": "red", "size": 2, "at": "E4"}});
    check(Lang::Pl, &founded, "Mei zakłada czerwoną prowincję na E4: 2 terytoria");
    let ended = json!({"ended": {"winners": [0, 2]}});
    check(Lang::En, &ended, "The game is over. Shared victory: Shan and Bo");
    let hidden = json!({"drew": {"seat": 1, "tile": null}});
    check(Lang::De, &hidden, "Mei zieht ein Plättchen");
}

#[test]
fn a_missing_message_shows_its_id() {
    let words = Words::new(Lang::En);
    assert_eq!(words.tell("qin", &json!("vanished"), &names()), "qin-vanished");
}

/// Each event in four languages: names stay as they are, and numbers get their plural.
#[test]
fn sentences_about_leaders_tiles_and_conflicts() {
    let check = |event: Value, sentences: [&str; 4]| {
        for (lang, sentence) in Lang::ALL.into_iter().zip(sentences) {
            let text = Words::new(lang).tell("huang", &event, &names());
            assert_eq!(text.replace('\u{a0}', " "), sentence);
        }
    };
    check(
        json!({"led": {"seat": 0, "colour": "red", "at": "C5", "origin": "H8"}}),
        [
            "Shan moves the red leader from H8 to C5",
            "Shan déplace le meneur rouge : H8 vers C5",
            "Shan bewegt den roten Anführer von H8 nach C5",
            "Shan przemieszcza czerwonego przywódcę z H8 na C5",
        ],
    );
    check(
        json!({"gained": {"seat": 1, "colour": "green", "points": 3}}),
        [
            "Mei gains 3 green victory points",
            "Mei gagne 3 points de victoire verts",
            "Mei erhält 3 grüne Siegpunkte",
            "Mei zdobywa 3 zielone punkty zwycięstwa",
        ],
    );
    check(
        json!({"committed": {"seat": 1, "tiles": 0, "leader": false, "strength": 2}}),
        [
            "Mei commits nothing: strength 2",
            "Mei n’engage rien : force 2",
            "Mei teilt nichts zu: Stärke 2",
            "Mei nic nie dokłada: siła 2",
        ],
    );
    check(
        json!({"supported": {"seat": 2, "kingdom": "C5", "tiles": 5, "leader": true}}),
        [
            "Bo supports the kingdom at C5 with 5 red tiles and the red leader",
            "Bo soutient le royaume en C5 avec 5 tuiles rouges et le meneur rouge",
            "Bo unterstützt das Reich bei C5 mit 5 roten Plättchen und dem roten Anführer",
            "Bo wspiera królestwo na C5: 5 czerwonych kafli i czerwony przywódca",
        ],
    );
    check(
        json!({"ended": {"winners": [0, 2]}}),
        [
            "The game is over: Shan and Bo are tied in every colour, so there is no winner",
            "Partie terminée : égalité parfaite entre Shan et Bo, personne ne gagne",
            "Partie beendet: Shan und Bo haben Gleichstand in allen Farben, niemand gewinnt",
            "Koniec gry: remis we wszystkich kolorach (Shan i Bo), nikt nie wygrywa",
        ],
    );
}

/// A war of two names each once, though the event pads its third place.
#[test]
fn nested_fields_have_messages() {
    let words = Words::new(Lang::En);
    let warred = json!({"warred": {"seat": 0, "at": "D4", "kingdoms": ["C4", "E4"]}});
    let text = words.tell("huang", &warred, &names());
    assert_eq!(text, "War: Shan unites the kingdoms at C4 and E4 with a tile on D4");

    let leader = |seat: u8, colour: &str| json!({"seat": seat, "colour": colour, "at": "C5"});
    let kingdom = json!({
        "spaces": ["C4", "C5"], "strength": 3, "leaders": [leader(0, "red"), leader(1, "blue")]
    });
    let text = words.describe("huang-kingdoms", &kingdom, &names(), &[]);
    let leaders = "Shan’s red leader on C5 and Mei’s blue leader on C5";
    assert_eq!(text, format!("Kingdom, strength 3: {leaders}; spaces: C4 and C5"));

    let side =
        |seat: u8, strength: u8| json!({"seat": seat, "kingdom": null, "strength": strength});
    let view = json!({"phase": {"commit": 1}, "sides": [side(0, 4), side(1, 2)]});
    let text = words.describe("huang-ask", &view, &names(), &[]);
    assert_eq!(text, "Revolt, Shan 4 and Mei 2: how many yellow tiles?");

    let home = json!({
        "leaders": [null, "C5", null, null, null], "hand": {"closed": 6},
        "points": {"colours": [1, 2, 3, 4, 5], "granaries": 0}
    });
    let text = words.describe("huang-players", &home, &names(), &[("seat", "Bo".into())]);
    let points = "points: yellow 1, red 2, blue 3, green 4, white 5";
    let leaders =
        "yellow in reserve, red on C5, blue in reserve, green in reserve, white in reserve";
    assert_eq!(text, format!("Bo: tiles in hand: 6; {points}; leaders: {leaders}"));
}

/// A question names the stakes, though the view only has the number of the month.
#[test]
fn a_number_refers_to_the_item_of_a_list() {
    let month = |month: u8, event: &str| json!({"month": month, "event": event, "owner": null});
    let months = [month(1, "peace"), month(2, "drought")];
    let view =
        json!({"phase": {"release": 0}, "stage": "event", "month": 2, "months": months, "left": 0});
    let due = [("you-due", 2.into())];
    let text = Words::new(Lang::En).describe("dragon-ask", &view, &names(), &due);
    assert_eq!(text, "Drought. Palaces without rice: 2. Release 1 person from each: whom?");
}

/// Tiles are named by their colours, equal ones together: a letter such as G says nothing to a player.
#[test]
fn tiles_are_named_and_counted() {
    let drew = json!({"drew": {"seat": 1, "tiles": {"open": ["Y", "R", "Y"]}}});
    let text = |lang| Words::new(lang).tell("huang", &drew, &names());
    assert_eq!(text(Lang::En), "Mei draws 2 yellow and 1 red");
    assert_eq!(text(Lang::Fr), "Mei pioche 2 jaunes et 1 rouge");
    assert_eq!(text(Lang::De), "Mei zieht 2 gelbe und 1 rotes");
    assert_eq!(text(Lang::Pl), "Mei dobiera: 2 żółte i 1 czerwony");
    let dealt = json!({"dealt": {"seat": 0, "hand": {"open": ["RB", "YY", "RB"]}}});
    let text = Words::new(Lang::En).tell("qin", &dealt, &names());
    assert_eq!(text, "Shan is dealt 2 × red-blue and yellow-yellow");
}
