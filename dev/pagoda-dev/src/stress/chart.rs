//! A time series with events, as an SVG chart.

use std::fmt::Write as _;

/// Size of the chart.
const SIZE: (f64, f64) = (960.0, 480.0);
/// Plot area: left, top, right and bottom.
const ROOM: (f64, f64, f64, f64) = (72.0, 96.0, 936.0, 428.0);
/// Ticks of the axis.
const NUMBERS: usize = 4;

const STYLE: &str = "
    svg { color-scheme: light dark; font: 14px system-ui, 'Segoe UI', sans-serif; }
    .paper { fill: #fdfcf9; } .ink { fill: #23211d; } .soft { fill: #66615a; } .title { font-size: 20px; font-weight: 600; }
    .grid { stroke: #e2ddd3; } .line { fill: none; stroke: #0b62a8; stroke-width: 2; stroke-linejoin: round; }
    .mark { stroke: #b3261e; stroke-dasharray: 3 4; }
    @media (prefers-color-scheme: dark) {
        .paper { fill: #1b1a18; } .ink { fill: #f1ede4; } .soft { fill: #b3aca0; }
        .grid { stroke: #34312c; } .line { stroke: #74b9ff; } .mark { stroke: #ff8a7d; }
    }
";

/// A chart.
pub(super) struct Chart<'a> {
    pub(super) title: &'a str,
    /// Figures, a line each; the first ones are the caption, all are in the text alternative.
    pub(super) told: &'a [String],
    /// Work per second, or per unit of `unit`.
    pub(super) rates: &'a [usize],
    /// Unit of the x axis: seconds, or hours.
    pub(super) unit: &'static str,
    /// Events with their second.
    pub(super) marks: &'a [(f64, &'static str)],
}

impl Chart<'_> {
    fn most(&self) -> usize {
        self.rates.iter().copied().max().unwrap_or(0).max(1)
    }

    fn x(&self, second: f64) -> f64 {
        let last = (self.rates.len().max(2) - 1) as f64;
        ROOM.0 + (ROOM.2 - ROOM.0) * (second / last).clamp(0.0, 1.0)
    }

    fn y(&self, rate: f64) -> f64 {
        ROOM.3 - (ROOM.3 - ROOM.1) * rate / self.most() as f64
    }

    /// The chart as SVG.
    pub(super) fn draw(&self) -> String {
        let mut svg = String::new();
        // Writing to a string can't fail.
        let _ = self.write(&mut svg);
        svg
    }

    fn write(&self, svg: &mut String) -> std::fmt::Result {
        let (width, height) = SIZE;
        writeln!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">"
        )?;
        writeln!(svg, "<title>{}</title><desc>{}</desc>", self.title, self.told.join("; "))?;
        writeln!(
            svg,
            "<style>{STYLE}</style><rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>"
        )?;
        writeln!(svg, "<text class=\"ink title\" x=\"24\" y=\"36\">{}</text>", self.title)?;
        let above = self.told.iter().take(4).cloned().collect::<Vec<_>>().join(" · ");
        writeln!(svg, "<text class=\"soft\" x=\"24\" y=\"62\">{above}</text>")?;
        self.write_grid(svg)?;
        for (second, what) in self.marks {
            let x = self.x(*second);
            writeln!(
                svg,
                "<path class=\"mark\" d=\"M{x:.1} {}V{}\"><title>{what}, {second:.0} {}</title></path>",
                ROOM.1, ROOM.3, self.unit
            )?;
        }
        let points = self.rates.iter().enumerate();
        let points = points
            .map(|(at, rate)| format!("{:.1} {:.1}", self.x(at as f64), self.y(*rate as f64)));
        writeln!(svg, "<path class=\"line\" d=\"M{}\"/>", points.collect::<Vec<_>>().join("L"))?;
        writeln!(svg, "</svg>")
    }

    fn write_grid(&self, svg: &mut String) -> std::fmt::Result {
        for part in 0..=NUMBERS {
            let rate = self.most() as f64 * part as f64 / NUMBERS as f64;
            let y = self.y(rate);
            writeln!(svg, "<path class=\"grid\" d=\"M{} {y:.1}H{}\"/>", ROOM.0, ROOM.2)?;
            let (x, y) = (ROOM.0 - 8.0, y + 5.0);
            writeln!(
                svg,
                "<text class=\"soft\" x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{rate:.0}</text>"
            )?;
        }
        let (last, y) = (self.rates.len().saturating_sub(1), ROOM.3 + 24.0);
        writeln!(svg, "<text class=\"soft\" x=\"{}\" y=\"{y}\">0 {}</text>", ROOM.0, self.unit)?;
        writeln!(
            svg,
            "<text class=\"soft\" x=\"{}\" y=\"{y}\" text-anchor=\"end\">{last} {}</text>",
            ROOM.2, self.unit
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_goes_from_nothing_to_the_most_and_marks_stand_where_they_were() {
        let told = ["moves: 30".to_owned()];
        let chart = Chart {
            title: "load",
            told: &told,
            rates: &[0, 10, 20],
            unit: "s",
            marks: &[(1.0, "killed")],
        };
        let svg = chart.draw();
        assert!(svg.contains("M72.0 428.0L504.0 262.0L936.0 96.0"), "{svg}");
        assert!(svg.contains("M504.0 96V428\"><title>killed, 1 s"), "{svg}");
        assert!(svg.contains(">20</text>") && svg.contains("moves: 30"));
    }

    #[test]
    fn empty_chart_can_be_drawn() {
        let chart = Chart { title: "load", told: &[], rates: &[], unit: "s", marks: &[] };
        assert!(chart.draw().ends_with("</svg>\n"));
    }
}
