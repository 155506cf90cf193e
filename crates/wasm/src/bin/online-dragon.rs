//! A table of In the Year of the Dragon at a server, and what comes after a game.

fn main() {
    web::start(web::Module { routes: &[web::online, web::table], looks: &[web::DRAGON] });
}
