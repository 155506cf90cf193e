//! A person's results in a title over time: a chart, and a table for screen readers.

use clock::Moment;
use leptos::prelude::*;

use super::{
    scale::{BOTTOM, LEFT, RIGHT, Scale},
    state::{PersonState, seat_of},
};
use crate::{
    i18n::{I18n, t},
    when,
};

/// A game of the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dot {
    at: Moment,
    points: i32,
    place: u8,
    seats: usize,
}

/// The loaded games of a title, oldest first.
fn dots(known: PersonState, slug: &str) -> Vec<Dot> {
    known.games.with(|games| {
        let of_title = games.iter().rev().filter(|it| it.game == slug);
        let dot = of_title.filter_map(|it| {
            let seat = seat_of(it, known.id)?;
            let (points, place) = (seat.points, seat.place);
            Some(Dot { at: it.ended_at, points, place, seats: it.seats.len() })
        });
        dot.collect()
    })
}

/// Points of each game, from two games on; a full dot is a win.
pub(super) fn chart(known: PersonState, slug: &'static str) -> Option<impl IntoView> {
    let dots = dots(known, slug);
    if dots.len() < 2 {
        return None;
    }
    let i18n = I18n::get();
    let values: Vec<i32> = dots.iter().map(|dot| dot.points).collect();
    let scale = Scale::of(&values);
    let mark = |(at, dot): (usize, &Dot)| {
        let class = if dot.place == 1 { "dot won" } else { "dot" };
        let (x, y) = (format!("{:.1}", scale.x(at)), format!("{:.1}", scale.y(dot.points)));
        view! { <circle class=class cx=x cy=y r="4.5"></circle> }
    };
    let (first, last) = (dots[0].at, dots[dots.len() - 1].at);
    let more = view! {
        <text x=LEFT y=BOTTOM + 22.0>
            {move || when::day(i18n, first)}
        </text>
        <text x=RIGHT y=BOTTOM + 22.0 text-anchor="end">
            {move || when::day(i18n, last)}
        </text>
        {dots.iter().enumerate().map(mark).collect_view()}
    };
    Some(view! {
        <figure class="course">
            <figcaption class="soft">{t("course-of")}</figcaption>
            {scale.draw(&values, more)}
            {table(&dots)}
        </figure>
    })
}

/// The table for screen readers.
fn table(dots: &[Dot]) -> impl IntoView + use<> {
    let i18n = I18n::get();
    let row = move |dot: &Dot| {
        let Dot { at, points, place, seats } = *dot;
        let args = [("place", place.into()), ("seats", seats.into())];
        view! {
            <tr>
                <th scope="row">{when::day(i18n, at)}</th>
                <td>{points}</td>
                <td>{i18n.say("place-of", &args)}</td>
            </tr>
        }
    };
    view! {
        <div class="sr-only">
            <table>
                <caption>{t("course-of")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t("course-day")}</th>
                        <th scope="col">{t("points")}</th>
                        <th scope="col">{t("place")}</th>
                    </tr>
                </thead>
                <tbody>{dots.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
