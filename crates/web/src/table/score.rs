//! The end: who won, by what, and how it came about.

use game::{Seat, Standing, seats};
use leptos::prelude::*;

use super::page::Dialogs;
use crate::{
    frame::{Foot, PageTop, go, rules_path},
    parts::{Button, Chip, Pic, seal},
    play::Play,
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
                    <div class="acts">
                        <Button
                            action="replay"
                            icon="back"
                            class="main"
                            label=Signal::derive(t("replay"))
                            press=move |()| play.replays.set(true)
                        />
                        <Button
                            action="again"
                            icon="turn"
                            label=Signal::derive(t("play-again"))
                            press=again
                        />
                        <Button
                            action="export"
                            icon="export"
                            label=Signal::derive(t("export"))
                            press=move |()| dialogs.export.set(true)
                        />
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

/// Who won, by which clause.
#[component]
fn Winner(play: Play, last: Standing) -> impl IntoView {
    let first = last.winners().next().unwrap_or(Seat(0));
    let people = play.saved.with_untracked(|saved| saved.people());
    let title = move || {
        let winners: Vec<Seat> = last.winners().collect();
        if let ([winner], [me]) = (&winners[..], &people[..])
            && winner == me
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

/// The box of the chart and of the lines in it.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 270.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 566.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 236.0;

/// Points after each step, a line a player, told apart by colour and mark.
fn chart(play: Play, course: &[Standing]) -> impl IntoView + use<> {
    let last = course[course.len() - 1];
    let n = (course.len() - 1).max(1);
    let view = play.frame.get_untracked().map(|frame| frame.view.clone()).unwrap_or_default();
    let most =
        seats(last.seats).flat_map(|seat| course.iter().map(move |it| it.points[seat.index()]));
    let most = (play.look.goal)(&view, &last).or(most.max()).unwrap_or(1).max(1);
    let x = move |at: usize| LEFT + (RIGHT - LEFT) * at as f64 / n as f64;
    let y = move |points: i32| BOTTOM - (BOTTOM - TOP) * f64::from(points) / f64::from(most);
    let line = |seat: Seat| {
        let points = course.iter().enumerate().map(|(at, it)| {
            let sign = if at == 0 { 'M' } else { 'L' };
            format!("{sign}{:.1},{:.1}", x(at), y(it.points[seat.index()]))
        });
        let path: String = points.collect();
        let marks = (1..8).map(|eighth| (eighth * n / 8 + seat.index() * n / 40).min(n));
        let marks = marks.map(|at| {
            let (x, y) = (x(at) - 7.0, y(course[at].points[seat.index()]) - 7.0);
            view! { <use href=format!("#ui-mark-p{seat}") x=x y=y width="14" height="14"></use> }
        });
        view! {
            <path class=format!("line line-p{seat}") d=path></path>
            {marks.collect_view()}
        }
    };
    let rule = |points: i32| {
        let class = if points == 0 {
            "axis"
        } else if points == most {
            "goal"
        } else {
            "rule"
        };
        view! {
            <path class=class d=format!("M{LEFT},{0:.1}H{RIGHT}", y(points))></path>
            <text x=LEFT - 8.0 y=y(points) + 4.0 text-anchor="end">
                {points}
            </text>
        }
    };
    let title = move || {
        let each = seats(last.seats)
            .map(|seat| format!("{} {}", play.name(seat), last.points[seat.index()]))
            .collect::<Vec<_>>();
        play.tongue.say("course-about", &[("points", each.join(", ").into())])
    };
    let rules = [0, most / 3, 2 * most / 3, most].map(rule).into_iter().collect_view();
    let lines = seats(last.seats).map(line).collect_view();
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=title>
            {rules}
            <text x=LEFT y=BOTTOM + 20.0>
                "0"
            </text>
            <text x=RIGHT y=BOTTOM + 20.0 text-anchor="end">
                {move || play.tongue.say("step-of", &[("ply", n.into()), ("plies", n.into())])}
            </text>
            {lines}
            {ends(&last, y)}
        </svg>
    }
}

/// Whose line it is, at its end; those that end alike stand below each other.
fn ends<Y: Fn(i32) -> f64>(last: &Standing, y: Y) -> impl IntoView + use<Y> {
    let mut ends: Vec<(f64, Seat)> =
        seats(last.seats).map(|seat| (y(last.points[seat.index()]), seat)).collect();
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    for at in 1..ends.len() {
        ends[at].0 = ends[at].0.max(ends[at - 1].0 + 20.0);
    }
    let points = last.points;
    let end = move |(y, seat): (f64, Seat)| {
        view! {
            <use href=format!("#ui-seal-p{seat}") x=RIGHT + 6.0 y=y - 9.0 width="18" height="18"></use>
            <text class="end" x=RIGHT + 29.0 y=y + 5.0>
                {points[seat.index()]}
            </text>
        }
    };
    ends.into_iter().map(end).collect_view()
}
