//! A request of a page to the server, one at a time, and its result.

use std::{future::Future, pin::Pin, rc::Rc};

use leptos::{prelude::*, task::spawn_local};
use wire::api::Code;

use super::proof::Proof;
use crate::{i18n::I18n, net::RequestError, parts::icon};

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SubmitError {
    /// The request failed.
    Request(RequestError),
    /// A reason that a message explains.
    Message(&'static str),
}

impl From<RequestError> for SubmitError {
    fn from(failed: RequestError) -> SubmitError {
        SubmitError::Request(failed)
    }
}

impl SubmitError {
    /// The failure in the player's language.
    pub(super) fn message(&self, i18n: I18n) -> String {
        match self {
            SubmitError::Request(failed) => failed.message(i18n),
            SubmitError::Message(id) => i18n.say(id, &[]),
        }
    }
}

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Conclusion {
    /// Success, with its message.
    Done(&'static str),
    Failed(SubmitError),
}

type Pending = Pin<Box<dyn Future<Output = Result<(), SubmitError>>>>;
type Attempt = Rc<dyn Fn() -> Pending>;

/// Requests of a section of a page.
#[derive(Clone, Copy)]
pub(super) struct Submission {
    is_busy: RwSignal<bool>,
    result: RwSignal<Option<Conclusion>>,
    proof: Proof,
}

impl Submission {
    pub(super) fn new() -> Submission {
        Submission {
            is_busy: RwSignal::new(false),
            result: RwSignal::new(None),
            proof: Proof::get(),
        }
    }

    /// Whether a request is pending.
    pub(super) fn is_busy(self) -> bool {
        self.is_busy.get()
    }

    /// Shows a failure.
    pub(super) fn fail(self, wrong: SubmitError) {
        self.result.try_set(Some(Conclusion::Failed(wrong)));
    }

    /// Runs a request and shows its result; one that needs re-authentication is repeated after it.
    pub(super) fn start<F>(self, done: &'static str, attempt: impl Fn() -> F + 'static)
    where
        F: Future<Output = Result<(), SubmitError>> + 'static,
    {
        self.go(done, Rc::new(move || Box::pin(attempt())));
    }

    fn go(self, done: &'static str, attempt: Attempt) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.is_busy.set(true);
        self.result.set(None);
        spawn_local(async move {
            let result = attempt().await;
            self.is_busy.try_set(false);
            match result {
                Ok(()) => _ = self.result.try_set(Some(Conclusion::Done(done))),
                Err(SubmitError::Request(failed))
                    if failed.code() == Some(Code::ReauthenticationRequired) =>
                {
                    self.proof.ask(Rc::new(move || self.go(done, attempt.clone())));
                }
                Err(wrong) => self.fail(wrong),
            }
        });
    }
}

/// The result of the last request, until the next one.
#[component]
pub(super) fn Outcome(submission: Submission) -> impl IntoView {
    let i18n = I18n::get();
    let wrong = move || match submission.result.get() {
        Some(Conclusion::Failed(wrong)) => Some(view! {
            <div class="notice">
                {icon("warn", "")}
                <p>{move || wrong.message(i18n)}</p>
            </div>
        }),
        _ => None,
    };
    let done = move || match submission.result.get() {
        Some(Conclusion::Done(id)) if !id.is_empty() => Some(view! {
            <div class="notice fine">
                {icon("ok", "")}
                <p>{move || i18n.say(id, &[])}</p>
            </div>
        }),
        _ => None,
    };
    // The regions exist before they have text, so that screen readers announce it.
    view! {
        <div role="alert">{wrong}</div>
        <div role="status">{done}</div>
    }
}
