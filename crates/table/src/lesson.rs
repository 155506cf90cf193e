//! Lessons: a record with steps that the learner plays.
//!
//! ```text
//! pagoda qin edition 1
//! seats 2
//! options board=bird fair-hands=no
//! * first 1
//! * deal RR BY BB / RB RB YY
//! step found Q2.1 Q3.1 : RR E6 E5 | RR E8 E9
//! step draw Q2.1 : draw *
//! * tile YY
//! 2 YY G8 G9
//! ```
//!
//! A line `step NAME CLAUSE… : MOVE | MOVE …` is a task of the first seat. Its words are the
//! messages of that name; `*` stands for any word, and alone for any move. Every other line is a
//! line of the record: rivals' moves, chance, and moves that the learner doesn't choose.

use std::fmt;

use game::{Clause, Misread, Seat};

use crate::{Choices, Listed, Way};

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);

/// A first game that teaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The record up to the first task.
    opening: String,
    /// Each with the lines of the record that follow it.
    tasks: Vec<(Task, Vec<String>)>,
}

/// One idea, and a move to try it with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The name of its messages.
    pub name: String,
    /// The clauses it is about.
    pub clauses: Vec<Clause>,
    accepted: Vec<MovePattern>,
}

/// A pattern of accepted moves: words, where `*` matches any word, and alone any move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovePattern(Vec<String>);

impl MovePattern {
    /// Whether this move matches.
    pub fn accepts(&self, mv: &str) -> bool {
        let words: Vec<&str> = mv.split(' ').collect();
        let mut pairs = self.0.iter().zip(&words);
        self.0 == ["*"]
            || self.0.len() == words.len()
                && pairs.all(|(wanted, word)| wanted == "*" || wanted == word)
    }
}

impl fmt::Display for MovePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

impl Lesson {
    /// Reads a lesson. Whether its moves are legal is seen when it is played.
    pub fn read(text: &str) -> Result<Lesson, Misread> {
        let mut lesson = Lesson { opening: String::new(), tasks: Vec::new() };
        for (at, line) in text.lines().enumerate() {
            let line = line.split(';').next().unwrap_or("").trim();
            match (line.strip_prefix("step "), lesson.tasks.last_mut()) {
                _ if line.is_empty() => (),
                (Some(task), _) => {
                    let expected = "step NAME CLAUSE… : MOVE | MOVE …";
                    let task = Task::read(task).ok_or(Misread { line: at + 1, expected })?;
                    lesson.tasks.push((task, Vec::new()));
                }
                (None, Some((_, rest))) => rest.push(line.to_owned()),
                (None, None) => lesson.opening += &format!("{line}\n"),
            }
        }
        Ok(lesson)
    }

    /// The tasks in their order.
    pub fn tasks(&self) -> impl ExactSizeIterator<Item = &Task> {
        self.tasks.iter().map(|(task, _)| task)
    }

    /// A task by its number from zero; none after the last.
    pub fn task(&self, at: usize) -> Option<&Task> {
        self.tasks.get(at).map(|(task, _)| task)
    }

    /// The lines of the record that follow a task.
    pub fn lines_after(&self, at: usize) -> &[String] {
        self.tasks.get(at).map_or(&[], |(_, rest)| rest)
    }

    /// A line of the head of the record, such as `options`, without its first word.
    pub fn head(&self, word: &str) -> &str {
        let words = self.opening.lines().filter_map(|line| line.strip_prefix(word));
        words.map(str::trim).next().unwrap_or("")
    }

    /// The record after the first tasks, with these moves.
    pub fn record(&self, moves: &[String]) -> String {
        let mut record = self.opening.clone();
        for (mv, (_, rest)) in moves.iter().zip(&self.tasks) {
            record += &format!("{LEARNER} {mv}\n");
            for line in rest {
                record += &format!("{line}\n");
            }
        }
        record
    }
}

impl Task {
    fn read(text: &str) -> Option<Task> {
        let (about, moves) = text.split_once(" : ")?;
        let mut about = about.split_whitespace();
        let name = about.next()?.to_owned();
        let clauses = about.map(Clause::read).collect::<Option<Vec<_>>>()?;
        let words = |mv: &str| MovePattern(mv.split_whitespace().map(str::to_owned).collect());
        let accepted: Vec<MovePattern> = moves.split('|').map(words).collect();
        let says_something = accepted.iter().all(|wanted| !wanted.0.is_empty());
        (says_something && !clauses.is_empty()).then_some(Task { name, clauses, accepted })
    }

    /// The moves that will do.
    pub fn accepted(&self) -> &[MovePattern] {
        &self.accepted
    }

    /// Whether any move will do.
    pub fn is_free(&self) -> bool {
        self.accepted.iter().any(|wanted| wanted.0 == ["*"])
    }

    /// Whether this move matches.
    pub fn accepts(&self, mv: &str) -> bool {
        self.accepted.iter().any(|wanted| wanted.accepts(mv))
    }

    /// The accepted moves of a list.
    pub fn narrow(&self, choices: &Choices) -> Choices {
        let fits = |listed: &Listed| self.accepts(&listed.mv);
        let left: Vec<usize> =
            (0..choices.moves.len()).filter(|&at| fits(&choices.moves[at])).collect();
        let moves = left.iter().map(|&at| choices.moves[at].clone()).collect();
        let ways = choices.ways.iter().filter_map(|way| {
            let at = left.binary_search(&way.at).ok()?;
            Some(Way { words: way.words.clone(), at })
        });
        Choices { moves, ways: ways.collect() }
    }
}
