//! Every page in one module, for development.

fn main() {
    web::start(web::WasmModule {
        routes: &[web::home, web::people, web::online, web::table],
        looks: &[web::HUANG, web::QIN, web::DRAGON],
    });
}
