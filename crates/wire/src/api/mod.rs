//! What a server and its clients say to each other: commands by HTTP, news by WebSocket or stream.

mod account;
mod act;
mod alerts;
mod fair;
mod handle;
mod id;
mod news;
mod order;
mod people;
mod person;
mod played;
mod problem;
mod table;
mod talk;
mod time;
mod user;

pub use crate::api::{
    account::{
        Ceremony, Change, Confirmed, Credentials, Export, Forgotten, NewPassword, PasskeyInfo,
        Performed, Profile, SessionInfo,
    },
    act::{Acted, Answer, Resign, TakeBack, Wish},
    alerts::{NewWay, Told, WayAdded, WayInfo, WayKind, Ways},
    fair::Opening,
    handle::Handle,
    id::{NotAnId, TableId, UserId},
    news::{Ask, News, Sent},
    order::{AuditLine, Close, Measure, MyReport, NewMeasure, NewReport, ReportInfo},
    people::{Guest, Mine, NewGuest, SeatToken},
    person::{Person, Rated, Tally},
    played::{Cursor, Games, NotACursor, Played, PlayedSeat, Player},
    problem::{Code, Problem},
    table::{Asked, Chair, Holder, Level, NewTable, QuickMatch, Sit, Stage, Start, TableInfo},
    talk::{ChatLine, Friends, MyLine, NewLine},
    time::{Clocks, NewVacation, Overdue, Resting, Waiting},
    user::User,
};
