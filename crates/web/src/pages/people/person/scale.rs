//! The scale of a small chart.

use leptos::prelude::*;

/// The box of a chart, and of the line in it.
const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 170.0;
pub(super) const LEFT: f64 = 40.0;
pub(super) const RIGHT: f64 = 408.0;
const TOP: f64 = 12.0;
pub(super) const BOTTOM: f64 = 142.0;

/// A series of numbers, scaled to the box.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    least: i32,
    most: i32,
    count: usize,
}

impl Scale {
    pub(super) fn of(values: &[i32]) -> Scale {
        let (least, most) = (values.iter().min(), values.iter().max());
        let (least, most) = (least.copied().unwrap_or(0), most.copied().unwrap_or(1));
        // A constant series lies in the middle.
        let room = i32::from(least == most);
        Scale { least: least - room, most: most + room, count: values.len() }
    }

    pub(super) fn x(self, at: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * at as f64 / (self.count - 1).max(1) as f64
    }

    pub(super) fn y(self, value: i32) -> f64 {
        let span = f64::from(self.most - self.least);
        BOTTOM - (BOTTOM - TOP) * f64::from(value - self.least) / span
    }

    fn path(self, values: &[i32]) -> String {
        let step = |(at, value): (usize, &i32)| {
            let sign = if at == 0 { 'M' } else { 'L' };
            format!("{sign}{:.1},{:.1}", self.x(at), self.y(*value))
        };
        values.iter().enumerate().map(step).collect()
    }

    /// The box with three grid lines, the series, and further children.
    pub(super) fn draw(self, values: &[i32], more: impl IntoView + 'static) -> AnyView {
        let rule = move |value: i32| {
            let y = self.y(value);
            view! {
                <path class="rule" d=format!("M{LEFT},{y:.1}H{RIGHT}")></path>
                <text x=LEFT - 8.0 y=y + 4.0 text-anchor="end">
                    {value}
                </text>
            }
        };
        let middle = i32::midpoint(self.least, self.most);
        view! {
            <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {[self.least, middle, self.most].map(rule).into_iter().collect_view()}
                <path class="line line-p1" d=self.path(values)></path>
                {more}
            </svg>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_the_least_to_the_most() {
        assert_eq!(Scale::of(&[3, 13]).path(&[3, 13]), "M40.0,142.0L408.0,12.0");
    }

    #[test]
    fn numbers_that_are_all_alike_lie_in_the_middle() {
        assert_eq!(Scale::of(&[7, 7]).path(&[7, 7]), "M40.0,77.0L408.0,77.0");
    }
}
