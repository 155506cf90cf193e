//! The table: what lies where, and which kingdoms that makes, looked for afresh every time (H2).

use std::collections::{BTreeMap, BTreeSet};

use game::{Setup, seats};
use pagoda_huang::{Colour, Module, Options, Phase, Space, Tiles};

use crate::fight::Fight;

/// A row and a column, so that spaces are in reading order.
pub(crate) type At = (i32, i32);
pub(crate) type Area = BTreeSet<At>;
/// Tiles or points by colour: yellow, red, blue, green, white.
pub(crate) type Heap = [u8; 5];

pub(crate) struct Reference {
    pub(crate) options: Options,
    pub(crate) seats: usize,
    pub(crate) land: Area,
    pub(crate) river: Area,
    /// The bandits' sites, and how many bandits each of their tiles shows.
    pub(crate) sites: Vec<Area>,
    pub(crate) shown: Vec<u8>,
    pub(crate) tiles: BTreeMap<At, Colour>,
    pub(crate) leaders: BTreeMap<At, (usize, Colour)>,
    pub(crate) pagodas: BTreeMap<Area, Colour>,
    pub(crate) palace: Option<Area>,
    pub(crate) bandits: BTreeMap<Area, u8>,
    pub(crate) granaries: Area,
    pub(crate) hands: Vec<Heap>,
    pub(crate) market: Heap,
    pub(crate) bag: Heap,
    pub(crate) discarded: Heap,
    pub(crate) replaced: Vec<u8>,
    pub(crate) points: Vec<Heap>,
    pub(crate) stored: Vec<u8>,
    pub(crate) active: usize,
    pub(crate) actions: u8,
    pub(crate) phase: Phase,
    pub(crate) fight: Option<Fight>,
    /// Red tiles of which some must go (H9.7, H11.4).
    pub(crate) doomed: Area,
    /// How often what happened.
    pub(crate) seen: BTreeMap<&'static str, u32>,
}

#[derive(Clone, PartialEq)]
pub(crate) struct Kingdom {
    pub(crate) area: Area,
    /// Colour, seat and space of each leader.
    pub(crate) leaders: BTreeSet<(Colour, usize, At)>,
    pub(crate) red: Area,
}

impl Kingdom {
    pub(crate) fn leader(&self, colour: Colour) -> Option<usize> {
        self.leaders.iter().find(|(it, _, _)| *it == colour).map(|&(_, seat, _)| seat)
    }
}

/// H2.1, with every second row half a space to the right.
pub(crate) fn beside((row, column): At) -> [At; 6] {
    let left = if row % 2 == 0 { column - 1 } else { column };
    [
        (row, column - 1),
        (row, column + 1),
        (row - 1, left),
        (row - 1, left + 1),
        (row + 1, left),
        (row + 1, left + 1),
    ]
}

pub(crate) fn touches(at: At, area: &Area) -> bool {
    beside(at).iter().any(|next| area.contains(next))
}

pub(crate) fn spot(space: Space) -> At {
    (space.row().into(), space.column().into())
}

pub(crate) fn space((row, column): At) -> Space {
    Space::at(column as u8, row as u8).unwrap()
}

pub(crate) fn area_of(spaces: impl IntoIterator<Item = Space>) -> Area {
    spaces.into_iter().map(spot).collect()
}

pub(crate) fn heap_of(tiles: Tiles) -> Heap {
    Colour::ALL.map(|colour| tiles.count(colour))
}

pub(crate) fn size(heap: &Heap) -> u8 {
    heap.iter().sum()
}

/// The colours of which at least two kingdoms have a leader (H9.1).
pub(crate) fn in_conflict(kingdoms: &[Kingdom]) -> Vec<Colour> {
    let led = |colour| kingdoms.iter().filter(|it| it.leader(colour).is_some()).count();
    Colour::ALL.into_iter().filter(|&colour| 2 <= led(colour)).collect()
}

/// Every linked group with a tile and a leader (H2.1, H2.2).
fn kingdoms_of(
    tiles: &BTreeMap<At, Colour>,
    leaders: &BTreeMap<At, (usize, Colour)>,
) -> Vec<Kingdom> {
    let is_linked = |at: &At| tiles.contains_key(at) || leaders.contains_key(at);
    let (mut seen, mut kingdoms) = (Area::new(), Vec::new());
    for &start in leaders.keys() {
        if !seen.insert(start) {
            continue;
        }
        let (mut area, mut queue) = (Area::from([start]), vec![start]);
        while let Some(at) = queue.pop() {
            let linked = beside(at).into_iter().filter(is_linked);
            queue.extend(linked.filter(|&next| area.insert(next)));
        }
        seen.extend(&area);
        let led = leaders.iter().filter(|(at, _)| area.contains(at));
        let red = area.iter().filter(|at| tiles.get(at) == Some(&Colour::Red));
        assert!(area.iter().any(|at| tiles.contains_key(at)), "a leader stands beside a tile");
        kingdoms.push(Kingdom {
            leaders: led.map(|(&at, &(seat, colour))| (colour, seat, at)).collect(),
            red: red.copied().collect(),
            area,
        });
    }
    kingdoms
}

impl Reference {
    /// H1.
    pub(crate) fn new(setup: &Setup<Options>) -> Reference {
        let mut reference = Reference::empty(setup);
        let text = match setup.options.module {
            Module::EighteenKingdoms => {
                include_str!("../../boards/eighteen-kingdoms.board")
            }
            Module::None | Module::Bandits => {
                include_str!("../../boards/warring-states.board")
            }
        };
        for line in text.lines() {
            if let Some(names) = line.strip_prefix("site ") {
                let named = names.split_whitespace().map(|name| name.parse::<Space>().unwrap());
                reference.sites.push(area_of(named));
            }
            if let Some(counts) = line.strip_prefix("bandits ") {
                reference.shown = counts.split_whitespace().map(|it| it.parse().unwrap()).collect();
            }
        }
        for (row, line) in text.lines().skip_while(|line| *line != "map").skip(1).enumerate() {
            for (column, mark) in line.chars().enumerate() {
                let at = (row as i32, column as i32);
                match mark {
                    '~' => _ = reference.river.insert(at),
                    '.' | 'C' => _ = reference.land.insert(at),
                    _ => (),
                }
                if mark == 'C' {
                    reference.tiles.insert(at, Colour::Yellow);
                }
            }
        }
        reference.bag[Colour::Yellow as usize] -= reference.tiles.len() as u8;
        if setup.options.module == Module::EighteenKingdoms {
            reference.granaries = reference.tiles.keys().copied().collect();
        }
        reference
    }

    fn empty(setup: &Setup<Options>) -> Reference {
        let seats = seats(setup.seats).count();
        Reference {
            options: setup.options,
            seats,
            land: Area::new(),
            river: Area::new(),
            sites: Vec::new(),
            shown: Vec::new(),
            tiles: BTreeMap::new(),
            leaders: BTreeMap::new(),
            pagodas: BTreeMap::new(),
            palace: None,
            bandits: BTreeMap::new(),
            granaries: Area::new(),
            hands: vec![Heap::default(); seats],
            market: Heap::default(),
            bag: [42, 36, 24, 24, 12],
            discarded: Heap::default(),
            replaced: vec![0; seats],
            points: vec![Heap::default(); seats],
            stored: vec![0; seats],
            active: 0,
            actions: 0,
            phase: Phase::First,
            fight: None,
            doomed: Area::new(),
            seen: BTreeMap::new(),
        }
    }

    pub(crate) fn count(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    /// Tiles that can be drawn (H1.4).
    pub(crate) fn in_bag(&self) -> u8 {
        let set_aside = if self.options.short && self.seats == 2 { 24 } else { 0 };
        size(&self.bag) - set_aside
    }

    pub(crate) fn kingdoms(&self) -> Vec<Kingdom> {
        kingdoms_of(&self.tiles, &self.leaders)
    }

    /// The kingdoms as they are while a leader is lifted (H4.2).
    pub(crate) fn kingdoms_without(&self, lifted: Option<At>) -> Vec<Kingdom> {
        let mut leaders = self.leaders.clone();
        if let Some(at) = lifted {
            leaders.remove(&at);
        }
        kingdoms_of(&self.tiles, &leaders)
    }

    /// Where a seat's leader stands, none at home.
    pub(crate) fn leader(&self, seat: usize, colour: Colour) -> Option<At> {
        self.leaders.iter().find(|(_, it)| **it == (seat, colour)).map(|(&at, _)| at)
    }

    /// The kingdom of a seat's leader.
    pub(crate) fn kingdom_of(&self, seat: usize, colour: Colour) -> Option<Kingdom> {
        let at = self.leader(seat, colour)?;
        self.kingdoms().into_iter().find(|kingdom| kingdom.area.contains(&at))
    }

    /// H5.1, H11.8: no tile, leader or bandit tile lies here.
    pub(crate) fn is_empty(&self, at: At) -> bool {
        let is_raided = self.bandits.keys().any(|site| site.contains(&at));
        !self.tiles.contains_key(&at) && !self.leaders.contains_key(&at) && !is_raided
    }

    /// The bandit tiles that a space touches.
    pub(crate) fn bandits_beside(&self, at: At) -> Vec<(Area, u8)> {
        let near = self.bandits.iter().filter(|(site, _)| touches(at, site));
        near.map(|(site, &bandits)| (site.clone(), bandits)).collect()
    }

    /// Whether a tile carries a pagoda or the palace (H7.1, H13.3).
    pub(crate) fn is_covered(&self, at: At) -> bool {
        self.pagodas.keys().chain(&self.palace).any(|site| site.contains(&at))
    }

    /// A tile leaves the board, and with it what stands on it (H7.6, H12.2, H13.1).
    pub(crate) fn take_off(&mut self, at: At) -> Colour {
        let colour = self.tiles.remove(&at).unwrap();
        self.discarded[colour as usize] += 1;
        let stood = self.pagodas.len();
        self.pagodas.retain(|site, _| !site.contains(&at));
        if self.pagodas.len() < stood {
            self.count("pagoda fell");
        }
        if self.palace.as_ref().is_some_and(|site| site.contains(&at)) {
            self.palace = None;
            self.count("palace fell");
        }
        if self.granaries.remove(&at) {
            self.count("granary burnt");
        }
        colour
    }
}
