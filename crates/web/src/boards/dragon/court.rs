//! The viewer's court: palaces, goods, choices; beside it the forecast.

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
    view! {
        {actions::actions(desk)}
        <section class="court panel" aria-labelledby="court-title">
            {palaces::large(desk)}
            {holdings(desk)}
        </section>
        {tray::tray(desk)}
        {forecast::forecast(desk)}
    }
    .into_any()
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
