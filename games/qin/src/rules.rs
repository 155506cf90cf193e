//! The rules of Qin behind the interface that all games share.

use game::{
    Clause, Eyes, Features, Game, Illegal, Lang, Luck, Meta, Paper, SEATS_MAX, Setup, Standing,
    StepOf, Tell, Turn,
};

use crate::{
    audit,
    chance::{self, Chance},
    event::Event,
    features, imagine, legality, movegen,
    moves::{self, Move},
    options::Options,
    paint,
    position::Qin,
    score,
    view::{self, View},
};

impl Game for Qin {
    const META: Meta = Meta { slug: "qin", title: "Qin", seats: (2, 4), edition: 1 };
    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Outlook = ();
    const FEATURES: &'static [&'static str] = features::NAMES;

    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    fn new(setup: &Setup<Options>) -> Qin {
        Qin::start(setup)
    }

    fn turn(&self) -> Turn {
        self.phase.turn()
    }

    fn moves(&self, out: &mut Vec<Move>) {
        movegen::list(self, out);
    }

    fn sample<L: Luck>(&self, luck: &mut L) -> Move {
        movegen::sample(self, luck)
    }

    fn check(&self, mv: &Move) -> Result<(), Illegal> {
        legality::check(self, mv)
    }

    fn draw<L: Luck>(&self, luck: &mut L) -> Chance {
        chance::draw(self, luck)
    }

    fn can_happen(&self, outcome: &Chance) -> bool {
        chance::can_happen(self, outcome)
    }

    fn apply(&mut self, step: &StepOf<Qin>, tell: Tell<'_, Event>) {
        self.take_step(step, tell);
    }

    fn standing(&self) -> Standing {
        score::standing(self)
    }

    fn view(&self, eyes: Eyes) -> View {
        view::view(self, eyes)
    }

    fn redact(event: &Event, eyes: Eyes) -> Event {
        view::redact(event, eyes)
    }

    fn discloses(&self, step: &StepOf<Qin>) -> Option<Clause> {
        view::discloses(self, step)
    }

    fn imagine<L: Luck>(view: &View, luck: &mut L) -> Qin {
        imagine::imagine(view, luck)
    }

    fn outlook(_: &View) {}

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        features::features(self, out);
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../RULES.md"),
            Lang::Fr => include_str!("../RULES.fr.md"),
            Lang::De => include_str!("../RULES.de.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        }
    }

    fn paint(view: &View, lit: &[&str]) -> Paper {
        paint::paint(view, lit)
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        legality::why_not(self, words)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        moves::anything(luck)
    }
}
