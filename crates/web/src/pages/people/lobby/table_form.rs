//! A quick match, or a new table.

use game::Seat;
use leptos::{prelude::*, task::spawn_local};
use wire::api::{Chair, Code, NewTable, QuickMatch, Sit, TableInfo};

use crate::{
    frame::go,
    i18n::{I18n, t},
    net::{self, Me, RequestError},
    pace::{PACES, pace_words, rated_message},
    pages::options::Options,
    parts::{Button, Segment, Segments, Switch, icon},
    settings::Prefs,
    store,
    titles::{TITLES, title},
};

/// The storage key of the last choices.
const WANTED: &str = "wanted";

/// The choices for a quick match or a new table.
#[derive(Clone, Copy)]
struct TableForm {
    slug: RwSignal<&'static str>,
    seats: RwSignal<u8>,
    pace: RwSignal<(&'static str, clock::Pace)>,
    public: RwSignal<bool>,
    rated: RwSignal<bool>,
    called: RwSignal<String>,
    /// The options of every game.
    options: StoredValue<Vec<Options>>,
    failed: RwSignal<Option<RequestError>>,
    busy: RwSignal<bool>,
    me: Me,
    prefs: Prefs,
}

impl TableForm {
    /// A form with the choices of last time.
    fn new() -> TableForm {
        let usual = || (TITLES[0].slug.to_owned(), 2, "live".to_owned());
        let (game, seats, pace): (String, u8, String) = store::load(WANTED).unwrap_or_else(usual);
        TableForm {
            slug: RwSignal::new(title(&game).map_or(TITLES[0].slug, |it| it.slug)),
            seats: RwSignal::new(seats),
            pace: RwSignal::new(pace_named(&pace)),
            public: RwSignal::new(false),
            rated: RwSignal::new(false),
            called: RwSignal::new(String::new()),
            options: StoredValue::new(TITLES.iter().map(Options::new).collect()),
            failed: RwSignal::new(None),
            busy: RwSignal::new(false),
            me: Me::get(),
            prefs: Prefs::get(),
        }
    }

    fn options_of(self, slug: &str) -> Options {
        let at = TITLES.iter().position(|it| it.slug == slug).unwrap_or(0);
        self.options.with_value(|all| all[at].clone())
    }

    /// The choices in short.
    fn terms(self, i18n: I18n) -> String {
        let game = title(self.slug.get()).map(|card| i18n.say(card.name, &[])).unwrap_or_default();
        let seats = i18n.say("tally-seats", &[("count", self.seats.get().into())]);
        let rated = i18n.say(rated_message(self.rated.get()), &[]);
        format!("{game} · {seats} · {} · {rated}", pace_words(i18n, self.pace.get().1))
    }

    fn choose_game(self, slug: &'static str) {
        let (least, most) = seats_of(slug);
        self.slug.set(slug);
        self.seats.update(|seats| *seats = (*seats).clamp(least, most));
    }

    /// Rated games are public and have a time limit.
    fn choose_rated(self, on: bool) {
        self.rated.set(on);
        if on {
            self.public.set(true);
            if self.pace.get_untracked().1 == clock::Pace::Untimed {
                self.pace.set(pace_named("live"));
            }
        }
    }

    fn choose_public(self, on: bool) {
        self.public.set(on);
        self.rated.update(|rated| *rated &= on);
    }

    fn choose_pace(self, name: &str) {
        let pace = pace_named(name);
        self.pace.set(pace);
        self.rated.update(|rated| *rated &= pace.1 != clock::Pace::Untimed);
    }

    /// Joins a quick match, or creates a table.
    fn begin(self, quick: bool) {
        self.busy.set(true);
        let (slug, seats) = (self.slug.get_untracked(), self.seats.get_untracked());
        let (pace, rated) = (self.pace.get_untracked(), self.rated.get_untracked());
        store::save(WANTED, &(slug, seats, pace.0));
        let table = self.table();
        spawn_local(async move {
            let made = match self.me.user_or_guest(self.prefs).await {
                Err(why) => Err(why),
                Ok(_) if quick => {
                    let (game, luck, pace) = (slug.to_owned(), None, pace.1);
                    net::post("/api/quick-match", &QuickMatch { game, seats, pace, rated, luck })
                        .await
                }
                Ok(_) => net::post("/api/tables", &table).await,
            };
            self.finish(made);
        });
    }

    fn table(self) -> NewTable {
        let (slug, seats) = (self.slug.get_untracked(), self.seats.get_untracked());
        NewTable {
            title: self.called.get_untracked(),
            options: self.options_of(slug).notation(),
            public: self.public.get_untracked(),
            chairs: vec![Chair::Open; usize::from(seats)],
            pace: self.pace.get_untracked().1,
            rated: self.rated.get_untracked(),
            sit: Some(Sit { seat: Some(Seat(0)), luck: None }),
            ..NewTable::new(slug, seats)
        }
    }

    fn finish(self, made: Result<TableInfo, RequestError>) {
        match made {
            Ok(info) => go(&format!("/table/{}", info.id)),
            Err(why) => {
                self.busy.set(false);
                // An expired session is dropped: the next try creates a new guest.
                if why.code() == Some(Code::Unauthenticated) {
                    self.me.set(None);
                }
                self.failed.set(Some(why));
            }
        }
    }
}

/// The smallest and largest number of seats of a game.
fn seats_of(slug: &str) -> (u8, u8) {
    title(slug).map_or((2, 4), |card| card.seats)
}

/// A quick match, or a new table: two buttons, and what they begin.
#[component]
pub(super) fn Begin() -> impl IntoView {
    let i18n = I18n::get();
    let form = TableForm::new();
    // On a phone the choices are folded away until they are asked for.
    let is_open = RwSignal::new(false);
    view! {
        {begin_buttons(form)}
        <div class="panel begin">
            <h2 id="begin-title">{t("meet-begin")}</h2>
            <button
                type="button"
                class="begin-terms"
                data-action="terms"
                aria-controls="begin-choices"
                aria-expanded=move || if is_open.get() { "true" } else { "false" }
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                <span>{move || form.terms(i18n)}</span>
                {icon("chevron", "icon-s")}
            </button>
            <div id="begin-choices" class="begin-choices" class:open=move || is_open.get()>
                {choices(form)}
            </div>
            {move || {
                let why = form.failed.get()?.message(i18n);
                Some(view! { <p class="notice" role="alert">{icon("warn", "")} {why}</p> })
            }}
        </div>
    }
}

fn begin_buttons(form: TableForm) -> impl IntoView {
    view! {
        <div class="begin-acts">
            <Button
                action="quick-match"
                icon="people"
                class="main"
                disabled=form.busy
                label=Signal::derive(t("quick-match"))
                press=move |()| form.begin(true)
            />
            <Button
                action="create"
                icon="plus"
                disabled=form.busy
                label=Signal::derive(t("lay-table"))
                press=move |()| form.begin(false)
            />
        </div>
    }
}

fn choices(form: TableForm) -> impl IntoView {
    view! {
        {games(form)}
        <fieldset>
            <legend class="sr-only">{t("meet-seats")}</legend>
            {move || counts(form)}
        </fieldset>
        {paces(form)}
        {more(form)}
        <Switch
            name="meet-public"
            label=Signal::derive(t("meet-public"))
            about=Signal::derive(t("meet-public-about"))
            on=form.public
            set=move |on| form.choose_public(on)
        />
        <Switch
            name="meet-rated"
            label=Signal::derive(t("pace-rated"))
            about=Signal::derive(t("meet-rated-about"))
            on=form.rated
            set=move |on| form.choose_rated(on)
        />
    }
}

fn games(form: TableForm) -> impl IntoView {
    let games = TITLES.iter().map(|card| Segment {
        value: card.slug,
        label: Signal::derive(t(card.name)),
        icon: None,
    });
    view! {
        <fieldset>
            <legend class="sr-only">{t("meet-game")}</legend>
            <Segments
                name="meet-game"
                segments=games.collect()
                chosen=Signal::derive(move || form.slug.get().to_owned())
                choose=move |slug| form.choose_game(slug)
            />
        </fieldset>
    }
}

fn counts(form: TableForm) -> impl IntoView {
    const COUNTS: [(u8, &str); 4] = [(2, "2"), (3, "3"), (4, "4"), (5, "5")];
    let (least, most) = seats_of(form.slug.get());
    let fits = COUNTS.iter().filter(move |(count, _)| (least..=most).contains(count));
    let segment = |&(_, name): &(u8, &'static str)| Segment {
        value: name,
        label: Signal::derive(move || name.to_owned()),
        icon: Some("people"),
    };
    view! {
        <Segments
            name="meet-seats"
            segments=fits.map(segment).collect()
            chosen=Signal::derive(move || form.seats.get().to_string())
            choose=move |count: &'static str| form.seats.set(count.parse().unwrap_or(2))
        />
    }
}

fn paces(form: TableForm) -> impl IntoView {
    let i18n = I18n::get();
    let paces = PACES.iter().map(|&(value, pace)| Segment {
        value,
        label: Signal::derive(move || pace_words(i18n, pace)),
        icon: None,
    });
    view! {
        <fieldset>
            <legend class="sr-only">{t("meet-pace")}</legend>
            <Segments
                name="meet-pace"
                segments=paces.collect()
                chosen=Signal::derive(move || form.pace.get().0.to_owned())
                choose=move |name| form.choose_pace(name)
            />
        </fieldset>
    }
}

/// The table's title and the game's options.
fn more(form: TableForm) -> impl IntoView {
    let players = Signal::derive(move || usize::from(form.seats.get()));
    view! {
        <details class="meet-more">
            <summary data-action="more">{t("meet-more")}</summary>
            <div class="field">
                <label for="meet-title">{t("meet-called")}</label>
                <input
                    id="meet-title"
                    class="input"
                    maxlength="60"
                    prop:value=form.called
                    on:input:target=move |event| form.called.set(event.target().value())
                />
            </div>
            {move || form.options_of(form.slug.get()).view(players)}
        </details>
    }
}

fn pace_named(name: &str) -> (&'static str, clock::Pace) {
    PACES.into_iter().find(|(it, _)| *it == name).unwrap_or(PACES[0])
}
