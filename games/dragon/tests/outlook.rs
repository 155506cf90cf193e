//! What the outlook foretells is what happens if nothing changes: over random games with all seats
//! and options, what was told of an event is what the outlook of the view before it said.

#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

use std::collections::BTreeMap;

use game::{Eyes, HiddenInformation, Present, Rules, Seat, Setup, TestSupport, laws, seats};
use pagoda_dragon::{
    Coming, Dragon, Event, Fate, Good, MonthEvent, Outlook, Person, Role, SuperEvent, View, What,
};

/// Random games over all setups.
const GAMES: u64 = 400;

fn outlook(view: &View) -> Outlook {
    Dragon::outlook(view)
}

/// What was told of each seat since something struck.
#[derive(Default)]
struct Toll {
    pays: u8,
    points: u16,
    releases: u8,
}

/// Something that befell everybody, what was foretold of it, and what it took.
struct Section {
    what: What,
    foretold: Option<Coming>,
    /// Seats that something happened to between the view and this.
    touched: Vec<Seat>,
    tolls: BTreeMap<Seat, Toll>,
}

fn seat_of(event: &Event) -> Option<Seat> {
    let json = serde_json::to_value(event).unwrap();
    let seat = json.as_object()?.values().next()?.get("seat")?.as_u64()?;
    Some(Seat(seat as u8))
}

/// What begins with this event.
fn begins(event: &Event, eclipsed: bool) -> Option<What> {
    match *event {
        Event::Struck { .. } if eclipsed => Some(What::Super(SuperEvent::Eclipse)),
        Event::Struck { event, .. } => Some(What::Event(event)),
        Event::Surveyed { built, needed } => Some(What::Wall { built, needed }),
        Event::Befell { super_event } if super_event != SuperEvent::Eclipse => {
            Some(What::Super(super_event))
        }
        _ => None,
    }
}

/// Whether what an event is measured by changed for anybody.
fn shifts(what: What, event: &Event) -> bool {
    let is_warrior = |person: Person| person.role() == Role::Warrior;
    match (what, *event) {
        (
            What::Event(MonthEvent::Raid),
            Event::Housed { person, .. } | Event::Released { person, .. },
        ) => is_warrior(person),
        (What::Event(MonthEvent::Festival), Event::Gained { good, .. }) => good == Good::Firework,
        (What::Wall { .. }, Event::Walled { .. }) => true,
        _ => false,
    }
}

impl Section {
    fn open(what: What, month: u8, before: &View, earlier: &[Event]) -> Section {
        let is_it = |coming: &Coming| !coming.now && coming.month == month && coming.what == what;
        let is_shifted = earlier.iter().any(|event| shifts(what, event));
        let foretold = outlook(before).coming.into_iter().find(is_it).filter(|_| !is_shifted);
        let touched = earlier.iter().filter_map(seat_of).collect();
        Section { what, foretold, touched, tolls: BTreeMap::new() }
    }

    fn add(&mut self, event: &Event) {
        let Some(seat) = seat_of(event) else { return };
        let toll = self.tolls.entry(seat).or_default();
        match *event {
            Event::Paid { amount, .. } => toll.pays += amount,
            Event::Scored { points, .. } => toll.points += points,
            Event::Released { .. } => toll.releases += 1,
            Event::Forfeited { dragons, .. } => toll.pays += dragons,
            Event::Dropped { .. } | Event::Shook { .. } => toll.pays += 1,
            _ => (),
        }
    }

    /// Compares it with what was foretold; says for how many seats it could.
    fn close(self, count: u8) -> usize {
        let Some(foretold) = self.foretold else { return 0 };
        let mut compared = 0;
        for seat in seats(count).filter(|seat| !self.touched.contains(seat)) {
            let fate: Fate = foretold.fates[seat.index()];
            let none = Toll::default();
            let toll = self.tolls.get(&seat).unwrap_or(&none);
            match self.what {
                // What is chosen there may give points, or take more persons than it has to.
                What::Super(SuperEvent::Treaty | SuperEvent::Dawn | SuperEvent::Volcano) => {
                    continue;
                }
                What::Super(SuperEvent::Earthquake) => assert!(fate.releases <= toll.releases),
                // Whom the first time takes is chosen, and changes the second.
                What::Super(SuperEvent::Eclipse) => assert!(toll.releases <= 4),
                _ => assert_eq!(
                    (toll.points, toll.releases),
                    (fate.points, fate.releases),
                    "{:?} for {seat}",
                    self.what
                ),
            }
            if self.what != What::Super(SuperEvent::Eclipse) {
                assert_eq!(toll.pays, fate.pays, "{:?} for {seat}", self.what);
            }
            compared += 1;
        }
        compared
    }
}

/// Follows a random game; says how often what was foretold could be compared, by what.
fn follow(count: u8, number: u64, compared: &mut BTreeMap<String, usize>) {
    let options = Dragon::all_options();
    let setup = Setup { seats: count, options: options[number as usize % options.len()] };
    let record = laws::random_record::<Dragon>(&setup, number);
    let mut game = Dragon::new(&setup);
    let mut section: Option<Section> = None;
    let mut eclipsed = false;
    for step in &record.steps {
        let before = game.view(Eyes::Public);
        let mut told = Vec::new();
        game.apply(step, &mut |_, event| told.push(event));
        for (at, event) in told.iter().enumerate() {
            eclipsed |= matches!(event, Event::Befell { super_event: SuperEvent::Eclipse });
            let is_over = matches!(
                event,
                Event::Decayed { .. } | Event::Tallied { .. } | Event::Closed { .. }
            );
            let what = begins(event, eclipsed);
            if let Some(section) = section.take_if(|_| is_over || what.is_some()) {
                let name = format!("{:?}", section.what);
                *compared.entry(name).or_default() += section.close(count);
            }
            if let Some(what) = what {
                section = Some(Section::open(what, before.month, &before, &told[..at]));
            }
            if matches!(event, Event::Tallied { .. }) {
                eclipsed = false;
            }
            if let Some(section) = &mut section {
                section.add(event);
            }
        }
        actions_yield_what_was_foretold(&before, &told);
        points_are_what_was_foretold(&game.view(Eyes::Public), &told);
    }
}

fn actions_yield_what_was_foretold(before: &View, told: &[Event]) {
    let prospects = outlook(before).seats;
    match *told {
        [Event::Chose { seat, action, .. }, .., ref last] => {
            let seen = told.iter().find_map(|event| match *event {
                Event::Gained { amount, .. } => Some(amount),
                Event::Supplied { pieces, .. } => Some(pieces),
                Event::Advanced { spaces, .. } => Some(spaces),
                Event::Scored { points, .. } => Some(points as u8),
                _ => None,
            });
            let all = &prospects[seat.index()].actions;
            let total = all.iter().find(|it| it.action == action).unwrap().total;
            assert!(total == 0 || seen == Some(total), "{action}: {total}, but {last:?}");
        }
        [Event::Passed { seat }, ref rest @ ..] => {
            let gained = rest.iter().find_map(|event| match *event {
                Event::Gained { amount, .. } => Some(amount),
                _ => None,
            });
            assert_eq!(prospects[seat.index()].pass, gained.unwrap_or(0));
        }
        _ => (),
    }
}

fn points_are_what_was_foretold(after: &View, told: &[Event]) {
    let prospects = outlook(after).seats;
    let surveyed = told.iter().any(|event| matches!(event, Event::Surveyed { .. }));
    for event in told {
        match *event {
            Event::Tallied { seat, palaces, ladies, dragons, .. } if !surveyed => {
                assert_eq!(prospects[seat.index()].month, [palaces, ladies, dragons]);
            }
            Event::Closed { seat, persons, monks, money, .. } => {
                assert_eq!(prospects[seat.index()].last, [persons, monks, money]);
            }
            _ => (),
        }
    }
}

#[test]
fn forecast_matches_the_outcome() {
    let mut compared = BTreeMap::new();
    for number in 0..GAMES {
        follow(2 + (number / 24 % 4) as u8, number, &mut compared);
    }
    for event in MonthEvent::ALL {
        let name = format!("{:?}", What::Event(*event));
        assert!(100 < compared[&name], "{name} was compared {} times", compared[&name]);
    }
    let walls = compared.iter().filter(|(name, _)| name.starts_with("Wall"));
    assert!(100 < walls.map(|(_, times)| times).sum::<usize>(), "{compared:?}");
    for event in [SuperEvent::Lantern, SuperEvent::Buddha, SuperEvent::Tsunami, SuperEvent::Tornado]
    {
        assert!(compared.contains_key(&format!("{:?}", What::Super(event))), "{compared:?}");
    }
}
