//! What there is to do with a game that is over: see all hands, let the bot judge it, check its chance.

use std::sync::Arc;

use game::{Seat, seats};
use leptos::{prelude::*, task::spawn_local};
use serde_json::Value;
use wire::{Problem, Verdict, api::Opening};

use super::{Looker, Play, Stage};
use crate::saved::Kind;

/// What is known of a game that is over, beside its course.
#[derive(Clone, Copy)]
pub(crate) struct After {
    /// What a server opened, if it was played at one.
    pub(crate) opening: RwSignal<Option<Arc<Opening>>>,
    /// How many steps the bot has judged; none while it doesn't.
    pub(crate) judging: RwSignal<Option<usize>>,
    /// What it found.
    pub(crate) judged: RwSignal<Option<Arc<Vec<Judged>>>>,
    /// Whether all hands are shown.
    pub(crate) all: RwSignal<bool>,
    /// What each seat sees at the moment that is shown.
    pub(crate) hands: RwSignal<Vec<Value>>,
}

/// What the seats could hope for after some step.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Judged {
    pub(crate) ply: usize,
    /// Each seat's share of the win.
    pub(crate) shares: Vec<f32>,
}

impl After {
    pub(super) fn new() -> After {
        After {
            opening: RwSignal::new(None),
            judging: RwSignal::new(None),
            judged: RwSignal::new(None),
            all: RwSignal::new(false),
            hands: RwSignal::default(),
        }
    }
}

impl Play {
    /// Whether it was played at a server, which keeps it.
    pub(crate) fn is_lent(self) -> bool {
        self.after.opening.with(Option::is_some)
    }

    /// The seat of who looks, if that is but one.
    pub(crate) fn own_seat(self) -> Option<Seat> {
        let people = self.saved.with_untracked(|saved| saved.people());
        match people[..] {
            _ if self.is_lent() => {
                people.into_iter().find(|seat| self.kind(*seat) == Some(Kind::Me))
            }
            [only] => Some(only),
            _ => None,
        }
    }

    /// Who looks.
    pub(crate) fn looker(self) -> Looker {
        match self.eyes.get() {
            Some(seat) => Looker::Seat(seat),
            None if self.after.all.get() => Looker::All,
            None => Looker::Public,
        }
    }

    /// Lets somebody else look at a game that is over.
    pub(crate) fn look_as(self, looker: Looker) {
        self.after.all.set(looker == Looker::All);
        self.look_with(looker.eyes());
    }

    /// Asks what everybody holds at the moment that is shown, whenever all hands are.
    pub(crate) fn follow_hands(self) {
        let wanted = Memo::new(move |_| self.after.all.get().then(|| self.shown_ply()));
        Effect::new(move |_| {
            let Some(ply) = wanted.get() else { return };
            spawn_local(async move {
                if let Ok(hands) = self.hands_at(ply).await
                    && self.is_alive()
                {
                    self.after.hands.set(hands);
                }
            });
        });
    }

    async fn hands_at(self, ply: usize) -> Result<Vec<Value>, Problem> {
        let engine = self.engine()?;
        let asked: Vec<_> = seats(self.seats())
            .map(|seat| engine.look(Some(seat), usize::MAX, Some(ply)))
            .collect();
        let mut hands = Vec::new();
        for frame in asked {
            hands.push(frame.await?.view);
        }
        Ok(hands)
    }

    /// Goes to a moment of a game that is over.
    pub(crate) fn go_to(self, ply: usize) {
        self.replays.set(true);
        self.watch(ply);
    }

    /// Lets the bot judge every position, one after the other.
    pub(crate) fn judge(self) {
        if self.stage.get_untracked() != Stage::Over || self.after.judging.get_untracked().is_some()
        {
            return;
        }
        self.after.judging.set(Some(0));
        spawn_local(async move {
            let judged = self.judge_all().await;
            if self.is_alive() {
                self.after.judging.set(None);
                match judged {
                    Ok(judged) => self.after.judged.set(Some(Arc::new(judged))),
                    Err(problem) => self.stage.set(Stage::Broken(problem)),
                }
            }
        });
    }

    async fn judge_all(self) -> Result<Vec<Judged>, Problem> {
        let plies = self.frame.with_untracked(|frame| frame.as_ref().map_or(0, |it| it.ply));
        let mut judged = Vec::new();
        for ply in 0..=plies {
            let shares = self.engine()?.judge(ply).await?;
            if !self.is_alive() {
                break;
            }
            self.after.judging.set(Some(ply));
            // Where chance decides next there is nothing to be seen.
            if !shares.is_empty() {
                judged.push(Judged { ply, shares });
            }
        }
        Ok(judged)
    }

    /// Checks the chance of a game that a server opened.
    pub(crate) async fn verify(self) -> Result<Verdict, Problem> {
        match self.after.opening.get_untracked() {
            Some(opening) => self.engine()?.verify((*opening).clone()).await,
            None => Ok(Verdict::Closed),
        }
    }
}
