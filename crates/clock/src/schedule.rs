//! A user's playing hours and vacations.

use serde::{Deserialize, Serialize};

use crate::{Hours, Nonsense, Span};

/// Playing hours and vacations: outside of the hours and in vacations, clocks of correspondence games stop.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Schedule {
    /// Playing hours.
    pub hours: Hours,
    /// Vacations, in any order; they may overlap.
    pub vacations: Vec<Span>,
}

impl Schedule {
    /// Refuses hours that no day has, and vacations that don't end after they begin.
    pub fn check(&self) -> Result<(), Nonsense> {
        self.hours.check()?;
        let is_odd = |vacation: &Span| vacation.until.is_none() || vacation.is_empty();
        if self.vacations.iter().any(is_odd) { Err(Nonsense::OddVacation) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Moment;

    #[test]
    fn a_schedule_reads_back_from_the_same_few_words() {
        let text =
            r#"{"hours":{"from":540,"until":1320,"offset":60},"vacations":[{"from":5,"until":9}]}"#;
        let schedule: Schedule = serde_json::from_str(text).expect("it is a schedule");
        assert_eq!(schedule.hours, Hours { from: 540, until: 1320, offset: 60 });
        assert_eq!(schedule.vacations, [Span::new(Moment(5), Moment(9))]);
        assert_eq!(serde_json::to_string(&schedule).expect("it is plain data"), text);
        assert_eq!(
            serde_json::from_str::<Schedule>("{}").expect("all has a default"),
            Schedule::default()
        );
        assert!(serde_json::from_str::<Schedule>(r#"{"nights":[]}"#).is_err());
    }

    #[test]
    fn a_vacation_ends_after_it_begins() {
        let away = |vacation| Schedule { vacations: vec![vacation], ..Schedule::default() }.check();
        assert_eq!(away(Span::new(Moment(5), Moment(6))), Ok(()));
        assert_eq!(away(Span::new(Moment(5), Moment(5))), Err(Nonsense::OddVacation));
        assert_eq!(away(Span::open(Moment(5))), Err(Nonsense::OddVacation));
        let short = Hours { from: 0, until: 1, offset: 0 };
        let schedule = Schedule { hours: short, ..Schedule::default() };
        assert_eq!(schedule.check(), Err(Nonsense::ShortHours));
    }
}
