//! The table as text: the board, and after an empty line the conflict, the leaders at home, and the
//! kingdoms.

use game::{Illegal, Ink, Lang, Paper, Present, Seat, Shade};

use crate::{
    board::Board,
    conflict::{Commitment, Conflict, Marker, Revolt, War},
    kingdom::Leader,
    legality,
    outlook::Outlook,
    position::Huang,
    space::{SIZE, Space},
    tiles::Colour,
    view::{Kingdom, View},
};

/// Columns a space takes.
const WIDTH: usize = 3;
/// Columns by which every second row begins further right: half a space, as near as it goes.
const INDENT: usize = 1;
/// Seats whose leaders at home stand in one line.
const HOMES: usize = 2;

impl Present for Huang {
    type Outlook = Outlook;

    fn outlook(view: &View) -> Outlook {
        Outlook::of(view)
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../RULES.md"),
            Lang::Fr => include_str!("../RULES.fr.md"),
            Lang::De => include_str!("../RULES.de.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        }
    }

    /// The table, with the spaces in `lit` marked.
    fn paint(view: &View, lit: &[&str]) -> Paper {
        let mut paper = Paper::default();
        paint_board(&mut paper, view, lit);
        paper.line();
        match view.conflict {
            Some(Conflict::Revolt(revolt)) => write_revolt(&mut paper, view, revolt),
            Some(Conflict::War(war)) => write_war(&mut paper, view, &war),
            Some(Conflict::Bandits(_)) | None => (),
        }
        write_homes(&mut paper, view);
        for kingdom in view.kingdoms.iter().filter(|kingdom| name_at_war(view, kingdom).is_none()) {
            write_kingdom(&mut paper, kingdom);
        }
        paper
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        legality::why_not(self, words)
    }
}

fn paint_board(paper: &mut Paper, view: &View, lit: &[&str]) {
    let board = Board::of(view.options.module);
    let columns: String = (0..SIZE).map(|at| format!(" {} ", char::from(b'A' + at))).collect();
    paper.line().write(format!("   {columns}"), Ink::Faint, Shade::None);
    for row in 0..SIZE {
        paper.line().write(format!("{:>2} ", row + 1), Ink::Faint, Shade::None);
        if row % 2 == 1 {
            paper.say(" ".repeat(INDENT));
        }
        for space in (0..SIZE).filter_map(|column| Space::at(column, row)) {
            if !space.is_in(board.land | board.river) {
                paper.say(" ".repeat(WIDTH));
                continue;
            }
            let name = space.to_string();
            let (text, ink, shade) = face(view, board, space, lit.contains(&name.as_str()));
            paper.space(name, &text, ink, shade);
        }
    }
}

fn shade_of(colour: Colour) -> Shade {
    match colour {
        Colour::Yellow => Shade::Yellow,
        Colour::Red => Shade::Red,
        Colour::Blue => Shade::Blue,
        Colour::Green => Shade::Green,
        Colour::White => Shade::White,
    }
}

/// How one space looks: a leader is its letter with its seat's number, a tile its letter with what
/// stands on it.
fn face(view: &View, board: &Board, space: Space, lit: bool) -> (String, Ink, Shade) {
    let (mark, ink) = if lit { ('○', Ink::Lit) } else { (' ', Ink::Plain) };
    let mut leaders = view.kingdoms.iter().flat_map(|kingdom| &kingdom.leaders);
    if let Some(Leader { seat, colour, .. }) = leaders.find(|leader| leader.at == space) {
        return (format!("{mark}{colour}{seat}"), Ink::Seat(seat.0), shade_of(*colour));
    }
    if let Some(Marker { at, colour }) = marker(view)
        && at == space
    {
        return (format!("×{colour}×"), Ink::Strong, shade_of(colour));
    }
    let colour = Colour::ALL.into_iter().find(|&it| view.tiles[it as usize].contains(&space));
    if let Some(colour) = colour {
        return (format!("{mark}{colour}{}", stands_on(view, space)), ink, shade_of(colour));
    }
    if let Some(bandits) = view.bandits.iter().find(|it| space.is_in(it.on.spaces())) {
        return (format!(" {}!", bandits.bandits), Ink::Strong, Shade::Town);
    }
    let is_river = space.is_in(board.river);
    let (ground, shade) = if is_river { ('≈', Shade::Water) } else { ('·', Shade::Land) };
    let (ground, ink) = if lit { ('○', Ink::Lit) } else { (ground, Ink::Faint) };
    (format!(" {ground} "), ink, shade)
}

/// A pagoda, the palace or a granary.
fn stands_on(view: &View, space: Space) -> char {
    let has_pagoda = view.pagodas.iter().any(|pagoda| space.is_in(pagoda.on.spaces()));
    let has_palace = view.palace.is_some_and(|site| space.is_in(site.spaces()));
    match (has_pagoda, has_palace, view.granaries.contains(&space)) {
        (true, ..) => '▲',
        (_, true, _) => '♜',
        (_, _, true) => '°',
        _ => ' ',
    }
}

fn marker(view: &View) -> Option<Marker> {
    match view.conflict? {
        Conflict::War(war) => Some(war.marker),
        Conflict::Bandits(marker) => Some(marker),
        Conflict::Revolt(_) => None,
    }
}

/// A leader, as on the board.
fn write_leader(paper: &mut Paper, seat: Seat, colour: Colour) {
    paper.write(format!("{colour}{seat}"), Ink::Seat(seat.0), shade_of(colour));
}

/// Both sides of a revolt: the yellow tiles beside the leader, and what the attacker has committed.
fn write_revolt(paper: &mut Paper, view: &View, revolt: Revolt) {
    let Revolt { colour, attacker, defender, attack } = revolt;
    for (seat, committed) in [(attacker, attack), (defender, None)] {
        let at = view.players[seat.index()].leaders[colour as usize];
        let yellow = &view.tiles[Colour::Yellow as usize];
        let beside = |at: Space| yellow.iter().filter(|tile| tile.is_in(at.around())).count();
        let beside = at.map_or(0, beside) as u8;
        paper.line().write("† ", Ink::Strong, Shade::None);
        write_leader(paper, seat, colour);
        let strength = sum(beside, committed.map(Commitment::strength));
        paper.write(format!(" {strength}"), Ink::Strong, Shade::None);
    }
}

/// The warring kingdoms: red tiles, what supporters add, and the leaders.
fn write_war(paper: &mut Paper, view: &View, war: &War) {
    for name in war.named() {
        let Some(kingdom) = view.kingdoms.iter().find(|it| it.spaces.contains(&name)) else {
            continue;
        };
        let strength = sum(kingdom.strength, Some(war.support(name)).filter(|&it| 0 < it));
        let shown = format!("† {name} {strength}");
        paper.line().write(shown, Ink::Strong, Shade::None);
        write_leaders(paper, kingdom);
    }
}

fn sum(strength: u8, more: Option<u8>) -> String {
    match more {
        Some(more) => format!("{strength}+{more}={}", strength + more),
        None => strength.to_string(),
    }
}

/// The space by which a kingdom at war is named.
fn name_at_war(view: &View, kingdom: &Kingdom) -> Option<Space> {
    let Some(Conflict::War(war)) = view.conflict else { return None };
    war.named().find(|name| kingdom.spaces.contains(name))
}

/// A kingdom: where it is, its strength in a war, its leaders.
fn write_kingdom(paper: &mut Paper, kingdom: &Kingdom) {
    let Some(first) = kingdom.spaces.first() else { return };
    paper.line().write(format!("{:<3}", first.to_string()), Ink::Faint, Shade::None);
    paper.say(format!(" †{}", kingdom.strength));
    write_leaders(paper, kingdom);
}

fn write_leaders(paper: &mut Paper, kingdom: &Kingdom) {
    for leader in &kingdom.leaders {
        paper.say(" ");
        write_leader(paper, leader.seat, leader.colour);
    }
}

/// The leaders that each seat has at home.
fn write_homes(paper: &mut Paper, view: &View) {
    for (at, player) in view.players.iter().enumerate() {
        let seat = Seat(at as u8);
        let home = Colour::ALL.into_iter().filter(|&it| player.leaders[it as usize].is_none());
        let home: String = home.map(Colour::letter).collect();
        if at % HOMES == 0 {
            paper.line();
        }
        paper.write(format!("⌂{seat}"), Ink::Seat(seat.0), Shade::None);
        paper.say(format!(" {home:<7}"));
    }
}
