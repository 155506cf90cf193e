//! The seats of a new game.

use leptos::prelude::*;

use crate::{
    i18n::{I18n, t},
    parts::{Segment, Segments, icon},
    saved::{Kind, name_players},
    store,
    title::Title,
};

/// A seat of a new game.
type SeatChoice = Option<Kind>;

/// The seats of a new game.
#[derive(Clone, Copy)]
pub(super) struct Chairs {
    card: &'static Title,
    seats: RwSignal<Vec<SeatChoice>>,
    /// The level of bots that are added.
    added: RwSignal<Kind>,
}

impl Chairs {
    /// The seats of the last game, or one bot against the player.
    pub(super) fn load(card: &'static Title) -> Chairs {
        let most = usize::from(card.seats.1);
        let usual: Option<Vec<SeatChoice>> = store::load(&format!("chairs.{}", card.slug));
        let first = || {
            let mut seats = vec![None; most];
            (seats[0], seats[1]) = (Some(Kind::Me), Some(Kind::Adept));
            seats
        };
        let seats = usual.filter(|seats| seats.len() == most).unwrap_or_else(first);
        let bot = seats.iter().flatten().copied().find(|kind| !kind.is_person());
        let added = RwSignal::new(bot.unwrap_or(Kind::Adept));
        Chairs { card, seats: RwSignal::new(seats), added }
    }

    /// Stores the seats for the next game.
    pub(super) fn save(self) {
        store::save(&format!("chairs.{}", self.card.slug), &self.seats.get_untracked());
    }

    /// The players, in playing order.
    pub(super) fn kinds(self) -> Vec<Kind> {
        self.seats.get().into_iter().flatten().collect()
    }

    /// The number of players.
    pub(super) fn count(self) -> usize {
        self.seats.with(|seats| seats.iter().flatten().count())
    }

    /// Whether there are enough players, a person among them.
    pub(super) fn can_start(self) -> bool {
        let kinds = self.kinds();
        kinds.iter().any(|kind| kind.is_person()) && usize::from(self.card.seats.0) <= kinds.len()
    }

    /// Changes the number of players: bots take free seats, and leave before people do.
    fn set_count(self, count: usize) {
        let added = self.added.get_untracked();
        self.seats.update(|seats| {
            for _ in seats.iter().flatten().count()..count {
                if let Some(free) = seats.iter_mut().find(|seat| seat.is_none()) {
                    *free = Some(added);
                }
            }
            for _ in count..seats.iter().flatten().count() {
                let is_bot = |seat: &SeatChoice| seat.is_some_and(|kind| !kind.is_person());
                let guest = |seats: &[SeatChoice]| {
                    seats.iter().rposition(|seat| *seat == Some(Kind::Guest))
                };
                if let Some(at) = seats.iter().rposition(is_bot).or_else(|| guest(seats)) {
                    seats[at] = None;
                }
            }
        });
    }

    /// The level of all bots; none if they differ.
    fn level(self) -> Option<&'static str> {
        let kinds = self.kinds();
        let mut bots = kinds.into_iter().filter(|kind| !kind.is_person());
        let first = bots.next().unwrap_or_else(|| self.added.get());
        if bots.all(|kind| kind == first) { first.level() } else { None }
    }

    /// Sets the level of all bots.
    fn set_level(self, level: Kind) {
        self.added.set(level);
        self.seats.update(|seats| {
            for kind in seats.iter_mut().flatten().filter(|kind| !kind.is_person()) {
                *kind = level;
            }
        });
    }

    /// Changes a seat. The owner of the browser can take one seat only.
    fn choose(self, at: usize, kind: SeatChoice) {
        self.seats.update(|seats| {
            if kind == Some(Kind::Me)
                && let Some(other) = seats.iter().position(|it| *it == Some(Kind::Me))
            {
                seats[other] = seats[at].or(Some(Kind::Adept));
            }
            seats[at] = kind;
        });
    }
}

/// The seats as drawings: people, bots with their numeral, free seats.
pub(super) fn drawn(chairs: Chairs, me: String) -> impl IntoView {
    let i18n = I18n::get();
    let seats = move || {
        let mut players = name_players(&chairs.kinds(), &me).into_iter();
        let one = move |seat: SeatChoice| {
            let name = seat.and_then(|_| players.next()).map(|player| player.name);
            let (picture, class) = match seat {
                Some(Kind::Me) => ("person", "avatar"),
                Some(Kind::Guest | Kind::Rival) => ("person", "avatar ink"),
                Some(Kind::Novice) => ("bot-novice", "bot"),
                Some(Kind::Adept) => ("bot-adept", "bot"),
                Some(Kind::Master) => ("bot-master", "bot"),
                None => ("plus", "vacant"),
            };
            let name = match seat {
                Some(Kind::Me) => i18n.say("chair-me", &[]),
                None => i18n.say("chair-nobody", &[]),
                Some(_) => name.unwrap_or_default(),
            };
            view! {
                <li>
                    <span class=class>{icon(picture, "")}</span>
                    {name}
                </li>
            }
        };
        chairs.seats.get().into_iter().map(one).collect_view()
    };
    // The controls below say the same.
    view! {
        <ul class="places" aria-hidden="true">
            {seats}
        </ul>
    }
}

/// The number of players.
pub(super) fn counts(chairs: Chairs) -> impl IntoView {
    static COUNTS: [&str; 5] = ["1", "2", "3", "4", "5"];
    let (least, most) = chairs.card.seats;
    let segment = |count: &'static str| Segment {
        value: count,
        label: Signal::derive(move || count.to_owned()),
        icon: None,
    };
    let fits = &COUNTS[usize::from(least) - 1..usize::from(most)];
    view! {
        <Segments
            name="players"
            class="tiles counts"
            segments=fits.iter().copied().map(segment).collect()
            chosen=Signal::derive(move || chairs.count().to_string())
            choose=move |count: &'static str| chairs.set_count(count.parse().unwrap_or(2))
        />
    }
}

/// The level of all bots.
pub(super) fn levels(chairs: Chairs) -> impl IntoView {
    let segments = vec![
        Segment::new("novice", "chair-novice").with("bot-novice"),
        Segment::new("adept", "chair-adept").with("bot-adept"),
        Segment::new("master", "chair-master").with("bot-master"),
    ];
    let abouts = vec![
        Signal::derive(t("level-novice")),
        Signal::derive(t("level-adept")),
        Signal::derive(t("level-master")),
    ];
    let choose = move |name: &'static str| {
        chairs.set_level(match name {
            "novice" => Kind::Novice,
            "master" => Kind::Master,
            _ => Kind::Adept,
        });
    };
    view! {
        <Segments
            name="level"
            class="tiles levels"
            segments=segments
            abouts=abouts
            chosen=Signal::derive(move || chairs.level().unwrap_or_default().to_owned())
            choose=choose
        />
    }
}

/// A control for each seat.
pub(super) fn each(chairs: Chairs) -> impl IntoView {
    let seats = 0..usize::from(chairs.card.seats.1);
    view! { <div class="seats">{seats.map(|at| chair(chairs, at)).collect_view()}</div> }
}

fn chair(chairs: Chairs, at: usize) -> impl IntoView {
    const KINDS: [(&str, SeatChoice); 6] = [
        ("me", Some(Kind::Me)),
        ("guest", Some(Kind::Guest)),
        ("novice", Some(Kind::Novice)),
        ("adept", Some(Kind::Adept)),
        ("master", Some(Kind::Master)),
        ("nobody", None),
    ];
    let i18n = I18n::get();
    let mut segments = vec![
        Segment::new("me", "chair-me"),
        Segment::new("guest", "chair-guest"),
        Segment::new("novice", "chair-novice").with("bot-novice"),
        Segment::new("adept", "chair-adept").with("bot-adept"),
        Segment::new("master", "chair-master").with("bot-master"),
    ];
    if usize::from(chairs.card.seats.0) <= at {
        segments.push(Segment::new("nobody", "chair-nobody"));
    }
    let chosen = Signal::derive(move || {
        let now = chairs.seats.with(|seats| seats[at]);
        let found = KINDS.iter().find(|(_, kind)| *kind == now);
        found.map_or(String::new(), |(name, _)| (*name).to_owned())
    });
    let choose = move |name: &'static str| {
        chairs.choose(at, KINDS.iter().find(|(it, _)| *it == name).and_then(|(_, kind)| *kind));
    };
    let legend = move || i18n.say("chair", &[("seat", (at + 1).into())]);
    view! {
        <fieldset class="seat">
            <legend class="sr-only">{legend}</legend>
            {icon(&format!("seal-p{}", at + 1), "")}
            <Segments
                name=format!("seat-{}", at + 1)
                segments=segments
                chosen=chosen
                choose=choose
            />
        </fieldset>
    }
}
