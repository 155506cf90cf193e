//! A quick match with whoever wants the same, or a table of one's own.

use game::Seat;
use leptos::{prelude::*, task::spawn_local};
use wire::api::{Chair, NewTable, QuickMatch, Sit, TableInfo};

use crate::{
    frame::go,
    net::{self, Failed, Me, random_text},
    pace::{PACES, pace_words},
    pages::options::Options,
    parts::{Button, Segment, Segments, Switch, icon},
    settings::Prefs,
    store,
    titles::{TITLES, title},
    words::{Tongue, t},
};

/// What was wanted last time.
const WANTED: &str = "wanted";

/// A quick match, or a table of one's own.
#[component]
pub(super) fn Begin() -> impl IntoView {
    let (me, prefs, tongue) = (Me::get(), Prefs::get(), Tongue::get());
    let usual = || (TITLES[0].slug.to_owned(), 2, "live".to_owned());
    let (game, seats, pace): (String, u8, String) = store::load(WANTED).unwrap_or_else(usual);
    let wanted = RwSignal::new((title(&game).map_or(TITLES[0].slug, |it| it.slug), seats));
    let pace = RwSignal::new(pace_named(&pace));
    let public = RwSignal::new(false);
    let called = RwSignal::new(String::new());
    let options = StoredValue::new(TITLES.iter().map(Options::new).collect::<Vec<_>>());
    let of_title = move |slug: &str| {
        options.with_value(|all| {
            let at = TITLES.iter().position(|it| it.slug == slug).unwrap_or(0);
            all[at].clone()
        })
    };
    let (failed, busy) = (RwSignal::new(None::<Failed>), RwSignal::new(false));
    let most = move || title(wanted.get().0).map_or((2, 4), |card| card.seats);
    let go_to = move |made: Result<TableInfo, Failed>| match made {
        Ok(info) => go(&format!("/table/{}", info.id)),
        Err(why) => {
            busy.set(false);
            // A session that is over is forgotten: the next try makes a new guest.
            if why.code() == Some(wire::api::Code::Nobody) {
                me.set(None);
            }
            failed.set(Some(why));
        }
    };
    let begin = move |quick: bool| {
        busy.set(true);
        let ((slug, seats), pace, public) =
            (wanted.get_untracked(), pace.get_untracked(), public.get_untracked());
        store::keep(WANTED, &(slug, seats, pace.0));
        let (title, options) = (called.get_untracked(), of_title(slug).notation());
        spawn_local(async move {
            let made = match me.somebody(prefs).await {
                Err(why) => Err(why),
                Ok(_) if quick => {
                    let (game, luck) = (slug.to_owned(), random_text());
                    net::post("/api/quick", &QuickMatch { game, seats, pace: pace.1, luck }).await
                }
                Ok(_) => {
                    let sit = Some(Sit { seat: Some(Seat(0)), luck: random_text() });
                    let chairs = vec![Chair::Open; usize::from(seats)];
                    let table = NewTable {
                        title,
                        options,
                        public,
                        chairs,
                        pace: pace.1,
                        sit,
                        ..NewTable::new(slug, seats)
                    };
                    net::post("/api/tables", &table).await
                }
            };
            go_to(made);
        });
    };
    let games = TITLES.iter().map(|card| Segment {
        value: card.slug,
        label: Signal::derive(move || card.name.to_owned()),
        icon: None,
    });
    let counts = move || {
        const COUNTS: [(u8, &str); 4] = [(2, "2"), (3, "3"), (4, "4"), (5, "5")];
        let (least, most) = most();
        let fits = COUNTS.iter().filter(move |(count, _)| (least..=most).contains(count));
        let segment = |&(_, name): &(u8, &'static str)| Segment {
            value: name,
            label: Signal::derive(move || name.to_owned()),
            icon: Some("people"),
        };
        let choose = move |count: &'static str| {
            wanted.update(|wanted| wanted.1 = count.parse().unwrap_or(2));
        };
        view! {
            <Segments
                name="meet-seats"
                segments=fits.map(segment).collect()
                chosen=Signal::derive(move || wanted.get().1.to_string())
                choose=choose
            />
        }
    };
    let paces = PACES.iter().map(|&(value, pace)| Segment {
        value,
        label: Signal::derive(move || pace_words(tongue, pace)),
        icon: None,
    });
    view! {
        <fieldset class="meet-row">
            <legend class="sr-only">{t("meet-game")}</legend>
            <Segments
                name="meet-game"
                segments=games.collect()
                chosen=Signal::derive(move || wanted.get().0.to_owned())
                choose=move |slug| {
                    wanted.update(|wanted| {
                        wanted.0 = slug;
                        let (least, most) = title(slug).map_or((2, 4), |card| card.seats);
                        wanted.1 = wanted.1.clamp(least, most);
                    });
                }
            />
        </fieldset>
        <fieldset class="meet-row">
            <legend class="sr-only">{t("meet-seats")}</legend>
            {counts}
        </fieldset>
        <fieldset class="meet-row">
            <legend class="sr-only">{t("meet-pace")}</legend>
            <Segments
                name="meet-pace"
                segments=paces.collect()
                chosen=Signal::derive(move || pace.get().0.to_owned())
                choose=move |name| pace.set(pace_named(name))
            />
        </fieldset>
        <details class="meet-more">
            <summary data-action="more">{t("meet-more")}</summary>
            <div class="field">
                <label for="meet-title">{t("meet-called")}</label>
                <input
                    id="meet-title"
                    class="input"
                    maxlength="60"
                    prop:value=called
                    on:input:target=move |event| called.set(event.target().value())
                />
            </div>
            {move || of_title(wanted.get().0).view()}
        </details>
        <Switch
            name="meet-public"
            label=Signal::derive(t("meet-public"))
            about=Signal::derive(t("meet-public-about"))
            on=public
            set=move |on| public.set(on)
        />
        {move || {
            let why = failed.get()?.said(tongue);
            Some(view! { <p class="notice" role="alert">{icon("warn", "")} {why}</p> })
        }}
        <div class="acts">
            <Button
                action="quick"
                icon="people"
                class="main"
                disabled=busy
                label=Signal::derive(t("quick-match"))
                press=move |()| begin(true)
            />
            <Button
                action="lay"
                icon="link"
                disabled=busy
                label=Signal::derive(t("lay-table"))
                press=move |()| begin(false)
            />
        </div>
    }
}

fn pace_named(name: &str) -> (&'static str, clock::Pace) {
    PACES.into_iter().find(|(it, _)| *it == name).unwrap_or(PACES[0])
}
