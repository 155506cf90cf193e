//! When the service was down.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Moment, Span, span::united};

/// Spans in which the service could not accept moves: every clock is stopped in them. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Span>", into = "Vec<Span>")]
pub struct Outages {
    /// In order, and apart from each other.
    spans: Arc<[Span]>,
}

impl Outages {
    /// Outages of these spans. They may overlap, be in any order, and be unfinished.
    pub fn new(spans: impl IntoIterator<Item = Span>) -> Outages {
        Outages { spans: united(spans.into_iter().collect()).into() }
    }

    /// Outages that end after a moment.
    pub(crate) fn after(&self, at: Moment) -> &[Span] {
        &self.spans[self.spans.partition_point(|span| span.is_over(at))..]
    }
}

impl Default for Outages {
    fn default() -> Outages {
        Outages::new([])
    }
}

impl From<Vec<Span>> for Outages {
    fn from(spans: Vec<Span>) -> Outages {
        Outages::new(spans)
    }
}

impl From<Outages> for Vec<Span> {
    fn from(outages: Outages) -> Vec<Span> {
        outages.spans.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_are_put_in_order_when_they_are_read() {
        let read = |text| serde_json::from_str::<Outages>(text).expect("it is a list of spans");
        let outages = read(r#"[{"from":50},{"from":15,"until":30},{"from":10,"until":20}]"#);
        let written = serde_json::to_string(&outages).expect("it is plain data");
        assert_eq!(written, r#"[{"from":10,"until":30},{"from":50}]"#);
        assert_eq!(read(&written), outages);
        assert_eq!(outages.after(Moment(29)).len(), 2);
        assert_eq!(outages.after(Moment(30)), [Span::open(Moment(50))]);
    }
}
