//! The bot's analysis of a game: each seat's share of the win after each step, and the turning points.

use game::{Seat, seats};
use leptos::prelude::*;

use super::chart::{Chart, Room};
use crate::{
    i18n::t,
    parts::{Button, seal},
    play::{Evaluation, Play},
};

/// The number of turning points on the list.
const TURNS: usize = 3;
/// The smallest change of a share that makes a turning point.
const LEAST: f32 = 0.08;

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
    let turns = turns(&evaluations).into_iter().map(|turn| turning(play, &turn)).collect_view();
    let curve = curve(play, &evaluations, room);
    let evaluations = StoredValue::new(evaluations);
    view! {
        {curve}
        <p class="soft">{t("analysis-how")}</p>
        <ol class="turns" aria-label=t("analysis-turns")>
            {turns}
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

fn curve(play: Play, evaluations: &[Evaluation], room: Room) -> AnyView {
    let plies = evaluations.last().map_or(0, |last| last.ply);
    let line = |seat: Seat| {
        evaluations
            .iter()
            .map(|it| (it.ply, f64::from(it.shares[seat.index()])))
            .collect::<Vec<_>>()
    };
    let end = |seat: Seat| evaluations.last().map_or(0, |last| percent(last.shares[seat.index()]));
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
    };
    chart.draw(play, title)
}

fn percent(share: f32) -> i32 {
    (100.0 * share).round() as i32
}

/// A turning point.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Turning {
    ply: usize,
    /// The seat whose share changed most.
    seat: Seat,
    before: f32,
    after: f32,
}

/// The steps with the largest changes, in the order of the game.
fn turns(evaluations: &[Evaluation]) -> Vec<Turning> {
    let mut all: Vec<Turning> = evaluations.windows(2).filter_map(turned).collect();
    all.sort_by(|one, other| other.change().total_cmp(&one.change()));
    all.truncate(TURNS);
    all.sort_by_key(|turn| turn.ply);
    all
}

fn turned(pair: &[Evaluation]) -> Option<Turning> {
    let (before, after) = (&pair[0].shares, &pair[1].shares);
    let of = |at: usize| {
        let seat = Seat(at as u8);
        Turning { ply: pair[1].ply, seat, before: before[at], after: after[at] }
    };
    let all = (0..before.len().min(after.len())).map(of);
    all.max_by(|one, other| one.change().total_cmp(&other.change()))
        .filter(|turn| LEAST <= turn.change())
}

impl Turning {
    fn change(&self) -> f32 {
        (self.after - self.before).abs()
    }
}

/// A turning point: its event, and the change of the share.
fn turning(play: Play, turn: &Turning) -> impl IntoView + use<> {
    let Turning { ply, seat, before, after } = *turn;
    let text = move || {
        let args = [
            ("ply", ply.into()),
            ("seat", play.seating.name(seat).into()),
            ("before", percent(before).into()),
            ("after", percent(after).into()),
        ];
        play.i18n.say("analysis-turn", &args)
    };
    let told = move || {
        let log = play.observation.log.get();
        let here =
            log.iter().filter(|told| told.ply == ply && (play.presentation.is_logged)(&told.event));
        here.take(1).map(|told| play.tell(&told.event)).collect::<String>()
    };
    view! {
        <li>
            <button
                type="button"
                class="entry-go"
                data-action="goto"
                data-ply=ply.to_string()
                on:click=move |_| play.go_to(ply)
            >
                {seal(seat)}
                <b>{text}</b>
            </button>
            <p class="soft">{told}</p>
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_steps_that_turned_a_game_are_named_in_its_order() {
        let judged = |ply: usize, share: f32| Evaluation { ply, shares: vec![share, 1.0 - share] };
        let all = [(2, 0.5), (3, 0.55), (5, 0.30), (6, 0.32), (7, 0.60), (8, 0.5), (9, 1.0)];
        let all = all.map(|(ply, share)| judged(ply, share));
        let plies: Vec<usize> = turns(&all).iter().map(|turn| turn.ply).collect();
        assert_eq!(plies, [5, 7, 9], "the three that changed the most");
        assert_eq!(turns(&all[..2]), [], "a little is no turn");
        assert_eq!(turns(&[]), []);
    }
}
