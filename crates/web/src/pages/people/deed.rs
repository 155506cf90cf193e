//! Something that is done at the server, one at a time, with what came of it.

use std::{future::Future, pin::Pin, rc::Rc};

use leptos::{prelude::*, task::spawn_local};
use wire::api::Code;

use super::proof::Proof;
use crate::{net::Failed, parts::icon, words::Tongue};

/// Why something wasn't done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Nothing came of a request.
    Failed(Failed),
    /// What a message says.
    Said(&'static str),
}

impl From<Failed> for Wrong {
    fn from(failed: Failed) -> Wrong {
        Wrong::Failed(failed)
    }
}

impl Wrong {
    /// The same in the player's words.
    pub(super) fn said(&self, tongue: Tongue) -> String {
        match self {
            Wrong::Failed(failed) => failed.said(tongue),
            Wrong::Said(id) => tongue.say(id, &[]),
        }
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Conclusion {
    /// It was done, as a message says.
    Done(&'static str),
    Wrong(Wrong),
}

type Doing = Pin<Box<dyn Future<Output = Result<(), Wrong>>>>;
type Attempt = Rc<dyn Fn() -> Doing>;

/// What a part of a page does at the server.
#[derive(Clone, Copy)]
pub(super) struct Deed {
    is_busy: RwSignal<bool>,
    came: RwSignal<Option<Conclusion>>,
    proof: Proof,
}

impl Deed {
    pub(super) fn new() -> Deed {
        Deed { is_busy: RwSignal::new(false), came: RwSignal::new(None), proof: Proof::get() }
    }

    /// Whether it is being done.
    pub(super) fn is_busy(self) -> bool {
        self.is_busy.get()
    }

    /// Says what went wrong.
    pub(super) fn fail(self, wrong: Wrong) {
        self.came.try_set(Some(Conclusion::Wrong(wrong)));
    }

    /// Does it, and says so; what needs a proof of who one is is repeated after that.
    pub(super) fn start<F>(self, done: &'static str, way: impl Fn() -> F + 'static)
    where
        F: Future<Output = Result<(), Wrong>> + 'static,
    {
        self.go(done, Rc::new(move || Box::pin(way())));
    }

    fn go(self, done: &'static str, way: Attempt) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        self.came.set(None);
        spawn_local(async move {
            let came = way().await;
            self.is_busy.try_set(false);
            match came {
                Ok(()) => _ = self.came.try_set(Some(Conclusion::Done(done))),
                Err(Wrong::Failed(failed)) if failed.code() == Some(Code::ProveAgain) => {
                    self.proof.ask(Rc::new(move || self.go(done, way.clone())));
                }
                Err(wrong) => self.fail(wrong),
            }
        });
    }
}

/// What came of a deed; it stays until the next.
#[component]
pub(super) fn Outcome(deed: Deed) -> impl IntoView {
    let tongue = Tongue::get();
    let wrong = move || match deed.came.get() {
        Some(Conclusion::Wrong(wrong)) => Some(view! {
            <div class="notice">
                {icon("warn", "")}
                <p>{move || wrong.said(tongue)}</p>
            </div>
        }),
        _ => None,
    };
    let done = move || match deed.came.get() {
        Some(Conclusion::Done(id)) if !id.is_empty() => Some(view! {
            <div class="notice fine">
                {icon("ok", "")}
                <p>{move || tongue.say(id, &[])}</p>
            </div>
        }),
        _ => None,
    };
    // They are there before they say something, so that screen readers hear it.
    view! {
        <div role="alert">{wrong}</div>
        <div role="status">{done}</div>
    }
}
