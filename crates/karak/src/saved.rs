//! Records in files: which game they are of, and who plays.

use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use bots::Chooser;
use clap::ValueEnum as _;
use table::{MAX_RECORD_BYTES, Recorded, Rules, Saved, Watched};

use crate::cli::Game;
use crate::files::{self, Claim};

/// The text of a record and the game it is of: only that game can make sense of the rest.
pub(crate) struct SavedFile<'a> {
    pub(crate) path: &'a Path,
    pub(crate) game: Game,
    text: String,
    /// The right to write it, if it was asked for and nobody else has it.
    claim: Option<Claim>,
}

impl<'a> SavedFile<'a> {
    /// Reads a file as far as to know which game it is of.
    pub(crate) fn open(path: &'a Path) -> Result<Self> {
        Self::of(path, files::read_text(path, MAX_RECORD_BYTES)?, None)
    }

    /// The same for a game that is to go on in its file, unless it does so elsewhere already.
    pub(crate) fn open_to_play(path: &'a Path) -> Result<Self> {
        let (text, claim) = files::read_and_claim(path, MAX_RECORD_BYTES)?;
        Self::of(path, text, claim)
    }

    fn of(path: &'a Path, text: String, claim: Option<Claim>) -> Result<Self> {
        let game = game_of(&text).with_context(|| unusable(path))?;
        Ok(Self { path, game, text, claim })
    }

    /// The right to write the file; only the first who asks gets it.
    pub(crate) fn claim(&mut self) -> Option<Claim> {
        self.claim.take()
    }

    /// Whether it holds what one viewer saw.
    pub(crate) fn is_watched(&self) -> bool {
        table::is_watched(&self.text)
    }

    /// Reads what one viewer saw.
    pub(crate) fn watched<G: Recorded>(&self) -> Result<Watched<G>> {
        Watched::parse(&self.text).with_context(|| unusable(self.path))
    }

    /// Reads all of it as a record of this game.
    pub(crate) fn read<G: Recorded>(&self) -> Result<Saved<G>> {
        if self.is_watched() {
            bail!(
                "{} holds what one viewer saw of a game: `karak replay` shows it, but it can be neither proved nor \
                 continued",
                self.path.display()
            );
        }
        let read = || -> Result<Saved<G>> {
            let saved = Saved::parse(&self.text)?;
            // Names of nobody who plays are refused at once, also when the record is only looked at.
            players(&saved)?;
            Ok(saved)
        };
        read().with_context(|| unusable(self.path))
    }
}

/// Who plays, as a record says it; people where it does not.
pub(crate) fn players<G: Rules>(saved: &Saved<G>) -> Result<Vec<Chooser>> {
    if saved.seats.is_empty() {
        return Ok(vec![Chooser::Human; saved.rules.seats()]);
    }
    let players = saved.seats.iter().map(|name| Chooser::from_record(name));
    players.collect::<Result<_, _>>().map_err(|error| anyhow!("`seats`: human, or {error}"))
}

fn unusable(path: &Path) -> String {
    format!("{} is not a record that can be used", path.display())
}

/// The game that a record's line `game:` names.
fn game_of(text: &str) -> Result<Game> {
    let games = Game::value_variants();
    let known = |shown: fn(&str) -> String| {
        let shown: Vec<String> = games.iter().map(|game| shown(game.name())).collect();
        shown.join(" or ")
    };
    let Some(line) = text.lines().find_map(|line| line.trim_start().strip_prefix("game:")) else {
        let lines = known(|name| format!("`game: {name}`"));
        bail!("it has no line {lines}, so it was not written by or for this program");
    };
    // The rest of the line is a comment.
    let name = line.split('#').next().unwrap_or_default().trim();
    let game = games.iter().find(|game| game.name() == name);
    game.copied().with_context(|| {
        format!("`game` this is not a record of {}", known(|name| format!("`{name}`")))
    })
}
