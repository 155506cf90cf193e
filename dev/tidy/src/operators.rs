//! Wording for operators: log lines, metrics and their terms.

use crate::dialect::Banned;

/// Phrases that operators don't meet elsewhere, with the words of PostgreSQL, NATS and Prometheus for them. A word is
/// searched as a whole word of any case.
pub const OPERATORS: [Banned; 36] = [
    ("anybody", "anyone"),
    ("crowd", "clients"),
    ("errand", "outbox message"),
    ("errands", "outbox messages"),
    ("everybody", "all users"),
    ("letters", "emails"),
    ("mailman", "mail server"),
    ("nobody", "no user, no node"),
    ("rings", "notifications"),
    ("somebody", "a user"),
    ("whoever", "the client that"),
    ("whom", "the client that"),
    ("a host", "a moderator"),
    ("as it is unless told", "default"),
    ("asks too much", "exceeds the rate limit"),
    ("at hand", "cached"),
    ("bring up to date", "migrate"),
    ("brings it back", "restores it"),
    ("brings the schema up to date", "migrates the schema"),
    ("brought back", "restored"),
    ("come in", "connect"),
    ("in the long run", "sustained"),
    ("keeps order", "moderates"),
    ("neither started nor", "failed to start"),
    ("not done", "failed to"),
    ("questions a second", "requests per second"),
    ("put away", "archived"),
    ("told of", "documented"),
    ("turned away", "rejected"),
    ("turns away", "rejects"),
    ("unless told", "default"),
    ("what is due", "due tables"),
    ("what it is doing", "open requests"),
    ("what shouldn't be", "errors"),
    ("who came", "client address"),
    ("who comes", "clients"),
];

/// A call of a logging macro.
#[derive(Debug, PartialEq, Eq)]
pub struct LogLine<'a> {
    /// The line of the file.
    pub line: usize,
    /// `error`, `warn`, `info`, `debug` or `trace`.
    pub level: &'static str,
    /// Names of its fields.
    pub fields: Vec<&'a str>,
    /// Its message.
    pub message: &'a str,
}

/// Every call of a macro of `tracing` in a source.
pub fn log_lines(text: &str) -> Vec<LogLine<'_>> {
    let mut found = Vec::new();
    for level in ["error", "warn", "info", "debug", "trace"] {
        let call = format!("tracing::{level}!(");
        for (at, _) in text.match_indices(&call) {
            let arguments = arguments(&text[at + call.len()..]);
            let message = arguments.last().and_then(|it| it.strip_prefix('"'));
            let message = message.map_or("", |it| it.trim_end_matches('"'));
            let fields = arguments[..arguments.len().saturating_sub(1)].iter().map(|it| name(it));
            let line = text[..at].lines().count();
            found.push(LogLine { line, level, fields: fields.collect(), message });
        }
    }
    found
}

/// The name of a field: `table = %id`, `%error`.
fn name(field: &str) -> &str {
    field.split('=').next().unwrap_or("").trim().trim_start_matches(['%', '?'])
}

/// The arguments of a call whose opening parenthesis has been read.
fn arguments(rest: &str) -> Vec<&str> {
    let (mut depth, mut is_text, mut begin, mut found) = (0, false, 0, Vec::new());
    for (at, letter) in rest.char_indices() {
        match letter {
            '"' => is_text = !is_text,
            _ if is_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if 0 < depth => depth -= 1,
            ')' | ',' if depth == 0 => {
                found.push(rest[begin..at].trim());
                begin = at + 1;
                if letter == ')' {
                    break;
                }
            }
            _ => {}
        }
    }
    found.retain(|it| !it.is_empty());
    found
}

/// The faults of a log line.
pub fn log_faults(line: &LogLine<'_>) -> Vec<&'static str> {
    let is_proper = ["NATS", "PostgreSQL"].iter().any(|name| line.message.starts_with(name));
    let is_lower = line.message.starts_with(|letter: char| letter.is_ascii_lowercase());
    let is_problem = ["error", "warn"].contains(&line.level);
    let has_dialect = ["person", "way", "who", "what"].iter().any(|it| line.fields.contains(it));
    let checks = [
        (is_lower || is_proper, "begins with no lower-case letter"),
        (!line.message.ends_with(['.', '!', '…']), "ends with a dot"),
        (!line.message.contains('{'), "has a value that should be a field"),
        (!has_dialect, "has a field of our dialect; say user, method"),
        (!is_problem || !line.fields.is_empty(), "doesn't say on what: it has no field"),
        (!is_problem || line.message.contains("; "), "doesn't say what happens next"),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault).collect()
}

/// The faults of the name of a metric of this kind (`counter`, `gauge` or `histogram`).
pub fn metric_faults(kind: &str, name: &str) -> Vec<&'static str> {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let has_unit = ["_seconds", "_bytes", "_acts"].iter().any(|unit| name.ends_with(unit));
    let parts: Vec<&str> = name.split('_').collect();
    let reserved = ["bucket", "count", "sum"].contains(parts.last().unwrap_or(&""));
    let dialect = ["errands", "rings", "faults", "packed", "listeners", "away", "refused"];
    let checks = [
        (name.starts_with("pagoda_") && name.chars().all(is_letter), "isn't pagoda_snake_case"),
        (
            (kind == "counter") == name.ends_with("_total"),
            "counters, and only they, end with _total",
        ),
        (kind != "histogram" || has_unit, "a histogram ends with its unit"),
        (2 < parts.len() || kind == "gauge", "doesn't say of what"),
        (!reserved, "ends with a suffix that histograms reserve"),
        (!dialect.iter().any(|it| parts.contains(it)), "is dialect"),
    ];
    checks.into_iter().filter(|(holds, _)| !holds).map(|(_, fault)| fault).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_lines_are_read_with_level_and_fields() {
        let text = "fn f() {\n    tracing::warn!(table = %it.id(), %error, \"failed to load table; retrying\");\n}";
        let line = LogLine {
            line: 2,
            level: "warn",
            fields: vec!["table", "error"],
            message: "failed to load table; retrying",
        };
        assert_eq!(log_faults(&line), Vec::<&str>::new());
        assert_eq!(log_lines(text), [line]);
        let over_lines =
            "tracing::error!(\n    connections = tasks.len(),\n    \"Dropped them.\"\n);";
        let [line] = &log_lines(over_lines)[..] else { panic!("one line is logged") };
        assert_eq!((line.message, &line.fields[..]), ("Dropped them.", &["connections"][..]));
        assert_eq!(log_faults(line).len(), 3);
    }

    #[test]
    fn dialect_and_missing_fields_are_found() {
        let faults =
            |text: &str| log_lines(text).iter().map(log_faults).collect::<Vec<_>>().concat();
        assert_eq!(faults("tracing::info!(way = \"mail\", \"signed in\")").len(), 1);
        assert_eq!(faults("tracing::warn!(\"due, but not done\")").len(), 2);
        assert_eq!(faults("tracing::info!(\"found {n} tables\")").len(), 1);
        assert_eq!(faults("tracing::info!(%event, \"NATS connection changed\")").len(), 0);
    }

    #[test]
    fn metric_names_follow_conventions() {
        let cases = [
            ("counter", "pagoda_outbox_messages_total", 0),
            ("histogram", "pagoda_bot_move_duration_seconds", 0),
            ("histogram", "pagoda_write_batch_acts", 0),
            ("gauge", "pagoda_connections", 0),
            ("counter", "pagoda_outbox_messages", 1),
            ("gauge", "pagoda_cached_tables_total", 1),
            ("histogram", "pagoda_bot_milliseconds", 1),
            ("counter", "pagoda_errands_total", 1),
            ("gauge", "pagodaTables", 1),
            ("gauge", "pagoda_connection_count", 1),
        ];
        for (kind, name, faults) in cases {
            assert_eq!(metric_faults(kind, name).len(), faults, "{name}");
        }
    }
}
