//! The settings dialog.

use leptos::prelude::*;

use super::{Confirm, Prefs, Settings, Speed, Theme};
use crate::{
    frame::LangSelect,
    haptics,
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
                {volume()}
                <div class="setting">
                    {switch("turn-signal", "settings-turn", "settings-turn-about", |it| {
                        &mut it.turn_signal
                    })}
                    {haptics::is_supported()
                        .then(|| {
                            switch("vibration", "settings-vibration", "settings-vibration-about", |it| {
                                &mut it.vibration
                            })
                        })}
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

/// The volume of sounds; at its left end they are off.
fn volume() -> impl IntoView {
    let set = Prefs::get();
    view! {
        <div class="setting">
            <label for="set-volume" class="setting-name">
                {t("settings-sound")}
            </label>
            <p id="set-volume-about">{t("settings-sound-about")}</p>
            <input
                class="range"
                id="set-volume"
                name="volume"
                type="range"
                min="0"
                max="100"
                step="10"
                aria-describedby="set-volume-about"
                prop:value=move || set.0.with(|it| it.volume.to_string())
                on:input:target=move |event| {
                    if let Ok(volume) = event.target().value().parse::<u8>() {
                        set.0.update(|it| (it.volume, it.sound_asked) = (volume, true));
                    }
                }
            />
        </div>
    }
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
