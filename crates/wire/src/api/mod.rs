//! The server's API: commands and queries by HTTP, news by WebSocket or stream.

mod account;
mod channels;
mod chat;
mod clocks;
mod command;
mod fairness;
mod game_results;
mod handle;
mod id;
mod moderation;
mod news;
mod problem;
mod public_profile;
mod rating;
mod serial;
mod session;
mod table;
mod user;

pub use crate::api::{
    account::{
        Credentials, EmailConfirmation, Export, PasskeyInfo, PasswordChange, PasswordReset,
        Profile, ProfileUpdate, SessionInfo, WebauthnChallenge, WebauthnResponse,
    },
    channels::{
        ChannelCreated, ChannelInfo, ChannelKind, Channels, NewChannel, TableNotifications,
    },
    chat::{ChatMessage, Friends, NewChatMessage, OwnChatMessage},
    clocks::{Clocks, NewVacation, ScheduleInfo, TimeoutAction, WaitVote},
    command::{ActResult, NewMove, Resign, TakeBack, TakeBackAnswer},
    fairness::{Commit, FairnessNotes, FairnessProof, OwnSeed, Reveal},
    game_results::{Cursor, GamePage, GameResult, NotACursor, SeatPlayer, SeatResult},
    handle::Handle,
    id::{NotAnId, TableId, UserId},
    moderation::{
        AuditEntry, CloseReport, ModerationAction, NewModerationAction, NewRemoval, NewReport,
        OwnReport, PairFinding, RatingFindings, RemovableContent, ReportInfo, RiseFinding,
    },
    news::{FrameChanges, LobbyChanges, News, SocketRequest, TableFrame},
    problem::{Code, Problem},
    public_profile::{GameStatistics, PublicProfile, RatingInfo},
    rating::{DisplayedRating, RatingPool, UncountedReason},
    serial::{AuditId, ReportId},
    session::{Me, NewGuest, SeatToken, SessionCreated},
    table::{
        Chair, Level, NewTable, QuickMatch, SeatHolder, Sit, Start, TableInfo, TableStatus,
        TakeBackRequest,
    },
    user::User,
};
