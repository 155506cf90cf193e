//! What the fast rules show, held against what the slow ones know.

use std::collections::{BTreeMap, BTreeSet};

use game::{Eyes, HiddenInformation, Rules, Seat, seats};
use pagoda_huang::{
    Bandits, Colour, Commitment, Conflict, Hand, Huang, Pagoda, Phase, Space, Support, View, War,
};

use crate::{
    fight::{Fight, Side},
    table::{Area, At, Heap, Reference, area_of, heap_of, size, spot, touches},
};

fn spread(site: pagoda_huang::Site) -> Area {
    area_of(Vec::<Space>::from(site))
}

impl Reference {
    pub(crate) fn compare(&self, game: &Huang) {
        let view = game.view(Eyes::Public);
        assert_eq!(self.phase, view.phase, "phase");
        if !matches!(self.phase, Phase::First) {
            assert_eq!(self.active, view.seat.index(), "whose turn it is");
        }
        if !matches!(self.phase, Phase::First | Phase::Bandits | Phase::Fill | Phase::Over) {
            assert_eq!(self.actions, view.actions, "actions left");
        }
        self.compare_board(&view);
        self.compare_kingdoms(&view);
        self.compare_conflict(&view);
        self.compare_players(&view);
        for seat in seats(self.seats as u8) {
            let own = &game.view(Eyes::Seat(seat)).players[seat.index()];
            let Hand::Open(hand) = own.hand else { panic!("one's own hand is open") };
            assert_eq!(self.hands[seat.index()], heap_of(hand), "hand of {seat}");
        }
        if self.phase == Phase::Over {
            self.compare_places(game);
        }
    }

    fn compare_board(&self, view: &View) {
        let tiles: BTreeMap<At, Colour> = Colour::ALL
            .into_iter()
            .flat_map(|colour| {
                view.tiles[colour as usize].iter().map(move |&at| (spot(at), colour))
            })
            .collect();
        assert_eq!(self.tiles, tiles, "tiles");
        let pagodas: BTreeMap<Area, Colour> =
            view.pagodas.iter().map(|&Pagoda { colour, on }| (spread(on), colour)).collect();
        assert_eq!(self.pagodas, pagodas, "pagodas");
        let left = Colour::ALL.map(|colour| {
            let standing = self.pagodas.values().filter(|it| **it == colour).count();
            (self.pagodas_in_all(colour) - standing) as u8
        });
        assert_eq!(left, view.pagodas_left, "pagodas left");
        assert_eq!(self.palace, view.palace.map(spread), "palace");
        let bandits: BTreeMap<Area, u8> =
            view.bandits.iter().map(|&Bandits { on, bandits }| (spread(on), bandits)).collect();
        assert_eq!(self.bandits, bandits, "bandits");
        assert_eq!(self.granaries, area_of(view.granaries.iter().copied()), "granaries");
        assert_eq!(self.doomed, area_of(view.doomed.iter().copied()), "red tiles to pick from");
    }

    fn compare_kingdoms(&self, view: &View) {
        type Seen = BTreeMap<Area, (BTreeSet<(Colour, usize, At)>, usize)>;
        let kingdoms = self.kingdoms().into_iter();
        let mine: Seen = kingdoms.map(|it| (it.area, (it.leaders, it.red.len()))).collect();
        let mut theirs = Seen::new();
        for kingdom in &view.kingdoms {
            let leaders = kingdom.leaders.iter();
            let leaders = leaders.map(|it| (it.colour, it.seat.index(), spot(it.at))).collect();
            let area = area_of(kingdom.spaces.iter().copied());
            theirs.insert(area, (leaders, kingdom.strength.into()));
        }
        assert_eq!(view.kingdoms.len(), theirs.len(), "each kingdom is told once");
        assert_eq!(mine, theirs, "kingdoms");
        for (leaders, _) in mine.values().filter(|_| self.phase == Phase::Act) {
            let colours: BTreeSet<Colour> = leaders.iter().map(|(colour, _, _)| *colour).collect();
            assert_eq!(colours.len(), leaders.len(), "H2.3");
        }
    }

    fn compare_conflict(&self, view: &View) {
        match (&self.fight, view.conflict) {
            (None, None) => (),
            (Some(Fight::Revolt(mine)), Some(Conflict::Revolt(it))) => {
                assert_eq!(mine.colour, it.colour, "what the revolt is about");
                let parties = (it.attacker.index(), it.defender.index());
                assert_eq!((mine.attacker, mine.defender), parties, "who revolts against whom");
                let attack = it.attack.map(|Commitment { tiles, leader }| (tiles, leader));
                assert_eq!(mine.attack, attack, "attack");
            }
            (Some(Fight::War(tile, sides)), Some(Conflict::War(war))) => {
                assert_eq!(*tile, (spot(war.marker.at), war.marker.colour), "marker");
                compare_war(tile.0, sides, &war);
            }
            (Some(Fight::Bandits(tile)), Some(Conflict::Bandits(marker))) => {
                assert_eq!(*tile, (spot(marker.at), marker.colour), "marker");
            }
            (_, seen) => panic!("another conflict is seen: {seen:?}"),
        }
    }

    fn compare_players(&self, view: &View) {
        assert_eq!(self.market, heap_of(view.market), "market");
        assert_eq!(self.in_bag(), view.bag, "bag");
        assert_eq!(self.discarded, heap_of(view.memory.discarded), "discarded");
        assert_eq!(self.seats, view.players.len(), "players");
        for (seat, player) in view.players.iter().enumerate() {
            let leaders = Colour::ALL.map(|colour| self.leader(seat, colour));
            assert_eq!(leaders, player.leaders.map(|at| at.map(spot)), "leaders of {seat}");
            assert_eq!(Hand::Closed(size(&self.hands[seat])), player.hand, "hand of {seat}");
            assert_eq!(self.replaced[seat], player.replaced, "tiles replaced by {seat}");
            let told = view.memory.points[seat];
            assert_eq!(self.points[seat], told.colours, "points of {seat}");
            assert_eq!(self.stored[seat], told.granaries, "granaries of {seat}");
            let is_open = self.options.open_points || self.phase == Phase::Over;
            assert_eq!(player.points, is_open.then_some(told), "H1.8");
        }
    }

    /// H10.3, H10.4.
    fn compare_places(&self, game: &Huang) {
        let results: Vec<[u8; 4]> =
            (0..self.seats).map(|seat| best(&self.points[seat], self.stored[seat])).collect();
        let standing = game.standing();
        for (seat, result) in results.iter().enumerate() {
            let better = results.iter().filter(|it| result < it).count();
            assert_eq!(usize::from(standing.places[seat]), better + 1, "place of {seat}");
            assert_eq!(standing.points[seat], i32::from(result[0]), "result of {seat}");
        }
    }
}

/// Who supports whom, as it stands in JSON; a kingdom goes by one of its spaces beside the tile.
fn compare_war(tile: At, sides: &[Side], war: &War) {
    let names: Vec<At> = Vec::<Space>::from(war.kingdoms).into_iter().map(spot).collect();
    assert_eq!(names.len(), sides.len(), "warring kingdoms");
    let supports = serde_json::to_value(war.supports).unwrap();
    for side in sides {
        let own: Vec<&At> = names.iter().filter(|at| side.kingdom.area.contains(at)).collect();
        assert!(own.len() == 1 && touches(tile, &Area::from([*own[0]])), "a kingdom's name");
        let mut given = BTreeSet::new();
        for json in supports.as_array().unwrap() {
            let seat: Seat = serde_json::from_value(json["seat"].clone()).unwrap();
            let support: Support = serde_json::from_value(json.clone()).unwrap();
            if spot(support.kingdom) == *own[0] {
                given.insert((seat.index(), support.tiles, support.leader));
            }
        }
        assert_eq!(side.given.iter().copied().collect::<BTreeSet<_>>(), given, "supports");
    }
    let told: usize = sides.iter().map(|side| side.given.len()).sum();
    assert_eq!(told, supports.as_array().unwrap().len(), "each supports one kingdom");
}

/// The best of all ways to spread the white points, the lowest colour first (H10.3, H12.4).
fn best(points: &Heap, granaries: u8) -> [u8; 4] {
    let [yellow, red, blue, green, white] = *points;
    let mut best = [0; 4];
    for to_yellow in 0..=white {
        for to_red in 0..=white - to_yellow {
            for to_blue in 0..=white - to_yellow - to_red {
                let to_green = white - to_yellow - to_red - to_blue;
                let blue = blue + 2 * granaries;
                let mut spread =
                    [yellow + to_yellow, red + to_red, blue + to_blue, green + to_green];
                spread.sort_unstable();
                best = best.max(spread);
            }
        }
    }
    best
}
