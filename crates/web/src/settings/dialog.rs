//! The settings dialog.

use leptos::prelude::*;

use super::{Confirm, Prefs, Settings, Speed, Theme};
use crate::{
    frame::LangSelect,
    i18n::t,
    parts::{Dialog, Segment, Segments, Switch},
};

#[component]
pub(crate) fn SettingsDialog(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <Dialog id="settings" title=Signal::derive(t("settings")) open=open>
            <div class="dialog-body">
                {speed()} {confirm()} {theme()}
                <div class="setting field">
                    <label for="set-lang" class="setting-name">
                        {t("language")}
                    </label>
                    <LangSelect id="set-lang" />
                </div>
                <div class="setting">
                    {switch("sound", "settings-sound", "settings-sound-about", |it| &mut it.sound)}
                    {switch("draw", "settings-draw", "settings-draw-about", |it| &mut it.draw)}
                    {switch("zen", "settings-zen", "settings-zen-about", |it| &mut it.zen)}
                </div>
            </div>
            <div class="dialog-foot">
                <button
                    type="button"
                    class="btn main"
                    data-action="done"
                    on:click=move |_| open.set(false)
                >
                    {t("done")}
                </button>
            </div>
        </Dialog>
    }
}

/// A setting with a few values: its name, its legend, and the label of each value.
fn choice<T: PartialEq + Copy + Send + Sync + 'static>(
    name: &'static str,
    legend: &'static str,
    values: &'static [(T, &'static str, &'static str)],
    part: fn(&mut Settings) -> &mut T,
) -> impl IntoView {
    let set = Prefs::get();
    let segments = values.iter().map(|(_, value, id)| Segment::new(value, id)).collect();
    let chosen = Signal::derive(move || {
        let now = *part(&mut set.0.get());
        let found = values.iter().find(|(value, ..)| *value == now);
        found.map_or(String::new(), |(_, name, _)| (*name).to_owned())
    });
    let choose = move |name: &'static str| {
        if let Some((value, ..)) = values.iter().find(|(_, it, _)| *it == name) {
            set.0.update(|settings| *part(settings) = *value);
        }
    };
    view! {
        <fieldset class="setting">
            <legend>{t(legend)}</legend>
            <Segments name=name segments=segments chosen=chosen choose=choose />
        </fieldset>
    }
}

fn speed() -> impl IntoView {
    const VALUES: &[(Speed, &str, &str)] = &[
        (Speed::None, "none", "speed-none"),
        (Speed::Fast, "fast", "speed-fast"),
        (Speed::Normal, "normal", "speed-normal"),
        (Speed::Slow, "slow", "speed-slow"),
    ];
    choice("speed", "settings-speed", VALUES, |settings| &mut settings.speed)
}

fn confirm() -> impl IntoView {
    const VALUES: &[(Confirm, &str, &str)] = &[
        (Confirm::Always, "always", "confirm-always"),
        (Confirm::Touch, "touch", "confirm-touch"),
        (Confirm::Never, "never", "confirm-never"),
    ];
    choice("confirm", "settings-confirm", VALUES, |settings| &mut settings.confirm)
}

fn theme() -> impl IntoView {
    const VALUES: &[(Theme, &str, &str)] = &[
        (Theme::Auto, "auto", "theme-auto"),
        (Theme::Light, "light", "theme-light"),
        (Theme::Dark, "dark", "theme-dark"),
    ];
    choice("theme", "settings-theme", VALUES, |settings| &mut settings.theme)
}

fn switch(
    name: &'static str,
    label: &'static str,
    about: &'static str,
    part: fn(&mut Settings) -> &mut bool,
) -> impl IntoView {
    let set = Prefs::get();
    view! {
        <Switch
            name=name
            label=Signal::derive(t(label))
            about=Signal::derive(t(about))
            on=Signal::derive(move || *part(&mut set.0.get()))
            set=move |on| set.0.update(|settings| *part(settings) = on)
        />
    }
}
