//! The score sheet: who won, points by category, points after each step.

use game::{Seat, Standing, seats};
use leptos::prelude::*;

use super::chart::{Chart, Room};
use crate::{
    frame::{go, rules_path},
    i18n::t,
    parts::{Chip, Pic, seal},
    play::Play,
};

/// The winner, and the clause that ended the game.
#[component]
pub(super) fn Winner(play: Play, last: Standing) -> impl IntoView {
    let first = last.winners().next().unwrap_or(Seat(0));
    let me = play.own_seat();
    let title = move || {
        let winners: Vec<Seat> = last.winners().collect();
        if let [winner] = winners[..]
            && Some(winner) == me
        {
            return play.i18n.say("you-win", &[]);
        }
        let names: Vec<String> = winners.iter().map(|seat| play.seating.name(*seat)).collect();
        let list = play
            .i18n
            .with(|words| words.list(&names.iter().map(String::as_str).collect::<Vec<_>>()));
        let args = [("seats", list.into()), ("count", winners.len().into())];
        play.i18n.say("wins", &args)
    };
    let rules = move || rules_path(play.slug(), play.i18n.lang());
    let ending = move || {
        let told = play.observation.log.get().last().cloned()?;
        Some(view! {
            <p>
                {play.tell(&told.event)} " "
                <Chip clause=told.clause open=move |clause| go(&format!("{}#{clause}", rules())) />
            </p>
        })
    };
    view! {
        <div class="over-head">
            <Pic id=(play.presentation.title.pawn)(first) />
            <div>
                <h1>{title}</h1>
                {ending}
            </div>
        </div>
    }
}

/// Each seat's score by category.
#[component]
pub(super) fn Sheet(play: Play, last: Standing) -> impl IntoView {
    let view = untrack(move || play.observation.view());
    let mut ranked: Vec<Seat> = seats(last.seats).collect();
    ranked.sort_by_key(|seat| last.places[seat.index()]);
    let heads = (play.presentation.tally)(&view, Seat(0));
    let head = |(id, _): &(&'static str, i32)| view! { <th scope="col">{t(id)}</th> };
    let heads = heads.iter().map(head).collect_view();
    let row = |seat: &Seat| {
        let seat = *seat;
        let cells = (play.presentation.tally)(&view, seat);
        let cells = cells.into_iter().map(|(_, count)| view! { <td>{count}</td> }).collect_view();
        view! {
            <tr class:winner=last.places[seat.index()] == 1>
                <th scope="row">
                    <span>{seal(seat)} {move || play.seating.name(seat)}</span>
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
pub(super) fn chart(play: Play, course: &[Standing]) -> AnyView {
    let last = course[course.len() - 1];
    let view = untrack(move || play.observation.view());
    let most =
        seats(last.seats).flat_map(|seat| course.iter().map(move |it| it.points[seat.index()]));
    let goal = (play.presentation.goal)(&view, &last);
    let most = goal.or(most.max()).unwrap_or(1).max(1);
    let line = |seat: Seat| {
        let points = course.iter().map(|it| f64::from(it.points[seat.index()]));
        points.enumerate().collect::<Vec<_>>()
    };
    let title = Signal::derive(move || {
        let each = seats(last.seats)
            .map(|seat| format!("{} {}", play.seating.name(seat), last.points[seat.index()]))
            .collect::<Vec<_>>();
        play.i18n.say("course-about", &[("points", each.join(", ").into())])
    });
    let chart = Chart {
        room: Room::Page,
        plies: course.len() - 1,
        most: f64::from(most),
        lines: seats(last.seats).map(line).collect(),
        rules: rules(most)
            .into_iter()
            .map(|points| (f64::from(points), points.to_string()))
            .collect(),
        goal: Some(f64::from(most)),
        ends: seats(last.seats).map(|seat| last.points[seat.index()].to_string()).collect(),
    };
    chart.draw(play, title)
}

/// The ruled points of a chart: none, all, and thirds between them, each once.
fn rules(most: i32) -> Vec<i32> {
    let mut rules = vec![0, most / 3, 2 * most / 3, most];
    rules.dedup();
    rules
}

#[cfg(test)]
mod tests {
    #[test]
    fn few_points_are_ruled_once_each() {
        assert_eq!(super::rules(24), [0, 8, 16, 24]);
        assert_eq!(super::rules(2), [0, 1, 2]);
        assert_eq!(super::rules(1), [0, 1]);
    }
}
