//! `karak serve`: tables online and the page, for machines that run on their own.

pub(crate) mod data;
pub(crate) mod db;

use std::io::IsTerminal as _;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use axum::Router;
use axum::routing::get;
use server::store::{Store, StoreError};
use server::{Limits, Server, Settings};
use tokio::runtime::Runtime;

use crate::cli::{ServeArgs, ServeOptions};
use crate::page;

/// Where a server is unless told otherwise.
const USUAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 5275);

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    let file = args.config.as_deref().map(read_config).transpose()?.unwrap_or_default();
    let options = args.options.clone().or(file);
    tell_log(&options)?;
    let folder = data::folder(options.data.as_deref())?;
    let listen = options.listen.unwrap_or(USUAL);
    let listener = bind(listen)?;
    let metrics = options.metrics.map(bind).transpose()?;
    let runtime = runtime()?;
    let (settings, limits) = settings(&options);
    let name = options.public_url.as_deref().map(name_of).transpose()?;
    runtime.block_on(async {
        survive_full_disk();
        let store = match open(&folder).await {
            Err(StoreError::InUse { address }) => {
                let there =
                    address.map(|address| format!(" It is at {address}.")).unwrap_or_default();
                bail!("another karak uses the database in {}.{there}", folder.display());
            }
            opened => opened?,
        };
        let server = Server::new(store.clone(), &settings);
        let address = listener.local_addr()?;
        store.set_address(&format!("http://{address}/"))?;
        tracing::info!(%address, "karak serves");
        let router = page::with_page(server.router(), &listener, name)?;
        serve(&server, listener, router, metrics, limits).await?;
        tracing::info!("karak stops");
        server.stop().await;
        Ok(())
    })
}

/// A file that may not grow is an error like any other, which tables survive; unless somebody listens to the signal that comes
/// with it, the system ends the program.
fn survive_full_disk() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let too_long = SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw());
        // Without it the program works as well, until then.
        let _ = signal(too_long);
    }
}

/// Many threads: tables wait for nothing but each other.
pub(crate) fn runtime() -> Result<Runtime> {
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    threads.enable_all().build().context("the server could not be started")
}

/// Opens the database of a folder, which is made if need be.
pub(crate) async fn open(folder: &Path) -> Result<Store, StoreError> {
    Store::open(&data::database(folder)).await
}

/// Answers until the program is told to stop.
pub(crate) async fn serve(
    server: &Server,
    listener: TcpListener,
    router: Router,
    metrics: Option<TcpListener>,
    limits: Limits,
) -> Result<()> {
    let answering = server::serve(asynchronous(listener)?, router, limits);
    let telling = async {
        match metrics {
            Some(metrics) => {
                let server = server.clone();
                let text = move || std::future::ready(server.metrics());
                let router = Router::new().route("/metrics", get(text));
                server::serve(asynchronous(metrics)?, router, Limits::USUAL).await;
                Ok(())
            }
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = answering => Ok(()),
        told = telling => told,
        () = stopped() => Ok(()),
    }
}

fn asynchronous(listener: TcpListener) -> Result<tokio::net::TcpListener> {
    listener.set_nonblocking(true)?;
    Ok(tokio::net::TcpListener::from_std(listener)?)
}

fn bind(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address)
        .with_context(|| format!("{address} could not be opened; name another with --listen"))
}

/// Ctrl-C, or what service managers send.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    #[cfg(not(unix))]
    if interrupted.await.is_ok() {
        return;
    }
    // A program that cannot be told just goes on.
    std::future::pending::<()>().await;
}

fn read_config(path: &Path) -> Result<ServeOptions> {
    let text = std::fs::read_to_string(path)
        .with_context(|| format!("{} could not be read", path.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is no config file", path.display()))
}

/// The host name of an address that people open.
fn name_of(url: &str) -> Result<String> {
    let rest = url.split_once("://").map(|(_, rest)| rest);
    match rest.and_then(|rest| rest.split('/').next()).filter(|name| !name.is_empty()) {
        Some(name) => Ok(name.split(':').next().unwrap_or(name).to_owned()),
        None => bail!("--public-url is an address such as https://karak.example.org"),
    }
}

fn settings(options: &ServeOptions) -> (Settings, Limits) {
    let usual = Settings::default();
    let span = |told: Option<crate::cli::Span>, usual| told.map_or(usual, |span| span.0);
    let settings = Settings {
        program: page::version(),
        secure: options.public_url.as_deref().is_some_and(|url| url.starts_with("https://")),
        invite: options.public_url.as_ref().map(|url| format!("{}/", url.trim_end_matches('/'))),
        dice: span(options.dice_time, usual.dice),
        absence: span(options.absence, usual.absence),
        idle: span(options.idle, usual.idle),
        thinking: span(options.thinking, usual.thinking),
        bot_threads: options.bot_threads,
        tables: options.tables.unwrap_or(usual.tables),
        sockets: options.sockets.unwrap_or(usual.sockets),
        sockets_at_table: options.sockets_at_table.unwrap_or(usual.sockets_at_table),
        message: options.message_bytes.unwrap_or(usual.message),
        burst: options.message_burst.unwrap_or(usual.burst),
        every: span(options.message_every, usual.every),
        mailbox: options.mailbox.unwrap_or(usual.mailbox).max(1),
        outbox: options.outbox.unwrap_or(usual.outbox).max(1),
        ping: span(options.ping, usual.ping),
        stop: span(options.stop_time, usual.stop),
        link: span(options.link_time, usual.link),
        guest_burst: options.guest_burst.unwrap_or(usual.guest_burst),
        guest_every: span(options.guest_every, usual.guest_every),
        table_burst: options.table_burst.unwrap_or(usual.table_burst),
        table_every: span(options.table_every, usual.table_every),
        hello: usual.hello,
        write: usual.write,
    };
    let limits = Limits {
        connections: options.connections.unwrap_or(Limits::USUAL.connections).max(1),
        from_one_address: options.from_one_address.unwrap_or(Limits::USUAL.from_one_address),
        this_machine: options.limit_this_machine.unwrap_or(Limits::USUAL.this_machine),
        ..Limits::USUAL
    };
    (settings, limits)
}

/// Where what happens is told: standard error, without names or secrets.
fn tell_log(options: &ServeOptions) -> Result<()> {
    let level = options.log.as_deref().unwrap_or("info");
    let filter = tracing_subscriber::EnvFilter::try_new(level)
        .with_context(|| format!("`{level}` is no level; it is error, warn, info or debug"))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second log would be a fault of this program, and is none of the host's business.
    let _ = match options.log_json {
        Some(true) => log.json().try_init(),
        Some(false) | None => log.with_ansi(std::io::stderr().is_terminal()).try_init(),
    };
    Ok(())
}
