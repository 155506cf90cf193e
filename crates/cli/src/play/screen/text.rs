//! Text broken into lines.

use ratatui::text::Span;

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// Breaks a text at spaces into lines of at most this width. A longer word stands alone.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && columns < width(line) + 1 + width(word) {
            lines.push(word.to_owned());
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("overlong it", 4), ["overlong", "it"]);
        assert_eq!(wrap("", 4), [""]);
        assert_eq!(wrap("żółć łąka", 9), ["żółć łąka"]);
    }
}
