//! When a person doesn't play.

use serde::{Deserialize, Serialize};

use crate::{Hours, Nonsense, Span};

/// When the clock of a game by the day stands for a person. By default it never does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Rest {
    /// The hours in which they play.
    pub hours: Hours,
    /// When they are away. They may overlap and come in any order.
    pub vacations: Vec<Span>,
}

impl Rest {
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
    fn a_rest_reads_back_from_the_same_few_words() {
        let text =
            r#"{"hours":{"from":540,"until":1320,"offset":60},"vacations":[{"from":5,"until":9}]}"#;
        let rest: Rest = serde_json::from_str(text).expect("it is a rest");
        assert_eq!(rest.hours, Hours { from: 540, until: 1320, offset: 60 });
        assert_eq!(rest.vacations, [Span::new(Moment(5), Moment(9))]);
        assert_eq!(serde_json::to_string(&rest).expect("it is plain data"), text);
        assert_eq!(serde_json::from_str::<Rest>("{}").expect("all has a default"), Rest::default());
        assert!(serde_json::from_str::<Rest>(r#"{"nights":[]}"#).is_err());
    }

    #[test]
    fn a_vacation_ends_after_it_begins() {
        let away = |vacation| Rest { vacations: vec![vacation], ..Rest::default() }.check();
        assert_eq!(away(Span::new(Moment(5), Moment(6))), Ok(()));
        assert_eq!(away(Span::new(Moment(5), Moment(5))), Err(Nonsense::OddVacation));
        assert_eq!(away(Span::open(Moment(5))), Err(Nonsense::OddVacation));
        let short = Hours { from: 0, until: 1, offset: 0 };
        let rest = Rest { hours: short, ..Rest::default() };
        assert_eq!(rest.check(), Err(Nonsense::ShortHours));
    }
}
