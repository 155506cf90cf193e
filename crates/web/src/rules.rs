//! The rules of a game by clause, in the player's language.

use std::sync::Arc;

use game::{Clause, Entry, Rulebook};
use leptos::{html, prelude::*, task::spawn_local};
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::{assets, i18n::I18n};

/// The rules of a game, loaded once for each language when they are first wanted.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    text: RwSignal<Option<Arc<String>>>,
    is_wanted: RwSignal<bool>,
}

impl Rules {
    /// The rules of the game with this slug.
    pub(crate) fn of(slug: &'static str) -> Rules {
        let rules = Rules { text: RwSignal::new(None), is_wanted: RwSignal::new(false) };
        let i18n = I18n::get();
        let is_due = move || rules.is_wanted.get() && i18n.is_ready();
        let lang = Memo::new(move |_| is_due().then(|| i18n.lang()));
        Effect::new(move |_| {
            let Some(lang) = lang.get() else { return };
            spawn_local(async move {
                let text = assets::text(&format!("rules/{slug}.{lang}.md")).await;
                // The page may have been left meanwhile. Without the file a refusal shows its number.
                rules.text.try_set(Some(Arc::new(text.unwrap_or_default())));
            });
        });
        rules
    }

    /// Loads the rules, unless they are loaded.
    pub(crate) fn want(self) {
        if !self.is_wanted.get_untracked() {
            self.is_wanted.set(true);
        }
    }

    /// The text of a clause; none while the rules are loaded.
    pub(crate) fn clause(self, clause: Clause) -> Option<String> {
        self.want();
        let text = self.text.get()?;
        Some(Rulebook::read(&text).clause(clause).unwrap_or_default().to_owned())
    }
}

/// Text with the words between asterisks emphasised.
pub(crate) fn emphasised(text: &str) -> impl IntoView + use<> {
    let part = |(at, part): (usize, &str)| {
        let part = part.to_owned();
        if at % 2 == 1 { view! { <em>{part}</em> }.into_any() } else { part.into_any() }
    };
    text.split('*').enumerate().map(part).collect_view()
}

/// All clauses, one of them highlighted.
#[component]
pub(crate) fn Clauses(at: RwSignal<Option<Clause>>) -> impl IntoView {
    let rules: Rules = expect_context();
    rules.want();
    let all = move || {
        let text = rules.text.get()?;
        let entries = Rulebook::read(&text).entries;
        let view = |entry: &Entry<'_>| match entry {
            Entry::Heading(heading) => heading_view(heading),
            Entry::Clause(clause, words) => clause_view(*clause, words, at).into_any(),
        };
        // The first heading is the title of the rulebook.
        Some(entries.iter().skip(1).map(view).collect_view())
    };
    view! { <div class="clauses">{all}</div> }
}

/// A chapter heading: its number and its name.
fn heading_view(heading: &str) -> AnyView {
    let id = heading.split(' ').next().unwrap_or_default().to_owned();
    view! { <h2 id=id>{heading.to_owned()}</h2> }.into_any()
}

fn clause_view(clause: Clause, words: &str, at: RwSignal<Option<Clause>>) -> impl IntoView + use<> {
    let node: NodeRef<html::P> = NodeRef::new();
    let is_open = Memo::new(move |_| at.get() == Some(clause));
    Effect::new(move |_| {
        if let (true, Some(node)) = (is_open.get(), node.get()) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Center);
            node.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    view! {
        <p
            class="clause-text"
            class:example=clause.is_example()
            id=clause.to_string()
            node_ref=node
            aria-current=move || is_open.get().then_some("true")
        >
            <b>{clause.to_string()}</b>
            <span>{emphasised(words)}</span>
        </p>
    }
}
