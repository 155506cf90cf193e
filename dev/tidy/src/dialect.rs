//! Words of a private dialect for which the field has terms of its own.

/// A word or phrase that sources don't use, and the term that they use instead. A word is looked for in identifiers, file
/// names and comments, as a whole word of any case; a phrase in comments and strings.
pub type Banned = (&'static str, &'static str);

/// The dialect that is gone.
pub const DIALECT: [Banned; 36] = [
    ("ceremony", "WebAuthn challenge"),
    ("ceremonies", "WebAuthn challenges"),
    ("crew", "threads"),
    ("curiosity", "exploration"),
    ("deed", "request, task"),
    ("deeds", "requests, tasks"),
    ("doorbell", "notification bus"),
    ("errand", "outbox message"),
    ("favourite", "best child"),
    ("impression", "prior value"),
    ("openness", "widening"),
    ("sharpness", "temperature"),
    ("sitter", "seated player"),
    ("sitters", "seated players"),
    ("strain", "stress"),
    ("taste", "search parameters"),
    ("tastes", "search parameters"),
    ("tongue", "language"),
    ("tongues", "languages"),
    ("trial", "test kit"),
    ("tallies", "statistics"),
    ("whomever", "the person who"),
    ("wish", "request, move"),
    ("by whatever way", "by any channel"),
    ("for who can't", "for those who can't"),
    ("for who is", "for the person who is"),
    ("for who looks", "for the viewer"),
    ("is called nothing", "has no name"),
    ("keep order", "moderate"),
    ("kept of oneself", "stored data"),
    ("nobody knows what is due", "failed to claim due tables"),
    ("of who looks", "of the viewer"),
    ("people who are none", "simulated players"),
    ("what one does here", "everyday commands"),
    ("who one is", "the caller"),
    ("with us no more", "deleted"),
];

/// The words of a line: parts of identifiers (`play_text`, `PlayText`) count as words.
pub fn words(line: &str) -> Vec<String> {
    let mut found = vec![String::new()];
    let mut before = ' ';
    for letter in line.chars() {
        let begins = letter.is_uppercase() && before.is_lowercase();
        if begins || !letter.is_alphabetic() {
            found.push(String::new());
        }
        if letter.is_alphabetic() {
            found.last_mut().expect("there is one").extend(letter.to_lowercase());
        }
        before = letter;
    }
    found.retain(|word| !word.is_empty());
    found
}

/// Every banned word and phrase of a text, as `line: word; say term`.
pub fn violations(text: &str, banned: &[Banned]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let (words, lower) = (words(line), line.to_lowercase());
        for (word, better) in banned {
            let is_there = match word.contains(' ') {
                true => lower.contains(word),
                false => words.iter().any(|it| it == word),
            };
            if is_there {
                found.push(format!("{}: {word}; say {better}", at + 1));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const BANNED: [Banned; 2] = [("tongue", "language"), ("of who looks", "of the viewer")];

    #[test]
    fn a_word_is_found_in_identifiers_and_comments() {
        let text = "let x = 1;\nstruct MotherTongue;\nfn tongue_of() {}\n// Its tongue.\nconst TONGUE: u8 = 1;";
        let lines: Vec<String> =
            [2, 3, 4, 5].iter().map(|at| format!("{at}: tongue; say language")).collect();
        assert_eq!(violations(text, &BANNED), lines);
    }

    #[test]
    fn a_phrase_is_found_in_a_comment() {
        assert_eq!(violations("/// The eyes of who looks.", &BANNED).len(), 1);
    }

    #[test]
    fn parts_of_other_words_are_no_violation() {
        assert!(violations("tongued(); // Of whoever looks.", &BANNED).is_empty());
    }
}
