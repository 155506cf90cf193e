//! A table of Qin in this browser.

fn main() {
    web::start(web::WasmModule { routes: &[web::table], looks: &[web::QIN] });
}
