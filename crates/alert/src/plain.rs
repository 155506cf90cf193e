//! Text without control characters.

/// Most characters of a short line: it fits a line of an email in any language.
const SHORT_MAX: usize = 200;

/// One line: line breaks and control characters become spaces.
pub(crate) fn line(text: &str) -> String {
    let seen = |letter: char| if is_control(letter) { ' ' } else { letter };
    text.chars().map(seen).collect::<String>().trim().to_owned()
}

/// The same, truncated.
pub(crate) fn short_line(text: &str) -> String {
    line(text).chars().take(SHORT_MAX).collect()
}

/// Lines that end in `\n`, without control characters.
pub(crate) fn lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.chars().filter(|letter| matches!(letter, '\n' | '\t') || !is_control(*letter)).collect()
}

/// Bytes as lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether it is a control character or a Unicode line separator.
pub(crate) fn is_control(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_stays_one() {
        assert_eq!(line("Your turn\r\nBcc: all@club.example"), "Your turn  Bcc: all@club.example");
        assert_eq!(line("\0a\u{85}b\u{2028}c\u{7f}d\te\n"), "a b c d e");
        assert_eq!(line("C'est à vous, 黄"), "C'est à vous, 黄");
    }

    #[test]
    fn a_short_line_ends_between_letters() {
        assert_eq!(short_line("黄\r\n"), "黄");
        assert_eq!(short_line(&"黄".repeat(500)), "黄".repeat(SHORT_MAX));
    }

    #[test]
    fn lines_end_in_one_way() {
        assert_eq!(lines("a\r\nb\rc\nd\te\0\u{2028}f"), "a\nb\nc\nd\tef");
    }
}
