//! Password strength: refuses passwords that attackers try first.

use wire::api::{Code, Problem};

use crate::account::{leaked_passwords::is_leaked, passwords::has_valid_length};

/// Common passwords, one per line, in lower case; digits before or after them don't make them strong.
const COMMON: &str = include_str!("common_passwords.txt");
/// Words that suggest themselves on this site.
const SITE_WORDS: [&str; 6] =
    ["pagoda", "huang", "qin", "dragon", "year of the dragon", "boardgame"];
/// Keyboard rows and the alphabet, for sequences in either direction.
const SEQUENCES: [&str; 11] = [
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "!@#$%^&*()",
];
/// The shortest sequence that counts.
const SEQUENCE_MIN: usize = 3;

/// Refuses a password that is too short, too long, or weak for the owner of a mailbox.
pub(crate) fn require_strong(password: &str, mailbox: &str) -> Result<(), Problem> {
    if !has_valid_length(password) {
        return Err(Problem::new(Code::InvalidValue));
    }
    if is_weak(password, mailbox) {
        return Err(Problem::new(Code::WeakPassword));
    }
    Ok(())
}

fn is_weak(password: &str, mailbox: &str) -> bool {
    let folded = password.to_lowercase();
    let letters: Vec<char> = folded.chars().collect();
    if is_repetition(&letters) || is_sequences(&letters) {
        return true;
    }
    let core = folded.trim_matches(|letter: char| !letter.is_alphabetic());
    let written = [folded.as_str(), core].map(normalized);
    if written.iter().any(|text| is_leaked(text)) {
        return true;
    }
    let (name, site) = mailbox.rsplit_once('@').unwrap_or((mailbox, ""));
    let of_site = site.split('.').chain([site]);
    let mut words = COMMON.lines().chain(SITE_WORDS).chain([mailbox, name]).chain(of_site);
    // Very short words occur in everything.
    words.any(|word| SEQUENCE_MIN <= word.chars().count() && written.contains(&normalized(word)))
}

/// Reads look-alikes as the letters they stand for, and drops punctuation.
fn normalized(text: &str) -> String {
    let read = |letter: char| match letter {
        '0' => Some('o'),
        '1' | '!' => Some('i'),
        '3' => Some('e'),
        '4' | '@' => Some('a'),
        '5' | '$' => Some('s'),
        '7' => Some('t'),
        other => other.is_alphanumeric().then_some(other),
    };
    text.to_lowercase().chars().filter_map(read).collect()
}

/// Whether it repeats a shorter text.
fn is_repetition(letters: &[char]) -> bool {
    (1..=letters.len() / 2).any(|piece| letters.iter().zip(&letters[piece..]).all(|(a, b)| a == b))
}

/// Whether it is made of sequences.
fn is_sequences(letters: &[char]) -> bool {
    let mut rest = letters;
    while !rest.is_empty() {
        let run = SEQUENCES.iter().map(|row| sequence_length(row, rest)).max().unwrap_or(0);
        if run < SEQUENCE_MIN {
            return false;
        }
        rest = &rest[run..];
    }
    true
}

/// The length of the sequence at the beginning.
fn sequence_length(row: &str, letters: &[char]) -> usize {
    let along: Vec<char> = row.chars().collect();
    let back: Vec<char> = row.chars().rev().collect();
    let from = |row: &[char]| row.iter().zip(letters).take_while(|(a, b)| a == b).count();
    let starts = |row: &[char]| (0..row.len()).map(|start| from(&row[start..])).max();
    starts(&along).max(starts(&back)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_passwords_are_weak() {
        for password in [
            "password",
            "Password1!",
            "P@ssw0rd",
            "iloveyou",
            "12345678",
            "1234567890123",
            "87654321",
            "qwertyuiop",
            "qwertz123456",
            "azertyuiop",
            "qwerty123",
            "abcdefgh",
            "zyxwvuts",
            "aaaaaaaa",
            "xyxyxyxyxy",
            "pagodapagoda",
            "Pagoda2026!",
            "mei@club.example",
            "mei.li@club.example1",
            "Club.Example",
            "mahjongclub99",
            // Leaked ones.
            "michelle1987",
            "Iloveyouforever!",
            "m0untaind3w",
            "20trustno1!!",
        ] {
            let mailbox = match password {
                "mei.li@club.example1" => "mei.li@club.example",
                "mahjongclub99" => "mei@mahjongclub.example",
                _ => "mei@club.example",
            };
            assert!(is_weak(password, mailbox), "{password}");
        }
    }

    #[test]
    fn uncommon_passwords_are_not_weak() {
        for password in [
            "correct horse battery",
            "another horse",
            "a third horse",
            "eves password",
            "lotus pond at dusk",
            "tr0ub4dor&3",
            "żółte żaglówki",
            "紫禁城の夜に咲く花",
            "9f2c7a1e4b6d",
        ] {
            assert!(!is_weak(password, "mei@club.example"), "{password}");
            assert_eq!(require_strong(password, "mei@club.example"), Ok(()), "{password}");
        }
    }

    #[test]
    fn the_list_is_read_as_it_is_written() {
        let mut words: Vec<&str> = COMMON.lines().collect();
        assert!((200..=300).contains(&words.len()), "{}", words.len());
        for word in &words {
            let is_plain =
                word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
            assert!(is_plain && 5 <= word.len(), "{word:?}");
        }
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), COMMON.lines().count(), "each once");
    }
}
