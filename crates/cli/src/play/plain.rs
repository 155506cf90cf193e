//! The table line by line: for pipes, screen readers and plain terminals.

use std::io::{self, BufRead, Write};

use game::{Clause, Eyes, Ink, Rulebook, Run, Seat, seats};
use serde_json::Value;

use super::{
    screen::sheet::notes,
    session::{Next, Session},
    story::Story,
};
use crate::rules::plain;

/// Plays until the game is over, somebody quits or nothing more comes in.
///
/// The curtain is what keeps one person's hand from the next where they share a screen.
pub(crate) fn run(
    session: Session,
    input: impl BufRead,
    output: impl Write,
    curtain: String,
) -> io::Result<()> {
    let seen = vec![0; usize::from(session.table.seats())];
    let mut table = Plain { session, input, output, curtain, seen, at_keys: None };
    match table.sit() {
        // Who reads us has gone, as `head` does.
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

struct Plain<I, O> {
    session: Session,
    input: I,
    output: O,
    curtain: String,
    /// How many steps each seat has been told of.
    seen: Vec<usize>,
    /// Who is at the keyboard, where several share it.
    at_keys: Option<Seat>,
}

/// What a line leads to.
enum Then {
    /// The same question again.
    Ask,
    /// Whoever is next.
    GoOn,
    /// The end.
    Leave,
}

impl<I: BufRead, O: Write> Plain<I, O> {
    fn sit(&mut self) -> io::Result<()> {
        let mut speaker = Eyes::Public;
        self.introduce_bots()?;
        loop {
            match self.session.next() {
                Next::Bot(_) => self.bot()?,
                Next::Person(seat) => {
                    speaker = Eyes::Seat(seat);
                    if !self.hand_over(seat)? || !self.turn(seat)? {
                        return self.leave();
                    }
                }
                Next::Over => {
                    self.news(speaker)?;
                    return self.end();
                }
            }
        }
    }

    /// One decision of a bot.
    fn bot(&mut self) -> io::Result<()> {
        self.output.flush()?;
        if let Some(thought) = self.session.bot_thinks() {
            self.session.bot_plays(thought);
        }
        Ok(())
    }

    /// Says who of the others is a bot, and how good.
    fn introduce_bots(&mut self) -> io::Result<()> {
        let session = &self.session;
        let bots = seats(session.table.seats()).filter(|&seat| !session.people.contains(seat));
        let bots: Vec<String> = bots.map(|seat| session.introduce(seat)).collect();
        if bots.is_empty() {
            return Ok(());
        }
        let line = self.story().say("with-bots", &[("bots", self.story().list(&bots).into())]);
        self.print(&line)
    }

    /// One decision of one person; false if they leave.
    fn turn(&mut self, seat: Seat) -> io::Result<bool> {
        self.news(Eyes::Seat(seat))?;
        self.hand(seat)?;
        self.point_out(seat)?;
        loop {
            let ask = self.story().ask(self.session.table.as_ref(), &self.view(seat), &[]);
            self.name_and_say(seat, "asked", ask)?;
            let Some(line) = self.line()? else { return Ok(false) };
            match self.obey(seat, &line)? {
                Then::Ask => (),
                Then::GoOn => return Ok(true),
                Then::Leave => return Ok(false),
            }
        }
    }

    fn obey(&mut self, seat: Seat, line: &str) -> io::Result<Then> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((command, rest)) = words.split_first() else { return Ok(Then::Ask) };
        match (command.to_ascii_lowercase().as_str(), rest) {
            ("moves", begin) => self.moves(begin)?,
            ("board", []) => self.board(seat)?,
            ("look", []) => self.look(seat)?,
            ("hand", []) => self.hand(seat)?,
            ("try", mv) => self.preview(mv)?,
            ("undo", []) => return self.undo(seat),
            ("rules", []) => self.rules()?,
            ("rules", [clause]) => self.clause(clause)?,
            ("help", []) => self.help()?,
            ("save", []) => self.save(None)?,
            ("save", path) => self.save(Some(path.join(" ")))?,
            ("quit", []) => return Ok(Then::Leave),
            _ => return self.play(seat, &words),
        }
        Ok(Then::Ask)
    }

    fn play(&mut self, seat: Seat, words: &[&str]) -> io::Result<Then> {
        let mv = self.as_meant(words);
        match self.session.table.play_text(seat, &mv) {
            Ok(()) => {
                self.news(Eyes::Seat(seat))?;
                Ok(Then::GoOn)
            }
            Err(why) => {
                let said = self
                    .no_move(words)
                    .unwrap_or_else(|| self.story().unplayed(self.session.table.as_ref(), &why));
                self.print(&said)?;
                Ok(Then::Ask)
            }
        }
    }

    /// Words as the game writes them, whichever case they were typed in.
    fn as_meant(&self, words: &[&str]) -> String {
        let typed = words.join(" ");
        let cases = [typed.clone(), typed.to_uppercase(), typed.to_lowercase()];
        let known = cases.iter().find_map(|text| self.session.table.spell(text));
        known.unwrap_or(typed)
    }

    /// What is wrong with words that begin no move, or are only the beginning of one.
    fn no_move(&self, words: &[&str]) -> Option<String> {
        let (table, story) = (self.session.table.as_ref(), self.story());
        let typed = words.join(" ");
        for text in [self.as_meant(words), typed.to_uppercase(), typed.to_lowercase()] {
            let words: Vec<&str> = text.split(' ').collect();
            if let Some(illegal) = table.why_not(&words) {
                return Some(story.refusal(table, illegal.clause));
            }
        }
        let longer = self.beginning_with(words);
        let next: Vec<&str> =
            longer.iter().filter_map(|mv| mv.split(' ').nth(words.len())).collect();
        (!next.is_empty()).then(|| story.say("goes-on", &[("words", unique(&next).into())]))
    }

    fn beginning_with(&self, words: &[&str]) -> Vec<String> {
        let mut moves = self.session.table.moves();
        moves.retain(|mv| {
            let mut whole = mv.split(' ');
            words.iter().all(|word| whole.next().is_some_and(|it| it.eq_ignore_ascii_case(word)))
        });
        moves
    }

    fn moves(&mut self, begin: &[&str]) -> io::Result<()> {
        let moves = self.beginning_with(begin);
        if moves.is_empty() {
            let why = self.no_move(begin).unwrap_or_else(|| self.story().say("garbled", &[]));
            return self.print(&why);
        }
        self.print(&moves.join("\n"))
    }

    fn preview(&mut self, words: &[&str]) -> io::Result<()> {
        let (table, story) = (self.session.table.as_ref(), self.story());
        let said = match self.session.preview(&self.as_meant(words)) {
            Ok(preview) => {
                let told: Vec<String> =
                    preview.told.iter().map(|told| story.told(table, told)).collect();
                told.join("\n")
            }
            Err(why) => self.no_move(words).unwrap_or_else(|| story.unplayed(table, &why)),
        };
        self.print(&said)
    }

    fn undo(&mut self, seat: Seat) -> io::Result<Then> {
        let bound = self.session.table.undo(seat).bound;
        if !self.session.table.take_back(seat, 0) {
            let why = self.story().bound(bound);
            self.print(&why)?;
            return Ok(Then::Ask);
        }
        let ply = self.session.table.ply();
        for seen in &mut self.seen {
            *seen = ply.min(*seen);
        }
        self.say("taken-back")?;
        Ok(Then::GoOn)
    }

    fn board(&mut self, seat: Seat) -> io::Result<()> {
        let board = self.session.table.paint(Eyes::Seat(seat), &[]).plain();
        self.print(board.trim_end())
    }

    /// What the game itself finds worth noticing beside its board.
    fn point_out(&mut self, seat: Seat) -> io::Result<()> {
        let paper = self.session.table.paint(Eyes::Seat(seat), &[]);
        let is_strong = |line: &&Vec<Run>| line.iter().any(|run| run.ink == Ink::Strong);
        for line in notes(&paper).iter().filter(is_strong) {
            let text: String = line.iter().map(|run| run.text.as_str()).collect();
            self.print(&text)?;
        }
        Ok(())
    }

    fn look(&mut self, seat: Seat) -> io::Result<()> {
        let lines = self.story().look(self.session.table.as_ref(), &self.view(seat));
        self.print(&lines.join("\n"))
    }

    fn hand(&mut self, seat: Seat) -> io::Result<()> {
        let line = self.story().player(self.session.table.as_ref(), &self.view(seat), seat);
        self.print(&line)
    }

    fn rules(&mut self) -> io::Result<()> {
        let book = Rulebook::read(self.story().rules(self.session.table.as_ref()));
        for (clause, words) in book.clauses() {
            self.print(&format!("{clause} {}", plain(words)))?;
        }
        Ok(())
    }

    fn clause(&mut self, id: &str) -> io::Result<()> {
        let clause = Clause::read(id).or_else(|| Clause::read(&capitalised(id)));
        let words = clause.and_then(|it| self.story().clause(self.session.table.as_ref(), it));
        match (clause, words) {
            (Some(clause), Some(words)) => self.print(&format!("{clause} {words}")),
            _ => self.say("no-such-clause"),
        }
    }

    fn help(&mut self) -> io::Result<()> {
        self.say("help-plain")?;
        let table = self.session.table.as_ref();
        let lines = ["moves", "legend"].map(|id| self.story().of(table, id, &Value::Null, &[]));
        self.print(&lines.join("\n"))
    }

    fn save(&mut self, path: Option<String>) -> io::Result<()> {
        let before = self.session.save.clone();
        match path {
            Some(path) => self.session.save = Some(path.into()),
            None => self.session.choose_file(),
        }
        self.keep()?;
        // A record saved on the way is a copy; the last one goes where it was asked for.
        self.session.save = before;
        Ok(())
    }

    /// Tells these eyes what they haven't heard yet.
    fn news(&mut self, eyes: Eyes) -> io::Result<()> {
        let ply = self.session.table.ply();
        let seen = match eyes {
            Eyes::Seat(seat) => std::mem::replace(&mut self.seen[seat.index()], ply),
            Eyes::Public => 0,
        };
        let table = self.session.table.as_ref();
        let told = table.frame(eyes, seen).events;
        let lines: Vec<String> =
            told.iter().map(|told| self.story().told(self.session.table.as_ref(), told)).collect();
        lines.iter().try_for_each(|line| self.print(line))
    }

    /// Waits until the right person sits at a shared keyboard; false if nobody comes.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if !self.session.is_hot_seat() || self.at_keys == Some(seat) {
            return Ok(true);
        }
        self.at_keys = Some(seat);
        write!(self.output, "{}", self.curtain)?;
        self.name_and_say(seat, "hand-over", String::new())?;
        Ok(self.line()?.is_some())
    }

    fn end(&mut self) -> io::Result<()> {
        let table = self.session.table.as_ref();
        let lines = self.story().standing(table, &table.standing());
        self.print(&lines.join("\n"))?;
        self.keep()
    }

    fn leave(&mut self) -> io::Result<()> {
        self.keep()?;
        self.say("bye")
    }

    fn keep(&mut self) -> io::Result<()> {
        match self.session.keep() {
            Ok(None) => Ok(()),
            Ok(Some(path)) => {
                let line = self.story().say("saved", &[("path", path.into())]);
                self.print(&line)
            }
            Err(why) => {
                let line = self.story().say("not-saved", &[("why", why.to_string().into())]);
                self.print(&line)
            }
        }
    }

    fn line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut line = String::new();
        Ok((self.input.read_line(&mut line)? != 0).then_some(line))
    }

    fn name_and_say(&mut self, seat: Seat, id: &str, ask: String) -> io::Result<()> {
        let name = self.story().name(seat).to_owned();
        let line = self.story().say(id, &[("seat", name.into()), ("ask", ask.into())]);
        self.print(&line)
    }

    fn say(&mut self, id: &str) -> io::Result<()> {
        let line = self.story().say(id, &[]);
        self.print(&line)
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn story(&self) -> &Story {
        &self.session.story
    }

    fn view(&self, seat: Seat) -> Value {
        self.session.table.frame(Eyes::Seat(seat), self.session.table.ply()).view
    }
}

fn capitalised(id: &str) -> String {
    let (first, rest) = id.split_at(id.chars().next().map_or(0, char::len_utf8));
    first.to_uppercase() + rest
}

/// Words in a row, each once.
fn unique(words: &[&str]) -> String {
    let mut once: Vec<&str> = Vec::new();
    for word in words {
        if !once.contains(word) {
            once.push(word);
        }
    }
    once.join(" ")
}
