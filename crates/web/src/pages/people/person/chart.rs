//! How somebody's games of a title went, one after the other: a line, and a table for who can't see it.

use leptos::prelude::*;

use super::{Known, seat_of};
use crate::{
    pages::people::when,
    words::{Tongue, t},
};

/// The box of the chart and of the line in it.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 170.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 408.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 142.0;

/// A game, as far as the chart shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dot {
    at: i64,
    points: i32,
    place: u8,
    seats: usize,
}

/// Where the numbers lie in the box.
#[derive(Clone, Copy)]
struct Scale {
    least: i32,
    most: i32,
    count: usize,
}

impl Scale {
    fn of(dots: &[Dot]) -> Scale {
        let points = || dots.iter().map(|dot| dot.points);
        let (least, most) = (points().min().unwrap_or(0), points().max().unwrap_or(1));
        // A line of games that went all alike lies in the middle.
        let room = i32::from(least == most);
        Scale { least: least - room, most: most + room, count: dots.len() }
    }

    fn x(self, at: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * at as f64 / (self.count - 1).max(1) as f64
    }

    fn y(self, points: i32) -> f64 {
        let span = f64::from(self.most - self.least);
        BOTTOM - (BOTTOM - TOP) * f64::from(points - self.least) / span
    }

    fn path(self, dots: &[Dot]) -> String {
        let step = |(at, dot): (usize, &Dot)| {
            let sign = if at == 0 { 'M' } else { 'L' };
            format!("{sign}{:.1},{:.1}", self.x(at), self.y(dot.points))
        };
        dots.iter().enumerate().map(step).collect()
    }
}

/// The games of a title that are known, the oldest first.
fn dots(known: Known, slug: &str) -> Vec<Dot> {
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

/// Points of each game; a full dot is a win. Two games make a line.
pub(super) fn chart(known: Known, slug: &'static str) -> Option<impl IntoView> {
    let dots = dots(known, slug);
    if dots.len() < 2 {
        return None;
    }
    let tongue = Tongue::get();
    let scale = Scale::of(&dots);
    let rule = move |points: i32| {
        let y = scale.y(points);
        view! {
            <path class="rule" d=format!("M{LEFT},{y:.1}H{RIGHT}")></path>
            <text x=LEFT - 8.0 y=y + 4.0 text-anchor="end">
                {points}
            </text>
        }
    };
    let mark = |(at, dot): (usize, &Dot)| {
        let class = if dot.place == 1 { "dot won" } else { "dot" };
        let (x, y) = (format!("{:.1}", scale.x(at)), format!("{:.1}", scale.y(dot.points)));
        view! { <circle class=class cx=x cy=y r="4.5"></circle> }
    };
    let middle = i32::midpoint(scale.least, scale.most);
    let (first, last) = (dots[0].at, dots[dots.len() - 1].at);
    Some(view! {
        <figure class="course">
            <figcaption class="soft">{t("course-of")}</figcaption>
            <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {[scale.least, middle, scale.most].map(rule).into_iter().collect_view()}
                <text x=LEFT y=BOTTOM + 22.0>
                    {move || when::day(tongue, first)}
                </text>
                <text x=RIGHT y=BOTTOM + 22.0 text-anchor="end">
                    {move || when::day(tongue, last)}
                </text>
                <path class="line line-p1" d=scale.path(&dots)></path>
                {dots.iter().enumerate().map(mark).collect_view()}
            </svg>
            {table(&dots)}
        </figure>
    })
}

/// The same for screen readers.
fn table(dots: &[Dot]) -> impl IntoView + use<> {
    let tongue = Tongue::get();
    let row = move |dot: &Dot| {
        let Dot { at, points, place, seats } = *dot;
        let args = [("place", place.into()), ("seats", seats.into())];
        view! {
            <tr>
                <th scope="row">{when::day(tongue, at)}</th>
                <td>{points}</td>
                <td>{tongue.say("place-of", &args)}</td>
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

#[cfg(test)]
mod tests {
    use super::*;

    fn dot(points: i32) -> Dot {
        Dot { at: 0, points, place: 1, seats: 2 }
    }

    #[test]
    fn a_line_goes_from_the_least_to_the_most() {
        let dots = [dot(3), dot(13)];
        let scale = Scale::of(&dots);
        assert_eq!(scale.path(&dots), "M40.0,142.0L408.0,12.0");
    }

    #[test]
    fn games_that_went_all_alike_lie_in_the_middle() {
        let dots = [dot(7), dot(7)];
        assert_eq!(Scale::of(&dots).path(&dots), "M40.0,77.0L408.0,77.0");
    }
}
