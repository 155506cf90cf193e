//! Text as HTML.

use std::collections::BTreeSet;

/// Escapes HTML.
pub(crate) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&#39;")
}

/// A clause's text: emphasis between asterisks, code between backticks, and a link for each chapter or clause
/// it names.
pub(crate) fn marked(words: &str, ids: &BTreeSet<String>) -> String {
    let mut html = String::new();
    for (at, part) in words.split('*').enumerate() {
        let is_strong = at % 2 == 1;
        html += if is_strong { "<em>" } else { "" };
        for (at, part) in part.split('`').enumerate() {
            let is_code = at % 2 == 1;
            html += if is_code { "<code>" } else { "" };
            html += &linked(part, ids);
            html += if is_code { "</code>" } else { "" };
        }
        html += if is_strong { "</em>" } else { "" };
    }
    html
}

/// Links the chapters and clauses that a text names.
fn linked(text: &str, ids: &BTreeSet<String>) -> String {
    let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '.';
    let mut html = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let begin = rest.find(is_of_word).unwrap_or(rest.len());
        let (between, after) = rest.split_at(begin);
        let end = after.find(|letter| !is_of_word(letter)).unwrap_or(after.len());
        let (word, after) = after.split_at(end);
        // It may be followed by a full stop.
        let id = word.trim_end_matches('.');
        html += &escaped(between);
        if ids.contains(id) {
            html += &format!("<a href=\"#{id}\">{id}</a>{}", &word[id.len()..]);
        } else {
            html += &escaped(word);
        }
        rest = after;
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_elements_and_nothing_else_does() {
        let ids = BTreeSet::from(["Q2".to_owned(), "Q2.3".to_owned()]);
        assert_eq!(marked("a *b* `c`", &ids), "a <em>b</em> <code>c</code>");
        assert_eq!(marked("<b> & \"'", &ids), "&lt;b&gt; &amp; &quot;&#39;");
        let linked = "(<a href=\"#Q2\">Q2</a>), <a href=\"#Q2.3\">Q2.3</a>. Q2.4 Q23";
        assert_eq!(marked("(Q2), Q2.3. Q2.4 Q23", &ids), linked);
    }
}
