//! Provinces and villages settled a second time, slowly and simply, straight from `RULES.md`: the
//! fast rules agree with it on every step of 2,000 random games.
//!
//! Nothing of the crate's own geometry is used: squares are coordinates, boards are read from their
//! files, and every province is looked for afresh.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use std::collections::{BTreeMap, BTreeSet};

use game::{Eyes, HiddenInformation, Rules, Seat, Setup, Step, laws};
use pagoda_qin::{BoardName, Chance, Colour, Move, Options, Qin, View};

type At = (i32, i32);
type Area = BTreeSet<At>;

#[derive(Default)]
struct Reference {
    seats: usize,
    villages: Vec<Area>,
    land: BTreeMap<At, Colour>,
    /// A province's pagodas belong to it as long as it holds this square.
    pagodas: BTreeMap<At, (usize, u8)>,
    /// Whose pagoda stands in each village.
    held: Vec<Option<usize>>,
    supply: Vec<u8>,
    winners: Option<BTreeSet<usize>>,
}

fn beside((x, y): At) -> [At; 4] {
    [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
}

/// All squares that hang together with one, among those that `is_in` allows.
fn spread(from: At, is_in: impl Fn(At) -> bool) -> Area {
    let mut area = Area::from([from]);
    let mut queue = vec![from];
    while let Some(at) = queue.pop() {
        queue.extend(beside(at).into_iter().filter(|&next| is_in(next) && area.insert(next)));
    }
    area
}

fn touch(one: &Area, other: &Area) -> bool {
    one.iter().any(|&at| beside(at).iter().any(|next| other.contains(next)))
}

impl Reference {
    fn new(seats: u8, options: Options) -> Reference {
        let text = match options.board {
            BoardName::Bird => include_str!("../boards/bird.board"),
            BoardName::Lion => include_str!("../boards/lion.board"),
        };
        let mut reference = Reference { seats: seats.into(), ..Reference::default() };
        let mut village_squares = Area::new();
        for (y, row) in text.lines().skip_while(|line| *line != "map").skip(1).enumerate() {
            for (x, mark) in row.chars().enumerate() {
                let at = (x as i32, y as i32);
                match mark {
                    'o' => _ = village_squares.insert(at),
                    'R' => _ = reference.land.insert(at, Colour::Red),
                    'B' => _ = reference.land.insert(at, Colour::Blue),
                    'Y' => _ = reference.land.insert(at, Colour::Yellow),
                    _ => (),
                }
            }
        }
        let mut seen = Area::new();
        let mut in_order: Vec<At> = village_squares.iter().copied().collect();
        in_order.sort_by_key(|&(x, y)| (y, x));
        for at in in_order {
            if !seen.contains(&at) {
                let village = spread(at, |next| village_squares.contains(&next));
                seen.extend(&village);
                reference.villages.push(village);
            }
        }
        reference.held = vec![None; reference.villages.len()];
        reference.supply = vec![[24, 19, 15][usize::from(seats) - 2]; reference.seats];
        reference
    }

    /// All provinces: areas of at least two territories of a colour.
    fn provinces(&self) -> Vec<(Colour, Area)> {
        let mut seen = Area::new();
        let mut provinces = Vec::new();
        for (&at, &colour) in &self.land {
            if seen.contains(&at) {
                continue;
            }
            let area = spread(at, |next| self.land.get(&next) == Some(&colour));
            seen.extend(&area);
            if 2 <= area.len() {
                provinces.push((colour, area));
            }
        }
        provinces
    }

    /// Owner and pagodas of a province; of several if it was just joined.
    fn pagodas_in(&self, area: &Area) -> Vec<(At, usize, u8)> {
        let inside = self.pagodas.iter().filter(|(at, _)| area.contains(at));
        inside.map(|(&at, &(owner, count))| (at, owner, count)).collect()
    }

    fn place(&mut self, seat: usize, laid: &[(At, Colour)]) {
        let before = self.provinces();
        self.land.extend(laid.iter().copied());
        let changed: Vec<(Colour, Area)> = self
            .provinces()
            .into_iter()
            .filter(|(_, area)| laid.iter().any(|(at, _)| area.contains(at)))
            .collect();

        // Q6.1: the order of the tile's colours decides who gets what is left.
        let mut to_put = Vec::new();
        for (_, colour) in laid {
            for (_, area) in changed.iter().filter(|(it, _)| it == colour) {
                if to_put.iter().any(|(_, it, _)| it == area) {
                    continue;
                }
                let owner = self.settle(seat, area, &before);
                to_put.push((owner, area.clone(), laid));
            }
        }
        for (owner, area, laid) in to_put {
            self.put(owner, &area, laid);
        }
        if self.decided(seat) {
            return;
        }
        self.settle_villages();
        self.decided(seat);
    }

    /// Q3.1, Q3.2, Q5.1, Q5.2: whose the province is, after what goes back went back.
    fn settle(&mut self, seat: usize, area: &Area, before: &[(Colour, Area)]) -> usize {
        let pagodas = self.pagodas_in(area);
        let Some(&(_, first_owner, _)) = pagodas.first() else { return seat };
        if pagodas.len() == 1 {
            return first_owner;
        }
        let mut sums = vec![0; self.seats];
        for (_, old) in before.iter().filter(|(_, old)| old.is_subset(area)) {
            let (_, owner, _) = self.pagodas_in(old)[0];
            sums[owner] += old.len();
        }
        let most = *sums.iter().max().unwrap();
        assert_eq!(sums.iter().filter(|&&sum| sum == most).count(), 1, "Q5.3");
        let owner = sums.iter().position(|&sum| sum == most).unwrap();
        let majors: Vec<_> = pagodas.iter().filter(|(_, _, count)| *count == 2).collect();
        assert!(majors.len() < 2, "Q5.4");
        assert!(majors.iter().all(|(_, it, _)| *it == owner), "Q5.4");

        let due = if 5 <= area.len() { 2 } else { 1 };
        let mut kept = 0;
        for (at, whose, count) in pagodas {
            self.pagodas.remove(&at);
            let keep = if whose == owner { count.min(due - kept) } else { 0 };
            kept += keep;
            self.supply[whose] += count - keep;
        }
        self.pagodas.insert(*area.first().unwrap(), (owner, kept));
        owner
    }

    /// Q3.1, Q3.4: what is due is put down, or what is left.
    fn put(&mut self, owner: usize, area: &Area, laid: &[(At, Colour)]) {
        let due = if 5 <= area.len() { 2 } else { 1 };
        let standing: u8 = self.pagodas_in(area).iter().map(|(_, _, count)| count).sum();
        let put = (due - standing).min(self.supply[owner]);
        self.supply[owner] -= put;
        let at = match self.pagodas_in(area).first() {
            Some((at, _, _)) => *at,
            None => laid.iter().map(|(at, _)| *at).find(|at| area.contains(at)).unwrap(),
        };
        if 0 < standing + put {
            self.pagodas.insert(at, (owner, standing + put));
        }
    }

    /// Q4.1: pagodas on a seat's provinces that touch a village.
    fn strength(&self, seat: usize, village: &Area, provinces: &[(Colour, Area)]) -> u8 {
        let beside = provinces.iter().filter(|(_, area)| touch(area, village));
        let pagodas = beside.flat_map(|(_, area)| self.pagodas_in(area));
        pagodas.filter(|(_, owner, _)| *owner == seat).map(|(_, _, count)| count).sum()
    }

    /// Q4.2, Q4.3, all at once: first back, then down (Q6.1).
    fn settle_villages(&mut self) {
        let provinces = self.provinces();
        let mut takers = Vec::new();
        for (at, village) in self.villages.iter().enumerate() {
            let strengths: Vec<u8> =
                (0..self.seats).map(|seat| self.strength(seat, village, &provinces)).collect();
            let beats_all = |&seat: &usize| {
                (0..self.seats).all(|other| other == seat || strengths[other] < strengths[seat])
            };
            let strongest = (0..self.seats).find(beats_all);
            if let Some(seat) = strongest.filter(|&seat| self.held[at] != Some(seat)) {
                takers.push((at, seat));
            }
        }
        for (at, _) in &takers {
            if let Some(former) = self.held[*at].take() {
                self.supply[former] += 1;
            }
        }
        for (at, seat) in takers {
            if 0 < self.supply[seat] {
                self.supply[seat] -= 1;
                self.held[at] = Some(seat);
            }
        }
    }

    /// Q6.1.
    fn decided(&mut self, placer: usize) -> bool {
        let done: BTreeSet<usize> = (0..self.seats).filter(|&it| self.supply[it] == 0).collect();
        if !done.is_empty() {
            self.winners =
                Some(if done.contains(&placer) { BTreeSet::from([placer]) } else { done.clone() });
        }
        !done.is_empty()
    }

    /// Provinces with their owner and pagodas, villages, pagodas left.
    fn compare(&self, view: &View) {
        let mut mine = BTreeMap::new();
        for (colour, area) in self.provinces() {
            let pagodas = self.pagodas_in(&area);
            assert!(pagodas.len() <= 1, "one place for a province's pagodas");
            let owner = pagodas.first().map(|(_, owner, count)| (*owner, *count));
            mine.insert(area, (colour, owner));
        }
        let mut theirs = BTreeMap::new();
        for province in &view.provinces {
            let squares = province.squares.iter();
            let area: Area =
                squares.map(|it| (i32::from(it.column()), i32::from(it.row()))).collect();
            let owner = province.owner.map(|owner| (owner.index(), province.pagodas));
            theirs.insert(area, (province.colour, owner));
        }
        assert_eq!(mine, theirs, "provinces");
        let held: Vec<Option<usize>> =
            view.villages.iter().map(|village| village.owner.map(Seat::index)).collect();
        assert_eq!(self.held, held, "villages");
        let supply: Vec<u8> = view.players.iter().map(|player| player.supply).collect();
        assert_eq!(self.supply, supply, "pagodas left");
    }
}

fn agree(setup: Setup<Options>, number: u64) {
    let record = laws::random_record::<Qin>(&setup, number);
    let mut reference = Reference::new(setup.seats, setup.options);
    let mut game = Qin::new(&setup);
    if let Some(start) = setup.options.start.filter(|seat| seat.0 < setup.seats) {
        assert_eq!(record.steps[0], Step::Chance { chance: Chance::First(start) }, "Q1.5");
    }
    for step in &record.steps {
        game.apply(step, &mut |_, _| ());
        if let Step::Move { seat, mv: Move::Place(placement) } = step {
            let (one, other) = placement.tile().colours();
            let [first, second] = placement
                .squares()
                .map(|square| (i32::from(square.column()), i32::from(square.row())));
            reference.place(seat.index(), &[(first, one), (second, other)]);
        }
        reference.compare(&game.view(Eyes::Public));
        if let Some(winners) = &reference.winners {
            let told: BTreeSet<usize> =
                game.view(Eyes::Public).winners.iter().map(Seat::index).collect();
            assert_eq!(told, *winners, "winners");
        }
    }
}

/// A third of 2,000 games each, over all options; in each third one a seat was chosen to begin.
fn agree_on_games_of(seats: u8) {
    let options: Vec<Options> = Options::all().collect();
    for number in 0..667 {
        let start = (number % 3 == 0).then_some(Seat((number / 3 % 4) as u8));
        let options = Options { start, ..options[number as usize % options.len()] };
        agree(Setup { seats, options }, number);
    }
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_two() {
    agree_on_games_of(2);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_three() {
    agree_on_games_of(3);
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones_for_four() {
    agree_on_games_of(4);
}
