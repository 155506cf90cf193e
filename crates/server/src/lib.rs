//! Tables that any number of nodes can serve and nothing can lose.
//!
//! PostgreSQL is the truth, NATS the doorbell; nodes are stateless and equal. A table is a log of
//! acts, and the number of the next act is the only lock.

mod account;
mod address;
mod admin;
mod after;
mod alerts;
mod app;
mod beat;
mod bus;
mod chance;
mod config;
mod errands;
mod hosts;
mod limits;
mod listen;
mod listeners;
mod listing;
mod news;
mod noted;
mod origin;
mod patient;
mod reply;
mod room;
mod routes;
mod run;
mod seat;
mod site;
mod trouble;
mod who;
mod worker;

pub use crate::{
    address::{Network, NotANetwork},
    after::{Checked, Mark, Marks, OfflineError, catch_up_ratings, check_ratings, export},
    config::{Config, ConfigError, Database},
    hosts::host,
    routes::openapi,
    run::{RunError, log, migrate, serve, work_only},
    site::SiteError,
};
