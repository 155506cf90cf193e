//! The end of a game: the reveal, then score sheet, analysis, final position, and the next steps.

use game::Standing;
use leptos::prelude::*;

use super::{
    analysis::Analysis,
    chart::Room,
    dialogs::Dialogs,
    reveal::Reveal,
    server,
    share::share,
    sheet::{Sheet, Winner, chart},
};
use crate::{
    boards::Look,
    frame::{Foot, PageTop, go},
    i18n::t,
    parts::Button,
    play::Play,
    saved::Saved,
};

#[component]
pub(super) fn Score(play: Play, look: &'static Look, dialogs: Dialogs) -> impl IntoView {
    let Some(standings) = play.review.standings.get_untracked() else { return ().into_any() };
    let Some(last) = standings.last().copied() else { return ().into_any() };
    let is_live = play.review.is_live;
    view! {
        <div class="page">
            <PageTop settings=dialogs.settings />
            {move || {
                if is_live.get() {
                    let acts = reveal_acts(play, last).into_any();
                    view! {
                        <main class="over revealing" id="main">
                            <Reveal play=play standings=standings.clone() acts=acts />
                        </main>
                    }
                        .into_any()
                } else {
                    let course = chart(play, &standings);
                    sheets(play, look, dialogs, last, course).into_any()
                }
            }}
            <Foot />
        </div>
    }
    .into_any()
}

/// Score sheet, analysis, final position.
fn sheets(
    play: Play,
    look: &'static Look,
    dialogs: Dialogs,
    last: Standing,
    course: AnyView,
) -> impl IntoView {
    view! {
        <main class="wrap over after" id="main">
            <Winner play=play last=last />
            <div class="acts after-acts">{next_steps(play, last)}</div>
            <section class="after-sheet panel">
                <h2 id="score-title">{t("score-title")}</h2>
                <Sheet play=play last=last />
            </section>
            {analysis(play)}
            <section class="after-course panel" aria-labelledby="course-title">
                <h2 id="course-title">{t("course-title")}</h2>
                <div class="chart-box">{course}</div>
            </section>
            <section class="after-board" data-game=play.slug() aria-label=t("score-position")>
                {(look.board)(play)}
            </section>
            {more_acts(play, dialogs)}
        </main>
    }
}

/// Rematch, replay, share: at hand on every screen.
fn next_steps(play: Play, last: Standing) -> impl IntoView {
    let again = (!play.review.is_from_server() || play.source.is_seated()).then(|| {
        view! {
            <Button
                action="again"
                icon="turn"
                class="main"
                label=Signal::derive(t("play-again"))
                press=move |()| play_again(play)
            />
        }
    });
    view! {
        {again}
        <Button
            action="replay"
            icon="play"
            label=Signal::derive(t("replay"))
            press=move |()| {
                play.review.is_live.set(false);
                play.review.is_replaying.set(true);
            }
        />
        <Button
            action="share"
            icon="link"
            label=Signal::derive(t("share-result"))
            press=move |()| share(play, last)
        />
    }
}

/// The same at the reveal, and the way to the score sheet.
fn reveal_acts(play: Play, last: Standing) -> impl IntoView {
    view! {
        {next_steps(play, last)}
        <Button
            action="sheet"
            icon="people"
            label=Signal::derive(t("score-title"))
            press=move |()| play.review.is_live.set(false)
        />
    }
}

/// Export, verification, other games.
fn more_acts(play: Play, dialogs: Dialogs) -> impl IntoView {
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
        <div class="acts after-more">
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
        <section class="after-analysis panel" aria-labelledby="analysis-title">
            <h2 id="analysis-title">{t("analysis-title")}</h2>
            <div class="analysis">
                <Analysis play=play room=Room::Page />
            </div>
        </section>
    }
}
