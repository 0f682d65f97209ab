//! A set-up changed by a short text, for comparing one with another.

use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow, bail};
use table::NotationError;

use super::{Game, SetupArgs};

/// What is known, for the sentence that says so.
const KNOWN: &str = "an option is a .toml file with cards or tiles, `default`, goal=…, short=on, \
                     content=FILE in the dungeon, or edition=…, abilities=…, cards=FILE or a setting \
                     such as hit-points=6 in goblin; several are separated by commas";

impl SetupArgs {
    /// This set-up with other options: `edition=cs,abilities=on`, a file, or `default`.
    ///
    /// # Errors
    /// If an option is unknown or none of this game's.
    pub(crate) fn with(&self, options: &str, game: Game) -> Result<Self> {
        let mut setup = self.clone();
        for option in options.split(',').map(str::trim) {
            match option.split_once('=') {
                None if option == "default" => {}
                None if has_cards(option) => setup.take_file(option, game),
                None => bail!("`{option}` is not an option: {KNOWN}"),
                Some((name, value)) => setup.change(name, value, game)?,
            }
        }
        Ok(setup)
    }

    fn take_file(&mut self, path: &str, game: Game) {
        let path = Some(PathBuf::from(path));
        match game {
            Game::Dungeon => self.dungeon.content = path,
            Game::Goblin => self.goblin.cards = path,
        }
    }

    fn change(&mut self, name: &str, value: &str, game: Game) -> Result<()> {
        let wrong = |error: NotationError| anyhow!("{name}={value}: {error}");
        match (game, name) {
            (Game::Dungeon, "goal") => self.dungeon.goal = Some(value.parse().map_err(wrong)?),
            (Game::Dungeon, "short") => {
                self.dungeon.short = switch(value).with_context(|| format!("short={value}"))?;
            }
            (Game::Dungeon, "content") | (Game::Goblin, "cards") => self.take_file(value, game),
            (Game::Goblin, "edition") => self.goblin.edition = Some(value.parse().map_err(wrong)?),
            (Game::Goblin, "abilities") => {
                self.goblin.abilities = Some(value.parse().map_err(wrong)?);
            }
            (Game::Goblin, _) => self.goblin.setting.push(format!("{name}={value}")),
            (Game::Dungeon, _) => bail!("`{name}` is not an option of the dungeon: {KNOWN}"),
        }
        Ok(())
    }
}

fn has_cards(option: &str) -> bool {
    std::path::Path::new(option).extension().is_some_and(|extension| extension == "toml")
}

fn switch(value: &str) -> Result<bool> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => bail!("is on or off"),
    }
}
