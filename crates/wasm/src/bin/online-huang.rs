//! A table of Huang at a server, with reviews of finished games.

fn main() {
    web::start(web::WasmModule { routes: &[web::online, web::table], looks: &[web::HUANG] });
}
