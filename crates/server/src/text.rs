//! Validation of user text: names, titles, messages.

use wire::api::{Code, Problem};

/// Maximum characters of a name.
const NAME_MAX: usize = 40;
/// Maximum characters of a message.
const TEXT_MAX: usize = 500;

/// Validates a display name.
pub(crate) fn display_name(wanted: &str) -> Result<String, Problem> {
    let name = single_line(wanted, NAME_MAX).filter(|name| !name.is_empty());
    name.ok_or(Problem::new(Code::InvalidValue))
}

/// One line, trimmed, without invisible characters; none if it is longer than `max`.
pub(crate) fn single_line(text: &str, max: usize) -> Option<String> {
    // Counted before trimming, as the API documents the length.
    let is_short = text.chars().count() <= max;
    let text = text.trim();
    let is_plain = !text.chars().any(|letter| letter.is_control() || is_invisible(letter));
    (is_plain && is_short).then(|| text.to_owned())
}

/// Characters that reverse text or hide in it.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Some lines of text, trimmed, without invisible characters; empty text is refused.
pub(crate) fn paragraph(text: &str) -> Result<String, Problem> {
    // Counted before trimming, as the API documents the length.
    let is_short = text.chars().count() <= TEXT_MAX;
    let text = text.trim();
    // Emoji of families and flags are several characters with a joiner between them.
    let is_joiner = |letter: char| letter == '\u{200d}';
    let is_odd = |letter: char| {
        letter != '\n' && letter.is_control() || is_invisible(letter) && !is_joiner(letter)
    };
    if text.chars().all(is_joiner) || !is_short || text.chars().any(is_odd) {
        return Err(Problem::new(Code::InvalidValue));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_refuse_hidden_characters() {
        assert_eq!(paragraph(" one\ntwo ").ok().as_deref(), Some("one\ntwo"));
        assert!(paragraph("👩\u{200d}🌾").is_ok() && paragraph("\u{200d}").is_err());
        for odd in ["", " \n ", "a\rb", "a\u{7}b", "a\u{202e}b", "a\u{2028}b", "a\u{0}"] {
            assert!(paragraph(odd).is_err(), "{odd:?}");
        }
        assert!(paragraph(&"ż".repeat(500)).is_ok() && paragraph(&"ż".repeat(501)).is_err());
    }
}
