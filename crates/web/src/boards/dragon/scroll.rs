//! The year as a scroll: twelve months, what each brings, and the wall below.

use dragon::{Month, SUPER_MONTH, SuperEvent};
use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    i18n::t,
    parts::{Pic, seal},
};

pub(super) fn scroll(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let months = Memo::new(move |_| desk.seen(|view| view.months.clone()));
    let now = Memo::new(move |_| desk.seen(|view| view.month));
    let befalls = Memo::new(move |_| desk.seen(|view| view.super_event));
    let one = move |month: Month| {
        let at = month.month;
        let say = move |id: &str| play.i18n.say(id, &[("event", month.event.word().into())]);
        let badge =
            move || befalls.get().filter(|_| at == SUPER_MONTH).map(|it| super_event(desk, it));
        let wall = month.owner.map(|seat| {
            let built = move || {
                play.i18n.say("dragon-month-wall", &[("seat", play.seating.name(seat).into())])
            };
            view! {
                <Pic id="dragon-wall".to_owned() />
                {seal(seat)}
                <span class="sr-only">{built}</span>
            }
        });
        view! {
            <li
                class:past=move || at < now.get()
                aria-current=move || (at == now.get()).then_some("step")
                data-month=at.to_string()
                data-event=month.event.word()
                title=move || say("dragon-event")
            >
                <b>{at}</b>
                <span class="month-pic">
                    <Pic id=format!("dragon-ev-{}", month.event) />
                    {badge}
                </span>
                <span class="month-name">{move || say("dragon-month-event")}</span>
                <span class="month-wall">{wall}</span>
            </li>
        }
    };
    view! {
        <section class="year" aria-label=t("dragon-year")>
            <ol class="months">
                {move || months.get().into_iter().map(one).collect_view()}
            </ol>
        </section>
    }
}

fn super_event(desk: Desk, event: SuperEvent) -> impl IntoView {
    let name =
        move || desk.play.i18n.say("dragon-name-super", &[("super-event", event.word().into())]);
    view! {
        <span class="month-super" title=name data-super=event.word()>
            <Pic id=format!("dragon-sup-{event}") />
            <span class="sr-only">{name}</span>
        </span>
    }
}
