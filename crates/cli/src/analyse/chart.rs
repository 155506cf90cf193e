//! Win probabilities as an SVG chart: one line a seat, distinguished by dashes and shapes as well as colours.

use std::fmt::Write as _;

use bots::{AnnotatedMove, GameAnalysis, Judgement, SeatStatistics};
use game::{SEATS_MAX, Seat, seats};
use table::Table;

use super::title::title;
use crate::play::story::Story;

/// Size of the chart.
const SIZE: (f32, f32) = (960.0, 480.0);
/// Plot area: left, top, right and bottom.
const ROOM: (f32, f32, f32, f32) = (64.0, 84.0, 800.0, 408.0);
/// Grid lines, in percent.
const GRID: [u32; 5] = [0, 25, 50, 75, 100];
/// Tick intervals of the axis: the first that gives at most [`NUMBERS`] ticks.
const STRIDES: [usize; 6] = [10, 20, 25, 50, 100, 250];
const NUMBERS: usize = 12;
/// Least distance between labels.
const APART: f32 = 48.0;
/// Distance between shapes on a line.
const BETWEEN_SHAPES: f32 = 64.0;

/// Dash pattern of each seat.
const DASHES: [&str; SEATS_MAX] = ["none", "9 4", "2 4", "12 4 2 4", "5 3"];

/// Colour-blind-safe colours of the seats, for light and dark themes.
const STYLE: &str = "
    svg { color-scheme: light dark; font-family: system-ui, 'Segoe UI', sans-serif; }
    .paper { fill: #fdfcf9; } .ink { fill: #23211d; } .soft { fill: #66615a; }
    .grid { stroke: #e2ddd3; stroke-width: 1; } .axis { stroke: #a39c90; stroke-width: 1; }
    .line { fill: none; stroke-width: 2.2; stroke-linejoin: round; stroke-linecap: round; }
    .lead { fill: none; stroke-width: 1; opacity: 0.6; }
    .shape { stroke: #fdfcf9; stroke-width: 1.2; }
    .sign { font-weight: 700; font-size: 15px; paint-order: stroke; stroke: #fdfcf9; stroke-width: 4;
        stroke-linejoin: round; }
    .s0 { stroke: #b3261e; } .f0 { fill: #b3261e; } .s1 { stroke: #0b62a8; } .f1 { fill: #0b62a8; }
    .s2 { stroke: #00735a; } .f2 { fill: #00735a; } .s3 { stroke: #8a4b9c; } .f3 { fill: #8a4b9c; }
    .s4 { stroke: #8a5a00; } .f4 { fill: #8a5a00; }
    @media (prefers-color-scheme: dark) {
        .paper { fill: #1b1a18; } .ink { fill: #f1ede4; } .soft { fill: #b3aca0; }
        .grid { stroke: #34312c; } .axis { stroke: #6d675e; }
        .shape { stroke: #1b1a18; } .sign { stroke: #1b1a18; }
        .s0 { stroke: #ff8a7d; } .f0 { fill: #ff8a7d; } .s1 { stroke: #74b9ff; } .f1 { fill: #74b9ff; }
        .s2 { stroke: #4fd1ae; } .f2 { fill: #4fd1ae; } .s3 { stroke: #d7a2e8; } .f3 { fill: #d7a2e8; }
        .s4 { stroke: #f0b84a; } .f4 { fill: #f0b84a; }
    }
";

/// Draws the win probabilities over a game.
pub(super) fn draw(table: &dyn Table, story: &Story, analysis: &GameAnalysis<String>) -> String {
    let chart = Chart { story, analysis, plies: table.ply().max(1), seats: table.seats() };
    let mut svg = String::new();
    // Writing to a string can't fail.
    let _ = chart.write(&mut svg, &title(table, story));
    svg
}

struct Chart<'a> {
    story: &'a Story,
    analysis: &'a GameAnalysis<String>,
    plies: usize,
    seats: u8,
}

impl Chart<'_> {
    fn write(&self, out: &mut String, title: &str) -> std::fmt::Result {
        let ((width, height), (left, top, ..)) = (SIZE, ROOM);
        let heading = self.story.say("chart-title", &[("title", title.into())]);
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" aria-labelledby=\"title desc\">"
        )?;
        writeln!(out, "<title id=\"title\">{}</title>", safe(&heading))?;
        writeln!(out, "<desc id=\"desc\">{}</desc>", safe(&self.described()))?;
        writeln!(out, "<style>{STYLE}</style>")?;
        writeln!(out, "<rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"12\"/>")?;
        text(out, [left, 36.0], "class=\"ink\" font-size=\"20\" font-weight=\"600\"", &heading)?;
        let y_axis = self.story.say("chart-y", &[]);
        text(out, [left, top - 22.0], "class=\"soft\" font-size=\"13\"", &y_axis)?;
        self.axes(out)?;
        for seat in seats(self.seats) {
            self.line(out, seat)?;
        }
        self.signs(out)?;
        self.names(out)?;
        writeln!(out, "</svg>")
    }

    /// Text alternative of the chart.
    fn described(&self) -> String {
        let player = |(seat, sum): (Seat, &SeatStatistics)| {
            let args = [
                ("seat", self.story.name(seat).into()),
                ("start", self.story.points(sum.start).into()),
                ("end", self.story.points(sum.end).into()),
                ("luck", self.story.change(sum.luck).into()),
                ("skill", self.story.change(sum.skill).into()),
            ];
            self.story.say("chart-player", &args)
        };
        let players: Vec<String> =
            seats(self.seats).zip(&self.analysis.seats).map(player).collect();
        let args = [("plies", self.plies.into()), ("players", players.join(" ").into())];
        self.story.say("chart-desc", &args)
    }

    fn axes(&self, out: &mut String) -> std::fmt::Result {
        let (left, _, right, bottom) = ROOM;
        for percent in GRID {
            let y = height_of(percent as f32 / 100.0);
            let class = if percent == 0 { "axis" } else { "grid" };
            writeln!(out, "<path class=\"{class}\" d=\"M{left} {y:.1}H{right}\"/>")?;
            let label = format!("{percent} %");
            text(
                out,
                [left - 10.0, y + 4.0],
                "class=\"soft\" font-size=\"12\" text-anchor=\"end\"",
                &label,
            )?;
        }
        let fits = |stride: &usize| self.plies / stride < NUMBERS;
        let stride = STRIDES.into_iter().find(fits).unwrap_or(self.plies);
        for ply in (0..=self.plies).step_by(stride) {
            let x = self.place_of(ply);
            writeln!(out, "<path class=\"axis\" d=\"M{x:.1} {bottom}v5\"/>")?;
            let place = [x, bottom + 20.0];
            text(
                out,
                place,
                "class=\"soft\" font-size=\"12\" text-anchor=\"middle\"",
                &ply.to_string(),
            )?;
        }
        let middle = [(left + right) / 2.0, bottom + 42.0];
        let x_axis = self.story.say("chart-x", &[]);
        text(out, middle, "class=\"soft\" font-size=\"13\" text-anchor=\"middle\"", &x_axis)?;
        let legend = self.story.say("chart-legend", &[]);
        let place = [SIZE.0 - 24.0, bottom + 42.0];
        text(
            out,
            place,
            "class=\"soft\" font-size=\"12\" text-anchor=\"end\" xml:space=\"preserve\"",
            &legend,
        )
    }

    /// A seat's line with its shapes.
    fn line(&self, out: &mut String, seat: Seat) -> std::fmt::Result {
        let at = seat.index();
        let points = &self.analysis.points;
        let places: Vec<(f32, f32)> = points
            .iter()
            .map(|point| (self.place_of(point.ply), height_of(point.shares[at])))
            .collect();
        let mut way = String::new();
        for (index, (x, y)) in places.iter().enumerate() {
            write!(way, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' })?;
        }
        let dashes = DASHES[at];
        writeln!(out, "<path class=\"line s{at}\" stroke-dasharray=\"{dashes}\" d=\"{way}\"/>")?;
        // Shapes of different seats are offset.
        let mut next = ROOM.0 + BETWEEN_SHAPES * (at as f32 + 0.5) / f32::from(self.seats);
        for &(x, y) in places.iter().filter(|(x, _)| *x < ROOM.2 - 8.0) {
            if next <= x {
                shape(out, at, [x, y])?;
                next = x + BETWEEN_SHAPES;
            }
        }
        Ok(())
    }

    /// Glyphs of blunders and mistakes.
    fn signs(&self, out: &mut String) -> std::fmt::Result {
        let mut taken: Vec<(f32, f32)> = Vec::new();
        for it in &self.analysis.decisions {
            let Some(judgement @ (Judgement::Blunder | Judgement::Mistake)) = it.judgement() else {
                continue;
            };
            let Some(point) = self.analysis.points.iter().find(|point| point.ply == it.ply) else {
                continue;
            };
            let at = it.seat.index();
            let (x, y) = (self.place_of(it.ply), height_of(point.shares[at]));
            // Above the line, and above other glyphs.
            let mut up = (y - 9.0).max(ROOM.1 - 4.0);
            while taken.iter().any(|(x2, y2)| (x - x2).abs() < 16.0 && (up - y2).abs() < 14.0) {
                up -= 14.0;
            }
            taken.push((x, up));
            writeln!(out, "<g><title>{}</title>", safe(&self.blamed(it)))?;
            let style = format!("class=\"sign f{at}\" text-anchor=\"middle\"");
            text(out, [x, up], &style, judgement.glyph())?;
            writeln!(out, "</g>")?;
        }
        Ok(())
    }

    fn blamed(&self, it: &AnnotatedMove<String>) -> String {
        let args = [
            ("ply", (it.ply + 1).into()),
            ("seat", self.story.name(it.seat).into()),
            ("played", it.played.as_str().into()),
            ("loss", self.story.change(-it.loss()).into()),
            ("best", it.best.as_str().into()),
        ];
        self.story.say("chart-mark", &args)
    }

    /// Labels at the ends of the lines, moved apart where they overlap.
    fn names(&self, out: &mut String) -> std::fmt::Result {
        let Some(last) = self.analysis.points.last() else { return Ok(()) };
        let (right, end) = (ROOM.2, self.place_of(last.ply));
        let mut order: Vec<Seat> = seats(self.seats).collect();
        order.sort_by(|one, other| last.shares[other.index()].total_cmp(&last.shares[one.index()]));
        let heights: Vec<f32> =
            order.iter().map(|seat| height_of(last.shares[seat.index()])).collect();
        for (seat, (from, to)) in order.iter().zip(heights.iter().zip(apart(&heights))) {
            let at = seat.index();
            writeln!(
                out,
                "<path class=\"lead s{at}\" d=\"M{end:.1} {from:.1}L{:.1} {to:.1}\"/>",
                right + 14.0
            )?;
            shape(out, at, [right + 20.0, to])?;
            let name: String = self.story.name(*seat).chars().take(14).collect();
            let style = format!("class=\"f{at}\" font-size=\"14\" font-weight=\"600\"");
            text(out, [right + 32.0, to + 1.0], &style, &name)?;
            let share = format!("{} %", self.story.points(last.shares[at]));
            let luck = self.story.change(self.analysis.seats[at].luck);
            let luck = self.story.say("chart-luck", &[("luck", luck.into())]);
            for (line, words) in [(15.0, share), (29.0, luck)] {
                let place = [right + 32.0, to + line];
                text(out, place, "class=\"soft\" font-size=\"12\"", &words)?;
            }
        }
        Ok(())
    }

    fn place_of(&self, ply: usize) -> f32 {
        let (left, _, right, _) = ROOM;
        left + (right - left) * ply as f32 / self.plies as f32
    }
}

fn height_of(share: f32) -> f32 {
    let (_, top, _, bottom) = ROOM;
    bottom - (bottom - top) * share
}

/// Moves heights, sorted from the top, down until they don't overlap, then up into the plot area.
fn apart(heights: &[f32]) -> Vec<f32> {
    let mut moved = heights.to_vec();
    for at in 1..moved.len() {
        moved[at] = moved[at].max(moved[at - 1] + APART);
    }
    let mut lowest = ROOM.3 - 12.0;
    for height in moved.iter_mut().rev() {
        *height = height.min(lowest);
        lowest = *height - APART;
    }
    moved
}

/// The shape of a seat: a disc, a square, a triangle, a diamond or a triangle on its tip.
fn shape(out: &mut String, at: usize, [x, y]: [f32; 2]) -> std::fmt::Result {
    let way = match at {
        0 => "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
        1 => "M-4.5 -4.5h9v9h-9z",
        2 => "M0 -6L5.5 4.5H-5.5z",
        3 => "M0 -6.5L5.5 0L0 6.5L-5.5 0z",
        _ => "M0 6L5.5 -4.5H-5.5z",
    };
    writeln!(
        out,
        "<path class=\"shape f{at}\" transform=\"translate({x:.1} {y:.1})\" d=\"{way}\"/>"
    )
}

fn text(out: &mut String, [x, y]: [f32; 2], style: &str, words: &str) -> std::fmt::Result {
    writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" {style}>{}</text>", safe(words))
}

/// Escapes XML.
fn safe(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_apart_and_in_the_picture() {
        assert_eq!(apart(&[100.0, 300.0]), [100.0, 300.0]);
        assert_eq!(apart(&[408.0, 408.0]), [348.0, 396.0]);
        assert_eq!(apart(&[84.0, 84.0, 84.0]), [84.0, 132.0, 180.0]);
    }

    #[test]
    fn names_are_no_markup() {
        assert_eq!(safe("<Shan & \"Mei\">"), "&lt;Shan &amp; &quot;Mei&quot;&gt;");
    }
}
