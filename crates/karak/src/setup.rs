//! From arguments to a game.

use anyhow::{Context as _, Result, anyhow, bail};
use dungeon::{Content, Dungeon, Setup};

use crate::cli::SetupArgs;
use crate::files;

/// Longer content files are not read.
const MAX_CONTENT_BYTES: usize = 256 << 10;

impl SetupArgs {
    /// The rules of a game with so many seats.
    pub(crate) fn dungeon(&self, seats: usize, turn_limit: Option<u16>) -> Result<Dungeon> {
        if !self.heroes.is_empty() && self.heroes.len() != seats {
            let heroes = self.heroes.len();
            bail!("seats: {seats}, heroes: {heroes}; name one hero for each seat, or `random`");
        }
        let chosen = self.heroes.iter().map(|choice| choice.0);
        let heroes = chosen.chain(std::iter::repeat(None)).take(seats).collect();
        let setup =
            Setup { heroes, first: self.first, goals: self.goal, turn_limit, ..Setup::default() };
        Dungeon::new(self.content()?, setup).map_err(|faults| anyhow!("{faults}"))
    }

    fn content(&self) -> Result<Content> {
        let Some(path) = &self.content else {
            return Ok(if self.short { Content::short() } else { Content::karak() });
        };
        let text = files::read_text(path, MAX_CONTENT_BYTES)?;
        Content::parse(&text)
            .map_err(|faults| {
                let lines = faults.0.iter().map(|fault| format!("\n  {}: {fault}", path.display()));
                anyhow!("{}", lines.collect::<String>())
            })
            .context("the content file cannot be played with")
    }
}
