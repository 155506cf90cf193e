//! The player's seed: committed to as soon as they sit, revealed when all players have committed. Before each step
//! the browser compares what the server shows with what it has noted itself.

use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::*, task::spawn_local};
use serde::Serialize;
use table::fair::commitment_to;
use wire::api::{
    ActResult, Code, Commit, FairnessNotes, OwnSeed, Reveal, SeatHolder, TableInfo, TableStatus,
    UserId,
};

use super::{
    remote::Remote,
    seed_notes::{Mismatch, Sending},
};
use crate::{
    net::{self, RequestError, random_text},
    store,
};

/// How long after a failure a request is repeated.
const RETRY_DELAY: u32 = 1_000;

impl Remote {
    /// A difference between what the server shows and what this browser has noted.
    pub(crate) fn mismatch(self) -> Option<Mismatch> {
        self.seeds.mismatch.get()
    }

    /// What this browser noted before the game: of the player's seed only if it was revealed for this game.
    pub(crate) fn fairness_notes(self) -> FairnessNotes {
        let notes = self.stored_notes();
        let seat = untrack(move || self.seat());
        if notes.own.as_ref().map(|own| own.seat) == seat && !notes.commitments.is_empty() {
            return notes;
        }
        FairnessNotes { commitment: notes.commitment, ..FairnessNotes::default() }
    }

    /// Takes the next step that a card asks for.
    pub(super) fn take_seeds(self, info: &TableInfo, me: Option<UserId>) {
        if info.status == TableStatus::Finished {
            return;
        }
        let mut notes = self.stored_notes();
        let noted = notes.commitment.get_or_insert_with(|| info.commitment.clone());
        if *noted != info.commitment {
            self.seeds.mismatch.set(Some(Mismatch::Commitment));
            return;
        }
        self.note_seeds(&notes);
        if let (TableStatus::Open, Some(me)) = (info.status, me) {
            self.contribute(info, me, notes);
        }
    }

    fn contribute(self, info: &TableInfo, me: UserId, mut notes: FairnessNotes) {
        let Some(seat) = info.seat_of(me) else {
            // Whoever sits down again begins anew.
            if notes.own.take().is_some() {
                notes.commitments.clear();
                self.note_seeds(&notes);
                self.seeds.mismatch.set(None);
            }
            return;
        };
        let Some(SeatHolder::Person { luck, commitment, .. }) = info.holders.get(seat.index())
        else {
            return;
        };
        if !luck.is_empty() {
            return;
        }
        let Some(commitment) = commitment else {
            if notes.own.is_some() && !notes.commitments.is_empty() {
                self.seeds.mismatch.set(Some(Mismatch::Void));
                return;
            }
            // It may be on its way from another tab.
            let luck = notes.own.take().map_or_else(random_text, |own| own.luck);
            let commitment = commitment_to(&luck);
            notes.own = Some(OwnSeed { seat, luck });
            self.note_seeds(&notes);
            self.send_seed("commit", Commit { commitment });
            return;
        };
        let own = notes.own.clone().filter(|own| commitment_to(&own.luck) == *commitment);
        let Some(own) = own else {
            self.seeds.mismatch.set(Some(Mismatch::Own));
            return;
        };
        self.seeds.mismatch.set(None);
        if !info.is_preparing || info.holders.iter().any(is_uncommitted) {
            return;
        }
        notes.commitments = info.holders.iter().map(commitment_of).collect();
        notes.own = Some(OwnSeed { seat, luck: own.luck.clone() });
        self.note_seeds(&notes);
        self.send_seed("reveal", Reveal { luck: own.luck });
    }

    /// Draws a new seed instead of one that is void.
    pub(crate) fn draw_again(self) {
        let FairnessNotes { commitment, .. } = self.stored_notes();
        self.note_seeds(&FairnessNotes { commitment, ..FairnessNotes::default() });
        self.seeds.mismatch.set(None);
        self.take_last_card();
    }

    fn take_last_card(self) {
        let me = untrack(move || self.me());
        if let Some(info) = self.info.get_untracked() {
            self.take_seeds(&info, me);
        }
    }

    /// Posts a step until the server answers; the next card decides what comes next.
    fn send_seed(self, verb: &'static str, body: impl Serialize + 'static) {
        let sending = self.seeds.sending;
        if sending.get_value() != Sending::Idle {
            sending.set_value(Sending::Outdated);
            return;
        }
        sending.set_value(Sending::UnderWay);
        spawn_local(async move {
            let path = format!("/api/tables/{}/{verb}", self.id);
            let mut acted = net::post::<ActResult>(&path, &body).await;
            while acted.as_ref().is_err_and(is_temporary) {
                TimeoutFuture::new(RETRY_DELAY).await;
                acted = net::post::<ActResult>(&path, &body).await;
            }
            // The page may have left the table.
            let Some(state) = sending.try_get_value() else { return };
            sending.set_value(Sending::Idle);
            let acts = self.info.with_untracked(|info| info.as_ref().map_or(0, |info| info.acts));
            // An older card doesn't show this step: the next one is on its way.
            if state == Sending::Outdated && acted.is_ok_and(|acted| acted.acts <= acts) {
                self.take_last_card();
            }
        });
    }

    fn stored_notes(self) -> FairnessNotes {
        store::load(&self.notes_key()).unwrap_or_else(|| self.seeds.notes.get_value())
    }

    fn note_seeds(self, notes: &FairnessNotes) {
        store::save(&self.notes_key(), notes);
        self.seeds.notes.set_value(notes.clone());
    }

    fn notes_key(self) -> String {
        format!("fairness.{}", self.id)
    }
}

fn is_temporary(failed: &RequestError) -> bool {
    matches!(
        failed.code(),
        None | Some(Code::RateLimited | Code::Unavailable | Code::InternalError)
    )
}

fn is_uncommitted(holder: &SeatHolder) -> bool {
    matches!(holder, SeatHolder::Person { luck, commitment: None, .. } if luck.is_empty())
}

/// The commitment to a seat's seed, or to what is public of it: to nothing where no person sits.
fn commitment_of(holder: &SeatHolder) -> String {
    match holder {
        SeatHolder::Person { commitment: Some(commitment), .. } => commitment.clone(),
        SeatHolder::Person { luck, commitment: None, .. } => commitment_to(luck),
        SeatHolder::Open | SeatHolder::Bot { .. } => commitment_to(""),
    }
}
