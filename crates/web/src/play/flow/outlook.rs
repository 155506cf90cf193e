//! The view on show and the view after the picked move, each with its outlook. Only the worker can compute an outlook; it is
//! asked again whenever a view changes.

use leptos::{prelude::*, task::spawn_local};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::play::Play;

impl Play {
    /// The view on show, as its game's type.
    pub(crate) fn seen<V: DeserializeOwned>(self) -> Option<V> {
        V::deserialize(&self.shown()?.view).ok()
    }

    /// The view after the picked move.
    pub(crate) fn previewed<V: DeserializeOwned>(self) -> Option<V> {
        let preview = self.selection.preview.get()?;
        self.shows_pick().then(|| V::deserialize(&preview.view).ok())?
    }

    /// The outlook of the view on show.
    pub(crate) fn outlook<T: DeserializeOwned>(self) -> Option<T> {
        self.observation.outlook.with(|outlook| T::deserialize(outlook).ok())
    }

    /// The outlook after the picked move.
    pub(crate) fn previewed_outlook<T: DeserializeOwned>(self) -> Option<T> {
        self.selection.outlook.with(|outlook| T::deserialize(outlook.as_ref()?).ok())
    }

    /// Keeps both outlooks up to date.
    pub(super) fn follow_outlook(self) {
        let (observation, selection) = (self.observation, self.selection);
        Effect::new(move |_| {
            let Some(shown) = self.shown() else { return };
            self.request_outlook(shown.view.clone(), move |it| observation.outlook.set(it));
        });
        Effect::new(move |_| match selection.preview.get() {
            None => selection.outlook.set(None),
            Some(preview) => self.request_outlook(preview.view.clone(), move |outlook| {
                // The player may have picked another move since.
                if selection.preview.get_untracked().as_ref() == Some(&preview) {
                    selection.outlook.set(Some(outlook));
                }
            }),
        });
    }

    fn request_outlook(self, view: Value, then: impl FnOnce(Value) + 'static) {
        spawn_local(async move {
            let Ok(engine) = self.source.engine() else { return };
            if let Ok(outlook) = engine.outlook(self.slug(), view).await
                && self.source.is_open()
            {
                then(outlook);
            }
        });
    }
}
