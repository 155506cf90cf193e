//! The viewer's court: palaces in a landscape, goods, choices; beside it the forecast.

use dragon::Stage;
use leptos::prelude::*;

use super::{actions, desk::Desk, forecast, palaces, player, tray};
use crate::{
    i18n::t,
    parts::{Pic, seal},
    play::Play,
};

/// Action cards, the court, the tray and the forecast.
pub(super) fn hand(play: Play) -> AnyView {
    let desk = Desk::new(play);
    let sky = Memo::new(move |_| sky(desk));
    view! {
        {actions::actions(desk)}
        {actions::pass(desk)}
        <section class="court panel" aria-labelledby="court-title" data-sky=move || sky.get()>
            <svg
                class="sky"
                viewBox="0 0 800 400"
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
            >
                <use href="#dragon-land" width="800" height="400"></use>
            </svg>
            {palaces::large(desk)}
            {holdings(desk)}
        </section>
        {tray::tray(desk)}
        {forecast::forecast(desk)}
    }
    .into_any()
}

/// The event that colours the sky: the one that strikes now.
fn sky(desk: Desk) -> Option<&'static str> {
    desk.seen(|view| match view.stage {
        Stage::Event | Stage::Eclipse => {
            view.months.iter().find(|it| it.month == view.month).map(|it| it.event.word())
        }
        Stage::Super => view.super_event.map(|it| it.word()),
        _ => None,
    })
}

/// The owner of the court, and the goods.
fn holdings(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let name = move || play.seating.name(desk.me.get());
    let points = move || desk.of(desk.me.get(), |player| player.points);
    view! {
        <div class="holdings">
            <h2 id="court-title">
                {move || seal(desk.me.get())} " " {name} <span class="sr-only">": " {t("dragon-court")}</span>
            </h2>
            <p class="points">
                <Pic id="dragon-point".to_owned() class="i" />
                <span class="sr-only">{t("points")}</span>
                {points}
                {player::change(desk, desk.me, |player| i32::from(player.points))}
            </p>
            {player::goods(desk, desk.me, true)}
        </div>
    }
}
