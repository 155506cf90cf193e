//! How one is told that one is asked for something, and when one isn't asked.

mod hours;
mod push;
mod vacations;
mod ways;
mod webhook;

use leptos::{prelude::*, task::spawn_local};
use wire::api::{Resting, Ways};

use self::{hours::HoursPart, push::Push, vacations::Vacations, ways::WaysPart, webhook::Webhook};
use super::{PeoplePage, form::Part};
use crate::{
    net::{self, Me},
    parts::Switch,
    settings::Prefs,
    words::t,
};

/// What is known of how and when one is told.
#[derive(Clone, Copy)]
struct Told {
    me: Me,
    prefs: Prefs,
    ways: RwSignal<Option<Ways>>,
    rest: RwSignal<Option<Resting>>,
}

impl Told {
    /// Reads it again. Only somebody can ask.
    fn load(self) {
        if self.me.user_untracked().is_none() {
            return;
        }
        spawn_local(async move {
            if let Ok(ways) = net::get("/api/alerts").await {
                self.ways.try_set(Some(ways));
            }
            if let Ok(rest) = net::get("/api/rest").await {
                self.rest.try_set(Some(rest));
            }
        });
    }
}

/// How one is told.
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
    let told = Told { me, prefs, ways: RwSignal::new(None), rest: RwSignal::new(None) };
    told.load();
    view! {
        <h1>{t("alerts-title")}</h1>
        <p class="soft">{t("alerts-about")}</p>
        <div class="parts">
            <Push told=told />
            <WaysPart told=told />
            <AtTable />
            <Webhook told=told />
            <HoursPart told=told />
            <Vacations told=told />
        </div>
    }
}

/// What a table that is open does by itself.
#[component]
fn AtTable() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <Part id="at-table" title="at-table">
            <Switch
                name="sound"
                label=Signal::derive(t("settings-sound"))
                about=Signal::derive(t("settings-sound-about"))
                on=Signal::derive(move || prefs.0.with(|it| it.sound))
                set=move |on| prefs.0.update(|it| it.sound = on)
            />
            <p class="soft">{t("at-table-about")}</p>
        </Part>
    }
}
