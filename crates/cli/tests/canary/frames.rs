//! What somebody was shown, found in the bytes that they were sent.

use std::collections::BTreeSet;

use game::{Game, Seat};
use serde::Deserialize as _;
use serde_json::{Deserializer, Value};
use table::{ForGame, for_game};
use wire::api::TableFrame;

use crate::operators::count;

/// How every frame begins, whichever way it is sent.
const BEGIN: &[u8] = b"{\"table\":\"";
/// What every frame has.
const VIEW: &[u8] = b"\"view\":";
/// How tiles look that are seen from the front.
const OPEN: &[u8] = b"{\"open\":";

/// All frames among some bytes. Panics where anything like a frame, or like a hand, is beside them.
pub(crate) fn frames(bytes: &[u8]) -> Vec<TableFrame> {
    let begins = bytes.windows(BEGIN.len()).enumerate().filter(|(_, window)| *window == BEGIN);
    let (mut found, mut views, mut open) = (Vec::new(), 0, 0);
    for (at, _) in begins {
        let mut read = Deserializer::from_slice(&bytes[at..]).into_iter::<TableFrame>();
        let Some(Ok(sent)) = read.next() else { continue };
        let text = &bytes[at..at + read.byte_offset()];
        views += count(text, VIEW);
        open += count(text, OPEN);
        found.push(sent);
    }
    assert_eq!(views, count(bytes, VIEW), "a view beside the frames");
    assert_eq!(open, count(bytes, OPEN), "a hand beside the frames");
    found
}

/// Where a frame shows what is hidden from its eyes, by what is written in it alone.
pub(crate) fn peeks(sent: &TableFrame) -> Vec<String> {
    let mut peeks = Vec::new();
    let is_own = |seat: &Value| seat.as_u64() == sent.seat.map(|seat| u64::from(seat.0));
    let players = sent.frame.view["players"].as_array().expect("a view has players");
    for (at, player) in players.iter().enumerate() {
        let is_shown = player.get("hand").is_some_and(|hand| hand.get("closed").is_none());
        if is_shown && !is_own(&at.into()) {
            peeks.push(format!("hand {at}: {player}"));
        }
    }
    for told in &sent.frame.events {
        let fields = told.event.as_object().and_then(|event| event.values().next());
        let Some(fields) = fields else { continue };
        let is_shown = ["hand", "tiles", "tile"].iter().any(|field| is_open(&fields[field]));
        let is_drawn = ["dealt", "drew", "replaced"].iter().any(|it| told.event.get(it).is_some());
        if is_drawn && is_shown && !is_own(&fields["seat"]) {
            peeks.push(format!("event: {}", told.event));
        }
    }
    peeks
}

/// Whether tiles are seen from the front.
fn is_open(tiles: &Value) -> bool {
    !tiles.is_null() && tiles.get("closed").is_none()
}

/// What a frame shows to the seat that it is for and to nobody else, as a program would print it.
pub(crate) fn private(slug: &str, sent: &TableFrame) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let Some(seat) = sent.seat else { return texts };
    let view = &sent.frame.view;
    let hand = &view["players"][seat.index()]["hand"];
    if hand["open"].as_array().is_none_or(|tiles| tiles.len() < 2) {
        // In the Year of the Dragon has no hands that are hidden, and one tile is no canary.
        return texts;
    }
    texts.insert(hand.to_string());
    texts.insert(hand["open"].to_string());
    texts.extend(for_game(slug, Debugged { view, seat }).flatten());
    texts
}

/// A hand as Rust prints it.
struct Debugged<'a> {
    view: &'a Value,
    seat: Seat,
}

impl ForGame for Debugged<'_> {
    type Out = Option<String>;

    fn run<G: Game>(self) -> Option<String> {
        let view = G::View::deserialize(self.view).expect("a view is a view");
        let printed = format!("{view:?}");
        let from = printed.find("Open(").unwrap_or_else(|| panic!("no hand: {}", self.seat));
        let to = from + printed[from..].find(')')?;
        Some(printed[from..to].to_owned())
    }
}
