//! Feature vectors, the input of bots.
//!
//! A position is evaluated right after a move, often in the middle of a turn. So forced consequences
//! count as if they had happened: a person who was taken lives at court already, and forecasts cover
//! the months to come.

mod estates;
mod forecast;
mod row;
mod year;

use game::{Evaluate, Features, SEATS_MAX, Seat, seats};

use crate::{
    calendar::{MONTHS, MonthEvent},
    features::{
        estates::Estates, forecast::Forecast, forecast::Todo, forecast::festival,
        forecast::forecasts, row::Row, row::all, row::flag, year::Year,
    },
    month::TRIBUTE,
    options::SEATS,
    person::Role,
    position::{Dragon, Phase, Stage},
};

/// Maximum absolute value of a feature.
const BOUND: i16 = 200;

game::features! {
    fn values(table: &Table, own: &Estates, sight: &Sight) -> [Row] by Row::from;
    // The table.
    "two seats": flag(table.seats == 2),
    "three seats": flag(table.seats == 3),
    "four seats": flag(table.seats == 4),
    "five seats": flag(table.seats == 5),
    "great wall": flag(table.great_wall),
    "super event ahead": flag(table.year.super_event.is_some()),
    "months to be scored": all(table.year.left()),
    "nearness of a tribute": all(table.year.nearness(MonthEvent::Tribute)),
    "nearness of a drought": all(table.year.nearness(MonthEvent::Drought)),
    "nearness of a festival": all(table.year.nearness(MonthEvent::Festival)),
    "nearness of a raid": all(table.year.nearness(MonthEvent::Raid)),
    "nearness of an epidemic": all(table.year.nearness(MonthEvent::Epidemic)),
    // The turn.
    "to act now": sight.acts,
    "action to come": sight.todo.act,
    "person card to come": sight.todo.play,
    "rivals before its turn": sight.before,
    "actions free of the fee": sight.todo.act * all(table.free_actions),
    "rivals ahead on the track": sight.place,
    "spaces to the next ahead": sight.behind,
    "spaces to the next behind": sight.ahead,
    // Points, now and at the end.
    "points": own.points,
    "lead in points": own.points.lead(table.seats),
    "points at rest": sight.rest.points,
    "lead at rest": sight.rest.points.lead(table.seats),
    "points at work": sight.work.points,
    "lead at work": sight.work.points.lead(table.seats),
    "rivals ahead at work": sight.rivals_ahead,
    "income to come": own.income() * all(table.year.left()),
    "points of monks": own.monks,
    // What it has.
    "yuan": own.yuan,
    "rice": own.rice,
    "fireworks": own.fireworks,
    "dragons": own.dragons,
    "palaces": own.palaces,
    "empty palaces": own.vacant,
    "free rooms": own.rooms,
    "persons": own.persons,
    "hammers": own.of_role(Role::Craftsman),
    "fans": own.of_role(Role::CourtLady),
    "fireworks of persons": own.of_role(Role::Pyrotechnist),
    "coins": own.of_role(Role::TaxCollector),
    "helmets": own.of_role(Role::Warrior),
    "buddhas": own.of_role(Role::Monk),
    "mortars": own.of_role(Role::Healer),
    "rice of persons": own.of_role(Role::Farmer),
    "books": own.of_role(Role::Scholar),
    "wild cards": own.wild_cards,
    "cards without tiles": own.idle_cards,
    // What the months to come take and give.
    "lost this month": sight.rest.soon[0],
    "lost next month": sight.rest.soon[1] - sight.rest.soon[0],
    "lost the month after": sight.rest.soon[2] - sight.rest.soon[1],
    "lost at rest": sight.rest.lost,
    "lost at work": sight.work.lost,
    "yuan missing for tributes": (all(table.tributes) - own.yuan).or_none(),
    "rice missing for droughts": (all(table.droughts) * own.occupied() - own.rice).or_none(),
    "points at the next festival": flag(table.shows) * festival(own.fireworks, table.seats),
    "lead in fireworks": own.fireworks.lead(table.seats),
    "helmets above the fewest": own.of_role(Role::Warrior).above_fewest(table.seats),
    // What is pending.
    "pieces to place": own.pieces,
    "tiles to choose": own.takes,
    "persons to release": own.releases,
    // The wall.
    "wall tiles built": own.built,
    "wall tiles above the fewest": own.built.above_fewest(table.seats),
    "wall past the next check": all(table.wall_margin),
}

impl Evaluate for Dragon {
    const FEATURES: &'static [&'static str] = NAMES;

    fn features(&self, out: &mut [Features; SEATS_MAX]) {
        let table = Table::of(self);
        let own = Estates::of(self);
        let mut sight = Sight::default();
        sight.line_up(self, &own);
        sight.wait_for_turns(self, &own);
        sight.look_ahead(&table, &own);
        let rows = values(&table, &own, &sight);
        for seat in seats(self.seats) {
            let own = &mut out[seat.index()];
            for (feature, row) in own.iter_mut().zip(&rows) {
                *feature = row.0[seat.index()];
            }
            for feature in own {
                *feature = (*feature).clamp(-BOUND, BOUND);
            }
        }
    }
}

/// What all seats share.
struct Table {
    seats: u8,
    great_wall: bool,
    year: Year,
    /// Yuan for all tributes to come.
    tributes: i16,
    droughts: i16,
    /// Whether a festival is to come.
    shows: bool,
    /// Actions in groups without a dragon.
    free_actions: i16,
    /// How far the wall goes past the month in which it is checked next.
    wall_margin: i16,
}

/// How the seats compare, and their forecasts.
#[derive(Default)]
struct Sight {
    acts: Row,
    todo: Todo,
    /// Rivals who have their turn before in this stage.
    before: Row,
    /// Rivals further ahead on the person track.
    place: Row,
    /// Spaces to the markers next to one's own.
    behind: Row,
    ahead: Row,
    /// The forecast without further work.
    rest: Forecast,
    /// The forecast with steady work.
    work: Forecast,
    /// Rivals to whom steady work brings more.
    rivals_ahead: Row,
}

impl Table {
    fn of(game: &Dragon) -> Table {
        let year = Year::of(game);
        // Bit 0 stands for cards that aren't dealt.
        let taken = game.players.iter().fold(1, |bits, it| bits | 1_u8 << it.dragon.unwrap_or(0));
        let free = game.groups.0.iter().filter(|group| taken >> **group & 1 == 0);
        let raid = year.first as i16 + year.until(MonthEvent::Raid, year.first) + 1;
        let margin = year.wall - raid.min(MONTHS as i16);
        Table {
            seats: game.seats,
            great_wall: game.options.great_wall,
            tributes: year.times(MonthEvent::Tribute) * i16::from(TRIBUTE),
            droughts: year.times(MonthEvent::Drought),
            shows: 0 < year.times(MonthEvent::Festival),
            free_actions: free.count() as i16,
            wall_margin: if game.options.great_wall { margin } else { 0 },
            year,
        }
    }
}

impl Sight {
    /// Places and gaps on the person track.
    fn line_up(&mut self, game: &Dragon, own: &Estates) {
        let order = order_to_come(game, own);
        let space = |place: usize| own.space.0[order[place].index()];
        for place in 0..usize::from(game.seats) {
            let at = order[place].index();
            self.place.0[at] = place as i16;
            if 0 < place {
                let gap = space(place - 1) - space(place);
                self.behind.0[at] = gap;
                self.ahead.0[order[place - 1].index()] = gap;
            }
        }
    }

    /// Which seats still have a turn, and when.
    fn wait_for_turns(&mut self, game: &Dragon, own: &Estates) {
        let is_new = game.phase == Phase::Deal || game.stage == Stage::Start;
        let is_action = !is_new && game.stage == Stage::Action;
        let is_person = !is_new && game.stage == Stage::Person;
        let acting = game.phase.seat();
        let is_begun = !matches!(game.phase, Phase::Act(_) | Phase::Play(_));
        for (turn, seat) in (0_u8..).zip(game.queue()) {
            let at = seat.index();
            let waits = game.at + u8::from(is_begun) <= turn;
            let acts = is_new || is_action && waits;
            let plays = is_new || is_action || is_person && waits;
            self.acts.0[at] = i16::from(acting == Some(seat));
            self.todo.act.0[at] = acts.into();
            self.todo.play.0[at] = own.cards.0[at].min(plays.into());
            if acting.is_some() {
                self.before.0[at] = turn.saturating_sub(game.at).into();
            }
        }
    }

    /// Forecasts of the rest of the year.
    fn look_ahead(&mut self, table: &Table, own: &Estates) {
        [self.rest, self.work] = forecasts(&table.year, table.seats, own, self.todo);
        let finals = self.work.points;
        for rival in finals.0.into_iter().take(table.seats.into()) {
            self.rivals_ahead += finals.less(all(rival));
        }
    }
}

/// Seats by their markers, once the person just taken has moved one of them ahead (D2.5, D4.2).
fn order_to_come(game: &Dragon, own: &Estates) -> [Seat; SEATS] {
    let mut order = game.order;
    let space = |seat: Seat| own.space.0[seat.index()];
    if let Some(mover) = game.phase.seat()
        && i16::from(game.player(mover).space) < space(mover)
        && let Some(from) = order.iter().position(|seat| *seat == mover)
    {
        let to = order[..from].iter().filter(|it| space(mover) < space(**it)).count();
        order[to..=from].rotate_right(1);
    }
    order
}
