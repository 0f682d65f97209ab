//! `karak play`: the page, served to browsers on this machine or in the home network.

mod addresses;
mod hosts;
mod listen;
mod negotiation;
mod qr;
mod router;
mod serve;
mod table;

use std::io::{IsTerminal as _, Write as _};
use std::net::TcpListener;

use anyhow::{Context as _, Result, bail};
use axum::Router;

use self::hosts::Hosts;
use self::listen::Reach;
use self::serve::Limits;
use crate::cli::PlayArgs;

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
    if files.is_empty() {
        bail!(NO_PAGE);
    }
    let reach = if args.page.lan { Reach::HomeNetwork } else { Reach::ThisMachine };
    let listener = listen::listen(args.page.port, reach)?;
    let port = listener.local_addr()?.port();
    let query = args.lang.map(|language| format!("?lang={language}")).unwrap_or_default();
    let here = format!("http://127.0.0.1:{port}/{query}");
    announce(&here, reach, port)?;
    // A machine without a browser still serves others.
    if !args.page.no_open && open::that_detached(&here).is_err() {
        writeln!(
            std::io::stdout(),
            "No browser could be opened: please open the address yourself."
        )?;
    }
    serve(listener, router::router(files, Hosts::of_this_machine(reach)), Limits::USUAL)
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

/// Answers until Ctrl-C.
fn serve(listener: TcpListener, router: Router, limits: Limits) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the server could not be started")?;
    let served: std::io::Result<()> = runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let stopped = async {
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await; // a program that cannot be told just goes on
            }
        };
        tokio::select! {
            () = serve::serve(listener, router, limits) => {}
            () = stopped => {} // browsers keep connections open: do not wait for them
        }
        Ok(())
    });
    served.context("the server could not be started")
}
