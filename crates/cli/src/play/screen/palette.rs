//! The colours of the screen: lamp-black, parchment, lacquer; gold for what can be done now.

use game::{Ink, Shade};
use ratatui::style::{Color, Modifier, Style};

type Rgb = (u8, u8, u8);

const LAMP_BLACK: Rgb = (0x1C, 0x19, 0x16);
const PARCHMENT: Rgb = (0xE8, 0xDF, 0xCB);
const ASH: Rgb = (0x9A, 0x8F, 0x7C);
const LACQUER: Rgb = (0x8E, 0x26, 0x21);
const GOLD: Rgb = (0xE3, 0xB3, 0x4F);
const INK: Rgb = (0x1F, 0x1B, 0x16);

/// The ground of a board's space, and what is readable on it: plain, faint, and lit.
const fn on(shade: Shade) -> (Rgb, Rgb, Rgb, Rgb) {
    const BRONZE: Rgb = (0x7A, 0x4A, 0x00);
    match shade {
        Shade::None => (LAMP_BLACK, PARCHMENT, ASH, GOLD),
        Shade::Land => ((0xE6, 0xDB, 0xBF), INK, (0xA8, 0x9A, 0x78), BRONZE),
        Shade::Town => ((0xB9, 0xA5, 0x80), INK, (0x5E, 0x50, 0x38), BRONZE),
        Shade::Water => ((0xA9, 0xC6, 0xC4), INK, (0x5F, 0x8A, 0x8C), BRONZE),
        Shade::Red => ((0xA6, 0x2C, 0x26), (0xFF, 0xF4, 0xE6), (0xE8, 0xB8, 0xA8), GOLD),
        Shade::Blue => ((0x2F, 0x5A, 0x86), (0xF2, 0xF6, 0xFF), (0xB4, 0xC8, 0xDC), GOLD),
        Shade::Yellow => ((0xD9, 0xA9, 0x32), INK, (0x6E, 0x50, 0x10), INK),
        Shade::Green => ((0x33, 0x5E, 0x38), (0xF4, 0xFA, 0xEE), (0xC0, 0xD8, 0xB8), GOLD),
        Shade::White => ((0xF6, 0xF2, 0xE8), INK, (0x8A, 0x80, 0x70), BRONZE),
    }
}

/// The ground and the figure of each seat's mark.
const SEATS: [(Rgb, Rgb); 5] = [
    ((0xFB, 0xF7, 0xEC), INK),
    ((0x4A, 0x23, 0x6B), (0xF4, 0xE9, 0xFF)),
    ((0x1F, 0x5E, 0x47), (0xE6, 0xFA, 0xEF)),
    ((0x0B, 0x0A, 0x09), (0xF4, 0xED, 0xE0)),
    ((0x7A, 0x3E, 0x12), (0xFF, 0xEF, 0xDC)),
];

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Palette {
    /// As many as there are.
    Full,
    /// 256 fixed ones.
    Few,
    /// None: weight and reversal must do.
    None,
}

impl Palette {
    /// What the environment asks for and can show.
    pub(crate) fn of_terminal() -> Palette {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        if set("NO_COLOR").is_some() || set("TERM").as_deref() == Some("dumb") {
            return Palette::None;
        }
        match set("COLORTERM").as_deref() {
            Some("truecolor" | "24bit") => Palette::Full,
            _ => Palette::Few,
        }
    }

    fn style(self, fore: Rgb, back: Rgb) -> Style {
        match self {
            Palette::Full => {
                let rgb = |(r, g, b): Rgb| Color::Rgb(r, g, b);
                Style::new().fg(rgb(fore)).bg(rgb(back))
            }
            Palette::Few => Style::new().fg(nearest(fore)).bg(nearest(back)),
            Palette::None => Style::new(),
        }
    }

    /// The bare screen.
    pub(crate) fn ground(self) -> Style {
        self.style(PARCHMENT, LAMP_BLACK)
    }

    /// What isn't needed at first glance.
    pub(crate) fn faint(self) -> Style {
        match self {
            Palette::None => Style::new().add_modifier(Modifier::DIM),
            _ => self.style(ASH, LAMP_BLACK),
        }
    }

    /// What can be done now.
    pub(crate) fn lit(self) -> Style {
        self.style(GOLD, LAMP_BLACK).add_modifier(Modifier::BOLD)
    }

    /// What Enter would take.
    pub(crate) fn chosen(self) -> Style {
        match self {
            Palette::None => Style::new().add_modifier(Modifier::REVERSED),
            _ => self.style(INK, GOLD).add_modifier(Modifier::BOLD),
        }
    }

    /// The bar across the top.
    pub(crate) fn bar(self) -> Style {
        match self {
            Palette::None => Style::new().add_modifier(Modifier::REVERSED),
            _ => self.style(PARCHMENT, LACQUER),
        }
    }

    /// A seat's mark.
    pub(crate) fn seat(self, seat: u8) -> Style {
        let (back, fore) = SEATS[usize::from(seat) % SEATS.len()];
        self.style(fore, back).add_modifier(Modifier::BOLD)
    }

    /// A piece of the board.
    pub(crate) fn piece(self, ink: Ink, shade: Shade) -> Style {
        let (back, plain, faint, lit) = on(shade);
        match ink {
            Ink::Plain => self.style(plain, back),
            Ink::Faint if self == Palette::None => self.faint(),
            Ink::Faint => self.style(faint, back),
            Ink::Strong | Ink::Seat(_) => self.style(plain, back).add_modifier(Modifier::BOLD),
            Ink::Lit => self.style(lit, back).add_modifier(Modifier::BOLD),
        }
    }
}

/// The nearest of the 256 colours: of the cube of six steps, or of the row of greys.
fn nearest((r, g, b): Rgb) -> Color {
    let step = |level: u8| match level {
        0..=47 => 0,
        48..=114 => 1,
        _ => (level - 35) / 40,
    };
    let value = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    let grey = u8::try_from((u16::from(r) + u16::from(g) + u16::from(b)) / 3).unwrap_or(u8::MAX);
    let grey_step = (grey.saturating_sub(3) / 10).min(23);
    let far = |one: Rgb| {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(one.0, r) + square(one.1, g) + square(one.2, b)
    };
    let cube = (value(step(r)), value(step(g)), value(step(b)));
    let grey = 8 + 10 * grey_step;
    if far((grey, grey, grey)) < far(cube) {
        Color::Indexed(232 + grey_step)
    } else {
        Color::Indexed(16 + 36 * step(r) + 6 * step(g) + step(b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_near() {
        assert_eq!(nearest((0, 0, 0)), Color::Indexed(16));
        assert_eq!(nearest((255, 255, 255)), Color::Indexed(231));
        assert_eq!(nearest((0x1C, 0x19, 0x16)), Color::Indexed(234));
        assert_eq!(nearest((0xA6, 0x2C, 0x26)), Color::Indexed(124));
    }

    /// Contrast as WCAG counts it: 4.5 for what must be read, 3 for what only helps.
    #[test]
    fn text_can_be_read_on_its_ground() {
        let light = |rgb: Rgb| {
            let part = |level: u8| {
                let level = f64::from(level) / 255.0;
                if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * part(rgb.0) + 0.7152 * part(rgb.1) + 0.0722 * part(rgb.2)
        };
        let contrast = |one: Rgb, other: Rgb| {
            let (one, other) = (light(one), light(other));
            (one.max(other) + 0.05) / (one.min(other) + 0.05)
        };
        for shade in [
            Shade::None,
            Shade::Land,
            Shade::Town,
            Shade::Water,
            Shade::Red,
            Shade::Blue,
            Shade::Yellow,
            Shade::Green,
            Shade::White,
        ] {
            let (back, plain, _, lit) = on(shade);
            assert!(4.5 < contrast(plain, back), "{shade:?} {}", contrast(plain, back));
            assert!(3.0 < contrast(lit, back), "{shade:?} {}", contrast(lit, back));
        }
        for (back, fore) in SEATS {
            assert!(4.5 < contrast(fore, back), "{}", contrast(fore, back));
        }
        assert!(4.5 < contrast(ASH, LAMP_BLACK) && 4.5 < contrast(PARCHMENT, LACQUER));
    }
}
