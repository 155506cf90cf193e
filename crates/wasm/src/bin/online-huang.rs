//! A table of Huang at a server, with reviews of finished games.

fn main() {
    web::start(web::Module { routes: &[web::online, web::table], looks: &[web::HUANG] });
}
