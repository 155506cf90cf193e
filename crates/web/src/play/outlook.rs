//! What is seen, and would be seen after the picked move; what would come of either. That only the
//! worker knows; it is asked whenever something else is shown or considered.

use leptos::{prelude::*, task::spawn_local};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Play;

impl Play {
    /// What is shown, as its game's view.
    pub(crate) fn seen<V: DeserializeOwned>(self) -> Option<V> {
        V::deserialize(self.shown()?.view()).ok()
    }

    /// What would be seen after the picked move.
    pub(crate) fn previewed<V: DeserializeOwned>(self) -> Option<V> {
        let preview = self.preview.get()?;
        self.shows_pick().then(|| V::deserialize(&preview.view).ok())?
    }

    /// What would come of what is shown, as its game tells it.
    pub(crate) fn outlook<T: DeserializeOwned>(self) -> Option<T> {
        self.ahead.with(|ahead| T::deserialize(ahead).ok())
    }

    /// What would come of things after the picked move.
    pub(crate) fn foreseen<T: DeserializeOwned>(self) -> Option<T> {
        self.foreseen.with(|foreseen| T::deserialize(foreseen.as_ref()?).ok())
    }

    /// Asks anew whenever what is shown or considered changes.
    pub(super) fn look_ahead(self) {
        Effect::new(move |_| {
            let Some(shown) = self.shown() else { return };
            self.ask_outlook(shown.view().clone(), move |ahead| self.ahead.set(ahead));
        });
        Effect::new(move |_| match self.preview.get() {
            None => self.foreseen.set(None),
            Some(preview) => self.ask_outlook(preview.view.clone(), move |ahead| {
                // Something else may have been picked since.
                if self.preview.get_untracked().as_ref() == Some(&preview) {
                    self.foreseen.set(Some(ahead));
                }
            }),
        });
    }

    fn ask_outlook(self, view: Value, then: impl FnOnce(Value) + 'static) {
        spawn_local(async move {
            let Ok(engine) = self.engine() else { return };
            if let Ok(ahead) = engine.outlook(self.slug(), view).await
                && self.is_alive()
            {
                then(ahead);
            }
        });
    }
}
