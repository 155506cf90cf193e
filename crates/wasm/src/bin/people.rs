//! Pages about people: the lobby, accounts, profiles, alerts and moderation.

fn main() {
    web::start(web::WasmModule { routes: &[web::people], looks: &[] });
}
