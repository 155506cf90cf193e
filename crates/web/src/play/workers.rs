//! The web workers of a table: one keeps the game, one lets bots think.

use std::rc::Rc;

use leptos::prelude::*;
use wire::Problem;

use crate::engine::Engine;

type Slot = StoredValue<Option<Rc<Engine>>, LocalStorage>;

/// The workers of a table, each started when it is first needed.
#[derive(Clone, Copy)]
pub(crate) struct Workers {
    slug: &'static str,
    engine: Slot,
    bots: Slot,
    is_open: RwSignal<bool>,
}

impl Workers {
    pub(super) fn new(slug: &'static str) -> Workers {
        Workers {
            slug,
            engine: StoredValue::new_local(None),
            bots: StoredValue::new_local(None),
            is_open: RwSignal::new(true),
        }
    }

    /// Whether the page still shows the table. Check it after every wait.
    pub(super) fn is_open(self) -> bool {
        self.is_open.try_get_untracked().unwrap_or(false)
    }

    /// The page has left the table.
    pub(super) fn close(self) {
        self.is_open.set(false);
    }

    /// The worker that keeps the game.
    pub(super) fn engine(self) -> Result<Rc<Engine>, Problem> {
        started(self.engine, self.slug)
    }

    /// The worker in which bots think, so that the table never waits for them.
    pub(super) fn bots(self) -> Result<Rc<Engine>, Problem> {
        started(self.bots, self.slug)
    }
}

fn started(slot: Slot, slug: &str) -> Result<Rc<Engine>, Problem> {
    let gone = || Problem::Lost("the table was left".to_owned());
    if let Some(engine) = slot.try_get_value().ok_or_else(gone)? {
        return Ok(engine);
    }
    let engine = Rc::new(Engine::start(slug)?);
    slot.try_set_value(Some(Rc::clone(&engine)));
    Ok(engine)
}
