//! A running game behind the type-erased `Table` trait.

use game::{Bound, Eyes, Illegal, Key, Quick, Refusal, Seat, Turn, rule};
use serde_json::{Value, json};
use table::{OpenError, PlayError, SLUGS, Table, open, outlook, read};

fn qin(number: u64) -> Box<dyn Table> {
    open("qin", 2, "", Key::from_number(number)).expect("a valid setup")
}

fn to_act(table: &dyn Table) -> Seat {
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to act") };
    seat
}

fn finished(number: u64) -> Box<dyn Table> {
    let (mut table, mut luck) = (qin(number), Quick::new(number));
    while let Turn::Seat(seat) = table.turn() {
        let mv = table.sample(&mut luck);
        table.play_text(seat, &mv).expect("a sampled move is legal");
    }
    table
}

#[test]
fn table_opens_at_a_persons_decision() {
    let table = qin(1);
    assert_eq!((table.ply(), table.seats(), table.meta().slug), (2, 2, "qin"));
    assert!(matches!(table.turn(), Turn::Seat(_)));
}

#[test]
fn invalid_opening_has_a_reason() {
    let open = |slug, seats, options| open(slug, seats, options, Key::from_number(1)).err();
    assert_eq!(open("go", 2, ""), Some(OpenError::UnknownGame));
    assert_eq!(open("qin", 5, ""), Some(OpenError::Refused(Refusal::Seats)));
    assert_eq!(open("qin", 2, "board=tiger"), Some(OpenError::Options));
    assert_eq!(open("qin", 4, "board=lion fair-hands=yes"), None);
}

#[test]
fn a_stranger_is_refused() {
    let mut table = qin(1);
    let other = Seat(1 - to_act(&*table).0);
    let mv = table.moves()[0].clone();
    assert_eq!(table.play_text(other, &mv), Err(PlayError::Refused(Refusal::NotYourTurn)));
    assert_eq!(table.ply(), 2);
}

#[test]
fn refusals_name_a_clause_and_change_nothing() {
    let mut table = qin(1);
    let seat = to_act(&*table);
    let refused = |clause| Err(PlayError::Refused(Refusal::Illegal(Illegal::by(clause))));
    assert_eq!(table.play_text(seat, "pass"), refused(rule!("Q6.3")));
    assert_eq!(table.play(seat, &json!({ "draw": 1 })), refused(rule!("Q2.1")));
    assert_eq!(table.play(seat, &json!({ "draw": 9 })), Err(PlayError::Garbled));
    assert_eq!(table.play_text(seat, "resign"), Err(PlayError::Garbled));
    assert_eq!(table.ply(), 2);
}

#[test]
fn json_and_text_are_equivalent() {
    let (mut one, mut other) = (qin(3), qin(3));
    let seat = to_act(&*one);
    let mv = other.moves()[5].clone();
    other.play_text(seat, &mv).expect("a listed move is legal");
    let mv = &other.record_json()["steps"][2]["move"];
    one.play(seat, mv).expect("the same move is legal");
    assert_eq!(one.record_json(), other.record_json());
}

#[test]
fn frames_are_for_their_eyes() {
    let table = qin(2);
    let seat = to_act(&*table);
    let own = table.frame(Eyes::Seat(seat), 0);
    let public = table.frame(Eyes::Public, 0);
    assert!(own.moves.is_empty(), "moves are listed on request only");
    assert!(own.view["players"][seat.index()]["hand"]["open"].is_array());
    let open_hands = |value: &Value| value.to_string().matches("\"open\"").count();
    assert_eq!(open_hands(&own.view), 1);
    assert_eq!(open_hands(&public.view), 0);
    let in_events = |frame: &table::Frame| open_hands(&json!(frame.events));
    assert_eq!((in_events(&own), in_events(&public)), (1, 0));
}

#[test]
fn events_are_those_since_the_last_view() {
    let mut table = qin(4);
    let seat = to_act(&*table);
    let mv = table.moves()[0].clone();
    table.play_text(seat, &mv).expect("a listed move is legal");
    let events = table.frame(Eyes::Public, 2).events;
    assert!(events.iter().all(|entry| entry.ply == 3) && !events.is_empty());
    assert!(table.frame(Eyes::Public, 3).events.is_empty());
}

#[test]
fn undo_takes_back_a_placement_but_no_draw() {
    let mut table = qin(5);
    let seat = to_act(&*table);
    let start = table.record_text();
    let mv = table.moves()[0].clone();
    table.play_text(seat, &mv).expect("a listed move is legal");
    assert!(table.take_back(seat, 0));
    assert_eq!(table.record_text(), start);
    assert!(!table.take_back(seat, 0), "no earlier move can be taken back");

    table.play_text(seat, &mv).expect("the move is legal again");
    table.play_text(seat, "draw 1").expect("the pile has tiles");
    assert_eq!(table.undo(seat).bound, Bound::Chance);
    assert!(!table.take_back(seat, 0));
}

#[test]
fn records_are_read_back() {
    let table = finished(6);
    for record in [table.record_text(), table.record_json().to_string()] {
        let again = read(&record, None).expect("the record reads back");
        assert_eq!(again.record_text(), table.record_text());
        assert_eq!(again.turn(), Turn::Over);
        assert_eq!(again.standing(), table.standing());
    }
    let before = table.at(20);
    assert_eq!(before.ply(), 20);
    assert!(table.record_text().starts_with(&before.record_text()));
}

#[test]
fn invalid_record_names_the_line() {
    let text = finished(7).record_text();
    let check = |from: &str, to: &str| read(&text.replacen(from, to, 1), None).err();
    assert_eq!(check("qin", "go"), Some(OpenError::UnknownGame));
    assert_eq!(check("edition 1", "edition 99"), Some(OpenError::Refused(Refusal::Foreign)));
    assert_eq!(check("seats 2", "seats 7"), Some(OpenError::Refused(Refusal::Seats)));
    assert_eq!(check("seats 2", "seats 3"), Some(OpenError::Refused(Refusal::Impossible)));
    let unreadable = |line, expected: &str| {
        let why = format!("line {line}: expected {expected}");
        Some(OpenError::Unreadable { line: Some(line), why })
    };
    assert_eq!(check("* deal", "* steal"), unreadable(5, "an outcome of chance"));
    assert_eq!(check("options board", "choices board"), unreadable(3, "options …"));
    assert_eq!(read("", None).err(), Some(OpenError::UnknownGame));

    let mut json = finished(7).record_json();
    json["pagoda"] = json!(2);
    let why = "record format 2 is not known, only 1".to_owned();
    let error = OpenError::Unreadable { line: None, why };
    assert_eq!(read(&json.to_string(), None).err(), Some(error));
}

#[test]
fn table_without_a_key_is_read_only() {
    let mut table = qin(8).at(2);
    let seat = to_act(&*table);
    let mv = table.moves()[0].clone();
    table.play_text(seat, &mv).expect("placing draws no tile");
    table.play_text(seat, "draw 1").expect("choosing a pile draws no tile");
    assert_eq!(table.play_text(seat, "draw 1"), Err(PlayError::NoKey));
}

/// Every view of a random game has forecasts for its moves.
#[test]
fn every_view_has_an_outlook() {
    for (number, &slug) in (3_u64..).zip(SLUGS) {
        let mut table = open(slug, 3, "", Key::from_number(number)).expect("a valid setup");
        let mut luck = Quick::new(number);
        while let Turn::Seat(seat) = table.turn() {
            for eyes in [Eyes::Public, Eyes::Seat(seat)] {
                assert!(outlook(slug, &table.frame(eyes, 0).view).is_some());
            }
            let mv = table.sample(&mut luck);
            table.play_text(seat, &mv).expect("a sampled move is legal");
        }
    }
    assert_eq!(outlook("go", &Value::Null), None);
    assert_eq!(outlook("qin", &Value::Null), None);
}
