//! A handle of the web worker that keeps a table: requests out, responses back.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use futures_channel::oneshot::{self, Sender};
use game::{Clause, Seat, Standing, Undo};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::{
    Advice, Choices, Frame, Kept, Opened, Preview, Problem, Request, Verdict,
    api::{FairnessNotes, FairnessProof},
};

use crate::assets;

/// The callers that wait for a response. A worker responds in the order of requests.
type AnswerQueue = Rc<RefCell<VecDeque<Sender<String>>>>;

/// A running worker. It ends when this is dropped.
pub(crate) struct Engine {
    worker: Worker,
    waiting: AnswerQueue,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(web_sys::Event)>,
}

/// A future response of the worker.
pub(crate) trait WorkerReply<T>: Future<Output = Result<T, Problem>> {}

impl<T, F: Future<Output = Result<T, Problem>>> WorkerReply<T> for F {}

/// A message of the worker.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum WorkerAnswer<T> {
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
        let waiting = AnswerQueue::default();
        let heard = {
            let waiting = Rc::clone(&waiting);
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let sender = waiting.borrow_mut().pop_front();
                if let (Some(sender), Some(text)) = (sender, event.data().as_string()) {
                    // The caller may have dropped its end.
                    let _ = sender.send(text);
                }
            })
        };
        // A worker that failed never responds: dropping the senders tells the callers.
        let failed = {
            let waiting = Rc::clone(&waiting);
            Closure::<dyn FnMut(web_sys::Event)>::new(move |_| waiting.borrow_mut().clear())
        };
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Ok(Engine { worker, waiting, _heard: heard, _failed: failed })
    }

    /// Sends a request at once; several can be pending.
    fn ask<T: DeserializeOwned>(&self, request: &Request) -> impl WorkerReply<T> + use<T> {
        let asked = self.post(request);
        async move {
            let text = asked?.await.map_err(|_| Problem::Lost("the worker failed".to_owned()))?;
            match serde_json::from_str(&text).map_err(unreadable)? {
                WorkerAnswer::Ok(answer) => Ok(answer),
                WorkerAnswer::Problem(problem) => Err(problem),
            }
        }
    }

    fn post(&self, request: &Request) -> Result<oneshot::Receiver<String>, Problem> {
        let text = serde_json::to_string(request).map_err(unreadable)?;
        let (sender, receiver) = oneshot::channel();
        self.worker.post_message(&JsValue::from_str(&text)).map_err(lost)?;
        self.waiting.borrow_mut().push_back(sender);
        Ok(receiver)
    }

    /// Opens a table.
    pub(crate) fn open(
        &self,
        slug: &str,
        seats: u8,
        options: &str,
        key: &str,
    ) -> impl WorkerReply<Opened> + use<> {
        let (slug, options, key) = (slug.to_owned(), options.to_owned(), key.to_owned());
        self.ask(&Request::Open { slug, seats, options, key })
    }

    /// Opens a table from a record; with a key the game can go on.
    pub(crate) fn read(&self, record: &str, key: Option<&str>) -> impl WorkerReply<Opened> + use<> {
        let (record, key) = (record.to_owned(), key.map(str::to_owned));
        self.ask(&Request::Read { record, key })
    }

    /// Sets the view that the next requests are about, for a table at a server.
    pub(crate) fn see(&self, slug: &str, view: Value) -> impl WorkerReply<()> + use<> {
        self.ask(&Request::See { slug: slug.to_owned(), view })
    }

    /// The frame for a pair of eyes, after so many steps or all.
    pub(crate) fn look(
        &self,
        eyes: Option<Seat>,
        since: usize,
        ply: Option<usize>,
    ) -> impl WorkerReply<Frame> + use<> {
        self.ask(&Request::Look { eyes, since, ply })
    }

    /// The choices of the seat to act.
    pub(crate) fn choices(&self) -> impl WorkerReply<Choices> + use<> {
        self.ask(&Request::Choices)
    }

    /// The preview of a move of the seat to act.
    pub(crate) fn preview(&self, mv: &str) -> impl WorkerReply<Preview> + use<> {
        self.ask(&Request::Preview { mv: mv.to_owned() })
    }

    /// The clause that keeps every move from beginning with these words.
    pub(crate) fn why_not(&self, words: Vec<String>) -> impl WorkerReply<Option<Clause>> + use<> {
        self.ask(&Request::WhyNot { words })
    }

    /// Makes a move.
    pub(crate) fn play(&self, seat: Seat, mv: &str) -> impl WorkerReply<Kept> + use<> {
        self.ask(&Request::Play { seat, mv: mv.to_owned() })
    }

    /// The ply that a seat may take back to.
    pub(crate) fn undo(&self, seat: Seat) -> impl WorkerReply<Undo> + use<> {
        self.ask(&Request::Undo { seat })
    }

    /// Takes back to a ply; none if nothing could be taken back.
    pub(crate) fn take_back(
        &self,
        seat: Seat,
        to: usize,
    ) -> impl WorkerReply<Option<Kept>> + use<> {
        self.ask(&Request::TakeBack { seat, to })
    }

    /// The record as text.
    pub(crate) fn record(&self) -> impl WorkerReply<String> + use<> {
        self.ask(&Request::Record)
    }

    /// The standings after each step of a finished game.
    pub(crate) fn standings(&self) -> impl WorkerReply<Vec<Standing>> + use<> {
        self.ask(&Request::Course)
    }

    /// The outlook of a view.
    pub(crate) fn outlook(&self, slug: &str, view: Value) -> impl WorkerReply<Value> + use<> {
        self.ask(&Request::Outlook { slug: slug.to_owned(), view })
    }

    /// A bot's choice in a seat's view.
    pub(crate) fn advise(
        &self,
        slug: &str,
        view: Value,
        level: &str,
        hint: bool,
        seed: u64,
    ) -> impl WorkerReply<Advice> + use<> {
        let (slug, level) = (slug.to_owned(), level.to_owned());
        self.ask(&Request::Advise { slug, view, level, hint, seed })
    }

    /// Each seat's share of the win after so many steps; none unless a turn begins there.
    pub(crate) fn evaluate(&self, ply: usize) -> impl WorkerReply<Vec<f32>> + use<> {
        self.ask(&Request::Judge { ply })
    }

    /// The verdict on a game's chance.
    pub(crate) fn verify(
        &self,
        proof: FairnessProof,
        notes: FairnessNotes,
    ) -> impl WorkerReply<Verdict> + use<> {
        self.ask(&Request::Verify { proof: Box::new(proof), notes })
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn unreadable(why: serde_json::Error) -> Problem {
    Problem::Lost(why.to_string())
}

fn lost(why: JsValue) -> Problem {
    Problem::Lost(format!("{why:?}"))
}
