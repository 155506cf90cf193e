//! Palaces as stacked floors, with persons in their windows.

use dragon::{PalaceView, Person, Phase};
use game::Seat;
use leptos::prelude::*;

use super::{desk::Desk, move_button::MoveButton, spoken};
use crate::parts::Pic;

/// Measures of a small drawing in which a floor is 100 wide: height of a further floor, height of one floor, and the
/// distance between palaces.
const STOREY: u32 = 86;
const LOWEST: u32 = 158;
const PITCH: u32 = 108;

/// The palaces of a seat.
fn of(desk: Desk, seat: Seat) -> Vec<PalaceView> {
    desk.seen(|view| view.palaces.iter().filter(|palace| palace.owner == seat).cloned().collect())
}

/// The action that the moves offer for whole palaces now.
fn verb(desk: Desk) -> Option<&'static str> {
    ["raise", "place", "lose"].into_iter().find(|verb| desk.light(verb).is_some()).or_else(|| {
        // If every palace has its full height, only a new one can be built.
        desk.light("found").map(|_| "raise")
    })
}

/// The viewer's palaces, as buttons.
pub(super) fn large(desk: Desk) -> impl IntoView {
    let all = Memo::new(move |_| of(desk, desk.me.get()));
    let verb = Memo::new(move |_| verb(desk));
    let plot =
        move || (desk.light("found").is_some() || desk.is_picked("found")).then(|| plot(desk));
    let places = move || all.with(Vec::len) + usize::from(desk.light("found").is_some());
    view! {
        <div class="palaces-box">
            <div
                class="palaces"
                style=("--n", move || places().max(2).to_string())
                data-open=move || is_choice(desk).then_some("")
                data-plates=move || is_releasing(desk).then_some("")
            >
                {move || all.get().into_iter().map(|it| palace(desk, verb, it)).collect_view()}
                {plot}
            </div>
        </div>
    }
}

/// Whether palaces or their persons are chosen from.
fn is_choice(desk: Desk) -> bool {
    let is_asked = matches!(
        desk.phase(),
        Some(Phase::Build(_) | Phase::Place(_) | Phase::Release(_) | Phase::Lose(_))
    );
    is_asked && desk.play.shows_pick()
}

/// Whether persons are released, so that each palace says who leaves.
fn is_releasing(desk: Desk) -> bool {
    matches!(desk.phase(), Some(Phase::Release(_))) && desk.play.shows_pick()
}

/// Whether a palace loses a person, in words below it.
fn plate(desk: Desk, palace: &PalaceView) -> impl IntoView + use<> {
    let words_of = |person: &Person| format!("release {person} {}", palace.palace);
    let words: Vec<String> = palace.persons.iter().map(words_of).collect();
    let is_last = words.len() == 1;
    move || {
        if !is_releasing(desk) {
            return None;
        }
        let goes = words.iter().any(|words| desk.is_picked(words));
        let is_open = words.iter().any(|words| desk.light(words).is_some());
        let (id, state) = match (goes, is_open) {
            (true, _) if is_last => ("dragon-plate-empty", "leaves"),
            (true, _) => ("dragon-plate-leaves", "leaves"),
            (false, true) => ("dragon-plate-choose", "open"),
            (false, false) => ("dragon-plate-stay", "stays"),
        };
        let text = desk.play.i18n.say(id, &[]);
        Some(view! { <span class="plate" data-state=state>{text}</span> })
    }
}

/// The place of a new palace.
fn plot(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let label = Signal::derive(move || play.i18n.say("dragon-do-found", &[]));
    view! {
        <div class="palace plot">
            <MoveButton desk=desk words="found" label=label class="whole">
                <Pic id="dragon-piece".to_owned() />
                <span>"+"</span>
            </MoveButton>
        </div>
    }
}

fn palace(desk: Desk, verb: Memo<Option<&'static str>>, palace: PalaceView) -> impl IntoView {
    let site = palace.palace.to_string();
    let newcomer = desk.seen(|view| view.newcomer);
    let is_picked = {
        let site = site.clone();
        move |verb: &str| desk.is_picked(&format!("{verb} {site}"))
    };
    let persons = palace.persons.clone();
    let floors = (0..palace.floors).map(|at| {
        let at = usize::from(at);
        let (is_top, is_first_free) = (at + 1 == usize::from(palace.floors), at == persons.len());
        match persons.get(at) {
            Some(&person) => {
                // Identical persons are one choice.
                let is_twin = 0 < at && persons[at - 1] == person;
                let falls = is_picked.clone();
                let falls = move || is_top && falls("lose");
                resident(desk, (person, at), &site, is_twin, falls).into_any()
            }
            None => {
                let (comes, falls) = (is_picked.clone(), is_picked.clone());
                let comes = move || newcomer.filter(|_| is_first_free && comes("place"));
                let falls = move || is_top && falls("lose");
                free(at, comes, falls).into_any()
            }
        }
    });
    let floors = floors.collect_view();
    let raised = is_picked.clone();
    let raised = move || {
        raised("raise").then(|| view! { <span class="floor soon">{floor("floor-free")}</span> })
    };
    let whole = {
        let palace = palace.clone();
        move || verb.get().map(|verb| whole(desk, verb, &palace))
    };
    let plate = plate(desk, &palace);
    let name = move || spoken::palace(desk, &palace);
    view! {
        <div class="palace" role="group" aria-label=name data-palace=site>
            {floors} {raised}
            <svg class="roof" viewBox="0 38 100 62" aria-hidden="true">
                <use href="#dragon-roof" width="100" height="100"></use>
            </svg>
            {whole} {plate}
        </div>
    }
}

fn floor(id: &str) -> impl IntoView + use<> {
    view! { <Pic id=format!("dragon-{id}") /> }
}

/// A floor with a person.
fn resident(
    desk: Desk,
    (person, at): (Person, usize),
    site: &str,
    is_twin: bool,
    falls: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let words = format!("release {person} {site}");
    let label = {
        let site = site.to_owned();
        Signal::derive(move || spoken::resident(desk, person, &site))
    };
    let goes = {
        let words = words.clone();
        move || !is_twin && desk.is_picked(&words)
    };
    let comes = {
        let goes = goes.clone();
        move || desk.seen(|view| view.newcomer).filter(|_| goes())
    };
    view! {
        <span class="floor" data-floor=at.to_string() class:falls=falls class:goes=goes>
            {floor("floor")}
            <MoveButton desk=desk words=words label=label class="window">
                <Pic id=format!("dragon-{person}") />
            </MoveButton>
            {move || comes().map(|it| view! { <span class="comes">{floor(&it.to_string())}</span> })}
        </span>
    }
}

/// An empty floor, with the person that the picked move would place there.
fn free(
    at: usize,
    comes: impl Fn() -> Option<Person> + Send + Sync + 'static,
    falls: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let comes = move || {
        comes().map(|person| {
            view! { <span class="comes">{floor(&person.to_string())}</span> }
        })
    };
    view! {
        <span class="floor" data-floor=at.to_string() class:falls=falls>
            {floor("floor-free")} {comes}
        </span>
    }
}

/// A palace as a whole: raised, moved into, or lowered by a floor.
fn whole(desk: Desk, verb: &'static str, palace: &PalaceView) -> impl IntoView + use<> {
    let site = palace.palace.to_string();
    let words = format!("{verb} {site}");
    let label = Signal::derive(move || {
        let id = match verb {
            "raise" => "dragon-do-raise",
            "place" => "dragon-do-place",
            _ => "dragon-do-lose",
        };
        desk.play.i18n.say(id, &[("palace", site.clone().into())])
    });
    view! {
        <MoveButton desk=desk words=words label=label class="whole">
            ""
        </MoveButton>
    }
}

/// The palaces of a seat, small.
pub(super) fn small(desk: Desk, seat: Seat) -> impl IntoView {
    let all = Memo::new(move |_| of(desk, seat));
    // Low palaces are drawn larger.
    let height = move || {
        let most = all.with(|all| all.iter().map(|palace| palace.floors).max().unwrap_or(1));
        LOWEST + STOREY * u32::from(most.max(2) - 1)
    };
    let one = move |(at, palace): (usize, &PalaceView)| small_palace(at, palace, height());
    let width = move || PITCH * all.with(Vec::len).max(3) as u32 - 8;
    let names = move || {
        let names: Vec<String> =
            all.with(|all| all.iter().map(|it| spoken::palace(desk, it)).collect());
        if names.is_empty() {
            desk.play.i18n.say("dragon-no-palaces", &[])
        } else {
            names.join(". ")
        }
    };
    view! {
        <svg
            class="palaces-small"
            viewBox=move || format!("0 0 {} {}", width(), height())
            preserveAspectRatio="xMinYMax meet"
            role="img"
            aria-label=names
        >
            {move || all.with(|all| all.iter().enumerate().map(one).collect_view())}
        </svg>
    }
}

/// A palace in a small drawing of this height.
fn small_palace(at: usize, palace: &PalaceView, height: u32) -> impl IntoView + use<> {
    let x = PITCH * at as u32;
    let y = |floor: u8| f64::from(height) - 100.0 - f64::from(STOREY * u32::from(floor));
    let floors = (0..palace.floors).map(|floor| {
        let person = palace.persons.get(usize::from(floor));
        let id = if person.is_some() { "floor" } else { "floor-free" };
        let person = person.map(|person| {
            view! {
                <use
                    href=format!("#dragon-{person}")
                    x=x + 18
                    y=y(floor) + 30.0
                    width="64"
                    height="64"
                ></use>
            }
        });
        view! {
            <use href=format!("#dragon-{id}") x=x y=y(floor) width="100" height="100"></use>
            {person}
        }
    });
    let roof = y(palace.floors.saturating_sub(1)) - 90.0;
    view! {
        {floors.collect_view()}
        <use href="#dragon-roof" x=x y=roof width="100" height="100"></use>
    }
}
