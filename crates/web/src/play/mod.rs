//! A table under way: what is known of it, what is being picked, what is being looked at. It knows
//! no rule; whatever it shows or allows, its worker said.

mod after;
mod hint;
mod lesson;
mod link;
#[cfg(feature = "online")]
mod online;
mod outlook;
mod pick;
mod run;
mod watch;

use std::{rc::Rc, sync::Arc};

use game::{Clause, Seat, Standing, Turn, Undo};
use leptos::prelude::*;
use serde_json::Value;
use table::Picker;
use wire::{Choices, Frame, Preview, Problem, Told};

pub(crate) use self::{
    after::Judged,
    hint::{Hint, Hinted},
    lesson::{Step, Taught},
    link::Looker,
    watch::Watched,
};
use crate::{
    boards::{self, Look},
    engine::Engine,
    online::Remote,
    saved::{Kind, Saved, Sitter},
    settings::Prefs,
    words::Tongue,
};

/// Whether this module has all there is to do with a game that is over. One for playing has not: it is
/// smaller, and a table whose game is over is opened by the other.
pub(crate) const HAS_AFTER: bool = cfg!(feature = "online");

/// What is awaited.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    /// The worker.
    Opening,
    /// A person's choice.
    Choosing(Seat),
    /// The worker, with the choice that was made.
    Making(Seat),
    /// A bot's.
    Thinking(Seat),
    /// That this person takes the screen: its hand is hidden until then.
    Curtain(Seat),
    /// Nothing: it is over, or a record that ends in the middle.
    Over,
    /// Nothing: something went wrong.
    Broken(Problem),
}

/// What lies beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Log,
    Rules,
    Hint,
    /// What is said at a table elsewhere.
    Chat,
}

/// What a rule forbade.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    /// The word that was refused, such as a space.
    pub(crate) word: String,
    pub(crate) clause: Clause,
}

type Local<T> = StoredValue<T, LocalStorage>;

/// A table under way; all who draw a part of it hold a copy.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    pub(crate) look: &'static Look,
    pub(crate) saved: RwSignal<Saved>,
    /// Who sits where: that never changes, so nobody has to watch it.
    sitters: StoredValue<Vec<Sitter>>,
    pub(crate) stage: RwSignal<Stage>,
    /// Whose eyes look; nobody's are the public's.
    pub(crate) eyes: RwSignal<Option<Seat>>,
    /// The newest frame of these eyes.
    pub(crate) frame: RwSignal<Option<Arc<Frame>>>,
    /// All that these eyes were told.
    pub(crate) log: RwSignal<Arc<Vec<Told>>>,
    pub(crate) choices: RwSignal<Arc<Choices>>,
    pub(crate) picker: RwSignal<Picker>,
    /// What the picked move would do, once it is whole.
    pub(crate) preview: RwSignal<Option<Arc<Preview>>>,
    /// What would come of what is shown.
    ahead: RwSignal<Value>,
    /// What would come of it after the picked move.
    foreseen: RwSignal<Option<Value>>,
    pub(crate) refused: RwSignal<Option<Refused>>,
    pub(crate) undo: RwSignal<Option<Undo>>,
    /// The space that is looked at closer.
    pub(crate) looked: RwSignal<Option<String>>,
    /// Some other moment that is looked at.
    pub(crate) watched: RwSignal<Option<Watched>>,
    /// The moment that was asked for last, which may not be looked at yet.
    moment: StoredValue<Option<usize>>,
    pub(crate) hint: RwSignal<Hint>,
    pub(crate) panel: RwSignal<Option<Panel>>,
    /// The clause that the rules are open at.
    pub(crate) clause: RwSignal<Option<Clause>>,
    /// How the seats stood after each step of a game that is over.
    pub(crate) course: RwSignal<Option<Arc<Vec<Standing>>>>,
    /// Whether a finished game is gone through again, instead of its score sheet.
    pub(crate) replays: RwSignal<bool>,
    /// What else is known of a game that is over.
    pub(crate) after: after::After,
    /// What was said last to those who listen.
    pub(crate) said: RwSignal<String>,
    /// Whether the browser keeps the game.
    pub(crate) kept: RwSignal<bool>,
    /// Whether a move is on its way to the worker: nothing is drawn anew for it.
    pub(crate) is_making: RwSignal<bool>,
    /// The lesson, if this is one.
    pub(crate) taught: Option<Taught>,
    /// The table at a server, if it is at one.
    pub(crate) remote: Option<Remote>,
    /// How things stand as the server told last: own moves are shown before that.
    #[cfg(feature = "online")]
    told: StoredValue<Option<Box<Frame>>>,
    /// How they stood when the move on its way was sent.
    #[cfg(feature = "online")]
    sent_on: StoredValue<Option<Box<Frame>>>,
    pub(crate) tongue: Tongue,
    pub(crate) prefs: Prefs,
    /// Whether somebody still looks at it.
    alive: RwSignal<bool>,
    engine: Local<Option<Rc<Engine>>>,
    thinker: Local<Option<Rc<Engine>>>,
}

/// What is drawn.
#[derive(Clone, PartialEq)]
pub(crate) struct Shown(Arc<Frame>);

impl Shown {
    /// How many steps led to it.
    pub(crate) fn ply(&self) -> usize {
        self.0.ply
    }

    /// Who acted next.
    pub(crate) fn turn(&self) -> Turn {
        self.0.turn
    }

    /// What was seen.
    pub(crate) fn view(&self) -> &Value {
        &self.0.view
    }
}

impl Play {
    /// A table for a game that was kept, if there is a board for it.
    pub(crate) fn new(saved: Saved) -> Option<Play> {
        let look = boards::look(&saved.slug)?;
        let play = Play {
            look,
            sitters: StoredValue::new(saved.sitters.clone()),
            saved: RwSignal::new(saved),
            stage: RwSignal::new(Stage::Opening),
            eyes: RwSignal::new(None),
            frame: RwSignal::new(None),
            log: RwSignal::default(),
            choices: RwSignal::default(),
            picker: RwSignal::default(),
            preview: RwSignal::new(None),
            ahead: RwSignal::new(Value::Null),
            foreseen: RwSignal::new(None),
            refused: RwSignal::new(None),
            undo: RwSignal::new(None),
            looked: RwSignal::new(None),
            watched: RwSignal::new(None),
            moment: StoredValue::new(None),
            hint: RwSignal::new(Hint::None),
            panel: RwSignal::new(None),
            clause: RwSignal::new(None),
            course: RwSignal::new(None),
            replays: RwSignal::new(false),
            after: after::After::new(),
            said: RwSignal::default(),
            kept: RwSignal::new(true),
            is_making: RwSignal::new(false),
            taught: None,
            remote: None,
            #[cfg(feature = "online")]
            told: StoredValue::new(None),
            #[cfg(feature = "online")]
            sent_on: StoredValue::new(None),
            tongue: Tongue::get(),
            prefs: Prefs::get(),
            alive: RwSignal::new(true),
            engine: StoredValue::new_local(None),
            thinker: StoredValue::new_local(None),
        };
        Some(play)
    }

    /// Whether somebody still looks at it: whoever waited for something asks first.
    fn is_alive(self) -> bool {
        self.alive.try_get_untracked().unwrap_or(false)
    }

    /// The worker that keeps the table.
    fn engine(self) -> Result<Rc<Engine>, Problem> {
        worker(self.engine, self.slug())
    }

    /// The worker in which bots think: nobody waits for it to see the table.
    fn thinker(self) -> Result<Rc<Engine>, Problem> {
        worker(self.thinker, self.slug())
    }

    /// The game's name in addresses and messages.
    pub(crate) fn slug(self) -> &'static str {
        self.look.title.slug
    }

    /// The players' names, in playing order.
    pub(crate) fn names(self) -> Vec<String> {
        self.sitters.with_value(|all| all.iter().map(|sitter| sitter.name.clone()).collect())
    }

    /// The number of seats.
    pub(crate) fn seats(self) -> u8 {
        self.sitters.with_value(|all| all.len() as u8)
    }

    /// A player's name.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.sitters.with_value(|all| {
            all.get(seat.index()).map(|sitter| sitter.name.clone()).unwrap_or_default()
        })
    }

    /// What kind of player sits there.
    pub(crate) fn kind(self, seat: Seat) -> Option<Kind> {
        self.sitters.with_value(|all| all.get(seat.index()).map(|sitter| sitter.kind))
    }

    /// What is drawn now.
    pub(crate) fn shown(self) -> Option<Shown> {
        match self.watched.get() {
            Some(watched) => Some(Shown(watched.frame)),
            None => self.frame.get().map(Shown),
        }
    }

    /// How many steps led to what is drawn now.
    pub(crate) fn shown_ply(self) -> usize {
        self.shown().map_or(0, |shown| shown.ply())
    }

    /// Who is to choose now, if it is a person and nothing else is being looked at.
    pub(crate) fn chooser(self) -> Option<Seat> {
        match self.stage.get() {
            Stage::Choosing(seat) if self.watched.with(Option::is_none) => Some(seat),
            _ => None,
        }
    }

    /// Whether what is picked is shown: also while it is being made.
    pub(crate) fn shows_pick(self) -> bool {
        self.chooser().is_some() || matches!(self.stage.get(), Stage::Making(_))
    }

    /// In a word, what is going on: for style sheets and tests.
    pub(crate) fn phase(self) -> &'static str {
        let watched = self.watched.with(|it| it.as_ref().map(|it| it.film.is_some()));
        match (self.stage.get(), watched) {
            (_, Some(true)) => "film",
            (Stage::Over, _) => "replay",
            (_, Some(false)) => "past",
            (Stage::Choosing(_), None) => {
                match self.choices.with(|it| self.look.all_alike(&it.moves)) {
                    true => "draw",
                    false if self.picked().is_empty() => "pick",
                    false => "place",
                }
            }
            _ => "wait",
        }
    }

    /// Tells those who listen.
    pub(crate) fn say(self, text: String) {
        self.said.set(text);
    }

    /// Opens the rules at a clause.
    pub(crate) fn open_clause(self, clause: Clause) {
        self.clause.set(Some(clause));
        self.panel.set(Some(Panel::Rules));
    }

    /// An event in the player's language.
    pub(crate) fn tell(self, event: &Value) -> String {
        let names = self.names();
        self.tongue.with(|words| words.tell(self.slug(), event, &names))
    }
}

fn worker(held: Local<Option<Rc<Engine>>>, slug: &str) -> Result<Rc<Engine>, Problem> {
    let gone = || Problem::Lost("the table was left".to_owned());
    if let Some(engine) = held.try_get_value().ok_or_else(gone)? {
        return Ok(engine);
    }
    let engine = Rc::new(Engine::start(slug)?);
    held.try_set_value(Some(Rc::clone(&engine)));
    Ok(engine)
}
