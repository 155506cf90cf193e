//! A table of In the Year of the Dragon in this browser.

fn main() {
    web::start(web::WasmModule { routes: &[web::table], looks: &[web::DRAGON] });
}
