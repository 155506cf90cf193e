//! Problems (RFC 9457): a code for programs, and the clause of the rules for players.

use clock::Moment;
use game::Clause;
use serde::{Deserialize, Serialize};

/// A problem (RFC 9457): why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// URI of the kind of problem: `urn:pagoda:` and the code.
    #[serde(rename = "type")]
    pub kind: String,
    /// Short description in English.
    pub title: String,
    /// HTTP status.
    pub status: u16,
    /// Code of the kind of problem.
    pub code: Code,
    /// The clause of the rules that forbids the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub clause: Option<Clause>,
    /// Current number of acts in the table's log, with the code `stale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acts: Option<u32>,
    /// End of the mute or ban, in milliseconds since 1970, with the codes `muted` and `banned`; absent if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "clock::millis::option")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub expires_at: Option<Moment>,
}

impl Problem {
    /// A problem of this kind.
    pub fn new(code: Code) -> Problem {
        let (status, title) = code.said();
        let kind = format!("urn:pagoda:{}", code.name());
        let (clause, acts, expires_at) = (None, None, None);
        Problem { kind, title: title.into(), status, code, clause, acts, expires_at }
    }

    /// A move that a clause forbids.
    pub fn against(clause: Clause) -> Problem {
        Problem { clause: Some(clause), ..Problem::new(Code::IllegalMove) }
    }

    /// The table has changed since; its log has so many acts now.
    pub fn stale(acts: u32) -> Problem {
        Problem { acts: Some(acts), ..Problem::new(Code::Stale) }
    }

    /// A refusal of this kind that ends then, if it ever does.
    pub fn until(code: Code, expires_at: Option<Moment>) -> Problem {
        Problem { expires_at, ..Problem::new(code) }
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident $name:literal $status:literal $title:literal,)+) => {
        /// Kind of a problem. Codes never change.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $name)] $code,)+
        }

        impl Code {
            /// All codes.
            pub const ALL: &[Code] = &[$(Code::$code),+];

            /// The code as it is sent.
            pub fn name(self) -> &'static str {
                match self { $(Code::$code => $name),+ }
            }

            /// HTTP status and English title.
            pub fn said(self) -> (u16, &'static str) {
                match self { $(Code::$code => ($status, $title)),+ }
            }
        }
    };
}

codes! {
    /// The request is malformed.
    MalformedRequest "malformed_request" 400 "The request is malformed",
    /// Sign in first.
    Unauthenticated "unauthenticated" 401 "Sign in first",
    /// The email address or the password is wrong.
    InvalidCredentials "invalid_credentials" 401 "The email address or the password is wrong",
    /// The request comes from another site.
    CrossOrigin "cross_origin" 403 "The request comes from another site",
    /// You may not do this.
    Forbidden "forbidden" 403 "You may not do this",
    /// One of you has blocked the other.
    Blocked "blocked" 403 "One of you has blocked the other",
    /// A moderator muted you.
    Muted "muted" 403 "A moderator muted you",
    /// A moderator banned you.
    Banned "banned" 403 "A moderator banned you",
    /// Sign in again to do this.
    ReauthenticationRequired "reauthentication_required" 403 "Sign in again to do this",
    /// Not found.
    NotFound "not_found" 404 "Not found",
    /// The method is not allowed.
    MethodNotAllowed "method_not_allowed" 405 "The method is not allowed",
    /// The request was sent too slowly.
    RequestTimeout "request_timeout" 408 "The request was sent too slowly",
    /// The table has changed since.
    Stale "stale" 409 "The table has changed since",
    /// The seat is taken.
    SeatTaken "seat_taken" 409 "The seat is taken",
    /// The game has already started.
    AlreadyStarted "already_started" 409 "The game has already started",
    /// This seat's seed is fixed already.
    SeedFixed "seed_fixed" 409 "This seat's seed is fixed already",
    /// Not all players have committed to their seeds.
    SeedsPending "seeds_pending" 409 "Not all players have committed to their seeds",
    /// The game has not started.
    NotStarted "not_started" 409 "The game has not started",
    /// The game is over.
    GameOver "game_over" 409 "The game is over",
    /// The game is not over.
    GameNotOver "game_not_over" 409 "The game is not over",
    /// Some seats are still open.
    SeatsOpen "seats_open" 409 "Some seats are still open",
    /// It is another seat's turn.
    NotYourTurn "not_your_turn" 409 "It is another seat's turn",
    /// There is no request that this seat could answer.
    NothingToAnswer "nothing_to_answer" 409 "There is no request that this seat could answer",
    /// No bot plays for this seat.
    NotAway "not_away" 409 "No bot plays for this seat",
    /// There is nothing to take back.
    NothingToTakeBack "nothing_to_take_back" 409 "There is nothing to take back",
    /// You already have an account.
    AlreadyRegistered "already_registered" 409 "You already have an account",
    /// This needs an account.
    AccountRequired "account_required" 409 "This needs an account",
    /// Bots, programs and hints have no place at a rated table.
    NotAtRatedTable "not_at_rated_table" 409 "Bots, programs and hints have no place at a rated table",
    /// The list is full.
    ListFull "list_full" 409 "The list is full",
    /// A person must sit at the table.
    PersonNeeded "person_needed" 409 "A person must sit at the table",
    /// Too many open tables, of this user or network.
    TooManyTables "too_many_tables" 409 "Too many tables wait or are played; finish or close one first",
    /// Too many bots at open tables, of this user or network.
    TooManyBots "too_many_bots" 409 "Too many bots play at your tables; finish a game first",
    /// Too many changes at this table; moves are still possible.
    TooManyActs "too_many_acts" 409 "Too many changes at this table; only moves are possible",
    /// An earlier request of this seat isn't answered yet.
    RequestPending "request_pending" 409 "Your last request isn't answered yet",
    /// Too many requests of this seat in this game.
    TooManyRequests "too_many_requests" 409 "Too many requests in this game",
    /// Too many webhooks, of this user or network.
    TooManyWebhooks "too_many_webhooks" 409 "Too many webhooks; remove one first",
    /// Too many watched tables, of this user or network.
    TooManyWatched "too_many_watched" 409 "Too many tables are watched; close one first",
    /// The link or challenge has expired; request a new one.
    Expired "expired" 410 "The link or challenge has expired; request a new one",
    /// The request is too large.
    TooLarge "too_large" 413 "The request is too large",
    /// The body must be JSON.
    NotJson "not_json" 415 "The body must be JSON",
    /// The rules forbid this move.
    IllegalMove "illegal_move" 422 "The rules forbid this move",
    /// This is no move of the game.
    MalformedMove "malformed_move" 422 "This is no move of the game",
    /// The game has no such setup.
    InvalidSetup "invalid_setup" 422 "The game has no such setup",
    /// A rated game needs a time control.
    ClockRequired "clock_required" 422 "A rated game needs a time control",
    /// A field has an invalid value.
    InvalidValue "invalid_value" 422 "A field has an invalid value",
    /// The password is too easy to guess, or known from leaks.
    WeakPassword "weak_password" 422 "The password is too easy to guess, or known from leaks",
    /// The new password is the current one.
    ReusedPassword "reused_password" 422 "The new password is the current one",
    /// The passkey could not be verified.
    InvalidPasskey "invalid_passkey" 422 "The passkey could not be verified",
    /// This server sends no email; use a passkey.
    EmailDisabled "email_disabled" 422 "This server sends no email; use a passkey",
    /// Playing hours can be changed once a day.
    TooSoon "too_soon" 409 "Playing hours can be changed once a day",
    /// Too many requests; try again later.
    RateLimited "rate_limited" 429 "Too many requests; try again later",
    /// The database lost moves that were committed; play goes on from an earlier position.
    MovesLost "moves_lost" 503 "The database failed, and the last moves are lost",
    /// Internal error.
    InternalError "internal_error" 500 "Internal error",
    /// Temporarily unavailable; try again.
    Unavailable "unavailable" 503 "Temporarily unavailable; try again",
}

/// By hand: derived, it would list the Rust names instead of the codes that are sent.
#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Code {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        let names = Code::ALL.iter().map(|code| code.name());
        let schema = utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("Kind of a problem. Codes never change."))
            .enum_values(Some(names));
        schema.into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Code {}
