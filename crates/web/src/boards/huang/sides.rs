//! The sides of a conflict: known and hidden strength, the order of decisions, and the outcome if
//! either side wins.

use game::{Clause, Seat, rule};
use huang::{Asked, Colour, Event, Outcome, Outlook, Stake, Stakes, When};
use leptos::prelude::*;
use serde::Deserialize as _;

use super::{
    desk::Desk,
    drawing::{leader_pic, word},
    spoken, word_paths,
};
use crate::{
    parts::{Chip, Pic, seal},
    play::Play,
};

/// A side's name: whose side it is, or whose leaders are in conflict; else its kingdom's.
pub(super) fn name(desk: Desk, stakes: &Stakes, at: usize) -> String {
    let side = &stakes.sides[at];
    let mut names: Vec<String> = Vec::new();
    for seat in owners(side) {
        let name = desk.play.seating.name(seat);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    match side.kingdom {
        Some(kingdom) if names.is_empty() => spoken::kingdom_name(desk, &side.spaces, kingdom),
        _ => desk
            .play
            .i18n
            .with(|words| words.list(&names.iter().map(String::as_str).collect::<Vec<_>>())),
    }
}

/// The seats of a side: its own in a revolt, those of its leaders in a war.
fn owners(side: &Stake) -> impl Iterator<Item = Seat> {
    let leaders = side.leaders.iter().filter(|_| side.seat.is_none()).map(|it| it.seat);
    side.seat.into_iter().chain(leaders)
}

/// The classes of a side: its number, and the colour of its first player.
pub(super) fn classes(side: &Stake, at: usize) -> String {
    let owner = owners(side).next().map(|seat| format!(" of-p{seat}"));
    format!("side-{at}{}", owner.unwrap_or_default())
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

/// Both sides, or all three. The cards stay while their figures change: a button drawn anew would lose the focus.
pub(super) fn sides(desk: Desk, stakes: Memo<Option<Stakes>>) -> impl IntoView {
    let play = desk.play;
    let soon = Memo::new(move |_| foreseen(play));
    let heads = Memo::new(move |_| stakes.get().map(|it| heads(desk, &it)).unwrap_or_default());
    let shown = move |at: usize| {
        let now = stakes.get()?;
        let count = now.sides.len();
        now.sides.get(at)?;
        let soon = soon.get().filter(|soon| soon.sides.len() == count);
        let strength = match settled(play, &now) {
            Some(it) if it.won == at => Some(it.strength),
            Some(it) if count == 2 => Some(it.against),
            _ => None,
        };
        let most = now.sides.iter().map(|side| side.most).max().unwrap_or(1).max(1);
        let gauge = Gauge { settled: strength, scale: most };
        Some(figures(play, soon.as_ref().unwrap_or(&now), at, gauge))
    };
    let one = move |(at, head): (usize, Head)| card(play, at, head, (move || shown(at)).into_any());
    view! {
        <div class="sides">
            {move || heads.get().into_iter().enumerate().map(one).collect_view()}
        </div>
    }
}

/// The head of a side's card.
#[derive(Clone, PartialEq)]
struct Head {
    name: String,
    classes: String,
    owner: Option<Seat>,
    /// The words that support the kingdom or name it the winner, if that is asked.
    words: Option<[String; 2]>,
}

fn heads(desk: Desk, stakes: &Stakes) -> Vec<Head> {
    let head = |(at, side): (usize, &Stake)| Head {
        name: name(desk, stakes, at),
        classes: classes(side, at),
        owner: owners(side).next(),
        words: support(desk.play, side),
    };
    stakes.sides.iter().enumerate().map(head).collect()
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

/// A side's card: a tap supports the side, while that is asked.
fn card(play: Play, at: usize, head: Head, figures: AnyView) -> impl IntoView {
    let Head { name, classes, owner, words } = head;
    let picked = words.clone();
    let pick = move |_| {
        if let Some(words) = &picked {
            word_paths::pick_from_start(play, &words.each_ref().map(String::as_str));
        }
    };
    view! {
        <article class=format!("side-card {classes}") data-side=at.to_string() on:click=pick>
            <h3>{owner.map(seal)} {side_name(play, name, words)}</h3>
            {figures}
        </article>
    }
}

/// A side's name; a button while it can be supported. The card around it takes the click.
fn side_name(play: Play, name: String, words: Option<[String; 2]>) -> AnyView {
    let Some(words) = words else { return view! { <span>{name}</span> }.into_any() };
    let (space, joined) = (words[1].clone(), words.join(" "));
    let is_pressed = move || play.selection.picked().starts_with(&words);
    view! {
        <button
            type="button"
            class="act side-pick"
            data-word=space
            data-words=joined
            data-lit="quiet"
            aria-pressed=move || if is_pressed() { "true" } else { "false" }
        >
            {name}
        </button>
    }
    .into_any()
}

/// The words that support a kingdom or name it the winner, if that can be done.
fn support(play: Play, side: &Stake) -> Option<[String; 2]> {
    let kingdom = side.kingdom?.to_string();
    let mut verbs = ["support", "winner"].into_iter();
    let verb = verbs.find(|verb| word_paths::begins(play, &[*verb, kingdom.as_str()]))?;
    Some([verb.to_owned(), kingdom])
}

/// The figures of a side: leaders, strength, force, and the range that it can reach.
fn figures(play: Play, stakes: &Stakes, at: usize, gauge: Gauge) -> impl IntoView + use<> {
    let Gauge { settled, scale } = gauge;
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
        <span class="side-leaders">{leaders.collect_view()}</span>
        <b class="strength">{strength}</b>
        <div class="force" aria-hidden="true">{on_board.collect_view()} {given}</div>
        <svg class="range" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect class="range-all" width="100" height="6"></rect>
            <rect width=percent(most) height="6" fill="url(#huang-hatch)"></rect>
            <rect class="range-known" width=percent(strength) height="6"></rect>
        </svg>
        <p class="range-text">{sum(play, side, stakes, at)} " · " {range}</p>
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
                <article
                    class=format!("if-wins {}", classes(&shown.sides[at], at))
                    class:leads=leads(at)
                >
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
                <span class="pics">
                    <Pic id="huang-i-home".to_owned() class="i" /> {discs.collect_view()}
                </span>
                <span class="in-words">{say("huang-go-home", wins.home.len())}</span>
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
                <span class="in-words">{say("huang-leave", wins.leave.len())}</span>
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
    let loses = is_war.then(|| price(play, wins, loss));
    view! {
        <ul>{home} {leave} {gains} {loses}</ul>
        <Chip clause=removal open=open />
    }
}

/// The winner's price in red tiles (H9.7): the figure, and its parts in words.
fn price(play: Play, wins: &Outcome, clause: Clause) -> impl IntoView + use<> {
    let args = [("spent", wins.spent.into()), ("lost", wins.lost.into())];
    let all = wins.spent + wins.lost;
    view! {
        <li>
            <span class="pics in-short">
                {format!("−{all}")} <Pic id="huang-tile-red".to_owned() class="i" />
            </span>
            <span class="in-words">{play.i18n.say("huang-loses", &args)}</span>
            <Chip clause=clause open=move |clause: Clause| play.panels.open_clause(clause) />
        </li>
    }
}
