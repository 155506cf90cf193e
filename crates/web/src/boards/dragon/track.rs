//! The person track, which decides the turn order: a space grows under a stack of markers.

use dragon::View;
use game::Seat;
use leptos::prelude::*;

use super::desk::Desk;
use crate::{i18n::t, parts::Pic, play::Play};

/// The smallest number of spaces on show, and how many more a wide screen shows.
const SHOWN: u8 = 25;
const FURTHER: u8 = 10;

/// A space of the track: who stands there, the top marker first, and who would arrive.
#[derive(Clone, PartialEq)]
struct TrackSpace {
    space: u8,
    stack: Vec<Seat>,
    soon: Option<Seat>,
    /// Whether only wide screens show it.
    is_far: bool,
}

pub(super) fn track(desk: Desk) -> impl IntoView {
    let play = desk.play;
    // The space that the picked move would take a marker to.
    let soon = Memo::new(move |_| {
        let (seat, now) = (desk.me.get(), desk.of(desk.me.get(), |player| player.space));
        let to = play.previewed::<View>()?.players.get(seat.index())?.space;
        (to != now).then_some((seat, to))
    });
    let spaces = Memo::new(move |_| {
        let soon = soon.get();
        desk.seen(|view| spaces_of(view, soon))
    });
    view! {
        <section class="person-track" aria-labelledby="track-title">
            <h2 id="track-title">{t("dragon-track")}</h2>
            <ol class="track-line">
                {move || spaces.get().into_iter().map(|it| step(play, it)).collect_view()}
            </ol>
        </section>
    }
}

/// The spaces of the track on show.
fn spaces_of(view: &View, soon: Option<(Seat, u8)>) -> Vec<TrackSpace> {
    let space_of = |seat: Seat| view.players[seat.index()].space;
    let stands: Vec<(Seat, u8)> = view.order.iter().map(|&seat| (seat, space_of(seat))).collect();
    let (first, last) = range(stands.iter().map(|it| it.1), soon.map(|it| it.1));
    let one = |space: u8| TrackSpace {
        space,
        stack: stands.iter().filter(|it| it.1 == space).map(|it| it.0).collect(),
        soon: soon.filter(|it| it.1 == space).map(|it| it.0),
        is_far: last < space,
    };
    (first..=last + FURTHER).map(one).collect()
}

/// The first and the last space that every screen shows.
fn range(stands: impl Iterator<Item = u8> + Clone, soon: Option<u8>) -> (u8, u8) {
    let first = stands.clone().min().unwrap_or(0).saturating_sub(2);
    let last = stands.chain(soon).max().unwrap_or(0) + 2;
    (first, last.max(first + SHOWN - 1))
}

/// A space with its number inside and its markers above.
fn step(play: Play, it: TrackSpace) -> impl IntoView {
    let TrackSpace { space, stack, soon, is_far } = it;
    let (is_taken, count) = (!stack.is_empty(), stack.len() + usize::from(soon.is_some()));
    let marker = |(at, seat): (usize, Seat)| {
        view! {
            <span class="marker" data-seat=format!("p{seat}") style=("--at", at.to_string())>
                <Pic id=format!("dragon-marker-p{seat}") />
                <span class="sr-only">{play.seating.name(seat)}</span>
            </span>
        }
    };
    let below = stack.len();
    let ghost = soon.map(|seat| {
        view! {
            <span class="marker soon" style=("--at", below.to_string())>
                <Pic id=format!("dragon-marker-p{seat}") />
            </span>
        }
    });
    view! {
        <li
            class="step"
            class:five=space.is_multiple_of(5)
            class:on=is_taken
            class:to=soon.is_some()
            class:far=is_far
            aria-hidden=(!is_taken).then_some("true")
            data-step=space.to_string()
            style=("--of", count.to_string())
        >
            <span>{space}</span>
            {stack.into_iter().enumerate().map(marker).collect_view()}
            {ghost}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::range;

    #[test]
    fn every_marker_is_on_show() {
        assert_eq!(range([19, 20, 20, 27].into_iter(), None), (17, 41));
        assert_eq!(range([0, 40].into_iter(), Some(45)), (0, 47));
        assert_eq!(range([].into_iter(), None), (0, 24));
    }
}
