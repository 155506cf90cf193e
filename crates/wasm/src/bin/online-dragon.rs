//! A table of In the Year of the Dragon at a server, with reviews of finished games.

fn main() {
    web::start(web::WasmModule { routes: &[web::online, web::table], looks: &[web::DRAGON] });
}
