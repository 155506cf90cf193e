//! Words of a private dialect for which the field has terms of its own.

/// A word or phrase that sources don't use, and the term that they use instead. A word is searched in identifiers, file
/// names and comments, as a whole word of any case; a phrase anywhere in a line.
pub type Banned = (&'static str, &'static str);

/// The dialect that no source uses.
pub const DIALECT: [Banned; 40] = [
    ("ceremony", "WebAuthn challenge"),
    ("ceremonies", "WebAuthn challenges"),
    ("crew", "threads"),
    ("crowd", "simulated players, clients"),
    ("curiosity", "exploration"),
    ("deed", "request, task"),
    ("deeds", "requests, tasks"),
    ("doorbell", "notification bus"),
    ("errand", "outbox message"),
    ("errands", "outbox messages"),
    ("favourite", "best child"),
    ("impression", "prior value"),
    ("mailman", "mail server"),
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
    ("fn goes_on", "wait_for_answers"),
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

/// Words that browser tests don't use besides.
pub const OF_BROWSER_TESTS: [Banned; 16] = [
    ("complaint", "error, report"),
    ("complaints", "errors, reports"),
    ("forgives", "allowed errors"),
    ("forsaken", "abandoned"),
    ("heard", "received"),
    ("house", "fixture, site"),
    ("misspoken", "untranslated"),
    ("somebody", "a user, a player"),
    ("told", "logged, shown, received"),
    ("untold", "missing"),
    ("whoever", "the user who"),
    ("wishes", "options"),
    ("where all gave up", "if all resigned"),
    ("who is asked", "the player to act"),
    ("who is kept away", "a banned user"),
    ("who looks on", "a spectator"),
];

/// Words that names of tests don't have besides: a name is a statement with a subject.
pub const OF_TEST_NAMES: [Banned; 10] = [
    ("heard", "received, notified"),
    ("said", "sent, written"),
    ("somebody", "a user, a player"),
    ("tells", "shows, reports"),
    ("told", "reported, shown, distinguished"),
    ("what", "the noun"),
    ("whatever", "any, every"),
    ("who", "the user, player or client"),
    ("whoever", "the user, player or client"),
    ("whom", "the user, player or client"),
];

/// The names of tests in a Rust file, a line each; other lines are empty, so that numbers of lines stay.
pub fn test_names(text: &str) -> String {
    let (mut names, mut is_test) = (String::new(), false);
    for line in text.lines() {
        let line = line.trim_start();
        let code = line.trim_start_matches("pub ").trim_start_matches("async ");
        if line.starts_with("#[") {
            is_test |= line.contains("test]") || line.contains("test(");
        } else if let Some(rest) = code.strip_prefix("fn ") {
            let name = rest.split(|it: char| !it.is_alphanumeric() && it != '_').next();
            names.push_str(name.filter(|_| is_test).unwrap_or(""));
            is_test = false;
        }
        names.push('\n');
    }
    names
}

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
            found.last_mut().expect("found isn't empty").extend(letter.to_lowercase());
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
    fn a_name_of_two_words_is_banned_for_functions_only() {
        assert_eq!(violations("    async fn goes_on(&mut self) {}", &DIALECT).len(), 1);
        assert!(violations("let goes_on = true;", &DIALECT).is_empty());
    }

    #[test]
    fn only_names_of_tests_are_read() {
        let text = "fn who() {}\n#[test]\n#[should_panic]\nfn who_wins() { told() }\n#[tokio::test(flavor = \"x\")]\n    async fn is_told() {}\nfn told() {}";
        assert_eq!(test_names(text), "\n\n\nwho_wins\n\nis_told\n\n");
        let found = violations(&test_names(text), &OF_TEST_NAMES);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("4: who;") && found[1].starts_with("6: told;"), "{found:?}");
    }

    #[test]
    fn parts_of_other_words_are_no_violation() {
        assert!(violations("tongued(); // Of whoever looks.", &BANNED).is_empty());
    }
}
