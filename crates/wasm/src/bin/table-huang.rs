//! A table of Huang in this browser.

fn main() {
    web::start(web::WasmModule { routes: &[web::table], looks: &[web::HUANG] });
}
