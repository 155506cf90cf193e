//! Prompts for the seat to act, and labels of a move's words.

use game::Seat;
use serde_json::Value;

use crate::{Arg, Words};

/// What a prompt depends on, beside the view.
#[derive(Clone, Copy, Debug)]
pub struct Prompt<'a> {
    /// The seat to act.
    pub seat: Seat,
    /// The players' names, in playing order.
    pub names: &'a [String],
    /// All legal moves.
    pub moves: &'a [String],
    /// The words of its move that are picked.
    pub picked: &'a [String],
}

impl Words {
    /// The prompt for the seat to act.
    pub fn ask(&self, game: &str, view: &Value, prompt: Prompt<'_>) -> String {
        let Prompt { seat, names, moves, picked } = prompt;
        let only = if let [only] = moves { only.as_str() } else { "none" };
        let or_none = |word: Option<&String>| word.map_or("none", String::as_str).to_owned();
        let first = moves.first().and_then(|mv| mv.split(' ').next()).unwrap_or("none");
        let mut more: Vec<(&str, Arg<'_>)> = vec![
            ("picked", picked.len().into()),
            ("word-1", or_none(picked.first()).into()),
            ("word-2", or_none(picked.get(1)).into()),
            ("last", or_none(picked.last()).into()),
            ("only", only.to_owned().into()),
            ("first", first.to_owned().into()),
        ];
        let own = own_numbers(view, seat);
        more.extend(own.iter().map(|(name, number)| (name.as_str(), (*number).into())));
        self.describe(&format!("{game}-ask"), view, names, &more)
    }

    /// The label of the last of some words of a move. It may be a number with an addition: `2+more`.
    pub fn word(&self, game: &str, view: &Value, names: &[String], words: &[&str]) -> String {
        let (first, last) = (*words.first().unwrap_or(&""), *words.last().unwrap_or(&""));
        let (count, plus) = last.split_once('+').unwrap_or((last, "none"));
        let more = [
            ("word", words.join("-").into()),
            ("first", first.into()),
            ("last", last.into()),
            ("count", count.parse::<u8>().unwrap_or_default().into()),
            ("plus", plus.into()),
        ];
        self.describe(&format!("{game}-word"), view, names, &more)
    }
}

/// The numbers of the seat to act, as arguments such as `you-points`.
fn own_numbers(view: &Value, seat: Seat) -> Vec<(String, i64)> {
    let fields = view["players"][seat.index()].as_object().into_iter().flatten();
    fields
        .filter_map(|(name, value)| {
            Some((format!("you-{name}").replace('_', "-"), value.as_i64()?))
        })
        .collect()
}
