//! Answers the question of a file natively, as the page's worker does in the browser, and says how many
//! milliseconds that took: `think FILE ROUNDS` prints one number a round.

use std::time::Instant;

use web::session::think::Asking;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("which question?")?;
    let rounds: u32 = arguments.next().map_or(Ok(1), |text| text.parse())?;
    let text = std::fs::read_to_string(file)?;
    let asking = Asking::read(&text)?;
    asking.answer()?; // teaches the rules
    for _ in 0..rounds {
        let start = Instant::now();
        asking.ask()?;
        println!("{}", start.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(())
}
