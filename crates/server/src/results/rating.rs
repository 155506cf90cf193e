//! Ratings by Weng and Lin, for any number of seats: a pure function of the ratings before and the places, so that
//! they can be recomputed.

use std::collections::BTreeMap;

use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use store::{PlayerId, Rating, SeatResultRow};
use wire::api::{Level, UserId};

/// The levels of bots.
pub(super) const LEVELS: [Level; 3] = [Level::Novice, Level::Adept, Level::Master];
/// The initial uncertainty: a third of the mean, as the authors have it.
const SIGMA: f64 = 25.0 / 3.0;
/// Displayed points per point of the scale, so that an average player ends at a thousand.
const DISPLAY_SCALE: f64 = 40.0;

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
        PlayerId::Bot(Level::Novice) => 20.0,
        PlayerId::User(_) | PlayerId::Bot(Level::Adept) => 25.0,
        PlayerId::Bot(Level::Master) => 30.0,
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

/// The displayed rating: a lower confidence bound.
pub(crate) fn displayed(rating: &Rating) -> u32 {
    ((rating.mu - 3.0 * rating.sigma) * DISPLAY_SCALE).round().max(0.0) as u32
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
    fn new_player_has_no_shown_rating() {
        assert_eq!(displayed(&first(person(1))), 0);
        assert_eq!(
            displayed(&Rating { player: person(1), mu: 25.0, sigma: 0.0, games: 999 }),
            1000
        );
        assert_eq!(displayed(&Rating { player: person(1), mu: 1.0, sigma: 5.0, games: 1 }), 0);
    }
}
