//! `--report`: how balanced heroes and seats are, as text.

use std::io::Write;

use anyhow::Result;
use lab::{Summary, Wins};

/// Shares with intervals, and what is far from even.
pub(super) fn write(out: &mut impl Write, summary: &Summary, seats: usize) -> Result<()> {
    let even = 1.0 / seats.max(1) as f64;
    let limited = summary.limited();
    writeln!(
        out,
        "{seats} seats, {} games finished, {limited} not; even is {:.1} %",
        summary.games - limited,
        100.0 * even
    )?;
    for (hero, wins) in &summary.by_hero {
        writeln!(out, "  {hero:10} wins {}", share(*wins))?;
    }
    for (place, wins) in summary.by_order.iter().enumerate() {
        writeln!(out, "  place {:4} wins {}", place + 1, share(*wins))?;
    }
    let turns = summary.turns as f64 / (summary.games.max(1) as f64 * seats.max(1) as f64);
    writeln!(out, "  mean turns per player {turns:.1}")?;
    let first = summary.by_order.first().map(|wins| ("who begins", wins));
    let heroes = summary.by_hero.iter().map(|(hero, wins)| (hero.as_str(), wins));
    for (name, wins) in heroes.chain(first) {
        let (low, high) = wins.interval();
        if low > even || high < even {
            let off = 100.0 * (wins.share() - even);
            writeln!(out, "  {name} is {off:+.1} points off even, more than chance explains")?;
        }
    }
    Ok(())
}

fn share(wins: Wins) -> String {
    let (low, high) = wins.interval();
    format!(
        "{:5.1} % ({:.1}–{:.1}) of {}",
        100.0 * wins.share(),
        100.0 * low,
        100.0 * high,
        wins.of
    )
}
