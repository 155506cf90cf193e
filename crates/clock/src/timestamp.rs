//! Moments as Unix timestamps in JSON, for `#[serde(with = "…")]`.

macro_rules! timestamp {
    ($(#[$doc:meta])* $unit:ident, $from:ident) => {
        $(#[$doc])*
        pub mod $unit {
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            use crate::Moment;

            /// Writes it.
            pub fn serialize<S: Serializer>(at: &Moment, to: S) -> Result<S::Ok, S::Error> {
                at.$unit().serialize(to)
            }

            /// Reads it.
            pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Moment, D::Error> {
                i64::deserialize(from).map(Moment::$from)
            }

            /// The same of a moment that may be missing.
            pub mod option {
                use super::{Deserialize, Deserializer, Moment, Serialize, Serializer};

                /// Writes it.
                pub fn serialize<S: Serializer>(
                    at: &Option<Moment>,
                    to: S,
                ) -> Result<S::Ok, S::Error> {
                    at.map(Moment::$unit).serialize(to)
                }

                /// Reads it.
                pub fn deserialize<'de, D: Deserializer<'de>>(
                    from: D,
                ) -> Result<Option<Moment>, D::Error> {
                    Ok(Option::<i64>::deserialize(from)?.map(Moment::$from))
                }
            }
        }
    };
}

timestamp! {
    /// A moment as a Unix timestamp in milliseconds.
    millis, from_millis
}
timestamp! {
    /// A moment as a Unix timestamp in seconds.
    seconds, from_seconds
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use crate::Moment;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Row {
        #[serde(with = "super::millis")]
        at: Moment,
        #[serde(with = "super::seconds")]
        begun: Moment,
        #[serde(default, with = "super::millis::option", skip_serializing_if = "Option::is_none")]
        until: Option<Moment>,
    }

    fn check(row: &Row, json: &str) {
        assert_eq!(serde_json::to_string(row).expect("it is JSON"), json);
        assert_eq!(&serde_json::from_str::<Row>(json).expect("it was written so"), row);
    }

    #[test]
    fn a_moment_is_a_number_in_its_unit() {
        let (at, begun) = (Moment::from_millis(1_700_000_000_123), Moment::from_seconds(7));
        check(&Row { at, begun, until: None }, r#"{"at":1700000000123,"begun":7}"#);
        let until = Some(Moment::from_millis(9));
        check(&Row { at, begun, until }, r#"{"at":1700000000123,"begun":7,"until":9}"#);
    }
}
