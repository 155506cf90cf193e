//! Pages about people: account, profiles, lobby, notifications, moderation.

mod account;
mod alerts;
mod browser;
mod form;
mod frame;
mod lobby;
mod moderation;
mod passkey;
mod person;
mod proof;
mod proof_dialog;
mod submission;

pub(crate) use self::{
    account::AccountPage, alerts::AlertsPage, lobby::LobbyPage, moderation::ModerationPage,
    person::PersonPage,
};
