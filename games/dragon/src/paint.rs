//! The table as text: the year, the groups of action cards, and the players in turn order.
//!
//! A player's line says where the marker stands, then points, yuan, rice, fireworks, dragons on
//! privileges, cards and unused wall tiles; below it are the palaces, a place a floor.

use game::{Ink, Paper, Seat, Shade};

use crate::{PalaceView, Phase, View, calendar::SUPER_MONTH};

/// No line is wider.
const WIDTH: usize = 48;

pub(crate) fn paint(view: &View, lit: &[&str]) -> Paper {
    let mut paper = Paper::default();
    paint_year(view, &mut paper);
    for group in 1..=view.players.len() as u8 {
        paint_group(view, group, lit, &mut paper);
    }
    for seat in &view.order {
        paint_player(view, *seat, lit, &mut paper);
    }
    paper
}

/// The months, their events by their first letters, and whose wall tiles lie under them.
fn paint_year(view: &View, paper: &mut Paper) {
    let ink = |month: u8| {
        if month == view.month {
            Ink::Strong
        } else if month < view.month {
            Ink::Faint
        } else {
            Ink::Plain
        }
    };
    paper.line();
    for month in &view.months {
        let now = if month.month == view.month { ">" } else { " " };
        let mark = if month.month == SUPER_MONTH && view.super_event.is_some() { "*" } else { " " };
        paper.write(format!("{now}{:>2}{mark}", month.month), ink(month.month), Shade::None);
    }
    paper.line();
    for month in &view.months {
        paper.write(format!("{:.3} ", month.event.word()), ink(month.month), Shade::None);
    }
    if view.great_wall {
        paper.line();
        for month in &view.months {
            match month.owner {
                Some(seat) => paper.write(format!(" {seat}  "), Ink::Seat(seat.0), Shade::Town),
                None => paper.write(" ·  ", Ink::Faint, Shade::None),
            };
        }
    }
    if let Some(event) = view.super_event {
        paper.line().write(format!("  {SUPER_MONTH}* {event}"), Ink::Plain, Shade::None);
    }
}

/// The cards of a group, and the dragons on it.
fn paint_group(view: &View, group: u8, lit: &[&str], paper: &mut Paper) {
    paper.line().write(format!("{group}:"), Ink::Faint, Shade::None);
    for card in view.actions.iter().filter(|card| card.group == group) {
        let word = card.action.word();
        let ink = if lit.contains(&word) { Ink::Lit } else { Ink::Plain };
        paper.space(word.to_owned(), &format!(" {word} "), ink, Shade::Land);
    }
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        if player.dragon == Some(group) {
            paper.write(format!(" @{seat}"), Ink::Seat(seat.0), Shade::None);
        }
    }
}

fn paint_player(view: &View, seat: Seat, lit: &[&str], paper: &mut Paper) {
    let player = &view.players[seat.index()];
    let dragons = player.small + 2 * player.large;
    let goods = format!(
        " {:>3} {:>3}★ {}¥ {}r {}f {}d {}c",
        player.space,
        player.points,
        player.yuan,
        player.rice,
        player.fireworks,
        dragons,
        player.cards.len(),
    );
    let to_act = to_act(view) == Some(seat);
    let ink = if to_act { Ink::Strong } else { Ink::Plain };
    paper.line().write(seat.to_string(), Ink::Seat(seat.0), Shade::None);
    paper.write(goods, ink, Shade::None);
    if view.great_wall {
        paper.write(format!(" {}w", player.tiles.len()), ink, Shade::None);
    }
    paper.line();
    let mut column = 0;
    for palace in view.palaces.iter().filter(|palace| palace.owner == seat) {
        let text = face(palace);
        let wide = 1 + text.chars().count();
        if WIDTH < column + wide {
            paper.line();
            column = 0;
        }
        column += wide;
        paper.say(" ");
        let name = palace.palace.to_string();
        if to_act {
            let is_lit = lit.contains(&name.as_str());
            paper.space(name, &text, if is_lit { Ink::Lit } else { Ink::Plain }, Shade::Town);
        } else {
            paper.write(text, Ink::Plain, Shade::Town);
        }
    }
}

/// A palace's number, and its floors with those who live there.
fn face(palace: &PalaceView) -> String {
    let persons = palace.persons.iter().map(|person| person.to_string());
    let free = usize::from(palace.floors).saturating_sub(palace.persons.len());
    let places: Vec<String> = persons.chain((0..free).map(|_| "··".to_owned())).collect();
    format!("{}[{}]", palace.palace, places.join(" "))
}

/// Whose palaces can be pointed at.
fn to_act(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Year | Phase::Super | Phase::First | Phase::Deal | Phase::Over => None,
        Phase::Act(seat)
        | Phase::Build(seat)
        | Phase::Play(seat)
        | Phase::Take(seat)
        | Phase::Place(seat)
        | Phase::Release(seat)
        | Phase::Lose(seat)
        | Phase::Discard(seat)
        | Phase::Drop(seat)
        | Phase::Treaty(seat) => Some(seat),
    }
}
