//! Checks on the rules as built: native and WASM builds play the same games (`parity`), and a decision takes no more
//! instructions and allocations than its limit ([`workload`]). For the gate; only the WASM module of the parity check depends on it.

#[cfg(feature = "parity")]
pub mod parity;
pub mod workload;
