//! What was counted, as a JSON object or as text.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;

use super::count::{Count, Counted, Tally};
use crate::cli::SimArgs;

/// What `--json` prints.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seed: u64,
    threads: usize,
    games: u64,
    /// Games that came to their end before the turn limit.
    finished: u64,
    limited: u64,
    limited_share: f64,
    turn_limit: u16,
    steps: u64,
    decisions: u64,
    forced_share: f64,
    turns: u64,
    mean_turns: f64,
    seconds: f64,
    decisions_per_second: f64,
    /// A shared victory counts for each of its winners.
    wins_by_seat: Vec<u64>,
    wins_by_hero: Tally,
    games_by_hero: Tally,
    shared_wins: u64,
    endings: Tally,
    /// What only this game counts.
    #[serde(skip_serializing_if = "Tally::is_empty")]
    figures: Tally,
}

impl Report {
    pub(super) fn new<G: Counted>(
        args: &SimArgs,
        threads: usize,
        count: Count,
        seconds: f64,
    ) -> Self {
        let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        let limited = count.limited();
        Self {
            game: G::GAME,
            seed: args.seed,
            threads,
            games: count.games,
            finished: count.games - limited,
            limited,
            limited_share: share(limited, count.games),
            turn_limit: args.turn_limit,
            steps: count.steps,
            decisions: count.decisions,
            forced_share: share(count.forced, count.decisions),
            turns: count.turns,
            mean_turns: share(count.turns, count.games),
            seconds,
            decisions_per_second: count.decisions as f64 / seconds.max(1e-9),
            wins_by_seat: count.by_seat[..args.seats.len()].to_vec(),
            wins_by_hero: count.by_hero,
            games_by_hero: count.played_by_hero,
            shared_wins: count.shared,
            endings: count.endings,
            figures: count.figures,
        }
    }

    pub(super) fn write_json(&self, out: &mut impl Write) -> Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)?;
        Ok(())
    }

    pub(super) fn write_text(&self, out: &mut impl Write) -> Result<()> {
        let percent = |part: u64| part as f64 * 100.0 / self.games as f64;
        writeln!(
            out,
            "{} games, {} finished, {} ({:.1} %) stopped by the limit of {} turns",
            self.games,
            self.finished,
            self.limited,
            self.limited_share * 100.0,
            self.turn_limit,
        )?;
        writeln!(
            out,
            "{} decisions ({:.1} % forced) in {:.2} s: {:.2} million a second; {:.1} turns a game",
            self.decisions,
            self.forced_share * 100.0,
            self.seconds,
            self.decisions_per_second / 1e6,
            self.mean_turns,
        )?;
        let shared = self.shared_wins;
        writeln!(out, "\nwins by seat ({shared} shared victories count for each winner)")?;
        for (index, &wins) in self.wins_by_seat.iter().enumerate() {
            writeln!(out, "  seat {}      {wins:>8}  {:>5.1} %", index + 1, percent(wins))?;
        }
        writeln!(out, "\nwins by hero, of the games the hero was in")?;
        for ((hero, &wins), &played) in self.wins_by_hero.iter().zip(self.games_by_hero.values()) {
            let share = wins as f64 * 100.0 / played.max(1) as f64;
            writeln!(out, "  {hero:<10}  {wins:>8}  {share:>5.1} % of {played}")?;
        }
        writeln!(out, "\nhow games ended")?;
        for (ending, &games) in &self.endings {
            writeln!(out, "  {ending:<10}  {games:>8}  {:>5.1} %", percent(games))?;
        }
        if !self.figures.is_empty() {
            writeln!(out, "\nin a game")?;
        }
        for (figure, &count) in &self.figures {
            writeln!(out, "  {figure:<20}  {:>8.2}", count as f64 / self.games as f64)?;
        }
        Ok(())
    }
}
