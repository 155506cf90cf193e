//! A chart over the steps of a game: a line a player, each with its colour, dashes and marks. A tap goes to the step.

use game::{Seat, seats};
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use crate::play::Play;

/// The size of a chart, and the margins around its lines.
const HEIGHT: f64 = 270.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 236.0;
const LEFT: f64 = 50.0;
const RIGHT: f64 = 136.0;
/// The letters of a name that fit there.
const NAME: usize = 8;
/// The marks of a line.
const MARKS: usize = 8;

/// The width of a chart; a narrow one has larger letters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Room {
    /// The width of a page.
    Page,
    /// The width of a column.
    Column,
}

impl Room {
    fn width(self) -> f64 {
        if self == Room::Column || is_narrow() { 400.0 } else { 640.0 }
    }
}

/// Whether the screen is as narrow as a phone.
fn is_narrow() -> bool {
    window().inner_width().ok().and_then(|it| it.as_f64()).is_some_and(|width| width < 600.0)
}

/// The data of a chart.
pub(super) struct Chart {
    pub(super) room: Room,
    /// The number of steps.
    pub(super) plies: usize,
    /// The largest value.
    pub(super) most: f64,
    /// Each seat's values: step and value.
    pub(super) lines: Vec<Vec<(usize, f64)>>,
    /// The ruled values and their labels.
    pub(super) rules: Vec<(f64, String)>,
    /// The value that wins.
    pub(super) goal: Option<f64>,
    /// The value at the end of each line.
    pub(super) ends: Vec<String>,
    /// Numbered marks: step, and the seat on whose line it is.
    pub(super) marks: Vec<(usize, Seat)>,
}

/// From steps and values to coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    width: f64,
    plies: f64,
    most: f64,
}

impl Scale {
    fn x(self, ply: usize) -> f64 {
        LEFT + (self.right() - LEFT) * ply as f64 / self.plies
    }

    fn y(self, height: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * height / self.most
    }

    fn right(self) -> f64 {
        self.width - RIGHT
    }

    /// The step at a part of the chart's width.
    fn ply_at(self, part: f64) -> usize {
        let along = (part * self.width - LEFT) / (self.right() - LEFT);
        (along.clamp(0.0, 1.0) * self.plies).round() as usize
    }
}

impl Chart {
    pub(super) fn draw(self, play: Play, title: Signal<String>) -> AnyView {
        let plies = self.plies;
        let scale = Scale { width: self.room.width(), plies: plies.max(1) as f64, most: self.most };
        let (right, own) = (scale.right(), untrack(move || play.own_seat()));
        let rules = self.rules.iter().map(|(height, text)| self.rule(scale, *height, text));
        let rules = rules.collect_view();
        let lines = seats(self.lines.len() as u8)
            .zip(&self.lines)
            .map(|(seat, line)| draw_line(scale, seat, line, own == Some(seat)))
            .collect_view();
        let marks = self.marks(scale).collect_view();
        let ends = self.ends(play, scale).collect_view();
        let here = move || {
            let at = scale.x(play.timeline.ply()?);
            Some(view! { <path class="here" d=format!("M{at:.1},{TOP}V{BOTTOM}")></path> })
        };
        let tap = move |event: web_sys::MouseEvent| {
            let Some(target) = event.current_target() else { return };
            let place = target.unchecked_into::<web_sys::Element>().get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - place.left()) / place.width();
            play.go_to(scale.ply_at(part));
        };
        view! {
            <svg
                class="chart"
                viewBox=format!("0 0 {} {HEIGHT}", scale.width)
                role="img"
                aria-label=move || title.get()
                on:click=tap
            >
                {rules}
                <text x=LEFT y=BOTTOM + 20.0>
                    "0"
                </text>
                <text x=right y=BOTTOM + 20.0 text-anchor="end">
                    {move || {
                        play.i18n.say("step-of", &[("ply", plies.into()), ("plies", plies.into())])
                    }}
                </text>
                {lines}
                {here}
                {marks}
                {ends}
            </svg>
        }
        .into_any()
    }

    fn rule(&self, scale: Scale, height: f64, text: &str) -> impl IntoView + use<> {
        let class = match self.goal {
            _ if height == 0.0 => "axis",
            Some(goal) if goal == height => "goal",
            _ => "rule",
        };
        let y = scale.y(height);
        view! {
            <path class=class d=format!("M{LEFT},{y:.1}H{}", scale.right())></path>
            <text x=LEFT - 6.0 y=y + 4.0 text-anchor="end">
                {text.to_owned()}
            </text>
        }
    }

    /// Numbers on the lines, each over its step.
    fn marks(&self, scale: Scale) -> impl Iterator<Item = impl IntoView + use<>> {
        (1..).zip(&self.marks).filter_map(move |(number, (ply, seat))| {
            let line = self.lines.get(seat.index())?;
            let (_, height) = line.iter().find(|(at, _)| at == ply)?;
            let (x, y) = (scale.x(*ply), scale.y(*height));
            Some(view! {
                <g class="chart-mark">
                    <path d=format!("M{x:.1},{y:.1}V{BOTTOM}")></path>
                    <circle cx=x cy=y r="11"></circle>
                    <text x=x y=y + 5.0 text-anchor="middle">
                        {number}
                    </text>
                </g>
            })
        })
    }

    /// The names and values at the ends of the lines, moved apart where lines end together.
    fn ends(&self, play: Play, scale: Scale) -> impl Iterator<Item = impl IntoView + use<>> {
        let mut ends: Vec<(f64, Seat, String)> = seats(self.lines.len() as u8)
            .filter_map(|seat| {
                let (_, height) = self.lines[seat.index()].last()?;
                Some((scale.y(*height), seat, self.ends[seat.index()].clone()))
            })
            .collect();
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        for at in 1..ends.len() {
            ends[at].0 = ends[at].0.max(ends[at - 1].0 + 20.0);
        }
        // The lowest label stays inside the box and pushes the others up.
        let mut lowest = BOTTOM + 20.0;
        for end in ends.iter_mut().rev() {
            end.0 = end.0.min(lowest);
            lowest = end.0 - 20.0;
        }
        let right = scale.right();
        ends.into_iter().map(move |(y, seat, text)| {
            view! {
                <use href=format!("#ui-seal-p{seat}") x=right + 6.0 y=y - 9.0 width="18" height="18"></use>
                <text class="end" x=right + 28.0 y=y + 5.0>
                    <tspan>{move || short(&play.seating.name(seat))}</tspan>
                    <tspan dx="6">{text}</tspan>
                </text>
            }
        })
    }
}

/// A name that fits beside a chart.
fn short(name: &str) -> String {
    let mut letters = name.chars();
    let head: String = letters.by_ref().take(NAME).collect();
    if letters.next().is_some() { format!("{}…", head.trim_end()) } else { head }
}

/// A seat's line with its marks; the player's own is broad, over a wash.
fn draw_line(
    scale: Scale,
    seat: Seat,
    line: &[(usize, f64)],
    is_own: bool,
) -> impl IntoView + use<> {
    let points = line.iter().enumerate().map(|(at, &(ply, height))| {
        let sign = if at == 0 { 'M' } else { 'L' };
        format!("{sign}{:.1},{:.1}", scale.x(ply), scale.y(height))
    });
    let path: String = points.collect();
    let wash = line.first().zip(line.last()).filter(|_| is_own).map(|(first, last)| {
        let (from, to) = (scale.x(first.0), scale.x(last.0));
        view! { <path class="wash" d=format!("{path}L{to:.1},{BOTTOM}H{from:.1}Z")></path> }
    });
    let n = line.len().saturating_sub(1);
    // Each seat's marks are shifted, so that they don't overlap where lines do.
    let marks = (1..MARKS).map(|part| part * n / MARKS + seat.index() * n / (5 * MARKS));
    let marks = marks.filter_map(|at| line.get(at.min(n))).map(|&(ply, height)| {
        let (x, y) = (scale.x(ply) - 7.0, scale.y(height) - 7.0);
        view! { <use href=format!("#ui-mark-p{seat}") x=x y=y width="14" height="14"></use> }
    });
    view! {
        {wash}
        <path class=format!("line line-p{seat}") class:own=is_own d=path></path>
        {marks.collect_view()}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_is_shortened() {
        assert_eq!(short("Ann"), "Ann");
        assert_eq!(short("Margaret"), "Margaret");
        assert_eq!(short("Maria Anna"), "Maria An…");
        assert_eq!(short("Zażółć gęś"), "Zażółć g…");
    }

    #[test]
    fn a_tap_on_a_step_goes_to_that_step() {
        let scale = Scale { width: 640.0, plies: 120.0, most: 1.0 };
        for ply in [0, 1, 59, 60, 119, 120] {
            assert_eq!(scale.ply_at(scale.x(ply) / scale.width), ply);
        }
        assert_eq!(scale.ply_at(-1.0), 0, "beside the lines is their beginning");
        assert_eq!(scale.ply_at(1.0), 120, "or their end");
        assert_eq!((scale.y(0.0), scale.y(1.0)), (BOTTOM, TOP));
    }
}
