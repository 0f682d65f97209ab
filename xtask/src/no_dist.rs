//! Packages are made with Debian's tools, which other systems do not have.

use anyhow::{Result, bail};

use crate::workspace::Workspace;

pub(crate) fn dist(_: &Workspace) -> Result<()> {
    bail!("packages are made on Debian: `cargo xtask dist` needs dpkg and its friends")
}

/// There is nothing to check.
pub(crate) fn check(_: &Workspace) -> Result<()> {
    println!("Packages are made and checked on Debian only.");
    Ok(())
}
