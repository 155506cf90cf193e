//! Positions drawn as text, and moves played in them.

use game::{Clause, Determinize, Eyes, HiddenInformation, Quick, Rules, Seat, Setup, TestSupport};
use pagoda_huang::{
    Colour, Hand, Huang, Module, Move, Options, Pagoda, Phase, Site, Space, Tiles, View,
};

pub(crate) use game_testkit::refused;

use crate::telling::say;

/// A position in the making: seat 1 is to take its first action.
#[derive(Clone)]
pub(crate) struct Sketch {
    view: View,
    /// How many tiles can be drawn; the rest of the bag is discarded.
    bag: Option<usize>,
}

/// The board at the start, for so many seats with empty hands.
pub(crate) fn sketch(seats: u8) -> Sketch {
    sketch_with(seats, Options::default())
}

/// The same with options.
pub(crate) fn sketch_with(seats: u8, options: Options) -> Sketch {
    let mut view = Huang::new(&Setup { seats, options }).view(Eyes::Public);
    view.phase = Phase::Act;
    for player in &mut view.players {
        player.hand = Hand::Open(Tiles::default());
    }
    Sketch { view, bag: None }
}

/// The front with bandits.
pub(crate) fn with_bandits(seats: u8) -> Sketch {
    sketch_with(seats, Options { module: Module::Bandits, ..Options::default() })
}

/// A space by its name.
pub(crate) fn at(name: &str) -> Space {
    name.parse().unwrap()
}

/// Spaces by their names.
pub(crate) fn all(names: &str) -> Vec<Space> {
    names.split_whitespace().map(at).collect()
}

impl Sketch {
    /// Takes every tile off the board, so that land is land.
    pub(crate) fn bare(mut self) -> Sketch {
        self.view.tiles = Default::default();
        self.view.granaries.clear();
        self
    }

    /// Lays tiles: `Y C5 D5, R E5`.
    pub(crate) fn lay(mut self, tiles: &str) -> Sketch {
        for words in tiles.split(',') {
            let (colour, spaces) = words.trim().split_once(' ').unwrap();
            let colour: Colour = colour.parse().unwrap();
            self.view.tiles[colour as usize].extend(all(spaces));
        }
        self
    }

    /// Puts leaders on the board, each as `colour seat space`: `Y1 C4, R2 D4`; or `Y1 home`.
    pub(crate) fn lead(mut self, leaders: &str) -> Sketch {
        for words in leaders.split(',') {
            let (who, space) = words.trim().split_once(' ').unwrap();
            let colour: Colour = who[..1].parse().unwrap();
            let seat: usize = who[1..].parse().unwrap();
            let space = (space != "home").then(|| at(space));
            self.view.players[seat - 1].leaders[colour as usize] = space;
        }
        self
    }

    /// Gives seat 1 these tiles.
    pub(crate) fn hand(self, tiles: &str) -> Sketch {
        self.hand_of(1, tiles)
    }

    /// Gives a seat these tiles.
    pub(crate) fn hand_of(mut self, seat: usize, tiles: &str) -> Sketch {
        self.view.players[seat - 1].hand = Hand::Open(tiles.parse().unwrap());
        self
    }

    /// Fills the market.
    pub(crate) fn market(mut self, tiles: &str) -> Sketch {
        self.view.market = tiles.parse().unwrap();
        self
    }

    /// Discards tiles.
    #[allow(dead_code, reason = "puzzles need it, the rulebook's tests don't")]
    pub(crate) fn discard(mut self, tiles: &str) -> Sketch {
        self.view.memory.discarded = tiles.parse().unwrap();
        self
    }

    /// Leaves so many tiles to draw.
    pub(crate) fn bag(mut self, tiles: usize) -> Sketch {
        self.bag = Some(tiles);
        self
    }

    /// Leaves so many actions.
    pub(crate) fn actions(mut self, actions: u8) -> Sketch {
        self.view.actions = actions;
        self
    }

    /// Builds a pagoda, or the palace on four spaces.
    pub(crate) fn pagoda(mut self, colour: Colour, spaces: &str) -> Sketch {
        let on = Site::of(all(spaces)).unwrap();
        if on.is_palatial() {
            self.view.palace = Some(on);
        } else {
            self.view.pagodas.push(Pagoda { colour, on });
        }
        self
    }

    /// Puts bandits on a site.
    pub(crate) fn bandits(mut self, spaces: &str, bandits: u8) -> Sketch {
        let on = Site::of(all(spaces)).unwrap();
        self.view.bandits.push(pagoda_huang::Bandits { on, bandits });
        self
    }

    /// Gives a seat points: yellow, red, blue, green, white.
    pub(crate) fn points(mut self, seat: usize, colours: [u8; 5]) -> Sketch {
        self.view.memory.points[seat - 1].colours = colours;
        self
    }

    /// Gives a seat granaries.
    pub(crate) fn granaries(mut self, seat: usize, granaries: u8) -> Sketch {
        self.view.memory.points[seat - 1].granaries = granaries;
        self
    }

    /// The position.
    pub(crate) fn game(mut self) -> Huang {
        let mut rest: Vec<Colour> = Tiles::ALL.into();
        let mut take = |colour: Colour| {
            let place = rest.iter().position(|&it| it == colour).expect("there are such tiles");
            rest.remove(place);
        };
        for colour in Colour::ALL {
            self.view.tiles[colour as usize].iter().for_each(|_| take(colour));
        }
        for open in [self.view.market, self.view.memory.discarded] {
            Vec::<Colour>::from(open).into_iter().for_each(&mut take);
        }
        for player in &self.view.players {
            let Hand::Open(hand) = player.hand else { panic!("hands are sketched open") };
            Vec::<Colour>::from(hand).into_iter().for_each(&mut take);
        }
        let short = self.view.options.short && self.view.players.len() == 2;
        let stays = self.bag.map_or(rest.len(), |n| n + if short { 24 } else { 0 });
        let gone = Vec::<Colour>::from(self.view.memory.discarded).into_iter();
        self.view.memory.discarded = gone.chain(rest.split_off(stays)).collect();
        self.view.memory.unseen = rest.into_iter().collect();
        let game = Huang::imagine(&self.view, &mut Quick::new(0));
        assert_eq!(game.audit(), Ok(()), "a sketch is a position");
        game
    }

    /// Asserts that a move is refused, and by which clause.
    pub(crate) fn refused(self, mv: &str, clause: Clause) {
        refused(&self.game(), mv, clause);
    }

    /// Asserts that a move is allowed.
    pub(crate) fn allowed(self, mv: &str) {
        assert_eq!(self.game().check(&mv.parse().unwrap()), Ok(()), "{mv}");
    }

    /// Plays moves and says what was told, a line a fact.
    pub(crate) fn play(self, moves: &[&str]) -> (Huang, String) {
        let mut game = self.game();
        let told: Vec<String> = moves.iter().map(|mv| play(&mut game, mv)).collect();
        (game, told.join("\n"))
    }
}

/// Plays a move of the seat to act and says what was told.
pub(crate) fn play(game: &mut Huang, mv: &str) -> String {
    let told = game_testkit::play(game, mv, say);
    assert_eq!(game.audit(), Ok(()), "after {mv}");
    told
}

/// Lets chance decide so and says what was told.
pub(crate) fn happen(game: &mut Huang, chance: &str) -> String {
    game_testkit::happen(game, chance, say)
}

/// What everybody sees.
pub(crate) fn seen(game: &Huang) -> View {
    game.view(Eyes::Public)
}

/// A seat's points.
pub(crate) fn points(game: &Huang, seat: usize) -> [u8; 5] {
    seen(game).memory.points[seat - 1].colours
}

/// A seat's hand, as it sees it.
pub(crate) fn hand(game: &Huang, seat: u8) -> String {
    match game.view(Eyes::Seat(Seat(seat - 1))).players[usize::from(seat) - 1].hand {
        Hand::Open(tiles) => tiles.to_string(),
        Hand::Closed(_) => panic!("one sees one's own hand"),
    }
}

/// The moves of the seat to act.
pub(crate) fn moves(game: &Huang) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}
