//! People as pictures: an animal on a coloured ground, carved like a seal; and their rating as text.

use leptos::prelude::*;
use wire::api::UserId;

use crate::parts::icon;

/// The animals, drawn in the shell's sprite.
const ANIMALS: [&str; 5] = ["tiger", "hare", "rat", "goat", "dragon"];
/// The grounds, as classes; the first is red, the ground of a seal without a class.
const GROUNDS: [&str; 6] = ["red", "ink", "jade", "sea", "plum", "rust"];

/// The animal and the ground of a user: thirty avatars, always the same one for an id.
fn animal_on_ground(id: UserId) -> (&'static str, &'static str) {
    let (animals, grounds) = (ANIMALS.len() as u64, GROUNDS.len() as u64);
    let (animal, ground) = (id.bits() % animals, id.bits() / animals % grounds);
    (ANIMALS[animal as usize], GROUNDS[ground as usize])
}

/// A user's avatar; their name stands beside it.
pub(crate) fn avatar(id: UserId) -> AnyView {
    let (animal, ground) = animal_on_ground(id);
    view! {
        <span class=format!("avatar {ground}") aria-hidden="true">
            {icon(&format!("animal-{animal}"), "")}
        </span>
    }
    .into_any()
}

/// A displayed rating; a provisional one has a question mark.
pub(crate) fn rating_text(rating: u32, provisional: bool) -> String {
    let mark = if provisional { "?" } else { "" };
    format!("{rating}{mark}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_are_thirty_avatars() {
        let all = (0..1000).map(UserId::from_bits).map(animal_on_ground);
        assert_eq!(all.collect::<BTreeSet<_>>().len(), 30);
        assert_eq!(animal_on_ground(UserId::from_bits(33)), ("goat", "red"));
    }

    #[test]
    fn provisional_rating_has_a_question_mark() {
        assert_eq!(rating_text(1612, false), "1612");
        assert_eq!(rating_text(1487, true), "1487?");
    }
}
