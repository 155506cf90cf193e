//! The label of the confirm button: what the picked move does, and its price.

use dragon::{Phase, View};
use serde::Deserialize as _;
use serde_json::Value;

use crate::presentation::Label;

/// The label of the confirm button for a move.
pub(super) fn confirms(view: &Value, mv: &str) -> Option<Label> {
    let view = View::deserialize(view).ok()?;
    let words: Vec<&str> = mv.split(' ').collect();
    let (verb, object) = (*words.first()?, words.get(1).copied().unwrap_or_default());
    let fee = view.actions.iter().find(|card| card.action.word() == verb).map(|card| card.fee);
    let does = match (verb, fee.unwrap_or(0)) {
        ("privilege", 0) => object.to_owned(),
        ("privilege", _) => format!("{object}-paid"),
        ("release", _) if matches!(view.phase, Phase::Place(_)) => "replace".to_owned(),
        (_, 0) if fee.is_some() => "act".to_owned(),
        (_, 0) => verb.to_owned(),
        _ => "act-paid".to_owned(),
    };
    // A message takes what it needs of these.
    let args = vec![
        ("does", does.into()),
        ("yuan", fee.unwrap_or(0).into()),
        ("action", verb.to_owned().into()),
        ("card", object.to_owned().into()),
        ("person", object.to_owned().into()),
        ("palace", object.to_owned().into()),
        ("good", object.to_owned().into()),
        ("role", object.to_owned().into()),
        ("super-event", object.to_owned().into()),
        ("amount", 1u8.into()),
    ];
    Some(("dragon-confirm", args))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_cannot_be_read_has_the_common_label() {
        assert!(confirms(&Value::Null, "harvest").is_none());
    }
}
