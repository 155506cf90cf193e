//! The table as text: the year, the action cards or the persons left, the players in turn order, and
//! after an empty line their hands.
//!
//! It is the same in every language: one sign per thing, and persons by letter and number.

use game::{Illegal, Ink, Lang, Paper, Present, Run, Seat, Shade, seats};

use crate::{
    action::{Action, Bonus},
    calendar::{MonthEvent, SUPER_MONTH},
    legality,
    outlook::Outlook,
    person::{Card, Person, Role},
    position::Dragon,
    view::{ActionCard, PalaceView, PlayerView, View},
};

/// Columns of the widest line.
const WIDTH: usize = 50;
/// Maximum number of players with blank lines between the parts.
const AIRY: usize = 3;
/// Columns of a player's further palaces, if they need another line.
const INDENT: usize = 5;
/// Columns of an action card.
const CARD: usize = 3;
/// Types of persons in a line of notes.
const TYPES: usize = 5;

impl Present for Dragon {
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

    /// The table, with the words in `lit` marked.
    fn paint(view: &View, lit: &[&str]) -> Paper {
        let mut paper = Paper::default();
        paint_year(view, &mut paper);
        part(view, &mut paper);
        if view.actions.is_empty() {
            paint_supply(view, lit, &mut paper);
        } else {
            paint_groups(view, lit, &mut paper);
        }
        part(view, &mut paper);
        for seat in &view.order {
            paint_player(view, *seat, lit, &mut paper);
        }
        paper.line();
        for seat in seats(view.players.len() as u8) {
            write_hand(view, seat, &mut paper);
        }
        if !view.actions.is_empty() {
            write_supply(view, &mut paper);
        }
        paper
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        legality::why_not(self, words)
    }
}

/// A blank line, if the table is small enough.
fn part(view: &View, paper: &mut Paper) {
    if view.players.len() <= AIRY {
        paper.line().say(" ");
    }
}

/// The months, their events, and whose wall tiles lie under them.
fn paint_year(view: &View, paper: &mut Paper) {
    let is_super = |month: u8| month == SUPER_MONTH && view.super_event.is_some();
    paper.line();
    for month in view.months.iter().map(|month| month.month) {
        let name = if is_super(month) { format!("{month}!") } else { month.to_string() };
        if month == view.month {
            paper.write(format!("{:<4}", format!("[{name}]")), Ink::Strong, Shade::None);
        } else {
            let ink = if month < view.month { Ink::Faint } else { Ink::Plain };
            paper.write(format!(" {name:<3}"), ink, Shade::None);
        }
    }
    // A fixed width, so that text beside the table keeps its place.
    fill(paper, WIDTH);
    paper.line();
    for month in &view.months {
        let (mark, shade) = event_face(month.event);
        if month.month < view.month {
            paper.write(format!("{mark} "), Ink::Faint, Shade::None);
        } else {
            paper.write(mark, Ink::Plain, shade).say(" ");
        }
    }
    if view.great_wall {
        paper.line();
        for month in &view.months {
            match month.owner {
                Some(seat) => paper.write(format!("#{seat}#"), Ink::Seat(seat.0), Shade::Town),
                None => paper.write(" · ", Ink::Faint, Shade::None),
            };
            paper.say(" ");
        }
    }
}

/// What a month's event is about.
fn event_face(event: MonthEvent) -> (&'static str, Shade) {
    match event {
        MonthEvent::Peace => (" · ", Shade::Town),
        MonthEvent::Tribute => ("-4¥", Shade::Yellow),
        MonthEvent::Drought => ("-∴⌂", Shade::White),
        MonthEvent::Festival => ("+☼★", Shade::Blue),
        MonthEvent::Raid => ("-†W", Shade::Red),
        MonthEvent::Epidemic => ("-3H", Shade::Green),
    }
}

/// What an action card gives.
fn action_face(action: Action) -> char {
    match action {
        Action::Taxes => '¥',
        Action::Build => '⌂',
        Action::Harvest => '∴',
        Action::Fireworks => '☼',
        Action::Parade => '»',
        Action::Research => '★',
        Action::Privilege => '§',
        Action::Wall => '#',
    }
}

/// What a wall tile gives.
fn bonus_face(bonus: Bonus) -> char {
    match bonus {
        Bonus::Rice => '∴',
        Bonus::Firework => '☼',
        Bonus::Piece => '⌂',
        Bonus::Yuan => '¥',
        Bonus::Spaces => '»',
        Bonus::Points => '★',
    }
}

/// The groups side by side, each card with what it gives the seat to act; below them what those with
/// dragons on them cost, and whose these are.
fn paint_groups(view: &View, lit: &[&str], paper: &mut Paper) {
    let groups = view.players.len() as u8;
    let wide = WIDTH / usize::from(groups);
    paper.line();
    for group in 1..=groups {
        paper.write(format!("{group} "), Ink::Faint, Shade::None);
        for card in view.actions.iter().filter(|card| card.group == group) {
            paint_card(view, card, lit, paper);
            paper.say(" ");
        }
        fill(paper, usize::from(group) * wide);
    }
    paper.line();
    for group in 1..=groups {
        let fee = view.actions.iter().find(|card| card.group == group).map_or(0, |card| card.fee);
        if 0 < fee {
            paper.write(format!("  {fee}¥ "), Ink::Strong, Shade::None);
        }
        for (seat, player) in (0..).map(Seat).zip(&view.players) {
            if player.dragon == Some(group) {
                paper.write(seat.to_string(), Ink::Seat(seat.0), Shade::None);
            }
        }
        fill(paper, usize::from(group) * wide);
    }
}

/// Blanks up to a column.
fn fill(paper: &mut Paper, column: usize) {
    let blank = column.saturating_sub(written(paper));
    paper.say(" ".repeat(blank));
}

/// Columns of the line begun last.
fn written(paper: &Paper) -> usize {
    paper.lines.last().map_or(0, |line| line.iter().map(Run::width).sum())
}

fn paint_card(view: &View, card: &ActionCard, lit: &[&str], paper: &mut Paper) {
    let word = card.action.word();
    let sign = action_face(card.action);
    let text = match (view.phase.seat(), card.action.role()) {
        (Some(seat), Some(role)) => {
            format!("{sign}{}", card.action.symbols() + symbols(view, seat, role))
        }
        _ => sign.to_string(),
    };
    let ink = if lit.contains(&word) { Ink::Lit } else { Ink::Plain };
    let before = if text.chars().count() == 1 { " " } else { "" };
    paper.write(before, Ink::Plain, Shade::Land);
    paper.word(word.to_owned(), &text, ink, Shade::Land);
    if text.chars().count() < CARD {
        paper.write(" ", Ink::Plain, Shade::Land);
    }
}

/// Symbols on a seat's persons of a type.
fn symbols(view: &View, seat: Seat, role: Role) -> u8 {
    let own = view.palaces.iter().filter(|palace| palace.owner == seat);
    let persons = own.flat_map(|palace| &palace.persons);
    persons.filter(|person| person.role() == role).map(|person| person.symbols()).sum()
}

/// The tiles left of each person, the old ones below the young ones.
fn paint_supply(view: &View, lit: &[&str], paper: &mut Paper) {
    for persons in [|role: Role| Some(role.young()), Role::old] {
        paper.line();
        let mut column = 0;
        for role in Role::ALL {
            if let Some(person) = persons(role) {
                paint_person(view, person, lit, paper);
            }
            // Only of these there can be ten.
            column += if role.old().is_some() { 5 } else { 6 };
            fill(paper, column);
        }
    }
}

fn paint_person(view: &View, person: Person, lit: &[&str], paper: &mut Paper) {
    let (name, left) = (person.to_string(), view.supply[person.index()]);
    let is_lit = lit.contains(&name.as_str());
    if left == 0 {
        paper.write(format!("{name}×0"), Ink::Faint, Shade::None);
        return;
    }
    let ink = if is_lit { Ink::Lit } else { Ink::Plain };
    let text = name.clone();
    paper.word(name, &text, ink, Shade::Land);
    paper.write(format!("×{left}"), Ink::Plain, Shade::None);
}

fn paint_player(view: &View, seat: Seat, lit: &[&str], paper: &mut Paper) {
    let player = &view.players[seat.index()];
    let is_to_act = view.phase.seat() == Some(seat);
    let (mark, ink) = if is_to_act { ("›", Ink::Strong) } else { (" ", Ink::Plain) };
    paper.line().write(mark, Ink::Strong, Shade::None);
    paper.write(seat.to_string(), Ink::Seat(seat.0), Shade::None);
    paint_goods(player, ink, paper);
    for palace in view.palaces.iter().filter(|palace| palace.owner == seat) {
        let number = if is_to_act { palace.palace.to_string() } else { String::new() };
        let text = format!("{number}{}", face(palace));
        if WIDTH < written(paper) + 1 + text.chars().count() {
            paper.line();
            fill(paper, INDENT);
        }
        paper.say(" ");
        let ink = if lit.contains(&number.as_str()) { Ink::Lit } else { Ink::Plain };
        if is_to_act {
            paper.space(number, &text, ink, Shade::Land);
        } else {
            paper.write(text, ink, Shade::Town);
        }
    }
}

/// Where the marker stands, points, and what there is of everything.
fn paint_goods(player: &PlayerView, ink: Ink, paper: &mut Paper) {
    let dragons = player.small + 2 * player.large;
    let goods = [
        (player.space.into(), '»', 4),
        (player.points, '★', 4),
        (player.yuan.into(), '¥', 3),
        (player.rice.into(), '∴', 3),
        (player.fireworks.into(), '☼', 3),
        (dragons.into(), '§', 3),
    ];
    for (count, sign, wide) in goods {
        let ink = if count == 0 { Ink::Faint } else { ink };
        paper.write(format!("{count:>wide$}{sign}"), ink, Shade::None);
    }
}

/// A palace's floors with those who live there.
fn face(palace: &PalaceView) -> String {
    let persons = palace.persons.iter().map(|person| person.to_string());
    let free = usize::from(palace.floors).saturating_sub(palace.persons.len());
    let places: String = persons.chain((0..free).map(|_| "··".to_owned())).collect();
    format!("[{places}]")
}

/// The person cards in hand, and the wall tiles.
fn write_hand(view: &View, seat: Seat, paper: &mut Paper) {
    let player = &view.players[seat.index()];
    let letter = |card: &Card| match card {
        Card::Of(role) => role.letter(),
        Card::Wild => '?',
    };
    let cards: String = player.cards.iter().map(letter).collect();
    paper.line().write(seat.to_string(), Ink::Seat(seat.0), Shade::None);
    paper.say(format!(" {cards:<11}"));
    if view.great_wall {
        let tiles: String = player.tiles.iter().copied().map(bonus_face).collect();
        paper.say(format!(" #{tiles}"));
    }
}

/// The tiles left of each type, young and old.
fn write_supply(view: &View, paper: &mut Paper) {
    let left = |person: Person| view.supply[person.index()];
    for roles in Role::ALL.chunks(TYPES) {
        paper.line();
        for role in roles {
            let old = role.old().map(|old| format!("+{}", left(old))).unwrap_or_default();
            let text = format!("{role}×{}{old} ", left(role.young()));
            paper.write(text, Ink::Faint, Shade::None);
        }
    }
}
