//! `cargo xtask proxies`: the samples of `docs/proxy`, with the real nginx and Caddy before the real program.
//!
//! Both come from Debian's packages, unpacked into `target`: nothing is installed, and no service is started. What is asked,
//! `karak serve --check` asks, as a host would; and set-ups that are wrong must be told in words.

mod certificate;
mod faults;
mod karak;
mod proxy;
mod sample;
mod wholesome;

use anyhow::Result;

use self::certificate::Certificate;
use self::proxy::Programs;
use crate::built::Built;
use crate::scratch::Scratch;
use crate::web;
use crate::workspace::Workspace;

/// What every case needs.
struct Bench {
    programs: Programs,
    certificate: Certificate,
    /// The program, with the page in it.
    karak: std::path::PathBuf,
    scratch: Scratch,
}

/// Checks everything.
pub(crate) fn check(workspace: &Workspace) -> Result<()> {
    if !web::folder(workspace).join("index.html").is_file() {
        web::build(workspace, &web::Options::release())?;
    }
    let scratch = Scratch::new("proxies");
    let bench = Bench {
        programs: Programs::find(workspace)?,
        certificate: Certificate::make(&scratch.path("certificate"))?,
        karak: Built::Quickly.build(workspace)?,
        scratch,
    };
    wholesome::check(&bench, workspace)?;
    faults::check(&bench, workspace)
}
