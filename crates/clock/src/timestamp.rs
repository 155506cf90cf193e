//! Moments as Unix timestamps in JSON, for `#[serde(with = "…")]`.

/// A moment as a Unix timestamp in milliseconds.
pub mod millis {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::Moment;

    /// Writes it.
    pub fn serialize<S: Serializer>(at: &Moment, to: S) -> Result<S::Ok, S::Error> {
        at.millis().serialize(to)
    }

    /// Reads it.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Moment, D::Error> {
        i64::deserialize(from).map(Moment::from_millis)
    }

    /// The same of a moment that may be missing.
    pub mod option {
        use super::{Deserialize, Deserializer, Moment, Serialize, Serializer};

        /// Writes it.
        pub fn serialize<S: Serializer>(at: &Option<Moment>, to: S) -> Result<S::Ok, S::Error> {
            at.map(Moment::millis).serialize(to)
        }

        /// Reads it.
        pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Moment>, D::Error> {
            Ok(Option::<i64>::deserialize(from)?.map(Moment::from_millis))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use crate::Moment;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Row {
        #[serde(with = "super::millis")]
        at: Moment,
        #[serde(default, with = "super::millis::option", skip_serializing_if = "Option::is_none")]
        until: Option<Moment>,
    }

    fn check(row: &Row, json: &str) {
        assert_eq!(serde_json::to_string(row).expect("it is JSON"), json);
        assert_eq!(&serde_json::from_str::<Row>(json).expect("it was written so"), row);
    }

    #[test]
    fn a_moment_is_a_number_of_milliseconds() {
        let at = Moment::from_millis(1_700_000_000_123);
        check(&Row { at, until: None }, r#"{"at":1700000000123}"#);
        let until = Some(Moment::from_millis(9));
        check(&Row { at, until }, r#"{"at":1700000000123,"until":9}"#);
    }
}
