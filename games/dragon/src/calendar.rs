//! The events of the twelve months, and the super event of the seventh (D1.5, D8).

use game::{Clause, rule};

use crate::words::words;

/// Months in a year (D3.1).
pub(crate) const MONTHS: usize = 12;
/// Number of events drawn by chance: all but the peace of the first two months (D2.1).
pub(crate) const LAID: usize = MONTHS - 2;
/// The month of the super event (D8.1).
pub const SUPER_MONTH: u8 = 7;

words! {
    /// The event of a month (D1.5).
    pub enum MonthEvent {
        /// Nothing (D5.1).
        Peace "peace",
        /// Pay money (D5.2).
        Tribute "tribute",
        /// Pay rice (D5.3).
        Drought "drought",
        /// Show fireworks (D5.4).
        Festival "festival",
        /// Show helmets (D5.5).
        Raid "raid",
        /// Have healers (D5.6).
        Epidemic "epidemic",
    }
}

impl MonthEvent {
    /// The clause that describes it.
    pub(crate) fn clause(self) -> Clause {
        match self {
            MonthEvent::Peace => rule!("D5.1"),
            MonthEvent::Tribute => rule!("D5.2"),
            MonthEvent::Drought => rule!("D5.3"),
            MonthEvent::Festival => rule!("D5.4"),
            MonthEvent::Raid => rule!("D5.5"),
            MonthEvent::Epidemic => rule!("D5.6"),
        }
    }
}

words! {
    /// The event of month 7 in that expansion (D8).
    pub enum SuperEvent {
        /// Points for persons (D8.2).
        Lantern "lantern",
        /// Points for monks (D8.2).
        Buddha "buddha",
        /// Floors fall (D8.3).
        Earthquake "earthquake",
        /// Goods are washed away (D8.4).
        Tsunami "tsunami",
        /// The month's event again (D8.5).
        Eclipse "eclipse",
        /// Markers go back (D8.6).
        Volcano "volcano",
        /// Cards are blown away (D8.7).
        Tornado "tornado",
        /// Everybody gets a young person (D8.8).
        Dawn "dawn",
        /// Privileges go back (D8.9).
        Assassination "assassination",
        /// A type of persons gives what it stands for (D8.10).
        Treaty "treaty",
    }
}

impl SuperEvent {
    /// The clause that describes it.
    pub(crate) fn clause(self) -> Clause {
        match self {
            SuperEvent::Lantern | SuperEvent::Buddha => rule!("D8.2"),
            SuperEvent::Earthquake => rule!("D8.3"),
            SuperEvent::Tsunami => rule!("D8.4"),
            SuperEvent::Eclipse => rule!("D8.5"),
            SuperEvent::Volcano => rule!("D8.6"),
            SuperEvent::Tornado => rule!("D8.7"),
            SuperEvent::Dawn => rule!("D8.8"),
            SuperEvent::Assassination => rule!("D8.9"),
            SuperEvent::Treaty => rule!("D8.10"),
        }
    }
}

/// Whether these may be the events after the first two months: two of each, no neighbours equal
/// (D2.1).
pub(crate) fn may_lie(laid: &[MonthEvent; LAID]) -> bool {
    let twice = |event: &MonthEvent| laid.iter().filter(|it| *it == event).count() == 2;
    MonthEvent::ALL[1..].iter().all(twice) && laid.windows(2).all(|pair| pair[0] != pair[1])
}

/// Arranges events in the order they were drawn (D2.1).
pub(crate) fn lay_out(drawn: &[MonthEvent; LAID]) -> [MonthEvent; LAID] {
    let mut laid: [Option<MonthEvent>; LAID] = [None; LAID];
    for &event in drawn {
        let mut free = (0..LAID).filter(|&at| laid[at].is_none());
        let first = free.next().expect("there are as many months as events");
        let repeats = 0 < first && laid[first - 1] == Some(event);
        let at = if repeats { free.next().unwrap_or(first) } else { first };
        laid[at] = Some(event);
    }
    let mut laid = laid.map(|event| event.expect("every month has its event"));
    if laid[LAID - 2] == laid[LAID - 1] {
        laid.swap(LAID - 3, LAID - 2);
    }
    laid
}
