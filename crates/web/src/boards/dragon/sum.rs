//! The picked action as a sum: its card and its persons add up to its gain.

use dragon::Yield;
use leptos::prelude::*;

use super::{actions::gives, desk::Desk};
use crate::{parts::Pic, play::Play};

pub(super) fn sum(play: Play) -> AnyView {
    let desk = Desk::new(play);
    let found = Memo::new(move |_| {
        let word = play.selection.picked().first().cloned()?;
        desk.ahead.with(|ahead| {
            let prospect = ahead.as_ref()?.seats.get(desk.me.get().index())?;
            let is_it = |it: &&Yield| it.action.word() == word && 0 < it.total;
            prospect.actions.iter().find(is_it).cloned()
        })
    });
    let shown = move || {
        if !play.shows_pick() {
            return None;
        }
        let found = found.get()?;
        let persons = found.persons.iter().map(|person| {
            view! {
                <span class="soft">"+"</span>
                <span>
                    <Pic id=format!("dragon-{person}") />
                    {person.symbols()}
                </span>
            }
        });
        Some(view! {
            <div class="sum" aria-hidden="true">
                <span>
                    <Pic id=format!("dragon-act-{}", found.action) /> {found.card}
                </span>
                {persons.collect_view()}
                <span class="soft">"="</span>
                <b class="good">
                    "+" {found.total} <Pic id=gives(found.action, desk.me.get()) />
                </b>
            </div>
        })
    };
    shown.into_any()
}
