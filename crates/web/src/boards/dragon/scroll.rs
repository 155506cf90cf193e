//! The year as a scroll: twelve months, what each brings, the phases of the current one, and the wall below.

use dragon::{Month, SUPER_MONTH, Stage, SuperEvent};
use leptos::prelude::*;

use super::desk::Desk;
use crate::{
    i18n::t,
    parts::{Pic, seal},
};

pub(super) fn scroll(desk: Desk) -> impl IntoView {
    let months = Memo::new(move |_| desk.seen(|view| view.months.clone()));
    let now = Memo::new(move |_| desk.seen(|view| view.month));
    let walled = Memo::new(move |_| desk.seen(|view| view.great_wall));
    let one = move |it: Month| month(desk, now, it);
    view! {
        <section class="year" aria-label=t("dragon-year")>
            <ol class="months" data-wall=move || walled.get().then_some("")>
                {move || months.get().into_iter().map(one).collect_view()}
            </ol>
        </section>
    }
}

fn month(desk: Desk, now: Memo<u8>, month: Month) -> impl IntoView {
    let play = desk.play;
    let at = month.month;
    let event = month.event.word();
    let is_now = Memo::new(move |_| at == now.get());
    let say = move |id: &str| play.i18n.say(id, &[("event", event.into())]);
    let befalls = Memo::new(move |_| desk.seen(|view| view.super_event));
    let badge = move || befalls.get().filter(|_| at == SUPER_MONTH).map(|it| super_event(desk, it));
    let wall = month.owner.map(|seat| {
        let built =
            move || play.i18n.say("dragon-month-wall", &[("seat", play.seating.name(seat).into())]);
        view! {
            <Pic id="dragon-wall".to_owned() />
            {seal(seat)}
            <span class="sr-only">{built}</span>
        }
    });
    view! {
        <li
            class:past=move || at < now.get()
            aria-current=move || is_now.get().then_some("step")
            data-month=at.to_string()
            data-event=event
            title=move || say("dragon-event")
        >
            <b>{at}</b>
            <span class="month-pic">
                <Pic id=format!("dragon-ev-{event}") />
                {badge}
            </span>
            <span class="month-name">
                <span class="month-short">{move || say("dragon-month-event")}</span>
                <span class="month-full">{move || say("dragon-event")}</span>
            </span>
            {move || is_now.get().then(|| phases(desk))}
            <span class="month-wall">{wall}</span>
        </li>
    }
}

/// The four phases of the current month, with the one under way.
fn phases(desk: Desk) -> impl IntoView {
    let under_way = Memo::new(move |_| {
        desk.seen(|view| match view.stage {
            Stage::Start => None,
            Stage::Action => Some(0),
            Stage::Person => Some(1),
            _ => Some(2),
        })
    });
    let one = move |(at, id): (usize, &'static str)| {
        let is_on = move || under_way.get() == Some(at);
        view! {
            <li class:on=is_on aria-current=move || is_on().then_some("step")>
                {t(id)}
            </li>
        }
    };
    let all =
        ["dragon-phase-action", "dragon-phase-person", "dragon-phase-event", "dragon-phase-score"];
    view! { <ol class="phases">{all.into_iter().enumerate().map(one).collect_view()}</ol> }
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
