//! The worker that keeps a table, as seen from the page: a question out, an answer back.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use futures_channel::oneshot::{self, Sender};
use game::{Clause, Seat, Standing, Undo};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::{Advice, Choices, Frame, Kept, Opened, Preview, Problem, Request};

use crate::assets;

/// Those who wait for an answer. A worker answers in the order it was asked in.
type Waiting = Rc<RefCell<VecDeque<Sender<String>>>>;

/// A worker under way. It ends when this is dropped.
pub(crate) struct Engine {
    worker: Worker,
    waiting: Waiting,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(web_sys::Event)>,
}

/// What a worker says.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Answer<T> {
    Ok(T),
    Problem(Problem),
}

impl Engine {
    /// Starts a worker that knows a game.
    pub(crate) fn start(slug: &str) -> Result<Engine, Problem> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(slug);
        let worker = Worker::new_with_options(&assets::url("worker.js"), &options);
        let worker = worker.map_err(lost)?;
        let waiting = Waiting::default();
        let heard = {
            let waiting = Rc::clone(&waiting);
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let sender = waiting.borrow_mut().pop_front();
                if let (Some(sender), Some(text)) = (sender, event.data().as_string()) {
                    // Who no longer waits doesn't want to know.
                    let _ = sender.send(text);
                }
            })
        };
        // A worker that fails answers nobody any more: dropping the senders says so.
        let failed = {
            let waiting = Rc::clone(&waiting);
            Closure::<dyn FnMut(web_sys::Event)>::new(move |_| waiting.borrow_mut().clear())
        };
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Ok(Engine { worker, waiting, _heard: heard, _failed: failed })
    }

    async fn ask<T: DeserializeOwned>(&self, request: &Request) -> Result<T, Problem> {
        let unreadable = |why: serde_json::Error| Problem::Lost(why.to_string());
        let text = serde_json::to_string(request).map_err(unreadable)?;
        let (sender, receiver) = oneshot::channel();
        self.waiting.borrow_mut().push_back(sender);
        self.worker.post_message(&JsValue::from_str(&text)).map_err(lost)?;
        let text = receiver.await.map_err(|_| Problem::Lost("the worker failed".to_owned()))?;
        match serde_json::from_str(&text).map_err(unreadable)? {
            Answer::Ok(answer) => Ok(answer),
            Answer::Problem(problem) => Err(problem),
        }
    }

    /// Opens a table.
    pub(crate) async fn open(
        &self,
        slug: &str,
        seats: u8,
        options: &str,
        key: &str,
    ) -> Result<Opened, Problem> {
        let (slug, options, key) = (slug.to_owned(), options.to_owned(), key.to_owned());
        self.ask(&Request::Open { slug, seats, options, key }).await
    }

    /// Opens a table as a record left it; with a key it can go on.
    pub(crate) async fn read(&self, record: &str, key: Option<&str>) -> Result<Opened, Problem> {
        let (record, key) = (record.to_owned(), key.map(str::to_owned));
        self.ask(&Request::Read { record, key }).await
    }

    /// What a pair of eyes is shown, after so many steps or after all.
    pub(crate) async fn look(
        &self,
        eyes: Option<Seat>,
        since: usize,
        ply: Option<usize>,
    ) -> Result<Frame, Problem> {
        self.ask(&Request::Look { eyes, since, ply }).await
    }

    /// What the seat to act may choose from.
    pub(crate) async fn choices(&self) -> Result<Choices, Problem> {
        self.ask(&Request::Choices).await
    }

    /// What a move of the seat to act would do.
    pub(crate) async fn preview(&self, mv: &str) -> Result<Preview, Problem> {
        self.ask(&Request::Preview { mv: mv.to_owned() }).await
    }

    /// The clause that keeps every move from beginning with these words.
    pub(crate) async fn why_not(&self, words: Vec<String>) -> Result<Option<Clause>, Problem> {
        self.ask(&Request::WhyNot { words }).await
    }

    /// Makes a move.
    pub(crate) async fn play(&self, seat: Seat, mv: &str) -> Result<Kept, Problem> {
        self.ask(&Request::Play { seat, mv: mv.to_owned() }).await
    }

    /// How far a seat may take back.
    pub(crate) async fn undo(&self, seat: Seat) -> Result<Undo, Problem> {
        self.ask(&Request::Undo { seat }).await
    }

    /// Takes back to a ply; none if there was nothing to take back.
    pub(crate) async fn take_back(&self, seat: Seat, to: usize) -> Result<Option<Kept>, Problem> {
        self.ask(&Request::TakeBack { seat, to }).await
    }

    /// The record as text.
    pub(crate) async fn record(&self) -> Result<String, Problem> {
        self.ask(&Request::Record).await
    }

    /// How the seats stood after each step of a game that is over.
    pub(crate) async fn course(&self) -> Result<Vec<Standing>, Problem> {
        self.ask(&Request::Course).await
    }

    /// What a bot would do with a seat's view.
    pub(crate) async fn advise(
        &self,
        slug: &str,
        view: Value,
        level: &str,
        hint: bool,
        seed: u64,
    ) -> Result<Advice, Problem> {
        let (slug, level) = (slug.to_owned(), level.to_owned());
        self.ask(&Request::Advise { slug, view, level, hint, seed }).await
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn lost(why: JsValue) -> Problem {
    Problem::Lost(format!("{why:?}"))
}
