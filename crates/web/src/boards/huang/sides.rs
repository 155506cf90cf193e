//! The sides of a conflict: known and hidden strength, the order of decisions, and the outcome if
//! either side wins.

use game::{Clause, rule};
use huang::{Asked, Colour, Event, Outcome, Outlook, Stake, Stakes, When};
use leptos::prelude::*;
use serde::Deserialize as _;

use super::{
    desk::Desk,
    drawing::{leader_pic, word},
    spoken,
};
use crate::{
    parts::{Chip, Pic},
    play::Play,
};

/// A side's name.
pub(super) fn name(desk: Desk, stakes: &Stakes, at: usize) -> String {
    let side = &stakes.sides[at];
    match (side.seat, side.kingdom) {
        (Some(seat), _) => desk.play.seating.name(seat),
        (_, Some(kingdom)) => spoken::kingdom_name(desk, &side.spaces, kingdom),
        _ => String::new(),
    }
}

/// The colour of committed tiles.
fn tiles_of(stakes: &Stakes) -> Colour {
    let is_war = stakes.sides.iter().any(|side| side.kingdom.is_some());
    if is_war { Colour::Red } else { Colour::Yellow }
}

/// The stakes after the picked answer, unless it decides the conflict.
fn foreseen(play: Play) -> Option<Stakes> {
    play.previewed_outlook::<Outlook>()?.stakes
}

/// Both sides, or all three.
pub(super) fn sides(desk: Desk, stakes: Memo<Option<Stakes>>) -> impl IntoView {
    let play = desk.play;
    let soon = Memo::new(move |_| foreseen(play));
    let all = move || {
        let now = stakes.get()?;
        let soon = soon.get().filter(|soon| soon.sides.len() == now.sides.len());
        let settled = settled(play, &now);
        let most = now.sides.iter().map(|side| side.most).max().unwrap_or(1).max(1);
        let card = |at: usize| {
            let shown = soon.as_ref().unwrap_or(&now);
            let strength = match settled {
                Some(it) if it.won == at => Some(it.strength),
                Some(it) if now.sides.len() == 2 => Some(it.against),
                _ => None,
            };
            card(desk, shown, at, Gauge { settled: strength, scale: most })
        };
        Some((0..now.sides.len()).map(card).collect_view())
    };
    view! { <div class="sides">{all}</div> }
}

/// A conflict decided by the picked answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Settled {
    /// The winning side.
    won: usize,
    strength: u8,
    /// The strongest other side.
    against: u8,
}

/// The decision by the picked answer, read from the preview.
fn settled(play: Play, stakes: &Stakes) -> Option<Settled> {
    let preview = play.selection.preview.get()?;
    preview.told.iter().find_map(|told| {
        let (seat, kingdom, strength, against) = match Event::deserialize(&told.event).ok()? {
            Event::Won { kingdom, strength, against } => (None, Some(kingdom), strength, against),
            Event::Prevailed { seat, strength, against } => (Some(seat), None, strength, against),
            _ => return None,
        };
        let is_winner = |side: &Stake| side.seat == seat && side.kingdom == kingdom;
        let won = stakes.sides.iter().position(is_winner)?;
        Some(Settled { won, strength, against })
    })
}

/// What the bar of a side shows besides its range: scale and decision.
struct Gauge {
    /// The decisive strength, if the picked answer decides the conflict.
    settled: Option<u8>,
    /// The strength of a full bar.
    scale: u8,
}

fn card(desk: Desk, stakes: &Stakes, at: usize, gauge: Gauge) -> impl IntoView + use<> {
    let Gauge { settled, scale } = gauge;
    let play = desk.play;
    let side = &stakes.sides[at];
    let colour = tiles_of(stakes);
    let strength = settled.unwrap_or(side.strength);
    let most = if settled.is_some() { strength } else { side.most };
    let leaders = side.leaders.iter().map(|it| leader_pic(it.seat, it.colour, "at-stake"));
    let given = stakes.asked.iter().filter(|it| it.side == Some(at as u8));
    let given = given.map(|it| given_by(it, colour)).collect_view();
    let on_board = (0..side.board).map(|_| {
        view! { <Pic id=format!("huang-tile-{}", word(colour)) /> }
    });
    let percent = |n: u8| format!("{:.1}", 100.0 * f64::from(n) / f64::from(scale.max(most)));
    let range = if strength < most {
        play.i18n.say("huang-range", &[("least", strength.into()), ("most", most.into())])
    } else {
        play.i18n.say("huang-range-known", &[("strength", strength.into())])
    };
    view! {
        <article class=format!("side-card side-{at}") data-side=at.to_string()>
            <h3>{name(desk, stakes, at)}</h3>
            <span class="side-leaders">{leaders.collect_view()}</span>
            <b class="strength">{strength}</b>
            <div class="force" aria-hidden="true">{on_board.collect_view()} {given}</div>
            <svg class="range" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="range-all" width="100" height="6"></rect>
                <rect class="range-hidden" width=percent(most) height="6" fill="url(#huang-hatch)"></rect>
                <rect class="range-known" width=percent(strength) height="6"></rect>
            </svg>
            <p class="range-text">{sum(play, side, stakes, at)} " · " {range}</p>
        </article>
    }
}

/// A player's commitment: tiles and the leader.
fn given_by(given: &Asked, colour: Colour) -> impl IntoView + use<> {
    let tiles = (0..given.tiles).map(|_| {
        view! { <Pic id=format!("huang-tile-{}", word(colour)) /> }
    });
    let leader = given.leader.then(|| leader_pic(given.seat, colour, ""));
    view! { <span class="given">{tiles.collect_view()} {leader}</span> }
}

/// The parts of a strength: on the board, and committed by each player.
fn sum(play: Play, side: &Stake, stakes: &Stakes, at: usize) -> String {
    let mut parts = vec![play.i18n.say("huang-on-board", &[("tiles", side.board.into())])];
    for it in stakes.asked.iter().filter(|it| it.side == Some(at as u8)) {
        let n = it.tiles + u8::from(it.leader);
        if 0 < n {
            parts.push(format!("+ {n} {}", play.seating.name(it.seat)));
        }
    }
    parts.join(" ")
}

/// The players in the order of their decisions.
pub(super) fn asked(desk: Desk, stakes: Memo<Option<Stakes>>) -> impl IntoView {
    let all = move || {
        let stakes = stakes.get()?;
        Some(stakes.asked.iter().map(|it| asked_player(desk, &stakes, it)).collect_view())
    };
    view! {
        <ol class="asked">{all}</ol>
        {move || Some(tie_note(desk.play, &stakes.get()?))}
    }
}

fn asked_player(desk: Desk, stakes: &Stakes, it: &Asked) -> impl IntoView + use<> {
    let play = desk.play;
    let what = match (it.when, it.side) {
        (When::Before, Some(_)) => {
            let leader = if it.leader { "yes" } else { "no" };
            let args = [("tiles", it.tiles.into()), ("leader", leader.into())];
            play.i18n.say("huang-asked-given", &args)
        }
        (When::Before, None) => play.i18n.say("huang-asked-none", &[]),
        (When::Now | When::Later, _) => {
            let home = if it.home { "yes" } else { "no" };
            let now = if it.when == When::Now { "yes" } else { "no" };
            let args = [("most", it.most.into()), ("home", home.into()), ("now", now.into())];
            play.i18n.say("huang-asked-range", &args)
        }
    };
    let whom = it.side.map(|side| name(desk, stakes, usize::from(side)));
    let whom = whom.filter(|_| tiles_of(stakes) == Colour::Red);
    let now = it.when == When::Now;
    view! {
        <li class:done=it.when == When::Before aria-current=now.then_some("step")>
            <Pic id=(play.presentation.title.pawn)(it.seat) />
            <b>{play.seating.name(it.seat)}</b>
            <span>{whom.map(|whom| format!("{whom}: "))} {what}</span>
        </li>
    }
}

/// The player who wins a tie.
fn tie_note(play: Play, stakes: &Stakes) -> impl IntoView + use<> {
    let is_war = tiles_of(stakes) == Colour::Red;
    let (id, clause) =
        if is_war { ("huang-war-tie", rule!("H9.5")) } else { ("huang-revolt-tie", rule!("H8.3")) };
    let text = play.i18n.say(id, &[("seat", play.seating.name(stakes.tie).into())]);
    view! {
        <p class="hidden-note">
            <Pic id="huang-i-hidden".to_owned() class="i" />
            <span>{text} " " <Chip clause=clause open=move |clause: Clause| play.panels.open_clause(clause) /></span>
        </p>
    }
}

/// The outcomes if each side wins, side by side.
pub(super) fn outcomes(desk: Desk, stakes: Memo<Option<Stakes>>) -> impl IntoView {
    let play = desk.play;
    let soon = Memo::new(move |_| foreseen(play));
    let all = move || {
        let now = stakes.get()?;
        let shown = soon.get().unwrap_or(now);
        let settled = settled(play, &shown);
        let best = shown.sides.iter().map(|side| side.strength).max();
        let leads = |at: usize| match settled {
            Some(it) => it.won == at,
            None => {
                let strong = shown.sides.iter().filter(|side| Some(side.strength) == best);
                strong.count() == 1 && Some(shown.sides[at].strength) == best
            }
        };
        let one = |at: usize| {
            let wins = settled.is_some_and(|it| it.won == at);
            let id = if wins { "huang-wins" } else { "huang-if-wins" };
            let title = play.i18n.say(id, &[("side", name(desk, &shown, at).into())]);
            view! {
                <article class=format!("if-wins side-{at}") class:leads=leads(at)>
                    <h3>{title}</h3>
                    {outcome(play, &shown.sides[at].wins, tiles_of(&shown))}
                </article>
            }
        };
        Some((0..shown.sides.len()).map(one).collect_view())
    };
    view! { <div class="outcomes">{all}</div> }
}

fn outcome(play: Play, wins: &Outcome, colour: Colour) -> impl IntoView + use<> {
    let is_war = colour == Colour::Red;
    let (removal, loss) =
        if is_war { (rule!("H9.6"), rule!("H9.7")) } else { (rule!("H8.4"), rule!("H8.4")) };
    let open = Callback::new(move |clause| play.panels.open_clause(clause));
    let say = |id: &str, n: usize| play.i18n.say(id, &[("n", n.into())]);
    let home = (!wins.home.is_empty()).then(|| {
        let discs = wins.home.iter().map(|it| leader_pic(it.seat, it.colour, "i"));
        view! {
            <li>
                <span class="pics">{discs.collect_view()}</span>
                {say("huang-go-home", wins.home.len())}
            </li>
        }
    });
    let leave = (!wins.leave.is_empty()).then(|| {
        let pagodas = wins.falls.iter().map(|it| {
            view! { <Pic id=format!("huang-pagoda-{}", word(it.colour)) class="i" /> }
        });
        view! {
            <li>
                <span class="pics">
                    {wins.leave.len()} " × " <Pic id="huang-tile-red".to_owned() class="i" /> {pagodas.collect_view()}
                </span>
                {say("huang-leave", wins.leave.len())}
            </li>
        }
    });
    let gains = (!wins.gains.is_empty()).then(|| {
        let gains = wins.gains.iter().map(|it| {
            view! {
                <span class="gain">
                    "+" {it.points} " " <Pic id=format!("huang-vp-{}", word(it.colour)) class="i" /> " "
                    {play.seating.name(it.seat)} " "
                </span>
            }
        });
        view! { <li>{gains.collect_view()}</li> }
    });
    let loses = is_war.then(|| {
        let args = [("spent", wins.spent.into()), ("lost", wins.lost.into())];
        view! { <li>{play.i18n.say("huang-loses", &args)} " " <Chip clause=loss open=open /></li> }
    });
    view! {
        <ul>{home} {leave} {gains} {loses}</ul>
        <Chip clause=removal open=open />
    }
}
