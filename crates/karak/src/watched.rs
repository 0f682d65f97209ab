//! `karak replay` of what one viewer saw, and such records for viewers.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail, ensure};
use serde::Serialize;
use table::{Host, Viewer, Watched};
use words::{Arg, Words, key};

use crate::cli::ReplayArgs;
use crate::files;
use crate::game::{Playable, TerminalStyle};
use crate::saved::SavedFile;
use crate::terminal::{Teller, language};

/// What `--json` prints.
#[derive(Serialize)]
struct Shown<'a, V, O> {
    game: &'static str,
    /// Whose eyes it was seen with.
    seen_by: String,
    /// Updates shown.
    entry: usize,
    /// Updates in the record.
    entries: usize,
    view: &'a V,
    /// In notation.
    legal: Vec<String>,
    /// `null` until the game is over.
    outcome: Option<&'a O>,
}

/// Tells and shows what one viewer saw.
pub(crate) fn run<G: Playable>(args: &ReplayArgs, file: &SavedFile<'_>) -> Result<()> {
    let path = file.path.display();
    if args.verify || args.record_for.is_some() {
        bail!(
            "{path} holds what one viewer saw of a game: it can be watched, but neither proved nor continued"
        );
    }
    let watched: Watched<G> = file.watched()?;
    ensure!(watched.seal_fits, "{path} was changed after it was saved: its seal does not fit");
    ensure!(
        args.view == Viewer::Spectator || args.view == watched.viewer,
        "{path} holds only what the viewer `{}` saw",
        watched.viewer
    );
    let total = watched.updates.len();
    let shown = args.at.unwrap_or(total);
    ensure!(shown <= total, "there is no entry {shown}: the record has {total}");
    let held = watched.after(shown);
    let (rules, view) = (&*watched.rules, &held.view);
    let mut out = std::io::stdout().lock();
    if args.json {
        let shown = Shown {
            game: G::GAME,
            seen_by: watched.viewer.to_string(),
            entry: shown,
            entries: total,
            view,
            legal: held.legal.iter().map(ToString::to_string).collect(),
            outcome: G::outcome(view),
        };
        serde_json::to_writer(&mut out, &shown)?;
        return writeln!(out).map_err(Into::into);
    }
    let words = Words::new(language(args.lang));
    let viewer = Arg::text(watched.viewer.to_string());
    writeln!(out, "{}\n", words.say(key::UI_WATCHED, &[("viewer", viewer)]))?;
    if args.log {
        for event in &held.log {
            writeln!(out, "{}", rules.event(&words, view, event))?;
        }
        writeln!(out)?;
    }
    let number = |count: usize| Arg::Number(count as i64);
    let of = [("entry", number(shown)), ("entries", number(total))];
    writeln!(out, "{}\n", words.say(key::UI_ENTRY_OF, &of))?;
    let screen = TerminalStyle { lettering: args.map.lettering(), columns: None };
    let teller = Teller { rules, words: &words, view, screen };
    write!(out, "{}", teller.whole_table(&[]))?;
    writeln!(out, "\n{}", rules.prompt(&words, view))?;
    Ok(())
}

/// Writes the record that a viewer may have now.
pub(crate) fn write<G: Playable>(host: &Host<G>, viewer: Viewer, path: &Path) -> Result<()> {
    if let Viewer::Seat(seat) = viewer {
        ensure!(seat.index() < host.rules().seats(), "nobody sits on seat {seat}");
    }
    ensure!(!path.exists(), "{} exists already; choose another name", path.display());
    files::write_private(path, &table::record_for(host, viewer))
}
