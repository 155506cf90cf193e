//! The two boards, read from data.

use std::{
    hash::{Hash, Hasher},
    sync::LazyLock,
};

use game::{BoardFile, Misdrawn};

use crate::{
    options::Module,
    site::Site,
    space::{SIZE, Space, Spaces},
};

/// Sites for bandits, and bandit tiles (H11.1).
pub(crate) const SITES: usize = 10;

static BOARDS: LazyLock<[Board; 2]> = LazyLock::new(|| {
    let load = |text| Board::read(text).expect("the boards in the repository are sound");
    [
        load(include_str!("../boards/warring-states.board")),
        load(include_str!("../boards/eighteen-kingdoms.board")),
    ]
});

/// What is printed on a board (H1.1).
#[derive(Debug)]
pub struct Board {
    /// Whether it is the one of H12.
    pub eighteen_kingdoms: bool,
    /// Land spaces, capitals included.
    pub land: Spaces,
    /// River spaces.
    pub river: Spaces,
    /// Land spaces with a yellow tile at the start.
    pub capitals: Spaces,
    /// Where bandits may turn up (H11.1).
    pub(crate) sites: [Spaces; SITES],
    /// How many bandits each bandit tile shows.
    pub(crate) bandits: [u8; SITES],
    /// The states' names, by their capitals' spaces, where they are known.
    pub states: Vec<(Space, String)>,
}

/// Two boards are one if they are for one module: each is loaded once.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.eighteen_kingdoms == other.eighteen_kingdoms
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.eighteen_kingdoms.hash(state);
    }
}

const fn misdrawn(expected: &'static str) -> Misdrawn {
    Misdrawn { line: 0, expected }
}

impl Board {
    /// The board that a module is played on (H12.1).
    pub fn of(module: Module) -> &'static Board {
        &BOARDS[usize::from(module == Module::EighteenKingdoms)]
    }

    /// Reads and judges a board file.
    ///
    /// # Errors
    /// What was expected, and on which line, if the text is no board of this game.
    pub fn read(text: &str) -> Result<Board, Misdrawn> {
        let file = BoardFile::read(text)?;
        if file.field("game") != Some("huang") {
            return Err(misdrawn("game huang"));
        }
        let eighteen_kingdoms = match file.field("board") {
            Some("warring-states") => false,
            Some("eighteen-kingdoms") => true,
            _ => return Err(misdrawn("board warring-states or eighteen-kingdoms")),
        };
        if file.map.len() != usize::from(SIZE) || file.map[0].len() != usize::from(SIZE) {
            return Err(misdrawn("15 rows of 15 spaces"));
        }
        let drawn = |mark| -> Spaces {
            let spaces = file.marked(mark).filter_map(|(column, row)| Space::at(column, row));
            spaces.map(|space| space.0).collect()
        };
        let (river, capitals) = (drawn('~'), drawn('C'));
        let land = drawn('.') | capitals;
        if (land | river | drawn('#')).len() != u32::from(SIZE) * u32::from(SIZE) {
            return Err(misdrawn("only the marks . ~ C #"));
        }
        let (sites, bandits) = if eighteen_kingdoms {
            ([Spaces::EMPTY; SITES], [0; SITES])
        } else {
            (sites(&file, land.without(capitals))?, bandits(&file)?)
        };
        let states = states(&file, capitals)?;
        Ok(Board { eighteen_kingdoms, land, river, capitals, sites, bandits, states })
    }
}

/// The sites of bandits: triangles of land, no capital among them, none on another.
fn sites(file: &BoardFile<'_>, ground: Spaces) -> Result<[Spaces; SITES], Misdrawn> {
    let mut sites = [Spaces::EMPTY; SITES];
    let mut taken = Spaces::EMPTY;
    let fields: Vec<(usize, &str)> = file.fields("site").collect();
    if fields.len() != SITES {
        return Err(misdrawn("ten bandit sites"));
    }
    for (slot, (line, names)) in sites.iter_mut().zip(fields) {
        let expected = "three land spaces that touch each other and are on no other site";
        let spaces: Result<Vec<Space>, _> = names.split_whitespace().map(str::parse).collect();
        let site = spaces.ok().and_then(Site::of).filter(|site| !site.is_palatial());
        let spaces = site.ok_or(Misdrawn { line, expected })?.spaces();
        if !spaces.without(ground).is_empty() || spaces.meets(taken) {
            return Err(Misdrawn { line, expected });
        }
        taken |= spaces;
        *slot = spaces;
    }
    Ok(sites)
}

/// The names of states, each with the space of its capital.
fn states(file: &BoardFile<'_>, capitals: Spaces) -> Result<Vec<(Space, String)>, Misdrawn> {
    let state = |(line, words): (usize, &str)| {
        let expected = "the space of a capital and a name";
        let (at, name) = words.split_once(' ').ok_or(Misdrawn { line, expected })?;
        let at: Option<Space> = at.parse().ok();
        let at = at.filter(|at| at.is_in(capitals)).ok_or(Misdrawn { line, expected })?;
        Ok((at, name.to_owned()))
    };
    file.fields("state").map(state).collect()
}

fn bandits(file: &BoardFile<'_>) -> Result<[u8; SITES], Misdrawn> {
    let expected = "ten numbers of bandits, 1 to 4";
    let numbers = file.field("bandits").ok_or(misdrawn(expected))?;
    let numbers: Vec<u8> = numbers
        .split_whitespace()
        .map(|number| number.parse().ok().filter(|number| (1..=4).contains(number)))
        .collect::<Option<_>>()
        .ok_or(misdrawn(expected))?;
    numbers.try_into().map_err(|_| misdrawn(expected))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::Shape;

    fn triangles(set: Spaces) -> u32 {
        Shape::TRIANGLES.iter().map(|shape| shape.within(set).len()).sum()
    }

    /// H1.1, H11.1: what is known of the front.
    #[test]
    fn the_front_is_as_counted() {
        let board = Board::of(Module::None);
        let spaces = board.land | board.river;
        assert_eq!((spaces.len(), board.river.len(), board.capitals.len()), (203, 44, 7));
        assert_eq!((triangles(spaces), triangles(board.river)), (353, 8));
        assert_eq!(board.bandits.iter().sum::<u8>(), 25);
        assert!(Board::of(Module::Bandits) == board);
    }

    /// H12.1: 19 capitals, and no room for a blue pagoda.
    #[test]
    fn the_back_is_as_counted() {
        let board = Board::of(Module::EighteenKingdoms);
        assert_eq!(((board.land | board.river).len(), board.capitals.len()), (203, 19));
        assert_eq!(triangles(board.river), 0);
    }

    #[test]
    fn a_wrong_board_is_refused() {
        let front = include_str!("../boards/warring-states.board");
        let check = |from: &str, to: &str| Board::read(&front.replacen(from, to, 1)).map(|_| ());
        assert_eq!(check("", ""), Ok(()));
        for (from, to) in [
            ("game huang", "game go"),
            ("warring-states\n", "cat\n"),
            ("map\n.", "map\n?"),
            ("map\n.", "map\n"),
            ("site F1 G1 F2", "site F1 G1 H1"),
            ("site F1 G1 F2", "site J1 K1 J2"),
            ("site F1 G1 F2", "site A2 A3 B3"),
            ("site F1 G1 F2\n", ""),
            ("state C2", "state C3"),
            ("bandits 1 1", "bandits 1 5"),
            ("bandits 1 1", "bandits 1"),
        ] {
            assert!(check(from, to).is_err(), "{from:?} to {to:?}");
        }
    }
}
