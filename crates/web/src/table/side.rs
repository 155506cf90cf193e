//! The panels beside the board: log, rules, hints, chat.

use leptos::prelude::*;

use super::{analysis::Analysis, chart::Room, hints::Hints, log::Log, server};
use crate::{
    boards::Look,
    i18n::t,
    parts::IconButton,
    play::{HAS_REVIEW, Panel, Play, TableState},
    rules::Clauses,
};

#[component]
pub(super) fn Side(play: Play, look: &'static Look) -> impl IntoView {
    let open = play.panels.open;
    let panel = Memo::new(move |_| open.get().unwrap_or(Panel::Log));
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
            data-open=move || open.get().map(|_| "")
            data-full=move || (open.get() == Some(Panel::Rules)).then_some("")
        >
            <section class="side-panel panel" aria-labelledby=labelled>
                {head(play, panel)}
                <div
                    class="side-body"
                    id="side-body"
                    role="tabpanel"
                    aria-labelledby=labelled
                    tabindex="0"
                >
                    {move || body(play, panel.get())}
                </div>
            </section>
            <Show when=has_legend>
                <section class="legend panel desk-only" aria-labelledby="legend-title">
                    {(look.legend)(play)}
                </section>
            </Show>
        </aside>
    }
}

/// The tabs, and the button that closes the panel.
fn head(play: Play, panel: Memo<Panel>) -> impl IntoView {
    view! {
        <div class="side-head">
            <div
                class="tabs"
                role="tablist"
                aria-label=t("side")
                on:keydown=move |event| arrows(play, &event)
            >
                {move || tabs(play).into_iter().map(|it| tab(play, panel, it)).collect_view()}
            </div>
            <IconButton
                action="close-side"
                icon="close"
                class="quiet side-close"
                label=Signal::derive(t("close"))
                press=move |()| play.panels.open.set(None)
            />
        </div>
    }
}

fn tab(play: Play, panel: Memo<Panel>, tab: Tab) -> impl IntoView {
    let Tab { panel: which, message, action } = tab;
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
            {t(message)}
            {move || {
                let count = server::unread(play).filter(|_| which == Panel::Chat)?;
                Some(view! { <span class="badge">{count}</span> })
            }}
        </button>
    }
}

fn body(play: Play, panel: Panel) -> AnyView {
    match panel {
        Panel::Log => view! { <Log play=play /> }.into_any(),
        Panel::Rules => view! { <Clauses at=play.panels.clause /> }.into_any(),
        Panel::Hint if HAS_REVIEW && is_over(play) => {
            view! { <div class="analysis"><Analysis play=play room=Room::Column /></div> }
                .into_any()
        }
        Panel::Hint => view! { <Hints play=play /> }.into_any(),
        Panel::Chat => server::chat(play).into_any(),
    }
}

/// A tab: its panel, the message that names it, and its name for tests.
struct Tab {
    panel: Panel,
    message: &'static str,
    action: &'static str,
}

fn tabs(play: Play) -> Vec<Tab> {
    let mut tabs = vec![
        Tab { panel: Panel::Log, message: "log-title", action: "log" },
        Tab { panel: Panel::Rules, message: "rules-title", action: "rules" },
        Tab { panel: Panel::Hint, message: hint_title(play), action: "hint" },
    ];
    if play.source.is_seated() {
        tabs.push(Tab { panel: Panel::Chat, message: "chat", action: "chat" });
    }
    tabs
}

/// After the game, the panel of hints shows the analysis.
fn is_over(play: Play) -> bool {
    play.state.get() == TableState::Over
}

/// The message that names the panel of hints.
pub(super) fn hint_title(play: Play) -> &'static str {
    if HAS_REVIEW && is_over(play) { "analysis-title" } else { "hint" }
}

fn open(play: Play, panel: Panel) {
    if panel == Panel::Hint { play.ask_hint() } else { play.panels.open.set(Some(panel)) }
}

/// Arrow keys move between tabs.
fn arrows(play: Play, event: &web_sys::KeyboardEvent) {
    let tabs = untrack(move || tabs(play));
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => tabs.len() - 1,
        _ => return,
    };
    event.prevent_default();
    let now = play.panels.open.get_untracked().unwrap_or(Panel::Log);
    let at = tabs.iter().position(|tab| tab.panel == now).unwrap_or(0);
    let Tab { panel, action, .. } = tabs[(at + step) % tabs.len()];
    open(play, panel);
    if let Some(tab) = document().get_element_by_id(&format!("tab-{action}")) {
        use wasm_bindgen::JsCast as _;
        // A tab is always there to be focused.
        let _ = tab.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}
