//! Arguments of a message, computed from JSON: an event, or a part of a view.
//!
//! A field gives an argument of its name, with dashes for underscores, and some fields give more:
//!
//! | field | arguments |
//! |---|---|
//! | `"seat": 0` | `seat` the name, `seat-is` `some`; if null, `none` and `none` |
//! | `"winners": [0, 1]` | `winners` the names in a row, `winners-count` |
//! | `"on": ["D3", null, "D4"]` | `on` those that are there in a row, `on-list` with only blanks between them, `on-words` each told by the game's message `-pieces`, equal ones together, `on-count`, and `on-1` … each one, `none` if null |
//! | `"sums": [2, 3, 0]` | `sums`, `sums-by` with the seats' names, `sums-sum`, `sums-1` … |
//! | `"land": [["E7"], ["I7"]]` | `land-1`, `land-2` … the items of each in a row, `land-1-count` … |
//! | `"hand": {"closed": 3}` | `hand` the tag, `hand-count` |
//! | `"hand": {"open": ["RR"]}` | `hand` the tag, `hand-count`, `hand-list`, `hand-words` |
//! | `"hand": {"behind": "D3"}` | `hand` the tag, `hand-of` the text |
//! | `"hand": {"lent": {"to": 1, …}}` | `hand` the tag, and the arguments of the fields, as `hand-to` … |
//! | `"gains": {"red": 1, "blue": 0}` | `gains` `some`, and the arguments of the fields, as `gains-red` … |
//! | `"month": 3` beside `"months": [{"month": 3, …}]` | `month`, and the arguments of that item's fields, as `month-event` … |
//! | `"troops": [{…}, {…}]` | `troops` each formatted by the message of this one's name with `-troops`, in a row, `troops-count` |
//!
//! An object of one field is a tag with its content; of several, they are its fields.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Value, json};

/// The messages that arguments refer to.
pub(crate) trait Messages {
    /// Whether there is such a message.
    fn has(&self, id: &str) -> bool;
    /// A message about some JSON.
    fn describe(&self, id: &str, fields: &Value, names: &[String]) -> String;
    /// Items as the language lists them.
    fn list(&self, items: &[&str]) -> String;
}

/// Fields that hold a seat in every game.
const SEATS: [&str; 5] = ["seat", "from", "owner", "attacker", "defender"];
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

/// The fields of an object as arguments of the message with this id.
pub(crate) fn args(
    messages: &dyn Messages,
    id: &str,
    fields: &Value,
    names: &[String],
) -> FluentArgs<'static> {
    let mut args = Args { messages, id, names, args: FluentArgs::new() };
    for (name, value) in fields.as_object().into_iter().flatten() {
        args.field(name, name, value);
        if let Some(item) = named(fields, name, value) {
            args.fields(name, item);
        }
    }
    args.args
}

/// The item that a number names in the list called after it.
fn named<'a>(fields: &'a Value, name: &str, value: &Value) -> Option<&'a Map<String, Value>> {
    let list = fields.get(format!("{name}s")).filter(|_| value.is_number())?.as_array()?;
    list.iter().find(|item| item.get(name) == Some(value))?.as_object()
}

struct Args<'a> {
    messages: &'a dyn Messages,
    id: &'a str,
    names: &'a [String],
    args: FluentArgs<'static>,
}

impl Args<'_> {
    fn set(&mut self, name: &str, value: impl Into<FluentValue<'static>>) {
        self.args.set(name.replace('_', "-"), value.into());
    }

    /// A field, and the name of its arguments: it begins with those of the fields it lies in.
    fn field(&mut self, field: &str, name: &str, value: &Value) {
        if SEATS.contains(&field) {
            return self.seat(name, value);
        }
        match value {
            Value::Null => self.set(name, "none"),
            Value::Bool(yes) => self.set(name, if *yes { "yes" } else { "no" }),
            Value::Number(number) => self.set(name, number.as_i64().unwrap_or_default()),
            Value::String(text) => self.set(name, text.clone()),
            Value::Array(items) => self.row(name, items),
            Value::Object(fields) if fields.len() == 1 => self.choice(name, value),
            Value::Object(fields) => {
                self.set(name, "some");
                self.fields(name, fields);
            }
        }
    }

    fn fields(&mut self, name: &str, fields: &Map<String, Value>) {
        for (field, value) in fields {
            self.field(field, &format!("{name}-{field}"), value);
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
        if items.iter().all(|item| item.is_string() || item.is_null()) {
            return self.texts(name, items);
        }
        if items.iter().all(Value::is_object) {
            return self.objects(name, items);
        }
        for (at, list) in items.iter().enumerate() {
            if let Some(list) = list.as_array() {
                self.set(&format!("{name}-{}", at + 1), self.in_a_row(&texts(list)));
                self.set(&format!("{name}-{}-count", at + 1), list.len());
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

    fn texts(&mut self, name: &str, items: &[Value]) {
        for (at, item) in items.iter().enumerate() {
            let text = item.as_str().unwrap_or("none").to_owned();
            self.set(&format!("{name}-{}", at + 1), text);
        }
        let there: Vec<String> =
            items.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        self.set(&format!("{name}-count"), there.len());
        self.set(&format!("{name}-list"), there.join(" "));
        self.set(&format!("{name}-words"), self.pieces(&there));
        self.set(name, self.in_a_row(&there));
    }

    /// Pieces in words instead of codes, equal ones together: "2 yellow and 1 red".
    fn pieces(&self, codes: &[String]) -> String {
        let game = self.id.split('-').next().unwrap_or_default();
        let id = format!("{game}-pieces");
        if !self.messages.has(&id) {
            return codes.join(" ");
        }
        let mut kinds: Vec<&String> = Vec::new();
        codes.iter().for_each(|code| {
            if !kinds.contains(&code) {
                kinds.push(code)
            }
        });
        let told = kinds.iter().map(|kind| {
            let count = codes.iter().filter(|code| code == kind).count();
            self.messages.describe(&id, &json!({ "tile": kind, "count": count }), self.names)
        });
        self.in_a_row(&told.collect::<Vec<_>>())
    }

    /// Objects, if there is a message for each of them.
    fn objects(&mut self, name: &str, items: &[Value]) {
        let id = format!("{}-{}", self.id, name.replace('_', "-"));
        if self.messages.has(&id) {
            let told = items.iter().map(|item| self.messages.describe(&id, item, self.names));
            let told: Vec<String> = told.collect();
            self.set(name, self.in_a_row(&told));
        }
    }

    /// Each seat's value, for those that have any.
    fn by_seat(&self, numbers: &[Value]) -> String {
        let some = self.names.iter().zip(numbers).filter(|(_, number)| number.as_i64() != Some(0));
        some.map(|(name, number)| format!("{name} {number}")).collect::<Vec<_>>().join(", ")
    }

    fn in_a_row(&self, items: &[String]) -> String {
        self.messages.list(&items.iter().map(String::as_str).collect::<Vec<_>>())
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
                self.set(&format!("{name}-words"), self.pieces(&texts(items)));
            }
            Value::String(text) => self.set(&format!("{name}-of"), text.clone()),
            Value::Object(fields) => self.fields(name, fields),
            Value::Null | Value::Bool(_) => (),
        }
    }
}

fn texts(items: &[Value]) -> Vec<String> {
    let text = |item: &Value| item.as_str().map_or_else(|| item.to_string(), str::to_owned);
    items.iter().map(text).collect()
}
