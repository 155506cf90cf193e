//! The page of alerts: how a user is notified of a turn, and when not.

use leptos::prelude::*;

use super::{
    channels::Channels, hours::HoursPart, push::Push, settings::AlertSettings,
    vacations::Vacations, webhook::Webhook,
};
use crate::{
    i18n::t,
    net::Me,
    pages::people::{form::Part, frame::PeoplePage},
    parts::Switch,
    settings::Prefs,
};

/// The page of notification settings.
#[component]
pub(crate) fn AlertsPage() -> impl IntoView {
    view! {
        <PeoplePage here="/alerts" title="alerts-title">
            <Alerts />
        </PeoplePage>
    }
}

#[component]
fn Alerts() -> impl IntoView {
    let (me, prefs) = (Me::get(), Prefs::get());
    let alerts =
        AlertSettings { me, prefs, channels: RwSignal::new(None), schedule: RwSignal::new(None) };
    alerts.load();
    view! {
        <h1>{t("alerts-title")}</h1>
        <p class="soft">{t("alerts-about")}</p>
        <div class="parts">
            <Push alerts=alerts />
            <Channels alerts=alerts />
            <AtTable />
            <Webhook alerts=alerts />
            <HoursPart alerts=alerts />
            <Vacations alerts=alerts />
        </div>
    }
}

/// The signals of an open table: a bell, the tab's title and icon.
#[component]
fn AtTable() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <Part id="at-table" title="at-table">
            <Switch
                name="turn-signal"
                label=Signal::derive(t("settings-turn"))
                about=Signal::derive(t("settings-turn-about"))
                on=Signal::derive(move || prefs.0.with(|it| it.turn_signal))
                set=move |on| prefs.0.update(|it| it.turn_signal = on)
            />
            <p class="soft">{t("at-table-about")}</p>
        </Part>
    }
}
