//! A game of random moves: `cargo run --example random -p table -- GAME SEATS`.

use std::error::Error;

use game::{Eyes, Key, Quick, Turn};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let slug = words.next().unwrap_or_else(|| "qin".to_owned());
    let seats: u8 = words.next().unwrap_or_else(|| "2".to_owned()).parse()?;
    // The key determines all chance; another number is another game.
    let mut table = table::open(&slug, seats, "", Key::from_number(1))?;
    let mut luck = Quick::new(1);
    while let Turn::Seat(seat) = table.turn() {
        let mv = table.sample(&mut luck);
        println!("seat {}: {mv}", seat.0);
        table.play_text(seat, &mv)?;
    }
    println!("{}", table.paint(Eyes::Public, &[]).plain());
    println!("points: {:?}", &table.standing().points[..usize::from(seats)]);
    Ok(())
}
