//! The end of a game: score sheet, chart, analysis, and the next steps.

use leptos::prelude::*;

use super::{
    analysis::Analysis,
    chart::Room,
    dialogs::Dialogs,
    server,
    sheet::{Sheet, Winner, chart},
};
use crate::{
    boards::Look,
    frame::{Foot, PageTop, go},
    i18n::t,
    parts::Button,
    play::{HAS_REVIEW, Play},
    saved::Saved,
};

#[component]
pub(super) fn Score(play: Play, look: &'static Look, dialogs: Dialogs) -> impl IntoView {
    let Some(standings) = play.review.standings.get_untracked() else { return ().into_any() };
    let Some(last) = standings.last().copied() else { return ().into_any() };
    view! {
        <div class="page">
            <PageTop settings=dialogs.settings />
            <main class="wrap over" id="main">
                <Winner play=play last=last />
                <section
                    class="over-board"
                    data-game=play.slug()
                    aria-label=t("score-position")
                >
                    {(look.board)(play)}
                </section>
                <div class="over-col">
                    <div>
                        <div class="section-head">
                            <h2 id="score-title">{t("score-title")}</h2>
                        </div>
                        <Sheet play=play last=last />
                    </div>
                    <section aria-labelledby="course-title">
                        <div class="section-head">
                            <h2 id="course-title">{t("course-title")}</h2>
                        </div>
                        <div class="chart-box panel">{chart(play, &standings)}</div>
                    </section>
                    {if HAS_REVIEW { analysis(play).into_any() } else { more().into_any() }}
                    {actions(play, dialogs)}
                </div>
            </main>
            <Foot />
        </div>
    }
    .into_any()
}

/// Replay, rematch, export, verification.
fn actions(play: Play, dialogs: Dialogs) -> impl IntoView {
    let again = (!play.review.is_from_server() || play.source.is_seated()).then(|| {
        view! {
            <Button
                action="again"
                icon="turn"
                label=Signal::derive(t("play-again"))
                press=move |()| play_again(play)
            />
        }
    });
    let verify = play.review.is_from_server().then(|| {
        view! {
            <Button
                action="verify"
                icon="ok"
                label=Signal::derive(t("verify-title"))
                press=move |()| dialogs.verify.set(true)
            />
        }
    });
    view! {
        <div class="acts">
            <Button
                action="replay"
                icon="back"
                class="main"
                label=Signal::derive(t("replay"))
                press=move |()| play.review.is_replaying.set(true)
            />
            {again}
            <Button
                action="export"
                icon="export"
                label=Signal::derive(t("export"))
                press=move |()| dialogs.export.set(true)
            />
            {verify}
            <a class="btn" href="/">
                <span>{t("all-games")}</span>
            </a>
        </div>
    }
}

/// Starts another game with the same players.
fn play_again(play: Play) {
    if server::rematch(play) {
        return;
    }
    let new = |saved: &Saved| Saved::new(&saved.slug, &saved.options, saved.players.clone());
    let mut saved = play.seating.saved.with_untracked(new);
    saved.save();
    go(&saved.path());
}

/// The bot's analysis.
fn analysis(play: Play) -> impl IntoView {
    view! {
        <section aria-labelledby="analysis-title">
            <div class="section-head">
                <h2 id="analysis-title">{t("analysis-title")}</h2>
            </div>
            <div class="chart-box panel analysis">
                <Analysis play=play room=Room::Page />
            </div>
        </section>
    }
}

/// The way to the larger module, which has the analysis.
fn more() -> impl IntoView {
    let open = move |()| {
        // The same page loads in the larger module: the game is stored.
        let _ = window().location().reload();
    };
    view! {
        <div class="acts">
            <Button action="more" icon="hint" label=Signal::derive(t("score-more")) press=open />
        </div>
    }
}
