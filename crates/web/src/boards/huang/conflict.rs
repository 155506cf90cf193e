//! A revolt or a war while it lasts, and its result until the next choice. The board stays in sight.

use game::{Clause, rule};
use huang::{Conflict, Event, Space, Stakes};
use leptos::prelude::*;
use serde::Deserialize as _;
use wire::Told;

use super::{
    board, decide,
    desk::Desk,
    drawing::{centre, word},
    layers, marks, pieces, sides,
};
use crate::{
    i18n::t,
    parts::{Chip, IconButton, Pic},
    play::{Play, TableState},
};

/// What the panel of a conflict shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// It is under way.
    Stakes,
    /// It is decided.
    Told,
}

/// The panel of a conflict, while there is one to show.
pub(super) fn panel(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let stakes = Memo::new(move |_| desk.outlook.with(|it| it.stakes.clone()));
    let told = Memo::new(move |_| told(play));
    // The step up to which outcomes were read.
    let read = RwSignal::new(play.seating.saved.with_untracked(|saved| saved.seen));
    let kind = Memo::new(move |_| {
        if stakes.with(Option::is_some) && desk.see(|view| view.conflict.is_some()) {
            return Some(Kind::Stakes);
        }
        let end = told.with(|told| told.iter().map(|told| told.ply).max())?;
        let is_past = play.timeline.is_past() || play.state.get() == TableState::Over;
        let shows = if is_past { end == play.shown_ply() } else { read.get() < end };
        shows.then_some(Kind::Told)
    });
    // A player who picks the next move has read it.
    Effect::new(move |_| {
        let goes_on = play.chooser().is_some() && !play.selection.picked().is_empty();
        if goes_on && desk.see(|view| view.conflict.is_none()) {
            read.set(play.shown_ply());
        }
    });
    move || match kind.get() {
        None => ().into_any(),
        Some(Kind::Stakes) => under_way(desk, stakes).into_any(),
        Some(Kind::Told) => decided(desk, told, read).into_any(),
    }
}

fn under_way(desk: Desk, stakes: Memo<Option<Stakes>>) -> impl IntoView {
    let play = desk.play;
    let title = move || {
        let Some(conflict) = desk.see(|view| view.conflict) else { return String::new() };
        match conflict {
            Conflict::War(war) => {
                let at = war.marker.at.to_string();
                play.i18n.say("huang-war-title", &[("at", at.into())])
            }
            Conflict::Revolt(revolt) => {
                let colour = word(revolt.colour);
                play.i18n.say("huang-revolt-title", &[("colour", colour.into())])
            }
            Conflict::Bandits(_) => String::new(),
        }
    };
    let about = move || {
        let stakes = stakes.get()?;
        let names: Vec<String> =
            (0..stakes.sides.len()).map(|at| sides::name(desk, &stakes, at)).collect();
        // A side may have several names: a list of lists would be read as one.
        let list = names.join(" · ");
        let seat = play.seating.name(desk.view.with(|view| view.as_ref().map(|it| it.seat))?);
        let defender = stakes.sides.get(1).and_then(|side| side.seat);
        let owner = defender.map(|seat| play.seating.name(seat)).unwrap_or_default();
        let args = [("seat", seat.into()), ("sides", list.into()), ("owner", owner.into())];
        let is_war = stakes.sides.iter().any(|side| side.kingdom.is_some());
        Some(play.i18n.say(if is_war { "huang-war-about" } else { "huang-revolt-about" }, &args))
    };
    view! {
        <section class="conflict panel" data-conflict="stakes" aria-labelledby="conflict-title">
            <header class="conflict-head">
                <Pic id="huang-unification".to_owned() />
                <div>
                    <h2 id="conflict-title">{title}</h2>
                    <p>{about}</p>
                </div>
            </header>
            <div class="conflict-body">
                {scene(desk, stakes)}
                {sides::sides(desk, stakes)}
                {sides::asked(desk, stakes)}
                {decide::decide(desk)}
                {sides::outcomes(desk, stakes)}
            </div>
        </section>
    }
}

/// The part of the board in question, for screens that have no room for more.
fn scene(desk: Desk, stakes: Memo<Option<Stakes>>) -> impl IntoView {
    let spaces = Memo::new(move |_| -> Vec<Space> {
        let mut spaces: Vec<Space> = stakes.with(|stakes| {
            let sides = stakes.iter().flat_map(|stakes| &stakes.sides);
            sides.flat_map(|side| side.spaces.clone()).collect()
        });
        spaces.extend(desk.see(|view| pieces::marker(view).map(|it| it.at)));
        // In a revolt the kingdom around both leaders is seen too.
        desk.see(|view| {
            let near =
                view.kingdoms.iter().filter(|it| spaces.iter().any(|at| it.spaces.contains(at)));
            let near: Vec<Space> = near.flat_map(|it| it.spaces.clone()).collect();
            if matches!(view.conflict, Some(Conflict::Revolt(_))) {
                spaces.extend(near);
            }
        });
        spaces
    });
    let view_box = move || spaces.with(|spaces| board::around(spaces, 2.4));
    let near = move |at: Space| {
        spaces.with(|spaces| spaces.iter().any(|it| centre(*it).distance(centre(at)) < 280.0))
    };
    let lying = move || {
        let tiles = desk.see(pieces::tiles_of).into_iter().filter(|it| near(it.0));
        tiles.map(|(at, colour)| pieces::tile(at, colour, desk.board(), "")).collect_view()
    };
    let standing = move || {
        let leaders = desk.see(pieces::leaders_of).into_iter().filter(|it| near(it.at));
        leaders.map(|it| pieces::leader(it, Some(desk.outlook), "standing")).collect_view()
    };
    let built = move || {
        let sites = desk.see(pieces::buildings_of).into_iter();
        sites.map(|(colour, on)| pieces::building(colour, on, "building")).collect_view()
    };
    view! {
        <svg class="scene board-art" viewBox=view_box aria-hidden="true">
            <use href="#huang-ground"></use>
            {lying}
            <g>{layers::things(desk)}</g>
            <g class="marks">{marks::outlines(desk)}</g>
            {standing}
            {built}
            <g class="marks ghost">{marks::at_stake(desk)}</g>
        </svg>
    }
}

/// The result of a conflict.
fn decided(desk: Desk, told: Memo<Vec<Told>>, read: RwSignal<usize>) -> impl IntoView {
    let play = desk.play;
    let title = move || {
        let won = told.with(|told| {
            let is_end = |told: &&Told| {
                matches!(
                    Event::deserialize(&told.event),
                    Ok(Event::Won { .. } | Event::Prevailed { .. } | Event::Cleared { .. })
                )
            };
            told.iter().find(is_end).map(|told| told.event.clone())
        });
        won.map(|event| play.tell(&event))
    };
    let losses = move || asked_losses(desk);
    let line = move |told: &Told| event_line(play, told);
    view! {
        <section class="conflict panel" data-conflict="told" aria-labelledby="conflict-title">
            <header class="conflict-head">
                <Pic id="huang-unification".to_owned() />
                <div>
                    <h2 id="conflict-title">{title}</h2>
                </div>
                <IconButton
                    action="close-conflict"
                    icon="close"
                    class="quiet"
                    label=Signal::derive(t("close"))
                    press=move |()| read.set(play.shown_ply())
                />
            </header>
            <div class="conflict-body" tabindex="0">
                {losses}
                <ul class="outcome">
                    {move || told.with(|told| told.iter().map(line).collect_view())}
                </ul>
            </div>
        </section>
    }
}

/// The question of which tiles to lose, if it is asked.
fn asked_losses(desk: Desk) -> Option<impl IntoView> {
    let seat = desk.play.chooser()?;
    desk.see(|view| (!view.doomed.is_empty()).then_some(()))?;
    Some(view! { <p class="asks">{desk.play.question(seat)}</p> })
}

fn event_line(play: Play, told: &Told) -> impl IntoView + use<> {
    view! {
        <li>
            <Pic id=(play.presentation.icon)(&told.event).to_owned() />
            <span>
                {play.tell(&told.event)} " "
                <Chip clause=told.clause open=move |clause: Clause| play.panels.open_clause(clause) />
            </span>
        </li>
    }
}

/// The events of the last conflict that was decided before the moment on show, from commitments to
/// losses.
fn told(play: Play) -> Vec<Told> {
    let ply = play.shown_ply();
    play.observation.log.with(|log| {
        let log: Vec<(&Told, Event)> = log
            .iter()
            .filter(|told| told.ply <= ply)
            .filter_map(|told| Some((told, Event::deserialize(&told.event).ok()?)))
            .collect();
        let begins = |event: &Event| {
            matches!(event, Event::Warred { .. } | Event::Revolted { .. } | Event::Cleared { .. })
        };
        let Some(from) = log.iter().rposition(|(_, event)| begins(event)) else {
            return Vec::new();
        };
        let ends = |event: &Event| {
            matches!(event, Event::Won { .. } | Event::Prevailed { .. } | Event::Cleared { .. })
        };
        if !log[from..].iter().any(|(_, event)| ends(event)) {
            return Vec::new();
        }
        let of_it = |(told, event): &(&Told, Event)| {
            let fought = [
                rule!("H8.3"),
                rule!("H8.4"),
                rule!("H9.4"),
                rule!("H9.5"),
                rule!("H9.6"),
                rule!("H9.7"),
                rule!("H11.4"),
            ];
            let fell = matches!(event, Event::Fell { .. } | Event::PalaceFell { .. });
            fought.contains(&told.clause) || fell
        };
        let fought = log[from..].iter().take_while(|it| of_it(it) || begins(&it.1));
        let mut fought: Vec<&(&Told, Event)> = fought.filter(|it| of_it(it)).collect();
        // The result first, then the events that led to it.
        let given = [rule!("H8.3"), rule!("H9.4")];
        fought.sort_by_key(|(told, event)| given.contains(&told.clause) && !ends(event));
        fought.into_iter().map(|it| it.0.clone()).collect()
    })
}
