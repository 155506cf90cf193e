//! Enums whose variants have a word each.

/// Defines an enum whose text and JSON are the given words.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$each:meta])* $variant:ident $word:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
        )]
        #[repr(u8)]
        pub enum $name {
            $($(#[$each])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// Its word in notation.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = game::NotationError;

            fn from_str(text: &str) -> Result<$name, game::NotationError> {
                let is_it = |it: &&$name| it.word().eq_ignore_ascii_case(text);
                $name::ALL.iter().find(is_it).copied().ok_or(game::NotationError)
            }
        }
    };
}

pub(crate) use words;
