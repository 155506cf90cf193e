//! Boards as data: a text of fields and a map, so that a cell can be corrected without code.
//!
//! ```text
//! ; where this comes from
//! game qin
//! board bird
//! map
//! o..
//! .R.
//! ```

use std::fmt;

/// The fields and the map of a board file, not yet validated by its game.
#[derive(Clone, Debug)]
pub struct BoardFile<'a> {
    fields: Vec<(usize, &'a str, &'a str)>,
    /// The rows of the map, from the top.
    pub map: Vec<&'a str>,
}

/// Why a text can't be read as a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misdrawn {
    /// The line, counted from one; the whole file is line 0.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for Misdrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for Misdrawn {}

impl<'a> BoardFile<'a> {
    /// Splits a text into its fields and its map. The map is the last thing in it.
    ///
    /// # Errors
    /// The first line that is no field, or line 0 if the rows of the map aren't equally long.
    pub fn read(text: &'a str) -> Result<BoardFile<'a>, Misdrawn> {
        let mut file = BoardFile { fields: Vec::new(), map: Vec::new() };
        let mut drawing = false;
        for (at, line) in text.lines().enumerate() {
            let line_number = at + 1;
            match line.trim() {
                "" => (),
                comment if comment.starts_with(';') => (),
                row if drawing => file.map.push(row),
                "map" => drawing = true,
                field => {
                    let expected = "a field and its value";
                    let (name, value) =
                        field.split_once(' ').ok_or(Misdrawn { line: line_number, expected })?;
                    file.fields.push((line_number, name, value.trim()));
                }
            }
        }
        let width = file.map.first().map_or(0, |row| row.len());
        if width == 0 || file.map.iter().any(|row| row.len() != width) {
            return Err(Misdrawn { line: 0, expected: "a map of rows of one length" });
        }
        Ok(file)
    }

    /// Where a mark stands on the map: columns and rows from zero.
    pub fn marked(&self, mark: char) -> impl Iterator<Item = (u8, u8)> {
        let in_row = move |(row, line): (usize, &&'a str)| {
            let columns = line.bytes().enumerate().filter(move |(_, it)| char::from(*it) == mark);
            columns.map(move |(column, _)| (column as u8, row as u8))
        };
        self.map.iter().enumerate().flat_map(in_row)
    }

    /// The value of a field that stands once.
    pub fn field(&self, name: &str) -> Option<&'a str> {
        self.fields(name).next().map(|(_, value)| value)
    }

    /// The lines and values of a field that may stand many times.
    pub fn fields(&self, name: &str) -> impl Iterator<Item = (usize, &'a str)> {
        self.fields.iter().filter(move |field| field.1 == name).map(|field| (field.0, field.2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_rows_are_distinguished() {
        let file = BoardFile::read("; a toy\ngame go\nhoshi A1\nhoshi B2\nmap\n..\n.o\n").unwrap();
        assert_eq!(file.field("game"), Some("go"));
        assert_eq!(file.fields("hoshi").collect::<Vec<_>>(), [(3, "A1"), (4, "B2")]);
        assert_eq!(file.map, ["..", ".o"]);
    }

    #[test]
    fn a_crooked_map_is_refused() {
        let crooked = Misdrawn { line: 0, expected: "a map of rows of one length" };
        assert_eq!(BoardFile::read("game go\nmap\n..\n.\n").unwrap_err(), crooked);
        assert_eq!(BoardFile::read("game go\n").unwrap_err(), crooked);
        assert_eq!(BoardFile::read("game\nmap\n.\n").unwrap_err().line, 1);
    }
}
