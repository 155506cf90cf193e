//! The reveal at the end of a game that was seen to its end: seal, scores category by category, the deciding moment. The
//! style sheet moves it; without motion everything is there at once.

use std::sync::Arc;

use game::{Seat, Standing};
use leptos::prelude::*;

use super::{
    sheet::{winner_reason, winner_title},
    tally::{Cell, Tally, scores},
};
use crate::{
    i18n::t,
    parts::{Button, Pic, seal},
    play::Play,
};

#[component]
pub(super) fn Reveal(play: Play, standings: Arc<Vec<Standing>>, acts: AnyView) -> impl IntoView {
    let Some(last) = standings.last().copied() else { return ().into_any() };
    let is_done = RwSignal::new(false);
    let result = untrack(move || {
        let reason = winner_reason(play, &last).unwrap_or_default();
        format!("{}. {reason}", winner_title(play, &last))
    });
    play.announcer.say(result);
    view! {
        <section
            class="reveal"
            class:done=move || is_done.get()
            data-game=play.slug()
            aria-labelledby="reveal-title"
        >
            <div class="reveal-skip">
                <Button
                    action="skip"
                    icon="last"
                    label=Signal::derive(t("film-skip"))
                    press=move |()| is_done.set(true)
                />
            </div>
            {hero(play, last)}
            {scrolls(play, last)}
            {moment(play, last, &standings)}
            <div class="reveal-acts">{acts}</div>
        </section>
    }
    .into_any()
}

/// The winner's seal, name and reason.
fn hero(play: Play, last: Standing) -> impl IntoView {
    let first = last.winners().next().unwrap_or(Seat(0));
    view! {
        <div class="reveal-hero">
            <span class="stamp">
                <Pic id=(play.presentation.title.pawn)(first) />
            </span>
            <h1 id="reveal-title">{move || winner_title(play, &last)}</h1>
            <p>{move || winner_reason(play, &last)}</p>
            {play.presentation.spread.map(|spread| view! { <p class="soft">{t(spread.note)}</p> })}
        </div>
    }
}

/// A hanging scroll for each seat, with a column for each category.
fn scrolls(play: Play, last: Standing) -> impl IntoView {
    let scores = scores(play, &last);
    let has_one_scale = play.presentation.spread.is_some();
    // Where the lowest category counts all have one scale; else each has its own.
    let most = |at: usize| {
        let filled = |tally: &Tally| {
            let columns = tally.cells.iter().enumerate().filter(|(_, cell)| cell.is_column);
            let columns = columns.filter(|(column, _)| has_one_scale || *column == at);
            columns.map(|(_, cell)| cell.count + cell.added).max()
        };
        scores.iter().filter_map(filled).max().unwrap_or(0).max(1)
    };
    let scroll = |tally: &Tally| {
        let seat = tally.seat;
        let columns = tally.cells.iter().enumerate().filter(|(_, cell)| cell.is_column);
        let columns = columns.map(|(at, cell)| column(at, cell, most(at))).collect_view();
        view! {
            <li class="scroll" class:winner=last.places[seat.index()] == 1>
                <h2>{seal(seat)} <span>{move || play.seating.name(seat)}</span></h2>
                <div class="columns">{columns}</div>
                <p class="scroll-total">
                    <span>{t("points")}</span>
                    <b>{last.points[seat.index()]}</b>
                </p>
            </li>
        }
    };
    view! { <ol class="scrolls">{scores.iter().map(scroll).collect_view()}</ol> }
}

/// A category: a bar as high as its part of the most, what fills it up on top, and the figures.
fn column(at: usize, cell: &Cell, most: i32) -> impl IntoView + use<> {
    let Cell { id, count, added, is_lowest, .. } = *cell;
    let part = move |n: i32| format!("{:.1}%", 100.0 * f64::from(n) / f64::from(most));
    let sum = (0 < added).then(|| view! { <small>{format!("{count}+{added}")}</small> });
    view! {
        <div
            class=format!("column column-{at}")
            class:lowest=is_lowest
            style=("--at", at.to_string())
        >
            <span class="column-bar" aria-hidden="true">
                <i class="column-added" style=("--part", part(added))></i>
                <i class="column-own" style=("--part", part(count))></i>
            </span>
            <b>{count + added}</b>
            {sum}
            <span class="column-name">{t(id)}</span>
        </div>
    }
}

/// The moment after which the winner was always ahead.
fn moment(play: Play, last: Standing, standings: &[Standing]) -> Option<impl IntoView + use<>> {
    let ply = deciding(standings, last.winners().next()?)?;
    let log = play.observation.log.get_untracked();
    let is_logged = play.presentation.is_logged;
    let mut here = log.iter().filter(|told| told.ply <= ply);
    let event = here.rfind(|told| is_logged(&told.event))?.event.clone();
    let step = move || {
        let args = [("ply", ply.into()), ("plies", play.observation.ply().into())];
        play.i18n.say("step-of", &args)
    };
    let told = {
        let event = event.clone();
        move || play.tell(&event)
    };
    Some(view! {
        <section class="reveal-moment" aria-labelledby="moment-title">
            <Pic id=(play.presentation.icon)(&event).to_owned() />
            <div>
                <h2 id="moment-title">{t("reveal-moment")}</h2>
                <p><b>{step}</b> " " {told}</p>
            </div>
        </section>
    })
}

/// The step after which a winner stayed first; none for one who was never behind.
fn deciding(standings: &[Standing], winner: Seat) -> Option<usize> {
    let behind = standings.iter().rposition(|it| it.places[winner.index()] != 1)?;
    Some(behind + 1).filter(|ply| *ply < standings.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deciding_step_is_the_last_change_of_the_lead() {
        let at = |points: [i32; 2]| {
            Standing::by(2, |seat| points[seat.index()], |seat| points[seat.index()])
        };
        let all = [[0, 0], [1, 0], [1, 2], [3, 2], [4, 2]].map(at);
        assert_eq!(deciding(&all, Seat(0)), Some(3));
        assert_eq!(deciding(&all[..2], Seat(0)), None, "never behind");
        assert_eq!(deciding(&[], Seat(0)), None);
    }
}
