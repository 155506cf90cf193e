//! The end: who won, by what, and how it came about.

use game::{Seat, Standing, seats};
use leptos::prelude::*;

use super::{
    analysis::Analysis,
    chart::{Chart, Room},
    page::Dialogs,
};
use crate::{
    frame::{Foot, PageTop, go, rules_path},
    parts::{Button, Chip, Pic, seal},
    play::{HAS_AFTER, Play},
    saved::Saved,
    words::t,
};

#[component]
pub(super) fn Score(play: Play, dialogs: Dialogs) -> impl IntoView {
    let Some(course) = play.course.get_untracked() else { return ().into_any() };
    let Some(last) = course.last().copied() else { return ().into_any() };
    let again = move |()| {
        #[cfg(feature = "online")]
        if let Some(remote) = play.remote {
            return remote.rematch();
        }
        let mut saved = play
            .saved
            .with_untracked(|saved| Saved::new(&saved.slug, &saved.options, saved.sitters.clone()));
        saved.keep();
        go(&saved.path());
    };
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
                    {(play.look.board)(play)}
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
                        <div class="chart-box panel">{chart(play, &course)}</div>
                    </section>
                    {if HAS_AFTER { judged(play).into_any() } else { more().into_any() }}
                    <div class="acts">
                        <Button
                            action="replay"
                            icon="back"
                            class="main"
                            label=Signal::derive(t("replay"))
                            press=move |()| play.replays.set(true)
                        />
                        {(!play.is_lent() || play.has_chat())
                            .then(|| {
                                view! {
                                    <Button
                                        action="again"
                                        icon="turn"
                                        label=Signal::derive(t("play-again"))
                                        press=again
                                    />
                                }
                            })}
                        <Button
                            action="export"
                            icon="export"
                            label=Signal::derive(t("export"))
                            press=move |()| dialogs.export.set(true)
                        />
                        {play
                            .is_lent()
                            .then(|| {
                                view! {
                                    <Button
                                        action="verify"
                                        icon="ok"
                                        label=Signal::derive(t("verify-title"))
                                        press=move |()| dialogs.verify.set(true)
                                    />
                                }
                            })}
                        <a class="btn" href="/">
                            <span>{t("all-games")}</span>
                        </a>
                    </div>
                </div>
            </main>
            <Foot />
        </div>
    }
    .into_any()
}

/// What the bot thinks of it.
fn judged(play: Play) -> impl IntoView {
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

/// The way to what another module has.
fn more() -> impl IntoView {
    let open = move |()| {
        // The same page in the larger module: the game is kept.
        let _ = window().location().reload();
    };
    view! {
        <div class="acts">
            <Button action="more" icon="hint" label=Signal::derive(t("score-more")) press=open />
        </div>
    }
}

/// Who won, by which clause.
#[component]
fn Winner(play: Play, last: Standing) -> impl IntoView {
    let first = last.winners().next().unwrap_or(Seat(0));
    let me = play.own_seat();
    let title = move || {
        let winners: Vec<Seat> = last.winners().collect();
        if let [winner] = winners[..]
            && Some(winner) == me
        {
            return play.tongue.say("you-win", &[]);
        }
        let names: Vec<String> = winners.iter().map(|seat| play.name(*seat)).collect();
        let list = play
            .tongue
            .with(|words| words.list(&names.iter().map(String::as_str).collect::<Vec<_>>()));
        let args = [("seats", list.into()), ("count", winners.len().into())];
        play.tongue.say("wins", &args)
    };
    let rules = move || rules_path(play.slug(), play.tongue.lang());
    let ending = move || {
        let told = play.log.get().last().cloned()?;
        Some(view! {
            <p>
                {play.tell(&told.event)} " "
                <Chip clause=told.clause open=move |clause| go(&format!("{}#{clause}", rules())) />
            </p>
        })
    };
    view! {
        <div class="over-head">
            <Pic id=(play.look.title.pawn)(first) />
            <div>
                <h1>{title}</h1>
                {ending}
            </div>
        </div>
    }
}

/// What each seat has, by category.
#[component]
fn Sheet(play: Play, last: Standing) -> impl IntoView {
    let view = play.frame.get_untracked().map(|frame| frame.view.clone()).unwrap_or_default();
    let mut ranked: Vec<Seat> = seats(last.seats).collect();
    ranked.sort_by_key(|seat| last.places[seat.index()]);
    let heads = (play.look.tally)(&view, Seat(0));
    let head = |(id, _): &(&'static str, i32)| view! { <th scope="col">{t(id)}</th> };
    let heads = heads.iter().map(head).collect_view();
    let row = |seat: &Seat| {
        let seat = *seat;
        let cells = (play.look.tally)(&view, seat);
        let cells = cells.into_iter().map(|(_, count)| view! { <td>{count}</td> }).collect_view();
        view! {
            <tr class:winner=last.places[seat.index()] == 1>
                <th scope="row">
                    <span>{seal(seat)} {move || play.name(seat)}</span>
                </th>
                {cells}
                <td class="total">{last.points[seat.index()]}</td>
                <td>{last.places[seat.index()]}</td>
            </tr>
        }
    };
    view! {
        <div class="score-box panel" tabindex="0" role="region" aria-labelledby="score-title">
            <table class="score">
                <thead>
                    <tr>
                        <th scope="col">{t("player")}</th>
                        {heads}
                        <th scope="col">{t("points")}</th>
                        <th scope="col">{t("place")}</th>
                    </tr>
                </thead>
                <tbody>{ranked.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

/// Points after each step.
fn chart(play: Play, course: &[Standing]) -> AnyView {
    let last = course[course.len() - 1];
    let view = play.frame.get_untracked().map(|frame| frame.view.clone()).unwrap_or_default();
    let most =
        seats(last.seats).flat_map(|seat| course.iter().map(move |it| it.points[seat.index()]));
    let goal = (play.look.goal)(&view, &last);
    let most = goal.or(most.max()).unwrap_or(1).max(1);
    let line = |seat: Seat| {
        let points = course.iter().map(|it| f64::from(it.points[seat.index()]));
        points.enumerate().collect::<Vec<_>>()
    };
    let title = Signal::derive(move || {
        let each = seats(last.seats)
            .map(|seat| format!("{} {}", play.name(seat), last.points[seat.index()]))
            .collect::<Vec<_>>();
        play.tongue.say("course-about", &[("points", each.join(", ").into())])
    });
    let chart = Chart {
        room: Room::Page,
        plies: course.len() - 1,
        most: f64::from(most),
        lines: seats(last.seats).map(line).collect(),
        rules: [0, most / 3, 2 * most / 3, most]
            .map(|points| (f64::from(points), points.to_string()))
            .into(),
        goal: Some(f64::from(most)),
        ends: seats(last.seats).map(|seat| last.points[seat.index()].to_string()).collect(),
    };
    chart.draw(play, title)
}
