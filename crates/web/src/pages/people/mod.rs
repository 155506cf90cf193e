//! Pages about people: who one is, how others play, how one is told, how order is kept.

mod account;
mod alerts;
mod browser;
mod deed;
mod form;
mod frame;
mod host;
mod meet;
mod passkey;
mod person;
mod proof;
mod proof_dialog;
mod when;

pub(crate) use self::{
    account::AccountPage, alerts::AlertsPage, host::HostPage, meet::MeetPage, person::PersonPage,
};
