//! Feature vectors, the input of bots: one table of names and values.

mod gains;
mod survey;

use game::{Evaluate, Features, SEATS_MAX, Seat, seats};

use crate::{
    board::BoardName,
    features::{gains::Gains, survey::Survey},
    options::SEATS,
    position::{Phase, Qin},
};

game::features! {
    fn of_seat(game: &Qin, table: &Table, me: &Seen) -> [i16] by number;
    // The table: the same for every seat, so that the rest may count differently by it.
    "two seats": game.seats == 2,
    "three seats": game.seats == 3,
    "four seats": game.seats == 4,
    "the Lion board": game.board.name == BoardName::Lion,
    "fair hands": game.fair_hands,
    "tiles in the piles": table.in_piles,
    "tiles that free meadow has room for": table.room,
    "squares where one territory founds": table.sites,
    "free villages": table.free_villages,
    "free villages within reach of a tile": table.free_villages_in_reach,
    "least supply of anybody": table.least_supply,

    // Tempo.
    "to place now": me.places,
    "to draw now": me.draws,
    "others' turns before its next tile": me.wait,
    "has won": me.won,
    "has lost": me.lost,

    // Pagodas.
    "supply": me.supply,
    "ahead of the best rival": me.ahead,
    "ahead of the rivals on average": me.ahead_on_average,
    "rivals ahead": me.rivals_ahead,
    "rivals level": me.rivals_level,

    // Provinces.
    "provinces of two": me.sizes[2],
    "provinces of three": me.sizes[3],
    "provinces of four": me.sizes[4],
    "major provinces": me.sizes[5],
    "provinces of three that can grow": me.growing[3],
    "provinces of four that can grow": me.growing[4],
    "simple provinces closed in": me.closed,
    "provinces one territory could cost": me.in_danger,
    "provinces a tile of one colour could cost": me.in_far_danger,
    "rival provinces one territory could bring": me.prey,

    // Villages.
    "villages": me.villages,
    "villages with no free square beside": me.villages_closed,
    "villages a rival's next pagoda takes": me.villages_in_danger,
    "villages the next to place may take so": me.villages_in_danger_now,
    "villages a rival's next two pagodas take": me.villages_in_far_danger,
    "free villages its next pagoda takes": me.free_villages_near,
    "rival villages its next pagoda takes": me.rival_villages_near,
    "rival villages its next two pagodas take": me.rival_villages_far,
    "strength beside rival villages": me.strength_abroad,

    // The hand.
    "tiles in hand": me.tiles,
    "tiles of a single colour in hand": me.single_tiles,
    "kinds of tiles in hand": me.kinds,
    "most pagodas a tile in hand brings": me.best_tile,
    "most the next best tile brings": me.second_tile,
    "pagodas the tiles in hand bring in sum": me.all_tiles,
    "a tile in hand ends the game": me.can_finish,

    // What any tile would bring, whoever holds it.
    "pagodas the six kinds bring in sum": me.any.sum,
    "kinds that bring two": me.any.two,
    "kinds that bring three": me.any.three,
    "kinds that end the game": me.any.finish,
    "squares that bring more than founding": me.any.squares,
    "best rival's sum over the kinds": me.rival.sum,
    "best rival's kinds that bring three": me.rival.three,
    "sum over the kinds of who places next": me.next.sum,
    "kinds that bring three to who places next": me.next.three,
    "rivals' kinds that end the game": me.rival.finish,
    "kinds that end it before its next tile": me.finish_before,
}

impl Evaluate for Qin {
    const FEATURES: &'static [&'static str] = NAMES;

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        let mut survey = Survey::NOTHING;
        survey.look_at(self);
        let gains = Gains::of(self, &survey);
        let table = Table::of(self, &survey, &gains);
        for seat in seats(self.seats) {
            let seen = Seen::of(self, &survey, &gains, &table, seat);
            out[seat.index()][..NAMES.len()].copy_from_slice(&of_seat(self, &table, &seen));
        }
    }
}

/// A number as it goes into the table.
fn number(value: impl Into<i64>) -> i16 {
    value.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// Facts that are the same for every seat.
struct Table {
    in_piles: u8,
    room: u32,
    sites: u32,
    free_villages: u32,
    free_villages_in_reach: u32,
    least_supply: u8,
    /// Who places the next tile; nobody before the deal and after the end.
    next: Option<Seat>,
    /// How many tiles others place before each seat does.
    wait: [u8; SEATS],
    prospects: [Prospect; SEATS],
}

/// What the six kinds of tiles would bring a seat, one tile at a time.
#[derive(Clone, Copy, Default)]
struct Prospect {
    sum: u8,
    two: u8,
    three: u8,
    finish: u8,
    squares: u32,
}

impl Prospect {
    /// The prospects of a seat with this supply.
    fn of(gains: &Gains, seat: usize, supply: u8) -> Prospect {
        let brought = &gains.by_kind[seat];
        let kinds = |least: u8| brought.iter().filter(|&&it| least <= it).count() as u8;
        Prospect {
            sum: brought.iter().sum(),
            two: kinds(2),
            three: kinds(3),
            // Nobody without pagodas plays on; before the end everybody has some.
            finish: kinds(supply.max(1)),
            squares: gains.special_squares(seat),
        }
    }

    /// The better of two, number by number.
    fn max(self, other: Prospect) -> Prospect {
        Prospect {
            sum: self.sum.max(other.sum),
            two: self.two.max(other.two),
            three: self.three.max(other.three),
            finish: self.finish.max(other.finish),
            squares: self.squares.max(other.squares),
        }
    }
}

impl Table {
    /// Looks at the table as a whole.
    fn of(game: &Qin, survey: &Survey, gains: &Gains) -> Table {
        let next = match game.phase {
            Phase::Deal(seat) | Phase::Place(seat) => Some(seat),
            Phase::Draw(seat) | Phase::Tile(seat) => Some(seat.next(game.seats)),
            Phase::First | Phase::Over => None,
        };
        let supplies = &game.supply[..usize::from(game.seats)];
        let (mut wait, mut prospects) = ([0; SEATS], [Prospect::default(); SEATS]);
        for (seat, &supply) in supplies.iter().enumerate() {
            wait[seat] = next.map_or(0, |next| (game.seats + seat as u8 - next.0) % game.seats);
            prospects[seat] = Prospect::of(gains, seat, supply);
        }
        Table {
            in_piles: game.piles.iter().sum(),
            room: survey.free.len() / 2,
            sites: gains.sites.iter().map(|sites| sites.len()).sum(),
            free_villages: survey.free_villages.count_ones(),
            free_villages_in_reach: (survey.free_villages & survey.in_reach).count_ones(),
            least_supply: supplies.iter().copied().min().unwrap_or(0),
            next,
            wait,
            prospects,
        }
    }
}

/// What one seat sees that the others don't see likewise.
#[derive(Default)]
struct Seen {
    places: bool,
    draws: bool,
    wait: u8,
    won: bool,
    lost: bool,
    supply: u8,
    ahead: i32,
    ahead_on_average: i32,
    rivals_ahead: u8,
    rivals_level: u8,
    sizes: [u8; 6],
    growing: [u8; 6],
    closed: u8,
    in_danger: u32,
    in_far_danger: u32,
    prey: u32,
    villages: u32,
    villages_closed: u32,
    villages_in_danger: u32,
    villages_in_danger_now: u32,
    villages_in_far_danger: u32,
    free_villages_near: u32,
    rival_villages_near: u32,
    rival_villages_far: u32,
    strength_abroad: u32,
    tiles: u8,
    single_tiles: u8,
    kinds: u8,
    best_tile: u8,
    second_tile: u8,
    all_tiles: u8,
    can_finish: bool,
    any: Prospect,
    rival: Prospect,
    next: Prospect,
    finish_before: u8,
}

impl Seen {
    /// Looks with a seat's eyes.
    fn of(game: &Qin, survey: &Survey, gains: &Gains, table: &Table, seat: Seat) -> Seen {
        let at = seat.index();
        let mut seen = Seen {
            places: game.phase == Phase::Place(seat),
            draws: game.phase == Phase::Draw(seat) || game.phase == Phase::Tile(seat),
            wait: table.wait[at],
            won: game.phase == Phase::Over && game.winners.contains(seat),
            lost: game.phase == Phase::Over && !game.winners.contains(seat),
            supply: game.supply[at],
            sizes: survey.sizes[at],
            growing: survey.growing[at],
            closed: survey.closed[at],
            in_danger: gains.lost[at].count_ones(),
            in_far_danger: gains.lost_far[at].count_ones(),
            prey: gains.prey[at].count_ones(),
            strength_abroad: survey.strength_abroad[at],
            any: table.prospects[at],
            ..Seen::default()
        };
        seen.look_at_rivals(game, table, seat);
        seen.look_at_villages(game, survey, table, seat);
        seen.look_at_hand(game, gains, seat);
        seen
    }

    /// How the others stand, and what they may do before this seat's next tile.
    fn look_at_rivals(&mut self, game: &Qin, table: &Table, seat: Seat) {
        let (mut least, mut sum) = (u8::MAX, 0);
        for rival in seats(game.seats).filter(|&it| it != seat) {
            let (supply, prospect) = (game.supply[rival.index()], table.prospects[rival.index()]);
            least = least.min(supply);
            sum += i32::from(supply);
            self.rivals_ahead += u8::from(supply < self.supply);
            self.rivals_level += u8::from(supply == self.supply);
            self.rival = self.rival.max(prospect);
            if table.next == Some(rival) {
                self.next = prospect;
            }
            if table.wait[rival.index()] < self.wait {
                self.finish_before = self.finish_before.max(prospect.finish);
            }
        }
        let own = i32::from(self.supply);
        self.ahead = i32::from(least) - own;
        self.ahead_on_average = sum / (i32::from(game.seats) - 1) - own;
    }

    /// Which villages may come and go.
    fn look_at_villages(&mut self, game: &Qin, survey: &Survey, table: &Table, seat: Seat) {
        let at = seat.index();
        let held = survey.held[at];
        let (mut near, mut far) = (0, 0);
        for rival in seats(game.seats).filter(|&it| it != seat).map(Seat::index) {
            near |= survey.one_takes[rival];
            far |= survey.two_take[rival];
        }
        let next = table.next.filter(|&next| next != seat);
        let now = next.map_or(0, |next| survey.one_takes[next.index()]);
        let (one, two) = (survey.one_takes[at], survey.two_take[at]);
        self.villages = held.count_ones();
        self.villages_closed = (held & !survey.open).count_ones();
        self.villages_in_danger = (held & near).count_ones();
        self.villages_in_danger_now = (held & now).count_ones();
        self.villages_in_far_danger = (held & far & !near).count_ones();
        self.free_villages_near = (survey.free_villages & one).count_ones();
        self.rival_villages_near = (one & !survey.free_villages).count_ones();
        self.rival_villages_far = (two & !one & !survey.free_villages).count_ones();
    }

    /// What the seat's own tiles bring.
    fn look_at_hand(&mut self, game: &Qin, gains: &Gains, seat: Seat) {
        let hand = game.hands[seat.index()];
        for tile in hand.kinds() {
            let (count, brings) = (hand.count(tile), gains.by_kind[seat.index()][tile as usize]);
            self.tiles += count;
            self.single_tiles += if tile.is_single() { count } else { 0 };
            self.kinds += 1;
            self.all_tiles += count * brings;
            for _ in 0..count.min(2) {
                self.second_tile = self.second_tile.max(brings.min(self.best_tile));
                self.best_tile = self.best_tile.max(brings);
            }
        }
        self.can_finish = 0 < self.supply && self.supply <= self.best_tile;
    }
}
