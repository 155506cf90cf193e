//! Why something was not done (RFC 9457), for programs by its code and for players by its clause.

use game::Clause;
use serde::{Deserialize, Serialize};

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A name for this kind of problem.
    #[serde(rename = "type")]
    pub kind: String,
    /// The same in English.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The same name, short.
    pub code: Code,
    /// The clause of the game's rules that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub clause: Option<Clause>,
    /// The number of acts that the table really has, if one came late.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acts: Option<u32>,
}

impl Problem {
    /// A problem of this kind.
    pub fn new(code: Code) -> Problem {
        let (status, title) = code.said();
        let kind = format!("urn:pagoda:{}", code.name());
        Problem { kind, title: title.into(), status, code, clause: None, acts: None }
    }

    /// Against a clause of the rules.
    pub fn against(clause: Clause) -> Problem {
        Problem { clause: Some(clause), ..Problem::new(Code::Illegal) }
    }

    /// The table went on since.
    pub fn late(acts: u32) -> Problem {
        Problem { acts: Some(acts), ..Problem::new(Code::Late) }
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident $name:literal $status:literal $title:literal,)+) => {
        /// Everything that can go wrong. Names never change.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $name)] $code,)+
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Code] = &[$(Code::$code),+];

            /// The name that programs know it by.
            pub fn name(self) -> &'static str {
                match self { $(Code::$code => $name),+ }
            }

            /// Its HTTP status, and what it is in English.
            pub fn said(self) -> (u16, &'static str) {
                match self { $(Code::$code => ($status, $title)),+ }
            }
        }
    };
}

codes! {
    /// The request can't be read.
    Unreadable "unreadable" 400 "The request can't be read",
    /// Nobody is signed in.
    Nobody "nobody" 401 "Nobody is signed in",
    /// The address or the password is wrong.
    WrongPassword "wrong_password" 401 "The address or the password is wrong",
    /// The request comes from another site.
    ForeignOrigin "foreign_origin" 403 "The request comes from another site",
    /// Only who sits there may.
    NotYours "not_yours" 403 "Only who sits there may do this",
    /// Two people who don't meet.
    NotWelcome "not_welcome" 403 "You two don't meet here",
    /// A host has asked for silence.
    Muted "muted" 403 "A host asked you to be silent for a while",
    /// A host has closed the door.
    Banned "banned" 403 "A host asked you to stay away for a while",
    /// A session alone isn't enough.
    ProveAgain "prove_again" 403 "Sign in again to do this",
    /// There is no such thing here.
    Unknown "unknown" 404 "There is no such thing here",
    /// This can't be done so.
    WrongMethod "wrong_method" 405 "This can't be done so",
    /// The request came too slowly.
    TooSlow "too_slow" 408 "The request came too slowly",
    /// The table went on since.
    Late "late" 409 "The table went on since",
    /// The seat is taken.
    Taken "taken" 409 "The seat is taken",
    /// The game has begun.
    Begun "begun" 409 "The game has begun",
    /// The game has not begun.
    NotBegun "not_begun" 409 "The game has not begun",
    /// The game is over.
    Over "over" 409 "The game is over",
    /// The game is not over.
    NotOver "not_over" 409 "The game is not over",
    /// Chairs are still open.
    ChairsOpen "chairs_open" 409 "Chairs are still open",
    /// Another seat is to act.
    NotYourTurn "not_your_turn" 409 "Another seat is to act",
    /// Nothing is asked of this seat.
    NotAsked "not_asked" 409 "Nothing is asked of this seat",
    /// Nobody plays for this person.
    NotAway "not_away" 409 "Nobody plays for this person",
    /// There is nothing to take back.
    NothingToTakeBack "nothing_to_take_back" 409 "There is nothing to take back",
    /// This person has an account already.
    HasAccount "has_account" 409 "This person has an account already",
    /// This person has no account.
    NoAccount "no_account" 409 "This needs an account",
    /// There is no room for one more.
    Full "full" 409 "There is no room for one more",
    /// What was promised is promised no more.
    Void "void" 410 "This is no longer good; ask again",
    /// It is too large.
    TooLarge "too_large" 413 "It is too large",
    /// It isn't JSON.
    NotJson "not_json" 415 "The body must be JSON",
    /// The rules forbid it.
    Illegal "illegal" 422 "The rules forbid it",
    /// It is no move of this game.
    Garbled "garbled" 422 "This is no move of the game",
    /// The game isn't played so.
    NoSuchSetup "no_such_setup" 422 "The game isn't played so",
    /// A field has a value that it can't have.
    BadValue "bad_value" 422 "A field has a value that it can't have",
    /// The password is too easy to think of.
    WeakPassword "weak_password" 422 "This password is too easy to think of",
    /// What should prove something doesn't.
    Untrue "untrue" 422 "This doesn't prove what it should",
    /// This server sends no mail.
    NoMail "no_mail" 422 "This server sends no mail; a passkey needs none",
    /// Hours were changed a short while ago.
    TooSoon "too_soon" 409 "Hours can be changed once a day",
    /// Too much at once.
    TooMany "too_many" 429 "Too much at once; try again in a moment",
    /// We are at fault.
    Fault "fault" 500 "Something went wrong here",
    /// Not now.
    Unavailable "unavailable" 503 "This can't be done right now; try again",
}

/// Derived it would list the names that Rust knows, not those that are sent.
#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Code {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        let names = Code::ALL.iter().map(|code| code.name());
        let schema = utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("Everything that can go wrong. Names never change."))
            .enum_values(Some(names));
        schema.into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Code {}
