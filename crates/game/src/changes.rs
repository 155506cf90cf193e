//! Changes that lead from one view to the next, for clients that have the former one. They are applied
//! without knowing any rule.

use std::fmt::{Display, Write as _};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    hand::Hand,
    words::{Seat, Seats},
};

/// A change of JSON data. The path is a JSON Pointer (RFC 6901).
///
/// ```
/// use pagoda_game::Change;
/// use serde_json::json;
///
/// let mut view = json!({ "bag": 9, "tiles": ["A1", "B2"] });
/// for change in [Change::Set("/bag".into(), json!(8)), Change::Splice("/tiles".into(), 1, 0, vec![json!("A3")])] {
///     change.apply(&mut view)?;
/// }
/// assert_eq!(view, json!({ "bag": 8, "tiles": ["A1", "A3", "B2"] }));
/// # Ok::<(), pagoda_game::Mismatch>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Change {
    /// Replaces elements of a list: path, first index, how many, and the new ones.
    Splice(String, usize, usize, Vec<Value>),
    /// Sets a value: path, value.
    Set(String, Value),
}

/// The data isn't what the change was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch;

impl Display for Mismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the data isn't what the change was made for")
    }
}

impl std::error::Error for Mismatch {}

impl Change {
    /// Applies the change.
    ///
    /// # Errors
    /// If there is no such place in the data.
    pub fn apply(self, data: &mut Value) -> Result<(), Mismatch> {
        match self {
            Change::Set(path, value) => {
                if let Some(place) = data.pointer_mut(&path) {
                    *place = value;
                    return Ok(());
                }
                // A field that was left out before.
                let (parent, key) = path.rsplit_once('/').ok_or(Mismatch)?;
                let parent = data.pointer_mut(parent).and_then(Value::as_object_mut);
                parent.ok_or(Mismatch)?.insert(key.to_owned(), value);
            }
            Change::Splice(path, at, removed, inserted) => {
                let list = data.pointer_mut(&path).and_then(Value::as_array_mut);
                let list = list.ok_or(Mismatch)?;
                let end = at.checked_add(removed).filter(|end| *end <= list.len());
                list.splice(at..end.ok_or(Mismatch)?, inserted);
            }
        }
        Ok(())
    }
}

/// Data whose changes can be told.
pub trait Diff: Serialize + PartialEq {
    /// Whether it changes only as a whole.
    const IS_WHOLE: bool = true;

    /// Adds the changes that lead from `before` to this. By default it is set as a whole if it differs.
    fn diff(&self, before: &Self, changes: &mut ChangeWriter) {
        if self != before {
            changes.set(self);
        }
    }
}

/// Writes a list of [`Change`]s as JSON.
#[derive(Default)]
pub struct ChangeWriter {
    json: Vec<u8>,
    path: String,
}

impl ChangeWriter {
    /// The changes from one state of some data to another, as a JSON list.
    ///
    /// # Panics
    /// If the data can't be written as JSON.
    pub fn between<T: Diff>(before: &T, after: &T) -> String {
        let mut changes = ChangeWriter::default();
        changes.json.push(b'[');
        after.diff(before, &mut changes);
        changes.json.push(b']');
        String::from_utf8(changes.json).expect("JSON is text")
    }

    /// Sets the value here.
    ///
    /// # Panics
    /// If it can't be written as JSON.
    pub fn set<T: Serialize + ?Sized>(&mut self, value: &T) {
        self.begin();
        self.value(value);
        self.json.push(b']');
    }

    /// Replaces elements of the list here.
    ///
    /// # Panics
    /// If they can't be written as JSON.
    pub fn splice<T: Serialize>(&mut self, at: usize, removed: usize, inserted: &[T]) {
        self.begin();
        self.value(&at);
        self.json.push(b',');
        self.value(&removed);
        self.json.push(b',');
        self.value(inserted);
        self.json.push(b']');
    }

    /// Adds the changes of a field or an element.
    pub fn within<T: Diff>(&mut self, key: impl Display, before: &T, after: &T) {
        // Most parts are the same; comparing is cheaper than a path.
        if before == after {
            return;
        }
        let length = self.path.len();
        write!(self.path, "/{key}").expect("a string takes any text");
        after.diff(before, self);
        self.path.truncate(length);
    }

    /// Begins a change: its path.
    fn begin(&mut self) {
        if 1 < self.json.len() {
            self.json.push(b',');
        }
        self.json.extend_from_slice(b"[\"");
        // Keys are names of Rust and indexes: nothing in them needs an escape.
        self.json.extend_from_slice(self.path.as_bytes());
        self.json.extend_from_slice(b"\",");
    }

    fn value<T: Serialize + ?Sized>(&mut self, value: &T) {
        serde_json::to_writer(&mut self.json, value).expect("a view is JSON");
    }
}

/// Types that change as a whole.
#[macro_export]
macro_rules! diff_as_whole {
    ($($whole:ty),+ $(,)?) => { $(impl $crate::Diff for $whole {})+ };
}

/// A struct that changes field by field. All its fields are named, under which JSON has them too.
#[macro_export]
macro_rules! diff_by_field {
    ($whole:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::Diff for $whole {
            const IS_WHOLE: bool = false;

            fn diff(&self, before: &Self, changes: &mut $crate::ChangeWriter) {
                let $whole { $($field),+ } = self;
                $(changes.within(stringify!($field), &before.$field, $field);)+
            }
        }
    };
}

diff_as_whole!(bool, u8, u16, u32, i32, String, Seat, Seats);

impl<T: Serialize + PartialEq> Diff for Option<T> {}

impl<T: Serialize + PartialEq> Diff for Hand<T> {}

/// A list: the elements between those that are the same at both ends.
impl<T: Diff> Diff for Vec<T> {
    const IS_WHOLE: bool = false;

    fn diff(&self, before: &Self, changes: &mut ChangeWriter) {
        let start = self.iter().zip(before).take_while(|(new, old)| new == old).count();
        let (new, old) = (&self[start..], &before[start..]);
        let end = new.iter().rev().zip(old.iter().rev()).take_while(|(new, old)| new == old);
        let end = end.count();
        let (new, old) = (&new[..new.len() - end], &old[..old.len() - end]);
        if new.len() != old.len() || (T::IS_WHOLE && 1 < new.len()) {
            changes.splice(start, old.len(), new);
            return;
        }
        for (at, (old, new)) in old.iter().zip(new).enumerate() {
            changes.within(start + at, old, new);
        }
    }
}

impl<T: Diff, const N: usize> Diff for [T; N]
where
    [T; N]: Serialize,
{
    const IS_WHOLE: bool = false;

    fn diff(&self, before: &Self, changes: &mut ChangeWriter) {
        let changed = self.iter().zip(before).filter(|(new, old)| new != old).count();
        if T::IS_WHOLE && 1 < changed {
            changes.set(self);
            return;
        }
        for (at, (old, new)) in before.iter().zip(self).enumerate() {
            changes.within(at, old, new);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Clone, PartialEq, Serialize)]
    struct Part {
        on: u8,
        names: Vec<u8>,
    }
    diff_by_field!(Part { on, names });

    #[derive(Clone, PartialEq, Serialize)]
    struct Whole {
        #[serde(skip_serializing_if = "Option::is_none")]
        rare: Option<u8>,
        counts: [u8; 3],
        lists: [Vec<u8>; 2],
        parts: Vec<Part>,
    }
    diff_by_field!(Whole { rare, counts, lists, parts });

    fn part(on: u8, names: &[u8]) -> Part {
        Part { on, names: names.to_vec() }
    }

    fn whole() -> Whole {
        Whole {
            rare: None,
            counts: [1, 2, 3],
            lists: [vec![1, 2, 3], vec![]],
            parts: vec![part(1, &[1]), part(2, &[]), part(3, &[7, 8])],
        }
    }

    /// The changes from one to the other, which lead there.
    fn check(before: &Whole, after: &Whole, expected: &str) {
        let written = ChangeWriter::between(before, after);
        assert_eq!(written, expected);
        let changes: Vec<Change> = serde_json::from_str(&written).expect("changes are JSON");
        let mut data = json!(before);
        for change in changes.clone() {
            change.apply(&mut data).expect("it is the data before");
        }
        let filled = |rare: &Option<u8>, mut data: Value| {
            // Absent and null are the same to a reader.
            if rare.is_none() {
                data.as_object_mut().map(|it| it.remove("rare"));
            }
            data
        };
        assert_eq!(filled(&after.rare, data), json!(after));
        assert_eq!(json!(changes).to_string(), written);
    }

    #[test]
    fn equal_parts_are_left_out() {
        check(&whole(), &whole(), "[]");
        check(&whole(), &Whole { counts: [1, 5, 3], ..whole() }, r#"[["/counts/1",5]]"#);
        check(&whole(), &Whole { counts: [0, 5, 3], ..whole() }, r#"[["/counts",[0,5,3]]]"#);
        let parts = vec![part(1, &[1]), part(9, &[]), part(3, &[7, 8])];
        check(&whole(), &Whole { parts, ..whole() }, r#"[["/parts/1/on",9]]"#);
    }

    #[test]
    fn fields_may_appear_and_vanish() {
        let rare = Whole { rare: Some(4), ..whole() };
        check(&whole(), &rare, r#"[["/rare",4]]"#);
        check(&rare, &whole(), r#"[["/rare",null]]"#);
    }

    #[test]
    fn lists_grow_and_shrink_anywhere() {
        let with = |list: &[u8]| Whole { lists: [list.to_vec(), vec![]], ..whole() };
        check(&whole(), &with(&[1, 9, 2, 3]), r#"[["/lists/0",1,0,[9]]]"#);
        check(&whole(), &with(&[1, 3]), r#"[["/lists/0",1,1,[]]]"#);
        check(&whole(), &with(&[4, 5, 3]), r#"[["/lists/0",0,2,[4,5]]]"#);
        check(&whole(), &with(&[]), r#"[["/lists/0",0,3,[]]]"#);
        check(&with(&[]), &with(&[1, 1]), r#"[["/lists/0",0,0,[1,1]]]"#);
        check(&with(&[1]), &with(&[1, 1]), r#"[["/lists/0",1,0,[1]]]"#);
        let parts = vec![part(1, &[1]), part(3, &[7, 8])];
        check(&whole(), &Whole { parts, ..whole() }, r#"[["/parts",1,1,[]]]"#);
    }

    #[test]
    fn changes_of_other_data_are_refused() {
        for change in [
            Change::Set("/counts/9/x".into(), json!(1)),
            Change::Set("no pointer".into(), json!(1)),
            Change::Splice("/counts".into(), 2, 2, vec![]),
            Change::Splice("/counts".into(), usize::MAX, 1, vec![]),
            Change::Splice("/parts/0".into(), 0, 0, vec![]),
        ] {
            let mut data = json!(whole());
            assert_eq!(change.clone().apply(&mut data), Err(Mismatch), "{change:?}");
            assert_eq!(data, json!(whole()), "{change:?}");
        }
    }
}
