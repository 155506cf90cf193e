//! Re-authentication: some changes need a proof beyond the session.

use std::rc::Rc;

use leptos::prelude::*;

type Next = Rc<dyn Fn()>;

/// Asks for re-authentication, then runs what waited for it.
#[derive(Clone, Copy)]
pub(super) struct Proof {
    pub(super) is_asked: RwSignal<bool>,
    next: StoredValue<Option<Next>, LocalStorage>,
}

impl Proof {
    pub(super) fn provide() {
        let next = StoredValue::new_local(None);
        provide_context(Proof { is_asked: RwSignal::new(false), next });
    }

    pub(super) fn get() -> Proof {
        expect_context()
    }

    /// Asks for re-authentication; `next` runs once it succeeds.
    pub(super) fn ask(self, next: Next) {
        self.next.set_value(Some(next));
        self.is_asked.set(true);
    }

    /// Goes on with what waited for the proof.
    pub(super) fn given(self) {
        let next = self.next.try_update_value(Option::take).flatten();
        self.is_asked.set(false);
        if let Some(next) = next {
            next();
        }
    }
}
