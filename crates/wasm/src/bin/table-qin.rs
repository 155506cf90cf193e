//! A table of Qin in this browser.

fn main() {
    web::start(web::Module { routes: &[web::table], looks: &[web::QIN] });
}
