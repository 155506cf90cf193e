//! The module that runs: its pages and boards. The entry points of `crates/wasm` name them; the linker leaves out the rest.

use std::sync::OnceLock;

use leptos::prelude::*;

use crate::boards::Look;

/// A page for the two segments of a path, if the route has it.
pub type Route = fn(&str, Option<&str>) -> Option<AnyView>;

/// The pages and the boards of a module.
pub struct WasmModule {
    /// The first route that has a page for the address shows it.
    pub routes: &'static [Route],
    /// The games whose tables it can show.
    pub looks: &'static [&'static Look],
}

static MODULE: OnceLock<WasmModule> = OnceLock::new();

/// The module that runs.
pub(crate) fn module() -> &'static WasmModule {
    MODULE.get().expect("start() comes first")
}

/// Sets the module that runs; called once.
pub(crate) fn run(module: WasmModule) {
    assert!(MODULE.set(module).is_ok(), "a page starts one module");
}

/// The drawings of a game; none if another module has them.
pub(crate) fn look(slug: &str) -> Option<&'static Look> {
    module().looks.iter().copied().find(|look| look.presentation.title.slug == slug)
}
