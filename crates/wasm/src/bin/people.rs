//! Pages about people: the lobby, accounts, profiles, alerts and moderation.

fn main() {
    web::start(web::Module { routes: &[web::people], looks: &[] });
}
