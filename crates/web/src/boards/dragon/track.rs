//! The person track: who is how far, and so who comes first.

use dragon::View;
use game::Seat;
use leptos::prelude::*;

use super::desk::Desk;
use crate::{parts::Pic, words::t};

/// As many spaces are shown at least.
const SHOWN: u8 = 25;

/// Where a marker stands, and how many stand below it.
#[derive(Clone, Copy, PartialEq)]
struct Stand {
    seat: Seat,
    space: u8,
    below: usize,
}

pub(super) fn track(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let stands = Memo::new(move |_| {
        desk.seen(|view| {
            let space = |seat: Seat| view.players[seat.index()].space;
            let on = |at: usize, seat: Seat| {
                view.order[at + 1..].iter().filter(|it| space(**it) == space(seat)).count()
            };
            let all = view.order.iter().enumerate();
            all.map(|(at, &seat)| Stand { seat, space: space(seat), below: on(at, seat) })
                .collect::<Vec<_>>()
        })
    });
    // Where the picked move would take a marker.
    let soon = Memo::new(move |_| {
        let (seat, now) = (desk.me.get(), desk.of(desk.me.get(), |player| player.space));
        let to = play.previewed::<View>()?.players.get(seat.index())?.space;
        (to != now).then_some((seat, to))
    });
    let range = Memo::new(move |_| {
        let spaces = stands.get().into_iter().map(|it| it.space);
        let first = spaces.clone().min().unwrap_or(0).saturating_sub(2) / 5 * 5;
        let last = spaces.chain(soon.get().map(|it| it.1)).max().unwrap_or(0) + 3;
        (first, last.div_ceil(5).max((first + SHOWN) / 5) * 5)
    });
    let place = move |space: u8| {
        let (first, last) = range.get();
        format!("{:.2}%", 100.0 * (f64::from(space) - f64::from(first)) / f64::from(last - first))
    };
    let ticks = move || {
        let (first, last) = range.get();
        let tick = |space: u8| {
            view! {
                <li class:five=space.is_multiple_of(5) style=("--at", move || place(space))>
                    {space.is_multiple_of(5).then_some(space)}
                </li>
            }
        };
        (first..=last).map(tick).collect_view()
    };
    let marker = move |stand: Stand| {
        let Stand { seat, space, below } = stand;
        view! {
            <li
                class="marker"
                data-seat=format!("p{seat}")
                style=("--at", move || place(space))
                style=("--up", below.to_string())
            >
                <Pic id=format!("dragon-marker-p{seat}") />
                <span class="sr-only">{play.name(seat)} ": "</span>
                <span class="marker-space">{space}</span>
            </li>
        }
    };
    let ghost = move || {
        let (seat, space) = soon.get()?;
        Some(view! {
            <span class="marker soon" aria-hidden="true" style=("--at", move || place(space))>
                <Pic id=format!("dragon-marker-p{seat}") />
                <span class="marker-space">{space}</span>
            </span>
        })
    };
    view! {
        <section class="person-track" aria-labelledby="track-title">
            <h2 id="track-title">{t("dragon-track")}</h2>
            <div class="track-line">
                <ol class="ticks" aria-hidden="true">{ticks}</ol>
                <ol class="markers">{move || stands.get().into_iter().map(marker).collect_view()}</ol>
                {ghost}
            </div>
        </section>
    }
}
