//! HTTP: connections, middleware, extractors and the form of answers.

pub(crate) mod admin;
pub(crate) mod audit;
mod body;
mod cookies;
mod extract;
mod health;
mod listener;
pub(crate) mod observe;
pub(crate) mod origin;
mod parameters;
pub(crate) mod rate_limit;
mod reply;
pub(crate) mod security_headers;
mod slow_client;

pub(crate) use crate::http::{
    body::{BODY_MAX, Body},
    cookies::{clear_session_cookie, session_started},
    health::ready,
    listener::{Acceptor, ConnectionHold, bind},
    parameters::{
        HandlePath, IdempotencyHeader, PersonPath, QueryParams, ReportPath, TablePath, VacationPath,
    },
    reply::{Refused, Reply, reply},
};
