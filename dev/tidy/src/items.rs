//! Functions and types of a source file, read line by line: formatted code has its braces where `rustfmt` puts them.

/// A function with a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The line of its signature, from one.
    pub line: usize,
    /// Its length in lines, from the signature to the closing brace.
    pub lines: usize,
    /// The number of its parameters, without `self`.
    pub parameters: usize,
    /// Whether it is a component, whose parameters are named where it is used.
    pub is_component: bool,
}

/// A struct with named fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Struct {
    /// Its name.
    pub name: String,
    /// The number of its fields.
    pub fields: usize,
}

/// A line without visibility and qualifiers.
fn bare(line: &str) -> &str {
    let mut rest = line.trim_start();
    if let Some(after) = rest.strip_prefix("pub(") {
        rest = after.split_once(") ").map_or(rest, |(_, after)| after);
    }
    for word in ["pub ", "const ", "async ", "unsafe "] {
        rest = rest.strip_prefix(word).unwrap_or(rest);
    }
    rest
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

/// The line that closes the item that begins at `start`: the first closing brace with the same indentation.
fn end(lines: &[&str], start: usize) -> Option<usize> {
    let depth = indent(lines[start]);
    if lines[start].ends_with('}') {
        return Some(start);
    }
    (start + 1..lines.len())
        .find(|at| indent(lines[*at]) == depth && lines[*at].trim_start().starts_with('}'))
}

/// The functions of a file.
pub fn functions(text: &str) -> Vec<Function> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(rest) = bare(line).strip_prefix("fn ") else { continue };
        let head = signature(&lines[at..]);
        // A declaration in a trait has no body.
        if head.ends_with(';') {
            continue;
        }
        let Some(end) = end(&lines, at) else { continue };
        found.push(Function {
            name: identifier(rest),
            line: at + 1,
            lines: end - at + 1,
            parameters: parameters(&head),
            is_component: 0 < at && lines[at - 1].trim() == "#[component]",
        });
    }
    found
}

/// A signature in one line, up to its brace or semicolon.
fn signature(lines: &[&str]) -> String {
    let mut head = String::new();
    for line in lines {
        let line = line.trim();
        if line.starts_with("//") || line.starts_with("#[") {
            continue;
        }
        head.push_str(line);
        head.push(' ');
        if line.ends_with(['{', '}', ';']) {
            break;
        }
    }
    head.trim_end().to_owned()
}

/// The number of parameters in a signature: commas outside of inner brackets separate them.
fn parameters(head: &str) -> usize {
    let name = head.split_once("fn ").map_or("", |(_, rest)| rest);
    let (mut depth, mut angles, mut before) = (0_i32, 0_i32, ' ');
    let mut parts = vec![String::new()];
    for letter in name.chars() {
        match letter {
            '<' => angles += 1,
            '>' if before != '-' => angles -= 1,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => (),
        }
        before = letter;
        if depth == 0 && angles == 0 && letter == ')' {
            break;
        }
        let is_inside = 0 < depth && !(depth == 1 && letter == '(' && parts.len() == 1);
        match letter {
            ',' if depth == 1 && angles == 0 => parts.push(String::new()),
            _ if is_inside => parts.last_mut().expect("parts isn't empty").push(letter),
            _ => (),
        }
    }
    let is_one = |part: &&String| {
        let name = part.split(':').next().unwrap_or("").trim();
        !name.is_empty() && !name.ends_with("self")
    };
    parts.iter().filter(is_one).count()
}

/// The structs of a file that have named fields.
pub fn structs(text: &str) -> Vec<Struct> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(rest) = bare(line).strip_prefix("struct ").filter(|_| line.ends_with('{')) else {
            continue;
        };
        let Some(end) = end(&lines, at) else { continue };
        let depth = indent(line) + 4;
        let is_field = |line: &&&str| {
            let name = identifier(bare(line));
            let after = bare(line).get(name.len()..).unwrap_or("");
            indent(line) == depth && !name.is_empty() && after.starts_with(": ")
        };
        let fields = lines[at..end].iter().filter(is_field).count();
        found.push(Struct { name: identifier(rest), fields });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
pub(crate) struct Pair<T> {
    /// One: a field.
    pub one: Vec<(T, T)>,
    other: u8,
}

impl Pair<u8> {
    #[component]
    pub async fn join(&self, by: impl Fn(u8, u8) -> u8, rest: &[(u8, u8)]) -> u8 {
        by(self.other, 1)
    }

    fn none(self) {}
}

trait Joins {
    fn join(&self, one: u8);
}

fn long<T: Into<(u8, u8)>>(
    /// The first.
    one: T,
    (two, three): (u8, u8),
) {
    if two == three {
        one.into();
    }
}
";

    #[test]
    fn functions_have_lengths_and_parameters() {
        let found: Vec<_> = functions(SOURCE)
            .into_iter()
            .map(|it| (it.name, it.line, it.lines, it.parameters, it.is_component))
            .collect();
        let expected =
            [("join", 9, 3, 2, true), ("none", 13, 1, 0, false), ("long", 20, 9, 2, false)];
        let expected = expected
            .map(|(name, line, lines, count, is)| (name.to_owned(), line, lines, count, is));
        assert_eq!(found, expected);
    }

    #[test]
    fn structs_have_fields() {
        assert_eq!(structs(SOURCE), [Struct { name: "Pair".into(), fields: 2 }]);
    }
}
