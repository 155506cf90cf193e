//! The log: events with their clauses. A line shows the board at its step.

use leptos::prelude::*;
use wire::Told;

use crate::{
    event::seat_of,
    i18n::t,
    parts::{Chip, icon, seal},
    play::{Panel, Play},
};

/// The events of a step.
#[derive(Clone, PartialEq)]
struct LogEntry {
    ply: usize,
    told: Vec<Told>,
}

/// The steps with logged events, the newest first.
fn entries(play: Play) -> Vec<LogEntry> {
    let mut entries: Vec<LogEntry> = Vec::new();
    play.observation.log.with(|log| {
        for told in log.iter().filter(|told| (play.presentation.is_logged)(&told.event)) {
            match entries.last_mut() {
                Some(entry) if entry.ply == told.ply => entry.told.push(told.clone()),
                _ => entries.push(LogEntry { ply: told.ply, told: vec![told.clone()] }),
            }
        }
    });
    entries.reverse();
    entries
}

#[component]
pub(super) fn Log(play: Play) -> impl IntoView {
    let entries = Memo::new(move |_| entries(play));
    // The language is a part of the key, so that a change of language redraws every line.
    let key = move |entry: &LogEntry| (entry.ply, play.i18n.lang(), entry.told.len());
    view! {
        <ol class="log" aria-label=t("log-title")>
            <For each=move || entries.get() key=key children=move |entry| line(play, &entry) />
        </ol>
    }
}

fn line(play: Play, entry: &LogEntry) -> impl IntoView + use<> {
    let ply = entry.ply;
    let who = entry.told.iter().find_map(|told| seat_of(&told.event));
    let current = move || (play.timeline.ply() == Some(ply)).then_some("true");
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    let mut told = entry.told.iter();
    let first = told.next().map(|told| {
        let text = play.tell(&told.event);
        view! {
            <button
                type="button"
                class="entry-go"
                data-action="goto"
                data-ply=ply.to_string()
                on:click=move |_| play.watch(ply)
            >
                {text}
            </button>
            " "
            <Chip clause=told.clause open=open />
        }
    });
    let rest = told.map(|told| {
        let hurt = play.observation.eyes.get_untracked().is_some_and(|me| is_lost_by(told, me));
        view! {
            <p class:hurt=hurt>{play.tell(&told.event)} " " <Chip clause=told.clause open=open /></p>
        }
    });
    view! {
        <li class="entry" data-ply=ply.to_string() aria-current=current>
            {match who {
                Some(seat) => seal(seat).into_any(),
                None => icon("pagoda", "seal").into_any(),
            }}
            <div>{first} {rest.collect_view()}</div>
        </li>
    }
}

/// Whether an event took something from this seat.
pub(super) fn is_lost_by(told: &Told, seat: game::Seat) -> bool {
    let (name, fields) = crate::event::tagged(&told.event);
    let named = |field: &str| fields[field].as_u64() == Some(u64::from(seat.0));
    named("from") || (name == "returned" && named("seat"))
}

/// The last line of the log, for narrow screens.
pub(super) fn news(play: Play) -> impl IntoView {
    let last = Memo::new(move |_| {
        let ply = play.shown_ply();
        entries(play).into_iter().find(|entry| entry.ply <= ply)
    });
    let text = move || {
        let told = last.get().map(|entry| entry.told).unwrap_or_default();
        let lines: Vec<String> = told.iter().map(|told| play.tell(&told.event)).collect();
        lines.join(". ")
    };
    let who = move || {
        let told = last.get()?.told;
        told.iter().find_map(|told| seat_of(&told.event)).map(seal)
    };
    view! {
        <button
            type="button"
            class="news"
            data-action="news"
            on:click=move |_| play.panels.toggle(Panel::Log)
        >
            <span class="sr-only">{t("log-open")}</span>
            {who}
            <span class="news-line">{text}</span>
            {icon("chevron", "icon-s news-more")}
        </button>
    }
}
