//! People as pictures: an animal on a coloured ground, carved like a seal; and their rating as text.

use leptos::prelude::*;
use wire::api::UserId;

/// The animals, drawn in the shell's sprite.
const ANIMALS: [&str; 5] = ["tiger", "hare", "rat", "goat", "dragon"];
/// The grounds, as classes.
const GROUNDS: [&str; 6] = ["av-red", "av-ink", "av-jade", "av-sea", "av-plum", "av-rust"];
/// The outline of a stone that was cut by hand.
const OUTLINE: &str = "M22,3.5L51,2.5 79,4Q96,4.5 96.5,22L97.5,52 96,79Q95.5,96 78,96.5L49,97.5 21,96Q4,95.5 3.5,78L2.5,49 4,21Q4.5,4 22,3.5Z";

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
        <svg class=format!("av {ground}") viewBox="0 0 100 100" aria-hidden="true">
            <path class="av-ground" d=OUTLINE></path>
            <rect class="av-ring" x="10" y="10" width="80" height="80" rx="15"></rect>
            <use href=format!("#ui-animal-{animal}") x="18" y="18" width="64" height="64"></use>
        </svg>
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
        assert_eq!(animal_on_ground(UserId::from_bits(33)), ("goat", "av-red"));
    }

    #[test]
    fn provisional_rating_has_a_question_mark() {
        assert_eq!(rating_text(1612, false), "1612");
        assert_eq!(rating_text(1487, true), "1487?");
    }
}
