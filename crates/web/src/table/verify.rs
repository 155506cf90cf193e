//! Verification of a server's chance: the browser computes every draw again.

use std::sync::Arc;

use game::{Seat, seats};
use leptos::{prelude::*, task::spawn_local};
use wire::{Problem, Verdict, api::FairnessProof};

use crate::{
    i18n::t,
    parts::{Dialog, icon, seal},
    play::Play,
    store,
};

#[component]
pub(super) fn VerifyDialog(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let found: RwSignal<Option<Result<Verdict, Problem>>> = RwSignal::new(None);
    Effect::new(move |_| {
        if !open.get() || found.with_untracked(Option::is_some) {
            return;
        }
        spawn_local(async move {
            let verdict = play.verify().await;
            found.try_set(Some(verdict));
        });
    });
    view! {
        <Dialog id="verify" title=Signal::derive(t("verify-title")) open=open>
            <div class="dialog-body">
                <p>{t("verify-about")}</p>
                <div role="status">{move || verdict(play, found.get())}</div>
                {move || play.review.proof.get().map(|proof| evidence(play, &proof))}
            </div>
        </Dialog>
    }
}

/// The verdict.
fn verdict(play: Play, found: Option<Result<Verdict, Problem>>) -> AnyView {
    let Some(found) = found else {
        return view! { <progress aria-label=t("verify-title")></progress> }.into_any();
    };
    let (is_fair, text) = match found {
        Ok(Verdict::Fair { draws }) => {
            (true, play.i18n.say("verify-fair", &[("draws", draws.into())]))
        }
        Ok(Verdict::Closed) => (false, play.i18n.say("verify-closed", &[])),
        Ok(Verdict::Seed) => (false, play.i18n.say("verify-seed-wrong", &[])),
        Ok(Verdict::Record) => (false, play.i18n.say("verify-record-wrong", &[])),
        Ok(Verdict::Chance { ply }) => {
            (false, play.i18n.say("verify-chance-wrong", &[("ply", ply.into())]))
        }
        Err(_) => (false, play.i18n.say("verify-failed", &[])),
    };
    view! {
        <p class="notice" class:fine=is_fair data-fair=is_fair.to_string()>
            {icon(if is_fair { "ok" } else { "warn" }, "")}
            <span>{text} " " {is_fair.then(|| play.i18n.say("verify-proves", &[]))}</span>
        </p>
    }
    .into_any()
}

/// The evidence that the verdict rests on.
fn evidence(play: Play, proof: &Arc<FairnessProof>) -> impl IntoView + use<> {
    let proof = Arc::clone(proof);
    // The commitment that this browser stored before the game, if it was there.
    let shown: Option<String> = store::load(&format!("commitment.{}", proof.table));
    let before = match shown {
        None => "verify-not-seen",
        Some(shown) if shown == proof.commitment => "verify-same",
        Some(_) => "verify-other",
    };
    let added = |seat: Seat| {
        let luck = proof.luck.get(seat.index()).cloned().unwrap_or_default();
        let text = if luck.is_empty() {
            view! { <span class="soft">{t("verify-nothing")}</span> }.into_any()
        } else {
            view! { <code>{luck}</code> }.into_any()
        };
        view! { <li>{seal(seat)} " " {move || play.seating.name(seat)} " " {text}</li> }
    };
    let added = seats(play.seating.count()).map(added).collect_view();
    view! {
        <dl class="facts">
            <dt>{t("verify-commitment")}</dt>
            <dd>
                <code data-fact="commitment">{proof.commitment.clone()}</code>
                <p class="soft" data-fact=before>
                    {t(before)}
                </p>
            </dd>
            <dt>{t("verify-seed")}</dt>
            <dd>
                <code data-fact="seed">{proof.seed.clone()}</code>
            </dd>
            <dt>{t("verify-added")}</dt>
            <dd>
                <ul>{added}</ul>
            </dd>
        </dl>
    }
}
