//! What people write in their own words.

use wire::api::{Code, Problem};

use crate::routes::guests::is_invisible;

/// Letters of it, at most.
const TEXT_MAX: usize = 500;

/// Text of some lines without what can't be seen; there must be some.
pub(super) fn paragraph(text: &str) -> Result<String, Problem> {
    // Counted as it came: what the document says is too long is.
    let is_short = text.chars().count() <= TEXT_MAX;
    let text = text.trim();
    // Families and flags are several pictures that are joined.
    let is_joint = |letter: char| letter == '\u{200d}';
    let is_odd = |letter: char| {
        letter != '\n' && letter.is_control() || is_invisible(letter) && !is_joint(letter)
    };
    if text.chars().all(is_joint) || !is_short || text.chars().any(is_odd) {
        return Err(Problem::new(Code::BadValue));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_text_and_what_hides_is_not() {
        assert_eq!(paragraph(" one\ntwo ").ok().as_deref(), Some("one\ntwo"));
        assert!(paragraph("👩\u{200d}🌾").is_ok() && paragraph("\u{200d}").is_err());
        for odd in ["", " \n ", "a\rb", "a\u{7}b", "a\u{202e}b", "a\u{2028}b", "a\u{0}"] {
            assert!(paragraph(odd).is_err(), "{odd:?}");
        }
        assert!(paragraph(&"ż".repeat(500)).is_ok() && paragraph(&"ż".repeat(501)).is_err());
    }
}
