//! The board as text.

use game::{Illegal, Ink, Lang, Paper, Present, Shade};

use crate::{
    board::{SIZE, Square},
    legality,
    position::Qin,
    tiles::Colour,
    view::View,
};

impl Present for Qin {
    type Outlook = ();

    // Nothing is scored later, so there is nothing to forecast.
    fn outlook(_: &View) {}

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../RULES.md"),
            Lang::Fr => include_str!("../RULES.fr.md"),
            Lang::De => include_str!("../RULES.de.md"),
            Lang::Pl => include_str!("../RULES.pl.md"),
        }
    }

    /// The board, three columns a square. A territory shows its letter, and where its pagodas stand
    /// the number of their seat, twice for two; a village shows whose pagoda it holds.
    fn paint(view: &View, lit: &[&str]) -> Paper {
        let mut paper = Paper::default();
        let columns: String = (0..SIZE).map(|at| format!(" {} ", char::from(b'A' + at))).collect();
        paper.line().write(format!("   {columns}"), Ink::Faint, Shade::None);
        for row in 0..SIZE {
            paper.line().write(format!("{:>2} ", row + 1), Ink::Faint, Shade::None);
            for square in (0..SIZE).filter_map(|column| Square::at(column, row)) {
                let name = square.to_string();
                let (text, ink, shade) = face(view, square, lit.contains(&name.as_str()));
                paper.space(name, &text, ink, shade);
            }
            paper.write(format!(" {}", row + 1), Ink::Faint, Shade::None);
        }
        paper.line().write(format!("   {columns}"), Ink::Faint, Shade::None);
        paper
    }

    fn why_not(&self, words: &[&str]) -> Option<Illegal> {
        legality::why_not(self, words)
    }
}

/// How one square looks.
fn face(view: &View, square: Square, lit: bool) -> (String, Ink, Shade) {
    let colour =
        Colour::ALL.into_iter().find(|&it| view.territories[it as usize].contains(&square));
    if let Some(colour) = colour {
        return territory(view, square, colour);
    }
    if let Some(village) = view.villages.iter().find(|village| village.squares.contains(&square)) {
        return match village.owner.filter(|_| village.squares[0] == square) {
            Some(seat) => (format!(" ⌂{seat}"), Ink::Seat(seat.0), Shade::Town),
            None => (" ⌂ ".into(), Ink::Plain, Shade::Town),
        };
    }
    if view.board.board().water.contains(square.0) {
        return ("≈≈≈".into(), Ink::Faint, Shade::Water);
    }
    if lit {
        (" ○ ".into(), Ink::Lit, Shade::Land)
    } else {
        (" · ".into(), Ink::Faint, Shade::Land)
    }
}

/// How a territory looks, with the pagodas on it.
fn territory(view: &View, square: Square, colour: Colour) -> (String, Ink, Shade) {
    let shade = match colour {
        Colour::Red => Shade::Red,
        Colour::Blue => Shade::Blue,
        Colour::Yellow => Shade::Yellow,
    };
    let letter = colour.letter();
    let province = view.provinces.iter().find(|province| province.at == Some(square));
    match province.and_then(|province| Some((province.owner?, province.pagodas))) {
        Some((seat, 2)) => (format!("{letter}{seat}{seat}"), Ink::Seat(seat.0), shade),
        Some((seat, _)) => (format!(" {letter}{seat}"), Ink::Seat(seat.0), shade),
        None => (format!(" {letter} "), Ink::Plain, shade),
    }
}
