//! The score sheet: who won, points by category, points after each step.

use game::{Seat, Standing, seats};
use leptos::prelude::*;

use super::{
    chart::{Chart, Room},
    tally::{Cell, Tally, scores},
};
use crate::{
    frame::{go, rules_path},
    i18n::t,
    parts::{Chip, Pic, seal},
    play::Play,
};

/// The name of the winner or winners, as a sentence.
pub(super) fn winner_title(play: Play, last: &Standing) -> String {
    let winners: Vec<Seat> = last.winners().collect();
    if let [winner] = winners[..]
        && Some(winner) == play.own_seat()
    {
        return play.i18n.say("you-win", &[]);
    }
    let names: Vec<String> = winners.iter().map(|seat| play.seating.name(*seat)).collect();
    let list =
        play.i18n.with(|words| words.list(&names.iter().map(String::as_str).collect::<Vec<_>>()));
    let args = [("seats", list.into()), ("count", winners.len().into())];
    play.i18n.say("wins", &args)
}

/// Why the winner won: the total, and the next one's.
pub(super) fn winner_reason(play: Play, last: &Standing) -> Option<String> {
    let mut ranked: Vec<Seat> = seats(last.seats).collect();
    ranked.sort_by_key(|seat| last.places[seat.index()]);
    let [winner, second, ..] = ranked[..] else { return None };
    let (points, next) = (last.points[winner.index()], last.points[second.index()]);
    let args = [
        ("points", points.into()),
        ("seat", play.seating.name(second).into()),
        ("next", next.into()),
    ];
    let is_shared = last.places[second.index()] == 1;
    let id = match points == next {
        _ if is_shared => return None,
        true => "score-tie",
        false => "score-lead",
    };
    Some(play.i18n.say(id, &args))
}

/// The winner, the reason, and the clause that ended the game.
#[component]
pub(super) fn Winner(play: Play, last: Standing) -> impl IntoView {
    let first = last.winners().next().unwrap_or(Seat(0));
    let rules = move || rules_path(play.slug(), play.i18n.lang());
    let ending = move || {
        let told = play.observation.log.get().last().cloned()?;
        Some(view! {
            <p>
                {winner_reason(play, &last)} " " {play.tell(&told.event)} " "
                <Chip clause=told.clause open=move |clause| go(&format!("{}#{clause}", rules())) />
            </p>
        })
    };
    view! {
        <div class="over-head">
            <span class="stamp">
                <Pic id=(play.presentation.title.pawn)(first) />
            </span>
            <div>
                <h1>{move || winner_title(play, &last)}</h1>
                {ending}
            </div>
        </div>
    }
}

/// Each seat's score: total first, then by category.
#[component]
pub(super) fn Sheet(play: Play, last: Standing) -> impl IntoView {
    let scores = scores(play, &last);
    let head = |it: &Cell| view! { <th scope="col">{t(it.id)}</th> };
    let heads = scores.first().map(|it| it.cells.iter().map(head).collect_view());
    let row = |tally: &Tally| {
        let seat = tally.seat;
        view! {
            <tr class:winner=last.places[seat.index()] == 1>
                <th scope="row">
                    <span>{seal(seat)} {move || play.seating.name(seat)}</span>
                </th>
                <td class="total">{last.points[seat.index()]}</td>
                {tally.cells.iter().map(sheet_cell).collect_view()}
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
                        <th scope="col" class="total">
                            {t("points")}
                        </th>
                        {heads}
                        <th scope="col">{t("place")}</th>
                    </tr>
                </thead>
                <tbody>{scores.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
        {note(play)}
    }
}

/// A category of a seat: filled up, as `5+2` has it, and ringed if it is the one that counts.
fn sheet_cell(cell: &Cell) -> impl IntoView + use<> {
    let Cell { count, added, is_lowest, .. } = *cell;
    let sum = (0 < added).then(|| view! { <small>{format!("{count}+{added}")}</small> });
    view! {
        <td>
            <span class="cell" class:lowest=is_lowest>
                <b>{count + added}</b>
                {sum}
            </span>
        </td>
    }
}

/// The note on a score of which the lowest category counts.
fn note(play: Play) -> Option<impl IntoView> {
    let spread = play.presentation.spread?;
    let rules = move || rules_path(play.slug(), play.i18n.lang());
    Some(view! {
        <p class="soft sheet-note">
            {t(spread.note)} " "
            <Chip
                clause=spread.clause
                open=move |clause| go(&format!("{}#{clause}", rules()))
            />
        </p>
    })
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
        marks: Vec::new(),
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
