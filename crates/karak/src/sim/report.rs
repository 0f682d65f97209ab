//! What was counted, as a JSON object or as text.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use lab::{Deed, Study, Summary, Wins};
use serde::Serialize;

use crate::cli::RunArgs;

/// How often each of these names was counted, zeros included.
type Tally = BTreeMap<String, u64>;

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
    wins_by_bot: Tally,
    seats_by_bot: Tally,
    shared_wins: u64,
    endings: Tally,
    /// What only this game counts.
    figures: Tally,
}

impl Report {
    pub(super) fn new<G: Study>(
        rules: &G,
        args: &RunArgs,
        threads: usize,
        summary: &Summary,
        seconds: f64,
    ) -> Self {
        let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        let limited = summary.limited();
        let zeros = |names: &[&str]| names.iter().map(|&name| (name.to_owned(), 0)).collect();
        let with = |mut tally: Tally, more: &mut dyn Iterator<Item = (&String, u64)>| {
            tally.extend(more.map(|(name, count)| (name.clone(), count)));
            tally
        };
        let others = rules.counters().into_iter().filter(|counter| counter.deed == Deed::Other);
        let figure = |key: String| {
            let count = summary.counts.get(&key).copied().unwrap_or(0);
            (key, count)
        };
        Self {
            game: G::GAME,
            seed: args.common.seed,
            threads,
            games: summary.games,
            finished: summary.games - limited,
            limited,
            limited_share: share(limited, summary.games),
            turn_limit: args.common.turn_limit,
            steps: summary.steps,
            decisions: summary.decisions,
            forced_share: share(summary.forced, summary.decisions),
            turns: summary.turns,
            mean_turns: share(summary.turns, summary.games),
            seconds,
            decisions_per_second: summary.decisions as f64 / seconds.max(1e-9),
            wins_by_seat: summary.by_seat.iter().map(|wins| wins.wins).collect(),
            wins_by_hero: with(zeros(&G::heroes()), &mut summary.by_hero.iter().map(won)),
            games_by_hero: with(
                zeros(&G::heroes()),
                &mut summary.by_hero.iter().map(|(name, wins)| (name, wins.of)),
            ),
            wins_by_bot: with(Tally::new(), &mut summary.by_bot.iter().map(won)),
            seats_by_bot: with(
                Tally::new(),
                &mut summary.by_bot.iter().map(|(name, wins)| (name, wins.of)),
            ),
            shared_wins: summary.shared,
            endings: with(
                zeros(G::ENDINGS),
                &mut summary.endings.iter().map(|(name, &count)| (name, count)),
            ),
            figures: others.map(|counter| figure(counter.key())).collect(),
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
        write_shares(out, &self.wins_by_hero, &self.games_by_hero)?;
        if self.wins_by_bot.len() > 1 {
            writeln!(out, "\nwins by bot, of the seats it had")?;
            write_shares(out, &self.wins_by_bot, &self.seats_by_bot)?;
        }
        writeln!(out, "\nhow games ended")?;
        for (ending, &games) in &self.endings {
            writeln!(out, "  {ending:<10}  {games:>8}  {:>5.1} %", percent(games))?;
        }
        writeln!(out, "\nin a game")?;
        for (figure, &count) in &self.figures {
            writeln!(out, "  {figure:<20}  {:>8.2}", count as f64 / self.games as f64)?;
        }
        Ok(())
    }
}

fn won<'a>((name, wins): (&'a String, &Wins)) -> (&'a String, u64) {
    (name, wins.wins)
}

fn write_shares(out: &mut impl Write, wins: &Tally, of: &Tally) -> Result<()> {
    for ((name, &wins), &of) in wins.iter().zip(of.values()) {
        let share = wins as f64 * 100.0 / of.max(1) as f64;
        writeln!(out, "  {name:<10}  {wins:>8}  {share:>5.1} % of {of}")?;
    }
    Ok(())
}
