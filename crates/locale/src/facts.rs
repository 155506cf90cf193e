//! Facts in JSON as arguments of a message.
//!
//! A field gives an argument of its name, with dashes for underscores, and some fields give more:
//!
//! | field | arguments |
//! |---|---|
//! | `"seat": 0` | `seat` the name, `seat-is` `some`; if null, `none` and `none` |
//! | `"winners": [0, 1]` | `winners` the names in a row, `winners-count` |
//! | `"on": ["D3", "D4"]` | `on` the items in a row, `on-count` |
//! | `"sums": [2, 3, 0]` | `sums`, `sums-by` with the seats' names, `sums-sum`, `sums-1` … |
//! | `"land": [["E7"], ["I7"]]` | `land-1`, `land-2` … the items of each in a row |
//! | `"hand": {"closed": 3}` | `hand` the tag, `hand-count` |
//! | `"hand": {"open": ["RR"]}` | `hand` the tag, `hand-count`, `hand-list` |

use fluent_bundle::FluentArgs;
use serde_json::Value;

use crate::Words;

/// Fields that hold a seat in every game.
const SEATS: [&str; 3] = ["seat", "from", "owner"];
/// Fields that hold many seats.
const MANY_SEATS: [&str; 2] = ["winners", "holds_single"];

/// Takes `{"tag": content}` or `"tag"` apart.
pub(crate) fn tagged(value: &Value) -> (&str, &Value) {
    match value {
        Value::Object(fields) => match fields.iter().next() {
            Some((tag, content)) => (tag, content),
            None => ("", &Value::Null),
        },
        Value::String(tag) => (tag, &Value::Null),
        _ => ("", &Value::Null),
    }
}

/// The fields of an object as arguments.
pub(crate) fn args(words: &Words, fields: &Value, names: &[String]) -> FluentArgs<'static> {
    let mut args = Args { words, names, args: FluentArgs::new() };
    for (name, value) in fields.as_object().into_iter().flatten() {
        args.field(name, value);
    }
    args.args
}

struct Args<'a> {
    words: &'a Words,
    names: &'a [String],
    args: FluentArgs<'static>,
}

impl Args<'_> {
    fn set(&mut self, name: &str, value: impl Into<crate::Arg<'static>>) {
        self.args.set(name.replace('_', "-"), value.into());
    }

    fn field(&mut self, name: &str, value: &Value) {
        if SEATS.contains(&name) {
            return self.seat(name, value);
        }
        match value {
            Value::Null => self.set(name, "none"),
            Value::Bool(yes) => self.set(name, if *yes { "yes" } else { "no" }),
            Value::Number(number) => self.set(name, number.as_i64().unwrap_or_default()),
            Value::String(text) => self.set(name, text.clone()),
            Value::Array(items) => self.row(name, items),
            Value::Object(_) => self.choice(name, value),
        }
    }

    fn seat(&mut self, name: &str, value: &Value) {
        let held = self.name_of(value);
        self.set(&format!("{name}-is"), if held.is_some() { "some" } else { "none" });
        self.set(name, held.unwrap_or_else(|| "none".to_owned()));
    }

    fn name_of(&self, seat: &Value) -> Option<String> {
        self.names.get(usize::try_from(seat.as_u64()?).ok()?).cloned()
    }

    fn row(&mut self, name: &str, items: &[Value]) {
        self.set(&format!("{name}-count"), items.len());
        if MANY_SEATS.contains(&name) {
            let names: Vec<String> = items.iter().filter_map(|seat| self.name_of(seat)).collect();
            return self.set(name, self.in_a_row(&names));
        }
        if items.iter().all(Value::is_string) {
            return self.set(name, self.in_a_row(&texts(items)));
        }
        for (at, list) in items.iter().enumerate() {
            if let Some(list) = list.as_array() {
                self.set(&format!("{name}-{}", at + 1), self.in_a_row(&texts(list)));
            }
        }
        if items.iter().all(Value::is_number) {
            self.set(name, texts(items).join(" "));
            self.set(&format!("{name}-by"), self.by_seat(items));
            self.set(&format!("{name}-sum"), items.iter().filter_map(Value::as_i64).sum::<i64>());
            for (at, number) in items.iter().enumerate() {
                self.set(&format!("{name}-{}", at + 1), number.as_i64().unwrap_or_default());
            }
        }
    }

    /// What each seat has, of those that have any.
    fn by_seat(&self, numbers: &[Value]) -> String {
        let some = self.names.iter().zip(numbers).filter(|(_, number)| number.as_i64() != Some(0));
        some.map(|(name, number)| format!("{name} {number}")).collect::<Vec<_>>().join(", ")
    }

    fn in_a_row(&self, items: &[String]) -> String {
        self.words.list(&items.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn choice(&mut self, name: &str, value: &Value) {
        let (tag, content) = tagged(value);
        self.set(name, tag.to_owned());
        match content {
            Value::Number(number) => {
                self.set(&format!("{name}-count"), number.as_i64().unwrap_or_default());
            }
            Value::Array(items) => {
                self.set(&format!("{name}-count"), items.len());
                self.set(&format!("{name}-list"), texts(items).join(" "));
            }
            _ => (),
        }
    }
}

fn texts(items: &[Value]) -> Vec<String> {
    let text = |item: &Value| item.as_str().map_or_else(|| item.to_string(), str::to_owned);
    items.iter().map(text).collect()
}
