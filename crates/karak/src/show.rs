//! `karak show`: the last position of a record, as a record that begins in it.

use std::io::Write as _;

use anyhow::{Context as _, Result};
use table::{Saved, Turn};

use crate::game::Playable;
use crate::saved::SavedFile;

/// Prints set-up and position. Where the last moment has no text of its own it is the last one before that has.
pub(crate) fn run<G: Playable>(file: &SavedFile<'_>) -> Result<()> {
    let saved: Saved<G> = file.read()?;
    let rules = &saved.rules;
    let beginning = *saved.beginning().state();
    let mut last = rules.has_text(&beginning).then_some((0, beginning));
    let mut sequence = 0;
    let host = saved
        .replay(usize::MAX, |host, _| {
            sequence = host.sequence();
            if rules.has_text(host.state()) {
                last = Some((sequence, *host.state()));
            }
        })
        .context("the record is refused")?;
    let (at, position) = last.context(
        "no moment of this record has a text: they are those in which a turn begins or a player walks or plays cards",
    )?;
    let mut out = std::io::stdout().lock();
    if at != sequence {
        let why = match host.turn() {
            Turn::Over => "the game is over",
            Turn::Seat(_) | Turn::Chance => {
                "the record ends in the middle of a decision or draw, which has no text of its own"
            }
        };
        writeln!(out, "# {why}: this is the last position before that has one")?;
    }
    write!(out, "{}", saved.from_position(&position))?;
    Ok(())
}
