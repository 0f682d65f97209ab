//! `karak replay`: a recorded game, shown or proved.

use std::io::Write as _;

use anyhow::{Context as _, Result, bail};
use dungeon::{Dungeon, View};
use serde::Serialize;
use table::{Host, Turn, Viewer};
use words::Words;

use crate::cli::ReplayArgs;
use crate::saved::{self, Saved};
use crate::terminal::{language, sheets};

/// What `--json` prints.
#[derive(Serialize)]
struct Shown<'a> {
    game: &'static str,
    /// Entries replayed.
    entry: usize,
    /// Entries in the record.
    entries: usize,
    /// `seat`, `chance` or `over`.
    turn: &'static str,
    view: &'a View,
    /// In notation.
    legal: Vec<String>,
    /// `null` until the game is over.
    outcome: &'a Option<dungeon::ResultView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<()> {
    let saved = saved::load(&args.file)?;
    let total = saved.record.entries.len();
    let shown = args.at.unwrap_or(total);
    if shown > total {
        bail!("there is no entry {shown}: the record has {total}");
    }
    if let Viewer::Seat(seat) = args.view
        && seat.index() >= saved.rules.setup().heroes.len()
    {
        bail!("nobody sits on seat {seat}");
    }
    let proof = if args.verify { Some(verify(&saved)?) } else { None };
    // The whole record has to be possible, also what comes after the entry that is shown.
    Host::replay(saved.rules.clone(), &saved.record.entries).context("the record is refused")?;
    let host = Host::replay(saved.rules, &saved.record.entries[..shown])?;
    let mut out = std::io::stdout().lock();
    if args.json {
        write_json(&mut out, host, args.view, total, proof.is_some())
    } else {
        let words = Words::new(language(args.lang));
        writeln!(out, "{} / {total}\n", host.entries().len())?;
        write_text(&mut out, &words, &host, args.view)?;
        if let Some(proof) = proof {
            writeln!(out, "\n{proof}")?;
        }
        Ok(())
    }
}

fn write_json(
    out: &mut impl std::io::Write,
    mut host: Host<Dungeon>,
    viewer: Viewer,
    entries: usize,
    verified: bool,
) -> Result<()> {
    let view = host.view(viewer);
    let shown = Shown {
        game: "dungeon",
        entry: host.entries().len(),
        entries,
        turn: match host.turn() {
            Turn::Seat(_) => "seat",
            Turn::Chance => "chance",
            Turn::Over => "over",
        },
        legal: host.legal_actions().iter().map(ToString::to_string).collect(),
        outcome: &view.result,
        view: &view,
        verified: verified.then_some(true),
    };
    serde_json::to_writer(&mut *out, &shown)?;
    writeln!(out)?;
    Ok(())
}

fn write_text(
    out: &mut impl std::io::Write,
    words: &Words,
    host: &Host<Dungeon>,
    viewer: Viewer,
) -> Result<()> {
    let view = host.view(viewer);
    let content = host.rules().content();
    sheets::write_table(out, words, &view, content, crate::cli::MapStyle::Unicode)?;
    let mut legal = Vec::new();
    table::Rules::legal_actions(host.rules(), host.state(), &mut legal);
    writeln!(out)?;
    if view.result.is_some() {
        writeln!(out, "{}", words::dungeon::ending(words, &view))?;
    } else {
        writeln!(out, "{}", words::dungeon::prompt(words, &view))?;
    }
    for action in legal {
        let text = action.to_string();
        writeln!(out, "  {text:<18} {}", words::dungeon::action(words, &view, action))?;
    }
    Ok(())
}

/// What is proved, in a sentence; an error if anything speaks against it.
fn verify(saved: &Saved) -> Result<String> {
    let entries = &saved.record.entries;
    if saved.record.seal.is_none() {
        bail!("the record carries no seal, so it cannot be told whether it was changed");
    }
    if !saved.record.seal_fits() {
        bail!("the record was changed after it was saved: its seal does not fit");
    }
    let draws: usize = entries.iter().map(|entry| entry.chances().len()).sum();
    if saved.own_draws {
        Host::replay(saved.rules.clone(), entries).context("the record is refused")?;
        return Ok(format!(
            "The record is unchanged. Its {draws} rolls and draws were typed in, not proved."
        ));
    }
    let Some(dice) = &saved.dice else {
        bail!("the record does not give the secrets of its dice, so nothing can be proved");
    };
    Host::verify(saved.rules.clone(), entries, dice).context("the record is refused")?;
    Ok(format!(
        "Verified: the record is unchanged and its {draws} rolls and draws came from the dice."
    ))
}
