//! Beside the board: the log, the rules, hints.

use leptos::prelude::*;

use super::{analysis::Analysis, chart::Room, log::Log};
use crate::{
    parts::{IconButton, Pic},
    play::{HAS_AFTER, Hint, Hinted, Panel, Play, Stage},
    rules::Clauses,
    words::t,
};

#[component]
pub(super) fn Side(play: Play) -> impl IntoView {
    let panel = Memo::new(move |_| play.panel.get().unwrap_or(Panel::Log));
    let tab = move |(which, id, action): Tab| {
        view! {
            <button
                type="button"
                class="tab"
                role="tab"
                id=format!("tab-{action}")
                data-action=action
                aria-selected=move || if panel.get() == which { "true" } else { "false" }
                aria-controls="side-body"
                tabindex=move || if panel.get() == which { "0" } else { "-1" }
                on:click=move |_| open(play, which)
            >
                {t(id)}
                {move || {
                    let count = unread(play).filter(|_| which == Panel::Chat)?;
                    Some(view! { <span class="badge">{count}</span> })
                }}
            </button>
        }
    };
    let labelled = move || match panel.get() {
        Panel::Log => "tab-log",
        Panel::Rules => "tab-rules",
        Panel::Hint => "tab-hint",
        Panel::Chat => "tab-chat",
    };
    let has_legend = move || panel.get() == Panel::Log && play.phase() == "place";
    view! {
        <aside
            class="side"
            aria-label=t("side")
            data-open=move || play.panel.get().map(|_| "")
            data-full=move || (play.panel.get() == Some(Panel::Rules)).then_some("")
        >
            <section class="side-panel panel" aria-labelledby=labelled>
                <div class="side-head">
                    <div
                        class="tabs"
                        role="tablist"
                        aria-label=t("side")
                        on:keydown=move |event| arrows(play, &event)
                    >
                        {move || tabs(play).into_iter().map(tab).collect_view()}
                    </div>
                    <IconButton
                        action="close-side"
                        icon="close"
                        class="quiet side-close"
                        label=Signal::derive(t("close"))
                        press=move |()| play.panel.set(None)
                    />
                </div>
                <div
                    class="side-body"
                    id="side-body"
                    role="tabpanel"
                    aria-labelledby=labelled
                    tabindex="0"
                >
                    {move || match panel.get() {
                        Panel::Log => view! { <Log play=play /> }.into_any(),
                        Panel::Rules => view! { <Clauses at=play.clause /> }.into_any(),
                        Panel::Hint if HAS_AFTER && is_over(play) => {
                            view! { <div class="analysis"><Analysis play=play room=Room::Column /></div> }
                                .into_any()
                        }
                        Panel::Hint => view! { <Hints play=play /> }.into_any(),
                        Panel::Chat => chat(play),
                    }}
                </div>
            </section>
            <Show when=has_legend>
                <section class="legend panel desk-only" aria-labelledby="legend-title">
                    {(play.look.legend)(play)}
                </section>
            </Show>
        </aside>
    }
}

/// What can lie beside the board: with the message that names it, and its name for tests.
type Tab = (Panel, &'static str, &'static str);

fn tabs(play: Play) -> Vec<Tab> {
    let mut tabs = vec![
        (Panel::Log, "log-title", "log"),
        (Panel::Rules, "rules-title", "rules"),
        (Panel::Hint, hint_title(play), "hint"),
    ];
    if play.has_chat() {
        tabs.push((Panel::Chat, "chat", "chat"));
    }
    tabs
}

/// How many lines weren't read yet, if any.
pub(super) fn unread(play: Play) -> Option<usize> {
    #[cfg(feature = "online")]
    return play.remote.map(crate::online::unread).filter(|count| 0 < *count);
    #[cfg(not(feature = "online"))]
    {
        let _ = play;
        None
    }
}

fn chat(play: Play) -> AnyView {
    #[cfg(feature = "online")]
    if let Some(remote) = play.remote {
        return view! { <crate::online::Chat remote=remote /> }.into_any();
    }
    let _ = play;
    ().into_any()
}

/// Nobody asks for hints once the game is over: the bot says how it went.
fn is_over(play: Play) -> bool {
    play.stage.get() == Stage::Over
}

/// What the bot's panel is called.
pub(super) fn hint_title(play: Play) -> &'static str {
    if HAS_AFTER && is_over(play) { "analysis-title" } else { "hint" }
}

fn open(play: Play, panel: Panel) {
    if panel == Panel::Hint { play.ask_hint() } else { play.panel.set(Some(panel)) }
}

/// Arrows go from tab to tab.
fn arrows(play: Play, event: &web_sys::KeyboardEvent) {
    let tabs = untrack(move || tabs(play));
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => tabs.len() - 1,
        _ => return,
    };
    event.prevent_default();
    let now = play.panel.get_untracked().unwrap_or(Panel::Log);
    let at = tabs.iter().position(|(panel, ..)| *panel == now).unwrap_or(0);
    let (to, _, action) = tabs[(at + step) % tabs.len()];
    open(play, to);
    if let Some(tab) = document().get_element_by_id(&format!("tab-{action}")) {
        use wasm_bindgen::JsCast as _;
        // A tab is always there to be focused.
        let _ = tab.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}

/// What a master would do.
#[component]
fn Hints(play: Play) -> impl IntoView {
    move || match play.hint.get() {
        Hint::None => {
            let id = if play.chooser().is_some() { "hint-ask" } else { "hint-later" };
            view! {
                <p class="hint-note">{t(id)}</p>
                <Show when=move || play.chooser().is_some()>
                    <button
                        type="button"
                        class="btn wide"
                        data-action="ask-hint"
                        on:click=move |_| play.ask_hint()
                    >
                        {t("hint")}
                    </button>
                </Show>
            }
            .into_any()
        }
        Hint::Thinking => view! {
            <p class="hint-note">{t("hint-thinks")}</p>
            <progress aria-label=t("hint-thinks")></progress>
        }
        .into_any(),
        Hint::Given(hinted) => {
            let one = |(at, hinted): (usize, &Hinted)| hint(play, at, hinted);
            let hints = hinted.iter().enumerate().map(one).collect_view();
            view! {
                <p class="hint-note">{t("hint-about")}</p>
                <ol class="hints">{hints}</ol>
            }
            .into_any()
        }
    }
}

fn hint(play: Play, at: usize, hinted: &Hinted) -> impl IntoView + use<> {
    let mv = hinted.weighed.mv.clone();
    let chance = (100.0_f32 * hinted.weighed.value).round() as i32;
    let mut told = hinted.preview.told.iter();
    let title = told.next().map(|told| play.tell(&told.event)).unwrap_or_default();
    let why: Vec<String> = told.map(|told| play.tell(&told.event)).collect();
    let signs = hinted.preview.told.iter().skip(1).map(|told| {
        view! { <Pic id=(play.look.sign)(&told.event).to_owned() class="i" /> }
    });
    let signs = signs.collect_view();
    let taken = {
        let mv = mv.clone();
        move || play.whole().as_ref() == Some(&mv)
    };
    let chances = move || play.tongue.say("hint-chance", &[("chance", chance.into())]);
    view! {
        <li>
            <button
                type="button"
                class="hint"
                data-hint=(at + 1).to_string()
                aria-pressed=move || if taken() { "true" } else { "false" }
                on:click=move |_| {
                    play.take_hint(&mv);
                    play.panel.set(None);
                }
            >
                <span class="hint-rank">{at + 1}</span>
                <b>{title}</b>
                <span class="hint-signs">{signs}</span>
                <span class="chance">
                    <progress max="100" value=chance.to_string() aria-label=chances></progress>
                    <span>{chances}</span>
                </span>
                <span class="hint-why">{why.join(". ")}</span>
            </button>
        </li>
    }
}
