//! `karak play`: the page, served to browsers on this machine or in the home network.

mod addresses;
mod hosts;
mod listen;
mod negotiation;
pub(crate) mod qr;
mod router;
mod table;

use std::io::{IsTerminal as _, Write as _};
use std::net::TcpListener;
use std::sync::Arc;

use anyhow::{Result, bail};
use axum::Router;
use server::store::StoreError;
use server::{Gate, Limits, Server, Settings};

use self::hosts::Hosts;
use self::listen::Reach;
use crate::admin::{self, Upkeep};
use crate::cli::{PlayArgs, ServeOptions};
use crate::serve::{self, data};

const NO_PAGE: &str = "this build of karak has no page in it; start it with `cargo xtask play`, which builds \
    one, or play here with `karak play --terminal dungeon`";

/// Serves the page until somebody stops the program.
pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    if let Some(option) = args.only_for_terminal() {
        bail!(
            "`{option}` is for games in a terminal: add --terminal, or leave it out and choose in the browser"
        );
    }
    let files = table::built_in();
    let reach = if args.page.lan { Reach::HomeNetwork } else { Reach::ThisMachine };
    let folder = data::folder(args.page.data.as_deref())?;
    // Without a page one that runs already can be opened, and nothing else is done.
    if files.is_empty() && !data::database(&folder).exists() {
        bail!(NO_PAGE);
    }
    let query = args.lang.map(|language| format!("?lang={language}")).unwrap_or_default();
    let runtime = serve::runtime()?;
    runtime.block_on(async {
        let store = match serve::open(&folder).await {
            Err(StoreError::InUse { address: Some(address) }) => {
                writeln!(std::io::stdout(), "Karak runs already, at {address}{query}")?;
                open_browser(args, &format!("{address}{query}"))?;
                return Ok(());
            }
            opened => opened?,
        };
        if files.is_empty() {
            bail!(NO_PAGE);
        }
        let listener = listen::listen(args.page.port, reach)?;
        let port = listener.local_addr()?.port();
        let here = format!("http://127.0.0.1:{port}/");
        store.set_address(&here)?;
        let stops = serve::Stops::listen();
        announce(&format!("{here}{query}"), reach, port)?;
        open_browser(args, &format!("{here}{query}"))?;
        let settings =
            Settings { program: version(), invite: invite(reach, port), ..Settings::default() };
        let server = Server::new(store, &settings);
        let router = router::router(files, Hosts::of_this_machine(reach), server.router());
        let gate = Gate::new(Limits::USUAL.into());
        let upkeep = Upkeep {
            server: server.clone(),
            gate: Arc::clone(&gate),
            options: Arc::new(ServeOptions::default()),
        };
        tokio::select! {
            ended = serve::serve(&server, listener, router, None, gate, stops) => ended?,
            () = admin::answer(Some(&folder), upkeep) => {}
        }
        server.stop().await;
        Ok(())
    })
}

/// Where others of the home network find the page, if they can.
fn invite(reach: Reach, port: u16) -> Option<String> {
    match reach {
        Reach::ThisMachine => None,
        Reach::HomeNetwork => {
            let address = addresses::of_this_machine().into_iter().next()?;
            Some(format!("http://{address}:{port}/"))
        }
    }
}

/// A machine without a browser still serves others.
fn open_browser(args: &PlayArgs, address: &str) -> Result<()> {
    if !args.page.no_open && open::that_detached(address).is_err() {
        writeln!(
            std::io::stdout(),
            "No browser could be opened: please open the address yourself."
        )?;
    }
    Ok(())
}

/// These routes with the page behind them, answered under the names of this machine and this one.
pub(crate) fn with_page(
    tables: Router,
    listener: &TcpListener,
    name: Option<String>,
) -> Result<Router> {
    let loopback = listener.local_addr()?.ip().is_loopback();
    let reach = if loopback { Reach::ThisMachine } else { Reach::HomeNetwork };
    let hosts = Hosts::of_this_machine(reach).and(name);
    Ok(router::router(table::built_in(), hosts, tables))
}

/// Whether there is a page in this program.
pub(crate) const fn is_built_in() -> bool {
    !table::built_in().is_empty()
}

/// The version of this program, and of the page in it as that page says it itself: so it can tell that it is old.
pub(crate) fn version() -> String {
    let program = env!("CARGO_PKG_VERSION");
    let files = table::built_in().iter().find_map(|file| file.path.strip_prefix("v/"));
    match files.and_then(|path| path.split_once('/')) {
        Some((files, _)) => format!("{program} ({})", files.get(..8).unwrap_or(files)),
        None => program.to_owned(),
    }
}

/// Says where the page is.
fn announce(here: &str, reach: Reach, port: u16) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "Karak is at {here}")?;
    match reach {
        Reach::ThisMachine => {}
        Reach::HomeNetwork => {
            let addresses = addresses::of_this_machine();
            let links: Vec<String> =
                addresses.iter().map(|address| format!("http://{address}:{port}/")).collect();
            writeln!(out, "Everybody in your network can open it now:")?;
            for link in &links {
                writeln!(out, "  {link}")?;
            }
            match links.first().and_then(|link| qr::code(link)) {
                Some(code) if out.is_terminal() => writeln!(out, "{}", code.in_color())?,
                Some(code) => writeln!(out, "{}", code.plain())?,
                None => writeln!(out, "  (this machine is in no network)")?,
            }
        }
    }
    writeln!(out, "Stop it with Ctrl-C.")?;
    Ok(())
}
