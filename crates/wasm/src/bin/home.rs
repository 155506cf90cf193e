//! The first page, a new game and the gallery.

fn main() {
    web::start(web::Module { routes: &[web::home], looks: &[] });
}
