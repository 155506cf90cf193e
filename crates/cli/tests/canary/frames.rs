//! Frames, found in the bytes that a client received.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, Seat};
use serde::{Deserialize as _, de::DeserializeOwned};
use serde_json::{Deserializer, Value};
use table::{ForGame, for_game};
use wire::api::{FrameChanges, TableFrame, TableId};

use crate::operators::count;

/// The beginning of every frame, on sockets and streams.
const BEGIN: &[u8] = b"{\"table\":\"";
/// A field of every frame.
const VIEW: &[u8] = b"\"view\":";
/// The beginning of visible tiles.
const OPEN: &[u8] = b"{\"open\":";

/// All frames among some bytes, changes applied. Panics if there is a view or a hand outside of frames.
pub(crate) fn frames(bytes: &[u8]) -> Vec<TableFrame> {
    let begins = bytes.windows(BEGIN.len()).enumerate().filter(|(_, window)| *window == BEGIN);
    let (mut found, mut views, mut open) = (Vec::new(), 0, 0);
    let mut known: BTreeMap<TableId, TableFrame> = BTreeMap::new();
    for (at, _) in begins {
        let rest = &bytes[at..];
        let (sent, length) = if let Some(complete) = first::<TableFrame>(rest) {
            complete
        } else if let Some((changes, length)) = first::<FrameChanges>(rest) {
            let before = known.remove(&changes.table).expect("a complete frame comes first");
            (changes.applied_to(before).expect("changes are of the frame before"), length)
        } else {
            continue;
        };
        let text = &rest[..length];
        views += count(text, VIEW);
        open += count(text, OPEN);
        known.insert(sent.table, sent.clone());
        found.push(sent);
    }
    assert_eq!(views, count(bytes, VIEW), "views are in frames only");
    assert_eq!(open, count(bytes, OPEN), "hands are in frames only");
    found
}

/// The JSON at the beginning of some bytes, and its length.
fn first<T: DeserializeOwned>(bytes: &[u8]) -> Option<(T, usize)> {
    let mut read = Deserializer::from_slice(bytes).into_iter::<T>();
    let value = read.next()?.ok()?;
    Some((value, read.byte_offset()))
}

/// Parts of a frame that show information hidden from its eyes.
pub(crate) fn leaks(sent: &TableFrame) -> Vec<String> {
    let mut leaks = Vec::new();
    let is_own = |seat: &Value| seat.as_u64() == sent.seat.map(|seat| u64::from(seat.0));
    let players = sent.frame.view["players"].as_array().expect("a view has players");
    for (at, player) in players.iter().enumerate() {
        let is_shown = player.get("hand").is_some_and(|hand| hand.get("closed").is_none());
        if is_shown && !is_own(&at.into()) {
            leaks.push(format!("hand {at}: {player}"));
        }
    }
    for entry in &sent.frame.events {
        let fields = entry.event.as_object().and_then(|event| event.values().next());
        let Some(fields) = fields else { continue };
        let is_shown = ["hand", "tiles", "tile"].iter().any(|field| is_open(&fields[field]));
        let is_drawn = ["dealt", "drew", "replaced"].iter().any(|it| entry.event.get(it).is_some());
        if is_drawn && is_shown && !is_own(&fields["seat"]) {
            leaks.push(format!("event: {}", entry.event));
        }
    }
    leaks
}

/// Whether tiles are visible.
fn is_open(tiles: &Value) -> bool {
    !tiles.is_null() && tiles.get("closed").is_none()
}

/// Information of a frame that only its seat may see, as a program would print it.
pub(crate) fn private(slug: &str, sent: &TableFrame) -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let Some(seat) = sent.seat else { return texts };
    let view = &sent.frame.view;
    let hand = &view["players"][seat.index()]["hand"];
    if hand["open"].as_array().is_none_or(|tiles| tiles.len() < 2) {
        // In the Year of the Dragon has no hidden hands, and one tile is too short to be a canary.
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
        let view = G::View::deserialize(self.view).expect("the view is valid");
        let printed = format!("{view:?}");
        let from = printed.find("Open(").unwrap_or_else(|| panic!("no hand: {}", self.seat));
        let to = from + printed[from..].find(')')?;
        Some(printed[from..to].to_owned())
    }
}
