//! What there is to say about a table, in the reader's language.
//!
//! Everything comes from JSON and the game's slug: a new game brings messages, and no code here.

use game::{Bound, Clause, Lang, Rulebook, SEATS_MAX, Seat, Standing, Turn, seats};
use locale::{Arg, Prompt, Words};
use serde_json::{Value, json};
use table::{OpenError, PlayError, Table, Told};

use crate::rules::plain;

/// What players are called who don't say.
const NAMES: [&str; SEATS_MAX] = ["Shan", "Mei", "Bo", "Lian", "Tao"];

/// A language and the names of those at the table.
pub(crate) struct Story {
    words: Words,
    names: Vec<String>,
}

/// How to tell it, as it is asked for on the command line.
#[derive(clap::Args)]
pub(crate) struct Teller {
    /// Player names in seat order, separated by commas
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Language: en, fr, de or pl
    #[arg(long, env = "LANG", value_parser = crate::language, default_value = "en")]
    lang: Lang,
}

impl Teller {
    pub(crate) fn story(&self) -> Story {
        Story::new(self.lang, &self.names)
    }
}

impl Story {
    /// Names that aren't given are made up.
    pub(crate) fn new(lang: Lang, given: &[String]) -> Story {
        let name = |(at, made_up): (usize, &&str)| {
            let name = given.get(at).map_or("", |name| name.trim());
            let name: String = name.chars().filter(|it| !it.is_control()).collect();
            if name.is_empty() { (*made_up).to_owned() } else { name }
        };
        Story { words: Words::new(lang), names: NAMES.iter().enumerate().map(name).collect() }
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(id, args)
    }

    /// A share as a number of points of a hundred, as the language writes it.
    pub(crate) fn points(&self, share: f32) -> String {
        let text = format!("{:.1}", 100.0 * share);
        if self.words.lang() == Lang::En { text } else { text.replace('.', ",") }
    }

    /// The same for a difference, with its sign.
    pub(crate) fn change(&self, share: f32) -> String {
        let sign = if share < 0.0 { "−" } else { "+" };
        format!("{sign}{}", self.points(share.abs()))
    }

    /// Things in a row, as the language lists them.
    pub(crate) fn list(&self, items: &[String]) -> String {
        self.words.list(&items.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// An event as a sentence, without its clause.
    pub(crate) fn event(&self, table: &dyn Table, told: &Told) -> String {
        self.words.tell(table.meta().slug, &told.event, &self.names)
    }

    /// An event as a sentence with its clause.
    pub(crate) fn told(&self, table: &dyn Table, told: &Told) -> String {
        let text = self.event(table, told);
        self.say("told", &[("text", text.into()), ("clause", told.clause.to_string().into())])
    }

    /// The game and what it is played on.
    pub(crate) fn title(&self, table: &dyn Table, view: &Value) -> String {
        self.of(table, "title", view, &[])
    }

    /// A player's figures, without the name.
    pub(crate) fn figures(&self, table: &dyn Table, view: &Value, seat: Seat) -> String {
        self.of(table, "player", &view["players"][seat.index()], &[])
    }

    /// A player's figures as a sentence.
    pub(crate) fn player(&self, table: &dyn Table, view: &Value, seat: Seat) -> String {
        let name = self.name(seat).into();
        self.of(table, "players", &view["players"][seat.index()], &[("seat", name)])
    }

    /// What lies on the table for everybody.
    pub(crate) fn on_the_table(&self, table: &dyn Table, view: &Value) -> String {
        self.of(table, "table", view, &[])
    }

    /// All that can be seen, a sentence each.
    pub(crate) fn look(&self, table: &dyn Table, view: &Value) -> Vec<String> {
        let land = self.of(table, "land", view, &[]);
        let mut lines = vec![self.title(table, view), self.on_the_table(table, view), land];
        lines.extend(seats(table.seats()).map(|seat| self.player(table, view, seat)));
        lines.extend(self.parts(table, view).map(|(id, part)| self.of(table, id, part, &[])));
        lines
    }

    /// What is said of a space: everything that can be described and has this space in it.
    pub(crate) fn space(&self, table: &dyn Table, view: &Value, name: &str) -> Vec<String> {
        let here =
            |part: &Value| part.as_object().into_iter().flatten().any(|(_, it)| has(it, name));
        let parts = self.parts(table, view).filter(|(_, part)| here(part));
        parts.map(|(id, part)| self.of(table, id, part, &[])).collect()
    }

    /// The items of the view's lists for which the game has words, except players.
    fn parts<'a>(
        &'a self,
        table: &dyn Table,
        view: &'a Value,
    ) -> impl Iterator<Item = (&'a str, &'a Value)> {
        let slug = table.meta().slug;
        let fields = view.as_object().into_iter().flatten();
        let named = fields.filter(move |(id, _)| {
            id.as_str() != "players" && self.words.has(&format!("{slug}-{id}"))
        });
        named.flat_map(|(id, list)| {
            list.as_array().into_iter().flatten().map(move |part| (id.as_str(), part))
        })
    }

    /// What the seat to act is asked, with some words of its move picked.
    pub(crate) fn ask(&self, table: &dyn Table, view: &Value, picked: &[String]) -> String {
        let Turn::Seat(seat) = table.turn() else { return String::new() };
        let prompt = Prompt { seat, names: &self.names, moves: &table.moves(), picked };
        self.words.ask(table.meta().slug, view, prompt)
    }

    /// What the last of some words of a move stands for.
    pub(crate) fn word(&self, table: &dyn Table, view: &Value, words: &[&str]) -> String {
        self.words.word(table.meta().slug, view, &self.names, words)
    }

    /// A message of the game itself, such as its legend.
    pub(crate) fn of(
        &self,
        table: &dyn Table,
        id: &str,
        fields: &Value,
        more: &[(&str, Arg<'_>)],
    ) -> String {
        self.words.describe(&format!("{}-{id}", table.meta().slug), fields, &self.names, more)
    }

    /// A clause's words, if there is such a clause.
    pub(crate) fn clause(&self, table: &dyn Table, clause: Clause) -> Option<String> {
        Rulebook::read(self.rules(table)).clause(clause).map(plain)
    }

    /// The rules in the reader's language.
    pub(crate) fn rules(&self, table: &dyn Table) -> &'static str {
        table::rules(table.meta().slug, self.words.lang()).unwrap_or_default()
    }

    /// A refusal: the clause and its words.
    pub(crate) fn refusal(&self, table: &dyn Table, clause: Clause) -> String {
        let text = self.clause(table, clause).unwrap_or_default();
        self.say("refused", &[("clause", clause.to_string().into()), ("text", text.into())])
    }

    /// Why nothing more can be taken back.
    pub(crate) fn bound(&self, bound: Bound) -> String {
        match bound {
            Bound::Start => self.say("undo-start", &[]),
            Bound::Chance => self.say("undo-chance", &[]),
            Bound::Rival(seat) => self.say("undo-rival", &[("seat", self.name(seat).into())]),
            Bound::Disclosed(clause) => {
                self.say("undo-disclosed", &[("clause", clause.to_string().into())])
            }
            Bound::Over => self.say("undo-over", &[]),
        }
    }

    /// How the seats stand, the first place first.
    pub(crate) fn standing(&self, table: &dyn Table, standing: &Standing) -> Vec<String> {
        let mut ranked: Vec<Seat> = seats(standing.seats).collect();
        ranked.sort_by_key(|seat| standing.places[seat.index()]);
        let line = |seat: Seat| {
            let points = standing.points[seat.index()];
            let points = self.of(table, "points", &json!({ "points": points }), &[]);
            let place = standing.places[seat.index()];
            let seat = self.name(seat);
            let args = [("place", place.into()), ("seat", seat.into()), ("points", points.into())];
            self.say("standing", &args)
        };
        ranked.into_iter().map(line).collect()
    }

    /// Why no table was opened.
    pub(crate) fn closed(&self, why: &OpenError) -> String {
        match why {
            OpenError::UnknownGame => {
                self.say("no-such-game", &[("games", self.words.list(table::SLUGS).into())])
            }
            OpenError::Options => self.say("no-such-options", &[]),
            OpenError::Unreadable { line: Some(line), .. } => {
                self.say("unreadable-line", &[("line", (*line).into())])
            }
            OpenError::Unreadable { line: None, why } => {
                self.say("unreadable", &[("why", why.as_str().into())])
            }
            OpenError::Refused(game::Refusal::Seats) => self.say("no-such-seats", &[]),
            OpenError::Refused(game::Refusal::Foreign) => self.say("foreign", &[]),
            OpenError::Refused(why) => self.say("unreadable", &[("why", why.to_string().into())]),
        }
    }

    /// Why a move was not made, unless it is a matter of a clause.
    pub(crate) fn unplayed(&self, table: &dyn Table, why: &PlayError) -> String {
        match why {
            PlayError::Refused(game::Refusal::Illegal(illegal)) => {
                self.refusal(table, illegal.clause)
            }
            _ => self.say("garbled", &[]),
        }
    }
}

/// Whether a text is this name, or a list has it.
fn has(value: &Value, name: &str) -> bool {
    match value {
        Value::String(text) => text == name,
        Value::Array(items) => items.iter().any(|item| has(item, name)),
        _ => false,
    }
}
