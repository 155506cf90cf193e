//! The bot's analysis of a game: each seat's share of the win, once a turn, and the turning points.

use game::{Seat, seats};
use leptos::prelude::*;

use super::{
    chart::{Chart, Room},
    turning::{Turning, course, percent, turns},
};
use crate::{
    i18n::t,
    parts::{Button, Pic, icon, seal},
    play::{Evaluation, Play},
};

#[component]
pub(super) fn Analysis(play: Play, room: Room) -> impl IntoView {
    let review = play.review;
    let is_idle = Memo::new(move |_| review.evaluating.with(Option::is_none));
    let plies = move || play.observation.ply();
    let progress = move || {
        let ply = review.evaluating.get().unwrap_or(0);
        play.i18n.say("analysis-thinks", &[("ply", ply.into()), ("plies", plies().into())])
    };
    move || match (review.evaluations.get(), is_idle.get()) {
        (Some(evaluations), _) => {
            view! { <Course play=play evaluations=evaluations.to_vec() room=room /> }.into_any()
        }
        (None, true) => view! {
            <p class="soft">{t("analysis-about")}</p>
            <Button
                action="judge"
                icon="bot-master"
                label=Signal::derive(t("analysis-ask"))
                press=move |()| play.evaluate()
            />
        }
        .into_any(),
        (None, false) => view! {
            <p class="soft">{progress}</p>
            <progress
                class="wide"
                data-action="judging"
                max=plies().to_string()
                value=move || review.evaluating.get().unwrap_or(0).to_string()
                aria-label=t("analysis-title")
            ></progress>
        }
        .into_any(),
    }
}

/// The bot's evaluations: curve, turning points, table.
#[component]
fn Course(play: Play, evaluations: Vec<Evaluation>, room: Room) -> impl IntoView {
    let is_listed = RwSignal::new(false);
    let course = untrack(move || course(play)).unwrap_or_default();
    let turns = turns(&course);
    let curve = curve(play, &course, &turns, room);
    let cards = (1..).zip(turns).map(|(number, turn)| card(play, number, turn)).collect_view();
    let evaluations = StoredValue::new(evaluations);
    view! {
        {curve}
        <p class="soft">{t("analysis-how")}</p>
        <ol class="turns" aria-label=t("analysis-turns")>
            {cards}
        </ol>
        <button
            type="button"
            class="btn small"
            data-action="analysis-table"
            aria-expanded=move || is_listed.get().to_string()
            on:click=move |_| is_listed.update(|it| *it = !*it)
        >
            {t("analysis-table")}
        </button>
        <Show when=move || is_listed.get()>{move || evaluations.with_value(|it| table(play, it))}</Show>
    }
}

/// The shares of the win: a point a round, so that single moves don't make the lines jump, and the turning points.
fn curve(play: Play, course: &[Evaluation], turns: &[Turning], room: Room) -> AnyView {
    let plies = course.last().map_or(0, |last| last.ply);
    let count = usize::from(play.seating.count()).max(1);
    let is_drawn = |(at, it): &(usize, &Evaluation)| {
        at % count == 0 || it.ply == plies || turns.iter().any(|turn| turn.ply == it.ply)
    };
    let drawn: Vec<&Evaluation> =
        course.iter().enumerate().filter(is_drawn).map(|(_, it)| it).collect();
    let line = |seat: Seat| {
        drawn.iter().map(|it| (it.ply, f64::from(it.shares[seat.index()]))).collect::<Vec<_>>()
    };
    let end = |seat: Seat| course.last().map_or(0, |last| percent(last.shares[seat.index()]));
    let title = Signal::derive(move || {
        let names = play.seating.names().join(", ");
        play.i18n.say("analysis-chart", &[("seats", names.into())])
    });
    let chart = Chart {
        room,
        plies,
        most: 1.0,
        lines: seats(play.seating.count()).map(line).collect(),
        rules: [0, 25, 50, 75, 100]
            .map(|part| (f64::from(part) / 100.0, format!("{part} %")))
            .into(),
        goal: None,
        ends: seats(play.seating.count()).map(|seat| format!("{} %", end(seat))).collect(),
        marks: turns.iter().map(|turn| (turn.ply, turn.seat)).collect(),
    };
    chart.draw(play, title)
}

/// A turning point: its number in the chart and on the replay's slider, its event, and the change of the share.
fn card(play: Play, number: usize, turn: Turning) -> impl IntoView {
    let Turning { ply, seat, before, after, .. } = turn;
    let text = move || {
        let args = [
            ("ply", ply.into()),
            ("seat", play.seating.name(seat).into()),
            ("before", percent(before).into()),
            ("after", percent(after).into()),
        ];
        play.i18n.say("analysis-turn", &args)
    };
    let event = Memo::new(move |_| turn.event(play));
    let told = move || event.get().map(|event| play.tell(&event));
    let pic = move || {
        let name = event.with(|it| it.as_ref().map_or("ui-flag", play.presentation.icon));
        name.to_owned()
    };
    view! {
        <li class="turning">
            <span class="turning-pic">
                <b class="turning-number">{number}</b>
                <Pic id=Signal::derive(pic) />
            </span>
            <div>
                <h3>{told}</h3>
                <p>{seal(seat)} <span>{text}</span></p>
            </div>
            <button
                type="button"
                class="btn small"
                data-action="goto"
                data-ply=ply.to_string()
                on:click=move |_| play.go_to(ply)
            >
                {icon("play", "icon-s")}
                <span>{t("analysis-watch")}</span>
            </button>
        </li>
    }
}

/// The evaluations as a table, for players who can't see the curve.
fn table(play: Play, evaluations: &[Evaluation]) -> impl IntoView + use<> {
    let heads = seats(play.seating.count())
        .map(|seat| view! { <th scope="col">{move || play.seating.name(seat)}</th> })
        .collect_view();
    let row = |it: &Evaluation| {
        let ply = it.ply;
        let cells = it.shares.iter().map(|share| view! { <td>{percent(*share)} " %"</td> });
        view! {
            <tr>
                <th scope="row">
                    <button
                        type="button"
                        class="entry-go"
                        data-action="goto"
                        data-ply=ply.to_string()
                        on:click=move |_| play.go_to(ply)
                    >
                        {ply}
                    </button>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    view! {
        <div class="score-box shares" tabindex="0" role="region" aria-label=t("analysis-table")>
            <table class="score">
                <thead>
                    <tr>
                        <th scope="col">{t("steps")}</th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{evaluations.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
