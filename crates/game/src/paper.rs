//! A table drawn as text, with meaning instead of colours: terminals choose those.

/// The meaning of a piece of text: its foreground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Ordinary text.
    Plain,
    /// Not needed at first glance.
    Faint,
    /// Worth noticing.
    Strong,
    /// What can be done now.
    Lit,
    /// Something of this seat, counted from zero.
    Seat(u8),
}

/// The ground under a piece of text: its background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Bare paper.
    None,
    /// Open ground.
    Land,
    /// A built place.
    Town,
    /// River or pond.
    Water,
    /// Red tiles.
    Red,
    /// Blue tiles.
    Blue,
    /// Yellow tiles.
    Yellow,
    /// Green tiles.
    Green,
    /// White tiles.
    White,
}

/// A piece of text with one look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The text.
    pub text: String,
    /// Its look in front.
    pub ink: Ink,
    /// Its ground.
    pub shade: Shade,
}

/// Where a space of the board, or another word of moves, stands on the paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its name in the game's notation.
    pub name: String,
    /// The line, from zero.
    pub line: usize,
    /// The first column, from zero.
    pub column: usize,
    /// How many columns it takes.
    pub width: usize,
}

/// Lines of runs, and where the board's spaces are among them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paper {
    /// The lines from the top.
    pub lines: Vec<Vec<Run>>,
    /// The spaces of the board.
    pub spots: Vec<Spot>,
    /// Words of moves that are no spaces but lie on the table too, such as cards.
    pub words: Vec<Spot>,
}

impl Paper {
    /// Begins a new line.
    pub fn line(&mut self) -> &mut Paper {
        self.lines.push(Vec::new());
        self
    }

    /// Writes on the line begun last.
    pub fn write(&mut self, text: impl Into<String>, ink: Ink, shade: Shade) -> &mut Paper {
        let run = Run { text: text.into(), ink, shade };
        match self.lines.last_mut() {
            Some(line) => line.push(run),
            None => self.lines.push(vec![run]),
        }
        self
    }

    /// Writes ordinary text.
    pub fn say(&mut self, text: impl Into<String>) -> &mut Paper {
        self.write(text, Ink::Plain, Shade::None)
    }

    /// Writes a space of the board and remembers where it is.
    pub fn space(&mut self, name: String, text: &str, ink: Ink, shade: Shade) -> &mut Paper {
        let spot = self.spot(name, text);
        self.spots.push(spot);
        self.write(text, ink, shade)
    }

    /// Writes what a word of a move stands for and remembers where it is.
    pub fn word(&mut self, name: String, text: &str, ink: Ink, shade: Shade) -> &mut Paper {
        let spot = self.spot(name, text);
        self.words.push(spot);
        self.write(text, ink, shade)
    }

    /// The position of the next text.
    fn spot(&self, name: String, text: &str) -> Spot {
        let column = self.lines.last().map_or(0, |line| line.iter().map(Run::width).sum());
        let line = self.lines.len().saturating_sub(1);
        Spot { name, line, column, width: text.chars().count() }
    }

    /// The text alone.
    pub fn plain(&self) -> String {
        let mut plain = String::new();
        for line in &self.lines {
            let text: String = line.iter().map(|run| run.text.as_str()).collect();
            plain.push_str(text.trim_end());
            plain.push('\n');
        }
        plain
    }
}

impl Run {
    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.text.chars().count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_know_their_place() {
        let mut paper = Paper::default();
        paper.line().say("  ").space("A1".into(), " ○ ", Ink::Lit, Shade::Land);
        paper.line().say("1 ").space("A2".into(), " . ", Ink::Faint, Shade::Land);
        let spot = Spot { name: "A2".into(), line: 1, column: 2, width: 3 };
        assert_eq!(paper.spots[1], spot);
        paper.word("take".into(), "♣", Ink::Plain, Shade::None);
        assert_eq!(paper.words, [Spot { name: "take".into(), line: 1, column: 5, width: 1 }]);
        assert_eq!(paper.plain(), "   ○\n1  . ♣\n");
    }
}
