//! `karak sim`: many games at once, counted.

mod balance;
pub(crate) mod compare;
pub(crate) mod duel;
pub(crate) mod fit;
pub(crate) mod html;
pub(crate) mod merge;
mod output;
mod part;
mod report;
pub(crate) mod run;
pub(crate) mod tournament;

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use lab::Title;

/// What rows name as the program that wrote them.
const PROGRAM: &str = concat!("karak ", env!("CARGO_PKG_VERSION"));

/// As many as asked for, or one for each core.
pub(crate) fn threads(wanted: Option<u16>) -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    wanted.map_or(cores, usize::from)
}

/// A bar on a terminal, nothing elsewhere.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:30} {human_pos}/{human_len} games, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

/// A file of rows, read up to its title.
fn open_rows(path: &Path) -> Result<(BufReader<File>, Title)> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    let mut input = BufReader::new(file);
    let title = lab::read_title(&mut input).with_context(|| format!("{name} cannot be read"))?;
    Ok((input, title))
}
