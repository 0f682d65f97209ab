//! What was found, as a JSON object or as text.

use std::io::Write;

use anyhow::{Context as _, Result};
use goblin::{Goblin, State};
use serde::Serialize;
use table::Seat;

use crate::layout::{USUAL_COLUMNS, wrapped};
use bots::goblin::Advice;

/// What `--json` prints about a position.
#[derive(Serialize)]
pub(super) struct Report {
    seat: Seat,
    hero: &'static str,
    fights: Vec<Fight>,
}

/// What `--json` prints about one fight.
#[derive(Serialize)]
struct Fight {
    hero: &'static str,
    /// The monster's number, and its name in the card file.
    against: String,
    name: String,
    attack: u8,
    hit_points: u8,
    curses: Vec<&'static str>,
    win_percent: f64,
    survive_percent: f64,
    /// Twice the standard error of `win_percent`; 0 if it is exact.
    error_percent: f64,
    exact: bool,
    /// Hit points of the hero after the battle, on average.
    hit_points_left: f64,
    /// In notation, until something is drawn or the battle is over.
    play: Vec<String>,
    then_draws: bool,
}

impl Report {
    pub(super) fn new(rules: &Goblin, state: &State, fights: Vec<Advice>) -> Self {
        let hero = state.active_player().hero.name();
        let fight = |advice: Advice| {
            let monster = &rules.content().monsters[advice.monster.index()];
            let percent = |share: f64| (share * 100_000.0).round() / 1000.0;
            Fight {
                hero,
                against: advice.monster.to_string(),
                name: rules.content().monster_name(advice.monster).to_owned(),
                attack: monster.attack,
                hit_points: monster.hit_points,
                curses: monster.curses.iter().map(goblin::Curse::name).collect(),
                win_percent: percent(advice.prospect.win),
                survive_percent: percent(advice.prospect.survive),
                error_percent: percent(advice.error),
                exact: advice.error == 0.0,
                hit_points_left: (advice.prospect.hit_points * 1000.0).round() / 1000.0,
                play: advice.play.iter().map(|(action, _)| action.to_string()).collect(),
                then_draws: advice.draws,
            }
        };
        Self { seat: state.active(), hero, fights: fights.into_iter().map(fight).collect() }
    }

    pub(super) fn write_json(&self, out: &mut impl Write) -> Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)?;
        Ok(())
    }

    pub(super) fn write_only_fight_as_json(&self, out: &mut impl Write) -> Result<()> {
        let fight = self.fights.first().context("this monster cannot be fought")?;
        serde_json::to_writer(&mut *out, fight)?;
        writeln!(out)?;
        Ok(())
    }

    pub(super) fn write_text(&self, out: &mut impl Write) -> Result<()> {
        for (index, fight) in self.fights.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            fight.write_text(out)?;
        }
        Ok(())
    }
}

impl Fight {
    fn write_text(&self, out: &mut impl Write) -> Result<()> {
        let Self { hero, against, name, attack, hit_points, .. } = self;
        let curses = match &self.curses[..] {
            [] => String::new(),
            curses => format!(", curses: {}", curses.join(", ")),
        };
        writeln!(
            out,
            "{hero} against {name} ({against}): attack {attack}, hit points {hit_points}{curses}"
        )?;
        let certain =
            if self.exact { "exact".to_owned() } else { format!("± {:.1} %", self.error_percent) };
        writeln!(out, "  win      {:>5.1} %  {certain}", self.win_percent)?;
        writeln!(out, "  survive  {:>5.1} %", self.survive_percent)?;
        writeln!(out, "  hit points left on average: {:.2}", self.hit_points_left)?;
        let then = if self.then_draws { "; then it depends on what is drawn" } else { "" };
        let play = format!("  best play: {}{then}\n", self.play.join(", "));
        write!(out, "{}", wrapped(&play, USUAL_COLUMNS))?;
        Ok(())
    }
}
