//! A table of Huang in this browser.

fn main() {
    web::start(web::Module { routes: &[web::table], looks: &[web::HUANG] });
}
