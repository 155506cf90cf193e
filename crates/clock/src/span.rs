//! Stretches of time.

use serde::{Deserialize, Serialize};

use crate::Moment;

/// A half-open interval of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// Start, included.
    pub from: Moment,
    /// End, excluded; null if open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
}

impl Span {
    /// A span that has an end.
    pub fn new(from: Moment, until: Moment) -> Span {
        Span { from, until: Some(until) }
    }

    /// A span without an end.
    pub fn open(from: Moment) -> Span {
        Span { from, until: None }
    }

    /// Whether no moment is in it.
    pub fn is_empty(self) -> bool {
        self.is_over(self.from)
    }

    /// Whether nothing of it is left from a moment on.
    pub(crate) fn is_over(self, at: Moment) -> bool {
        self.until.is_some_and(|until| until <= at)
    }
}

/// The same moments in spans that are in order and apart from each other.
pub(crate) fn united(mut spans: Vec<Span>) -> Vec<Span> {
    spans.retain(|span| !span.is_empty());
    spans.sort_by_key(|span| span.from);
    let mut apart: Vec<Span> = Vec::with_capacity(spans.len());
    for span in spans {
        match apart.last_mut() {
            Some(last) if last.until.is_none_or(|until| span.from <= until) => {
                last.until = later(last.until, span.until);
            }
            _ => apart.push(span),
        }
    }
    apart
}

/// The gaps from a moment on between disjoint spans in order.
pub(crate) fn between(spans: &[Span], from: Moment) -> Vec<Span> {
    let mut left = Vec::with_capacity(spans.len() + 1);
    let mut next = Some(from);
    for span in spans.iter().filter(|span| !span.is_over(from)) {
        left.extend(next.map(|next| Span::new(next, span.from)).filter(|gap| !gap.is_empty()));
        next = span.until;
    }
    left.extend(next.map(Span::open));
    left
}

/// The later of two ends.
fn later(one: Option<Moment>, other: Option<Moment>) -> Option<Moment> {
    Some(one?.max(other?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(from: i64, until: i64) -> Span {
        Span::new(Moment(from), Moment(until))
    }

    #[test]
    fn spans_that_meet_or_overlap_become_one() {
        let spans = vec![span(50, 60), span(20, 30), span(10, 20), span(55, 65), span(80, 81)];
        assert_eq!(united(spans), [span(10, 30), span(50, 65), span(80, 81)]);
    }

    #[test]
    fn empty_spans_are_left_out() {
        assert_eq!(united(vec![span(70, 70), span(9, 4), span(1, 2)]), [span(1, 2)]);
    }

    #[test]
    fn a_long_span_holds_a_short_one() {
        assert_eq!(united(vec![span(12, 14), span(10, 20)]), [span(10, 20)]);
        let open = Span::open(Moment(10));
        assert_eq!(united(vec![open, span(12, 14), span(90, 91)]), [open]);
    }

    #[test]
    fn gaps_lie_between_spans() {
        let spans = [span(10, 20), span(30, 40)];
        let left = |from| between(&spans, Moment(from));
        assert_eq!(left(5), [span(5, 10), span(20, 30), Span::open(Moment(40))]);
        assert_eq!(left(10), [span(20, 30), Span::open(Moment(40))]);
        assert_eq!(left(20), [span(20, 30), Span::open(Moment(40))]);
        assert_eq!(left(35), [Span::open(Moment(40))]);
        assert_eq!(left(99), [Span::open(Moment(99))]);
        assert_eq!(between(&[Span::open(Moment(10))], Moment(4)), [span(4, 10)]);
        assert_eq!(between(&[Span::open(Moment(10))], Moment(11)), []);
    }
}
