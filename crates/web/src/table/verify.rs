//! Verification of a server's chance: the browser computes every draw again.

use std::sync::Arc;

use game::{Seat, seats};
use leptos::{prelude::*, task::spawn_local};
use wire::{
    Problem, Verdict,
    api::{FairnessNotes, FairnessProof},
};

use crate::{
    i18n::t,
    parts::{Dialog, icon, seal},
    play::Play,
    saved::Kind,
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
    let is_fair = matches!(found, Ok(Verdict::Fair { .. }));
    let say = |id, args: &[_]| play.i18n.say(id, args);
    let (name, text) = match found {
        Ok(Verdict::Fair { draws }) => ("fair", say("verify-fair", &[("draws", draws.into())])),
        Ok(Verdict::Closed) => ("closed", say("verify-closed", &[])),
        Ok(Verdict::Commitment) => ("commitment", say("verify-commitment-wrong", &[])),
        Ok(Verdict::OwnSeed) => ("own-seed", say("verify-own-wrong", &[])),
        Ok(Verdict::PlayerSeed { seat }) => {
            let name = untrack(move || play.seating.name(seat));
            ("player-seed", say("verify-player-wrong", &[("name", name.into())]))
        }
        Ok(Verdict::Seed) => ("seed", say("verify-seed-wrong", &[])),
        Ok(Verdict::Record) => ("record", say("verify-record-wrong", &[])),
        Ok(Verdict::Chance { ply }) => {
            ("chance", say("verify-chance-wrong", &[("ply", ply.into())]))
        }
        Err(_) => ("failed", say("verify-failed", &[])),
    };
    view! {
        <p class="notice" class:fine=is_fair data-fair=is_fair.to_string() data-verdict=name>
            {icon(if is_fair { "ok" } else { "warn" }, "")}
            <span>{text} " " {is_fair.then(|| proven(play))}</span>
        </p>
    }
    .into_any()
}

/// The meaning of a proof: what it shows, and what no proof can.
fn proven(play: Play) -> String {
    let is_person = |kind: &Kind| matches!(kind, Kind::Me | Kind::Rival);
    let people = untrack(move || {
        let players = seats(play.seating.count()).filter_map(|seat| play.seating.kind(seat));
        players.filter(is_person).count()
    });
    let alone = if people == 1 { "yes" } else { "no" };
    play.i18n.say("verify-proves", &[("alone", alone.into())])
}

/// The evidence that the verdict rests on.
fn evidence(play: Play, proof: &Arc<FairnessProof>) -> impl IntoView + use<> {
    let proof = Arc::clone(proof);
    let FairnessNotes { commitment: noted, own, .. } = play.fairness_notes();
    let before = match noted {
        None => "verify-not-seen",
        Some(noted) if noted == proof.commitment => "verify-same",
        Some(_) => "verify-other",
    };
    let added = |seat: Seat| {
        let luck = proof.luck.get(seat.index()).cloned().unwrap_or_default();
        let text = if luck.is_empty() {
            view! { <span class="soft">{t("verify-nothing")}</span> }.into_any()
        } else {
            let is_own = own.as_ref().is_some_and(|own| own.seat == seat && own.luck == luck);
            let commitment = proof.commitments.get(seat.index()).cloned().unwrap_or_default();
            view! {
                <code>{luck}</code>
                {is_own.then(|| view! { " " <span class="soft" data-fact="own">{t("verify-own")}</span> })}
                <p class="soft">
                    <code>{commitment}</code>
                </p>
            }
            .into_any()
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
