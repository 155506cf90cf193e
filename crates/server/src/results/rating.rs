//! Ratings by Weng and Lin, for any number of seats: a pure function of the ratings before and the places, so that
//! they can be recomputed.

use std::collections::BTreeMap;

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{PlayerId, Rating, RatingChange, SeatResultRow};
use wire::api::{Level, UserId};

/// The levels of bots.
pub(super) const LEVELS: [Level; 3] = [Level::Novice, Level::Adept, Level::Master];
/// The initial uncertainty: a third of the mean, as the authors have it.
const SIGMA: f64 = 25.0 / 3.0;
/// Initial mean of a person's skill.
pub(super) const MEAN: f64 = 25.0;
/// The displayed rating of that mean.
const DISPLAY_MEAN: f64 = 1500.0;
/// Displayed points per point of skill. Between two settled players this is Elo's scale within a percentage point: 400 / ln 10
/// over the standard deviation of a game of two, √2 · 25/6 (docs/decisions/0019-after.md).
pub(super) const DISPLAY_SCALE: f64 = 30.0;
/// The number of rated games from which a rating is no longer provisional.
const SETTLED: u32 = 10;

/// The effect of a game on ratings.
pub(super) struct Rated {
    /// The players who had no rating before.
    pub(super) fresh: Vec<PlayerId>,
    /// All ratings after it.
    pub(super) ratings: Vec<Rating>,
}

/// A player's initial rating. Each level of bots beats the one below in four games of five (docs/bots.md), so
/// they begin apart: five points are seven games of ten, and the games do the rest.
fn first(player: PlayerId) -> Rating {
    let mu = match player {
        PlayerId::Bot(Level::Novice) => MEAN - 5.0,
        PlayerId::User(_) | PlayerId::Bot(Level::Adept) => MEAN,
        PlayerId::Bot(Level::Master) => MEAN + 5.0,
    };
    Rating { player, mu, sigma: SIGMA, games: 0 }
}

/// The ratings after a game. Bots of one level are one player on several seats, which gets the mean of their
/// results.
pub(super) fn after(seats: &[SeatResultRow], known: &[Rating]) -> Rated {
    let known: BTreeMap<PlayerId, Rating> = known.iter().map(|it| (it.player, *it)).collect();
    let before = |player: PlayerId| known.get(&player).copied().unwrap_or_else(|| first(player));
    let teams: Vec<[WengLinRating; 1]> = seats
        .iter()
        .map(|seat| before(seat.player))
        .map(|it| [WengLinRating { rating: it.mu, uncertainty: it.sigma }])
        .collect();
    let placed = seats.iter().map(|seat| MultiTeamOutcome::new(seat.place.into()));
    let placed: Vec<_> = teams.iter().map(<[_; 1]>::as_slice).zip(placed).collect();
    let got = weng_lin_multi_team(&placed, &WengLinConfig::new());
    let mut of: BTreeMap<PlayerId, Vec<WengLinRating>> = BTreeMap::new();
    for (seat, team) in seats.iter().zip(got) {
        of.entry(seat.player).or_default().extend(team);
    }
    let fresh = of.keys().copied().filter(|player| !known.contains_key(player)).collect();
    let ratings = of.iter().map(|(player, got)| {
        let mean =
            |of: fn(&WengLinRating) -> f64| got.iter().map(of).sum::<f64>() / got.len() as f64;
        let (mu, sigma) = (mean(|it| it.rating), mean(|it| it.uncertainty));
        Rating { player: *player, mu, sigma, games: before(*player).games + 1 }
    });
    Rated { fresh, ratings: ratings.collect() }
}

/// The displayed rating: the mean of the skill on a scale where a new player has 1500.
pub(crate) fn displayed(rating: &Rating) -> u32 {
    on_display(rating.mu)
}

/// How a rated game changed the displayed rating; the first game changes the initial one.
pub(crate) fn displayed_change(change: &RatingChange) -> i32 {
    let before = change.before.unwrap_or(MEAN);
    // Displayed ratings are far below the largest `i32`.
    on_display(change.after) as i32 - on_display(before) as i32
}

fn on_display(mu: f64) -> u32 {
    (DISPLAY_MEAN + (mu - MEAN) * DISPLAY_SCALE).round().max(0.0) as u32
}

/// Whether a rating rests on so few games that it is shown with a question mark.
pub(crate) fn is_provisional(rating: &Rating) -> bool {
    rating.games < SETTLED
}

/// The level of bots that play about as well as a person; adept if they have no rating.
pub(super) fn similar_level(user: UserId, known: &[Rating]) -> Level {
    let find = |player: PlayerId| known.iter().find(|it| it.player == player).copied();
    let Some(theirs) = find(PlayerId::User(user)) else { return Level::Adept };
    let apart = |level: &Level| {
        let bot = PlayerId::Bot(*level);
        (find(bot).unwrap_or_else(|| first(bot)).mu - theirs.mu).abs()
    };
    let nearest = LEVELS.into_iter().min_by(|a, b| apart(a).total_cmp(&apart(b)));
    nearest.unwrap_or(Level::Adept)
}

#[cfg(test)]
mod tests {
    use wire::api::TableId;

    use super::*;

    const NOVICE: PlayerId = PlayerId::Bot(Level::Novice);

    fn person(bits: u64) -> PlayerId {
        PlayerId::User(UserId::from_bits(bits))
    }

    fn seats(places: &[(PlayerId, u8)]) -> Vec<SeatResultRow> {
        let seat = |(player, place): &(PlayerId, u8)| SeatResultRow {
            player: *player,
            place: *place,
            points: 0,
        };
        places.iter().map(seat).collect()
    }

    fn of(rated: &Rated, player: PlayerId) -> Rating {
        *rated.ratings.iter().find(|it| it.player == player).expect("they played")
    }

    #[test]
    fn winner_gains_rating_and_deviations_shrink() {
        let rated = after(&seats(&[(person(1), 2), (person(2), 1), (person(3), 2)]), &[]);
        assert_eq!(rated.fresh, [person(1), person(2), person(3)]);
        let [one, two, three] = [1, 2, 3].map(|bits| of(&rated, person(bits)));
        assert!(one.mu < 25.0 && 25.0 < two.mu);
        assert_eq!(
            (one.mu.to_bits(), one.sigma.to_bits()),
            (three.mu.to_bits(), three.sigma.to_bits())
        );
        assert!(rated.ratings.iter().all(|it| it.sigma < SIGMA && it.games == 1));
    }

    #[test]
    fn rating_continues_from_the_last_one() {
        let known = Rating { player: person(1), mu: 31.0, sigma: 2.0, games: 40 };
        let rated = after(&seats(&[(person(1), 1), (NOVICE, 2)]), &[known]);
        assert_eq!(rated.fresh, [NOVICE]);
        let (one, bot) = (of(&rated, person(1)), of(&rated, NOVICE));
        assert!(31.0 < one.mu && one.mu < 31.2 && one.games == 41);
        assert!(18.0 < bot.mu && bot.mu < 19.0 && bot.games == 1);
    }

    #[test]
    fn bots_of_a_level_get_the_mean_of_their_seats() {
        let game = seats(&[(NOVICE, 1), (person(1), 2), (NOVICE, 3)]);
        let rated = after(&game, &[]);
        assert_eq!(rated.ratings.len(), 2);
        let apart = after(&seats(&[(NOVICE, 1), (person(1), 2)]), &[]);
        let (both, one) = (of(&rated, NOVICE), of(&apart, NOVICE));
        assert!(both.mu < one.mu, "its other seat was last");
        assert_eq!(both.games, 1);
    }

    #[test]
    fn similar_level_is_that_of_the_nearest_bot() {
        let rating = |player, mu| Rating { player, mu, sigma: 1.0, games: 9 };
        let user = UserId::from_bits(1);
        assert_eq!(similar_level(user, &[rating(NOVICE, 25.0)]), Level::Adept, "no rating");
        for (mu, level) in [(3.0, Level::Novice), (24.0, Level::Adept), (28.0, Level::Master)] {
            assert_eq!(similar_level(user, &[rating(person(1), mu)]), level, "{mu}");
        }
        let met = [rating(person(1), 28.0), rating(PlayerId::Bot(Level::Master), 40.0)];
        assert_eq!(similar_level(user, &met), Level::Adept);
    }

    #[test]
    fn new_player_is_shown_at_1500() {
        let rating = |mu, games| Rating { player: person(1), mu, sigma: SIGMA, games };
        assert_eq!(displayed(&first(person(1))), 1500);
        assert_eq!(displayed(&first(NOVICE)), 1350);
        assert_eq!(displayed(&rating(31.5, 40)), 1695);
        assert_eq!(displayed(&rating(-90.0, 40)), 0, "no rating is below zero");
        assert!(is_provisional(&rating(31.5, 9)) && !is_provisional(&rating(31.5, 10)));
    }

    #[test]
    fn displayed_changes_add_up_to_the_displayed_rating() {
        let changes = [(None, 26.23), (Some(26.23), 27.01), (Some(27.01), 24.4)];
        let change = |(before, after)| RatingChange { table: TableId::FIRST, before, after };
        let changes = changes.map(change).map(|it| displayed_change(&it));
        assert_eq!(changes, [37, 23, -78]);
        assert_eq!(1500 + changes.iter().sum::<i32>(), 1482);
    }

    /// Elo's expectation for two players, from their displayed ratings.
    #[test]
    fn displayed_differences_agree_with_elo() {
        let spread = 2.0_f64.sqrt() * 25.0 / 6.0;
        for apart in [1.0_f64, 5.0, 10.0, 15.0] {
            let expected = 1.0 / (1.0 + (-apart / spread).exp());
            let elo = 1.0 / (1.0 + 10.0_f64.powf(-apart * DISPLAY_SCALE / 400.0));
            assert!((expected - elo).abs() < 0.01, "{apart}: {expected} and {elo}");
        }
    }
}
