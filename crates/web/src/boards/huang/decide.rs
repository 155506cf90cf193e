//! A player's force in a conflict: number of tiles, leader at home. Every control picks words of listed moves.

use huang::Colour;
use leptos::prelude::*;

use super::{
    desk::Desk,
    drawing::{leader_pic, word},
    word_paths::{self, NO},
};
use crate::{i18n::t, input::Input, play::Play};

/// The kind of decision in a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    Commit,
    Support,
    Winner,
}

fn decision(play: Play) -> Option<Decision> {
    let begins = |word: &str| word_paths::begins(play, &[word]);
    if begins("commit") {
        Some(Decision::Commit)
    } else if begins("winner") {
        Some(Decision::Winner)
    } else if begins("support") || begins(NO) {
        Some(Decision::Support)
    } else {
        None
    }
}

/// The controls of the player who decides.
pub(super) fn decide(desk: Desk) -> impl IntoView {
    let play = desk.play;
    let decision = Memo::new(move |_| decision(play));
    move || {
        decision.get().map(|decision| match decision {
            Decision::Commit => force(desk, Colour::Yellow, vec!["commit".to_owned()]).into_any(),
            Decision::Winner => ().into_any(),
            Decision::Support => view! {
                {nobody(play)}
                {move || {
                    let picked = play.selection.picked();
                    let kingdom = picked.get(1).filter(|_| picked[0] == "support").cloned();
                    Some(force(desk, Colour::Red, vec!["support".to_owned(), kingdom?]))
                }}
            }
            .into_any(),
        })
    }
}

/// "Nobody", where that is an answer: the kingdoms themselves are picked at their cards.
fn nobody(play: Play) -> impl IntoView {
    view! {
        <div class="act-row decide" role="group" aria-label=t("huang-choose-kingdom")>
            {move || nobody_button(play)}
        </div>
    }
}

fn nobody_button(play: Play) -> Option<impl IntoView> {
    word_paths::begins(play, &[NO]).then(|| {
        view! {
            <button
                type="button"
                class="act"
                data-word=NO
                data-lit="quiet"
                aria-pressed=move || if play.selection.picked() == [NO] { "true" } else { "false" }
                on:click=move |_| {
                    play.pick_all(&[NO], Input::Mouse);
                }
            >
                {t("huang-nobody")}
            </button>
        }
    })
}

/// A force, as the last word of a move has it: a number of tiles, with or without the leader at home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Force {
    tiles: u8,
    leader: bool,
}

impl Force {
    fn read(word: &str) -> Option<Force> {
        let (tiles, leader) = word.split_once('+').map_or((word, false), |it| (it.0, true));
        Some(Force { tiles: tiles.parse().ok()?, leader })
    }

    fn word(self) -> String {
        let Force { tiles, leader } = self;
        if leader { format!("{tiles}+leader") } else { tiles.to_string() }
    }
}

/// The choice of a force: the words before it, the picked force, and whether the leader helps.
#[derive(Clone, Copy)]
struct ForceChoice {
    play: Play,
    stem: StoredValue<Vec<String>>,
    picked: Memo<Option<Force>>,
    /// Kept apart from the number: either can be chosen first.
    helps: RwSignal<bool>,
}

impl ForceChoice {
    fn new(play: Play, stem: Vec<String>) -> ForceChoice {
        let at = stem.len();
        let picked = Memo::new(move |_| Force::read(play.selection.picked().get(at)?));
        let helps = RwSignal::new(untrack(|| picked.get()).is_some_and(|it| it.leader));
        ForceChoice { play, stem: StoredValue::new(stem), picked, helps }
    }

    /// The words of a move with this force.
    fn words(self, tiles: u8, leader: bool) -> Vec<String> {
        let last = Force { tiles, leader }.word();
        self.stem.with_value(|stem| stem.iter().cloned().chain([last]).collect())
    }

    /// The forces of all listed moves.
    fn listed(self) -> Vec<Force> {
        let prefix = self.stem.with_value(|stem| format!("{} ", stem.join(" ")));
        let force = |mv: &str| Force::read(mv.strip_prefix(&prefix)?);
        let choices = self.play.selection.choices;
        choices.with_untracked(|it| it.moves.iter().filter_map(|it| force(&it.mv)).collect())
    }

    /// Switches the leader's help on or off.
    fn toggle(self) {
        self.helps.update(|helps| *helps = !*helps);
        let Some(Force { tiles, .. }) = self.picked.get_untracked() else { return };
        let now = self.words(tiles, self.helps.get_untracked());
        let play = self.play;
        if untrack(|| word_paths::is_move(play, &now)) {
            play.pick_all(&now.iter().map(String::as_str).collect::<Vec<_>>(), Input::Mouse);
        }
    }
}

/// The number of tiles and the leader's help: the last word of a move that begins with
/// these.
fn force(desk: Desk, colour: Colour, stem: Vec<String>) -> impl IntoView {
    let play = desk.play;
    let choice = ForceChoice::new(play, stem);
    let listed = choice.listed();
    let most = listed.iter().map(|it| it.tiles).max().unwrap_or(0);
    let has_leader = listed.iter().any(|it| it.leader);
    let held = move || {
        let args = [("colour", word(colour).into()), ("tiles", most.into())];
        play.i18n.say("huang-how-many", &args)
    };
    view! {
        <div class="force-row">
            <div class="act-row numbers" role="group" aria-label=held>
                {(0..=most).map(|tiles| number_button(choice, tiles)).collect_view()}
            </div>
            {has_leader.then(|| leader_switch(choice, colour))}
        </div>
    }
}

fn number_button(choice: ForceChoice, tiles: u8) -> impl IntoView {
    let ForceChoice { play, picked, helps, .. } = choice;
    let now = Memo::new(move |_| choice.words(tiles, helps.get()));
    view! {
        <button
            type="button"
            class="act number"
            data-word=move || now.get().last().cloned()
            data-words=move || now.get().join(" ")
            data-lit=move || word_paths::quiet(word_paths::is_move(play, &now.get()))
            aria-pressed=move || {
                if picked.get().is_some_and(|it| it.tiles == tiles) { "true" } else { "false" }
            }
            on:click=move |_| {
                let words = now.get_untracked();
                word_paths::pick_from_start(play, &words.iter().map(String::as_str).collect::<Vec<_>>());
            }
        >
            {tiles}
        </button>
    }
}

fn leader_switch(choice: ForceChoice, colour: Colour) -> impl IntoView {
    let ForceChoice { play, helps, .. } = choice;
    let seat = untrack(move || play.chooser());
    view! {
        <button
            type="button"
            class="act helps"
            role="switch"
            data-action="with-leader"
            aria-checked=move || if helps.get() { "true" } else { "false" }
            on:click=move |_| choice.toggle()
        >
            {seat.map(|seat| leader_pic(seat, colour, ""))}
            <span>
                {move || play.i18n.say("huang-leader-helps", &[("colour", word(colour).into())])}
            </span>
        </button>
    }
}
