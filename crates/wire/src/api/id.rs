//! Ids that are hard to guess and easy to read out: 60 bits as twelve characters.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The characters of an id, five bits each. None looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH: u32 = 12;
const MASK: u64 = (1 << (5 * LENGTH)) - 1;

/// Text that is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected twelve letters")
    }
}

impl std::error::Error for NotAnId {}

fn write(bits: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let letter = |at| LETTERS[(bits >> (5 * at)) as usize & 31];
    let letters: Vec<u8> = (0..LENGTH).rev().map(letter).collect();
    f.write_str(std::str::from_utf8(&letters).map_err(|_| fmt::Error)?)
}

fn read(text: &str) -> Result<u64, NotAnId> {
    if text.len() != LENGTH as usize {
        return Err(NotAnId);
    }
    text.bytes().try_fold(0, |bits, letter| {
        let at = LETTERS.iter().position(|known| *known == letter).ok_or(NotAnId)?;
        Ok(bits << 5 | at as u64)
    })
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[cfg_attr(feature = "schema", schema(value_type = String, pattern = "^[a-km-np-z2-9]{12}$", example = "aaaaaaaaaaab"))]
        pub struct $name(u64);

        impl $name {
            /// The lowest id.
            pub const FIRST: $name = $name(0);

            /// The id of the lower 60 of these bits.
            pub fn from_bits(bits: u64) -> $name {
                $name(bits & MASK)
            }

            /// Its 60 bits.
            pub fn bits(self) -> u64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<$name, NotAnId> {
                read(text).map($name)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                String::deserialize(from)?.parse().map_err(D::Error::custom)
            }
        }
    };
}

id! {
    /// Id of a table. Anybody who knows it can watch.
    TableId
}
id! {
    /// Id of a user.
    UserId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back_as_itself() {
        for bits in [0, 1, 31, 32, 0x0123_4567_89AB_CDEF, u64::MAX] {
            let id = TableId::from_bits(bits);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), 12);
            assert_eq!(id.bits(), bits & MASK);
        }
        assert_eq!(TableId::from_bits(33).to_string(), "aaaaaaaaaabb");
    }

    #[test]
    fn other_text_is_no_name() {
        for text in ["", "aaaa", "aaaaaaaaaaal", "AAAAAAAAAAAA", "aaaaaaaaaaaaa", "äaaaaaaaaaa"] {
            assert_eq!(text.parse::<TableId>(), Err(NotAnId), "{text}");
        }
    }
}
