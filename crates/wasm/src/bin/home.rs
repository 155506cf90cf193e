//! The first page, a new game and the gallery.

fn main() {
    web::start(web::WasmModule { routes: &[web::home], looks: &[] });
}
