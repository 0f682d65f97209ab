//! A text for reports of bugs: what the program is and how it does, and nothing of anybody.

use std::fmt::Write as _;

use anyhow::Result;

use super::Upkeep;
use crate::cli::ServeOptions;
use crate::page;

/// Written where people see it first.
const HEAD: &str = "# Report of a karak server\n# It has no names, codes, addresses or secrets in it; look at it before \
                    you send it.\n";

pub(super) async fn text(upkeep: &Upkeep) -> Result<String> {
    let overview = upkeep.server.overview().await?;
    let mut text = HEAD.to_owned();
    let page = if page::is_built_in() { "with the page" } else { "without a page" };
    writeln!(text, "program: {}, {page}", overview.program)?;
    writeln!(text, "system: {} {}", std::env::consts::OS, std::env::consts::ARCH)?;
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZeroUsize::get);
    writeln!(text, "cores: {cores}")?;
    writeln!(text, "running for: {} s", overview.running)?;
    // What they are set to may be an address or a path.
    let options = upkeep.options.changed(&ServeOptions::default());
    writeln!(text, "options that are set: {}", options.join(", "))?;
    writeln!(
        text,
        "kept tables: {} gathering, {} playing, {} over, {} closed",
        overview.kept.gathering, overview.kept.playing, overview.kept.over, overview.kept.closed
    )?;
    writeln!(text, "guests at tables: {}", overview.guests)?;
    writeln!(text, "blocked addresses: {}", upkeep.gate.blocks().len())?;
    writeln!(text, "\n{}", upkeep.server.metrics())?;
    Ok(text)
}
