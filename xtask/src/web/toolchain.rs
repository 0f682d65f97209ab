//! Compiling the page's crate to WebAssembly, with a compiler that this file finds or installs.
//!
//! First choice is the compiler that runs everything else: its `wasm32-unknown-unknown` standard library is there,
//! or rustup fetches it. Where rustup is missing or may not fetch, Debian helps: `rustc-web` and `cargo-web` are the
//! compilers Debian keeps recent enough for browsers (in its security archive, so the list of packages must be up to
//! date), `rust-web-src` has the standard library's source, which Cargo compiles with `-Z build-std` (an unstable
//! option, hence `RUSTC_BOOTSTRAP`), and `lld` links. The two ways use separate folders, so neither spoils the other.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::Quality;
use super::parts::LINKER_ARGUMENT;
use crate::debian;
use crate::process::{cargo, find_program, output, run};
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";

/// What the module may ask of a browser beyond the first version of WebAssembly. Every browser has had it since 2023;
/// `sorry.js` tells older ones so. `KARAK_WASM_FEATURES` names others to measure with (empty: none).
const FEATURES: &str = "+simd128";

const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];
/// Where those packages put their programs; a `rustc` of rustup comes earlier in `PATH`.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
/// Debian's compiler looks for its linker under this name.
const DEBIAN_LINKER: &str = "wasm-ld";

/// Which compiler to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// The installed one when it can, else Debian's.
    Automatic,
    /// Debian's.
    Debian,
}

impl Way {
    /// What the command line or `KARAK_WASM=debian` asks for.
    pub(crate) fn wanted(debian: bool) -> Self {
        if debian || env::var("KARAK_WASM").is_ok_and(|way| way == "debian") {
            Self::Debian
        } else {
            Self::Automatic
        }
    }
}

/// Compiles the page's crate and says where the module is.
pub(super) fn compile(workspace: &Workspace, way: Way, quality: Quality) -> Result<PathBuf> {
    if way == Way::Automatic && prepare_installed() {
        let folder = workspace.built("");
        compile_into(&mut cargo(workspace), &folder, quality)
    } else {
        prepare_debian()?;
        let folder = workspace.built("debian");
        compile_into(&mut debian_cargo(workspace), &folder, quality)
    }
}

fn compile_into(cargo: &mut Command, folder: &Path, quality: Quality) -> Result<PathBuf> {
    println!("Compiling the page; the first time takes a few minutes.");
    let profile = profile(quality);
    let features = env::var("KARAK_WASM_FEATURES").unwrap_or_else(|_| FEATURES.into());
    cargo.args(["--config", &flags(&features, quality)]).env("RUSTC_BOOTSTRAP", "1");
    // Only as a module for browsers: where tests' library comes along Cargo leaves out optimisation across crates.
    cargo.args([
        "rustc",
        "--package",
        "karak-web",
        "--lib",
        "--crate-type",
        "cdylib",
        "--profile",
        profile,
        "--target",
        TARGET,
        "--",
        LINKER_ARGUMENT,
    ]);
    run(cargo.env("CARGO_TARGET_DIR", folder)).context("the page could not be compiled")?;
    Ok(folder.join(TARGET).join(profile).join("web.wasm"))
}

/// The profile in the workspace's `Cargo.toml` that the page is built with.
const fn profile(quality: Quality) -> &'static str {
    match quality {
        Quality::Release => "wasm",
        Quality::Dev => "wasm-dev",
    }
}

/// Cargo's setting for these features, for the module only and not for what runs while compiling. Components are
/// compiled with their types erased (an option of Leptos): that is a fraction of the time and less to download.
///
/// What players get does not know in which line of which file it would panic: every index into a list would carry its
/// own, and code that is alike but for them. Whoever wants to know builds the page with `--dev`. The option is unstable,
/// hence `RUSTC_BOOTSTRAP`.
fn flags(features: &str, quality: Quality) -> String {
    let mut flags = vec!["--cfg=erase_components".to_owned()];
    if !features.is_empty() {
        flags.push(format!("-Ctarget-feature={features}"));
    }
    match quality {
        Quality::Release => flags.push("-Zlocation-detail=none".to_owned()),
        Quality::Dev => {}
    }
    format!("target.{TARGET}.rustflags={flags:?}")
}

/// Whether the installed compiler can make WebAssembly, after asking rustup for what is missing.
fn prepare_installed() -> bool {
    if has_standard_library() {
        return true;
    }
    if find_program("rustup").is_none() {
        println!(
            "The installed Rust has no {TARGET} and there is no rustup to add it: trying Debian's compiler."
        );
        return false;
    }
    println!("Adding {TARGET} to the installed Rust.");
    let added = run(Command::new("rustup").args(["target", "add", TARGET]));
    if let Err(error) = &added {
        println!("{error:#}: trying Debian's compiler instead.");
    }
    added.is_ok() && has_standard_library()
}

fn has_standard_library() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = output(Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Debian's Cargo with Debian's compiler, whatever rustup has put into the environment.
fn debian_cargo(workspace: &Workspace) -> Command {
    let mut command = Command::new(DEBIAN_CARGO);
    command
        .current_dir(workspace.root())
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO")
        .env_remove("RUSTDOC")
        .env_remove("LD_LIBRARY_PATH")
        .env("RUSTC", DEBIAN_RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER)
        .args(["-Z", "build-std=std,panic_abort"]);
    command
}

/// Installs Debian's compiler, and a newer one when an old one is installed.
fn prepare_debian() -> Result<()> {
    debian::install(&DEBIAN_PACKAGES).context("the page needs a compiler for WebAssembly")?;
    if debian_is_recent()? {
        return Ok(());
    }
    debian::upgrade(&DEBIAN_PACKAGES)?;
    if debian_is_recent()? {
        return Ok(());
    }
    let needed = env!("CARGO_PKG_RUST_VERSION");
    bail!(
        "Debian's rustc-web is older than Rust {needed}, which the page needs; is the security archive \
         (bookworm-security or its successor) among the apt sources?"
    )
}

fn debian_is_recent() -> Result<bool> {
    let printed = output(Command::new(DEBIAN_RUSTC).arg("--version"))?;
    let version = printed.split_whitespace().nth(1).unwrap_or_default();
    Ok(is_at_least(version, env!("CARGO_PKG_RUST_VERSION")))
}

/// Compares versions number by number; what is not a number counts as 0.
fn is_at_least(version: &str, needed: &str) -> bool {
    let numbers =
        |text: &str| text.split('.').map(|part| part.parse().unwrap_or(0)).collect::<Vec<u32>>();
    numbers(version) >= numbers(needed)
}

#[cfg(test)]
mod tests {
    use super::{Quality, flags, is_at_least};

    #[test]
    fn flags_are_a_setting_of_the_modules_target() {
        assert_eq!(
            flags("+simd128,+relaxed-simd", Quality::Dev),
            "target.wasm32-unknown-unknown.rustflags=[\"--cfg=erase_components\", \"-Ctarget-feature=+simd128,+relaxed-simd\"]"
        );
        assert_eq!(
            flags("", Quality::Release),
            "target.wasm32-unknown-unknown.rustflags=[\"--cfg=erase_components\", \"-Zlocation-detail=none\"]"
        );
    }

    #[test]
    fn versions_compare_by_number() {
        assert!(is_at_least("1.96.0", "1.88"));
        assert!(is_at_least("1.88.0", "1.88"));
        assert!(is_at_least("1.100.0", "1.88"));
        assert!(!is_at_least("1.85.0", "1.88"));
        assert!(!is_at_least("", "1.88"));
    }
}
