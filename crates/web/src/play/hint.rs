//! Hints: the moves that a master bot considers best.

use std::sync::Arc;

use wire::{Preview, Weighed};

/// A hint, requested or given.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Hint {
    #[default]
    None,
    Thinking,
    Given(Arc<Vec<Suggestion>>),
}

/// A suggested move and its preview.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Suggestion {
    pub(crate) weighed: Weighed,
    pub(crate) preview: Preview,
}
