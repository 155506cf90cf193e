//! Build tool: generates the JavaScript bindings of a WASM module, as `wasm-bindgen --target web` does. Nothing depends on it.
//!
//! `wasm-bindgen-cli` would have to be built apart from the workspace; as a library its version comes from `Cargo.lock`,
//! which also names the `wasm-bindgen` that modules are built with. The two must be the same.

use std::{env, process::ExitCode};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, name, folder] = arguments.as_slice() else {
        eprintln!("usage: bindgen MODULE NAME FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name(name).typescript(false);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: failed to make the bindings of {module}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
