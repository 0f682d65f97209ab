//! `karak serve`: tables online and the page, for machines that run on their own.

pub(crate) mod check;
mod config;
pub(crate) mod data;
pub(crate) mod db;
mod log;
mod reload;
mod service;
mod stops;

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use axum::Router;
use axum::routing::get;
use server::store::{Store, StoreError};
use server::{Gate, GateRules, HookLimits, Limits, Server, Settings};
use tokio::runtime::Runtime;

use crate::admin::{self, Upkeep};
use crate::cli::{ServeArgs, ServeOptions, Span};
use crate::page;

pub(crate) use stops::Stops;

/// Where a server is unless told otherwise.
const USUAL: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 5275);

/// The file of the addresses that guests have messages sent to, in the data folder.
const WEBHOOKS: &str = "webhooks.jsonl";

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs) -> Result<()> {
    let options = options_of(args)?;
    let retell = log::begin(&options)?;
    log::tell_what_breaks_off();
    let database = data::chosen(&options)?;
    let own = data::own(&options)?;
    let folder = own.as_ref().map(|own| own.folder.clone());
    let listen = options.listen.unwrap_or(USUAL);
    let listener = bind(listen);
    let metrics = options.metrics.map(bind).transpose();
    let runtime = runtime()?;
    let (settings, _) = settings(&options);
    let name = options.public_url.as_ref().map(|url| url.0.host().to_owned());
    let gate = Gate::new(gate_rules(&options));
    runtime.block_on(async {
        survive_full_disk();
        let stops = Stops::listen();
        let store = match database.open().await {
            Err(StoreError::InUse { address }) => {
                let there =
                    address.map(|address| format!(" It is at {address}.")).unwrap_or_default();
                bail!("another karak uses {}.{there}", data::name(&database));
            }
            opened => opened?,
        };
        // Of a second program on this data the first one's address is the better news.
        let (listener, metrics) = (listener?, metrics?);
        let webhooks_file = folder.as_ref().map(|folder| folder.join(WEBHOOKS));
        let settings = Settings { webhooks_file, ..settings };
        let server = Server::new(store.clone(), &settings);
        let address = listener.local_addr()?;
        store.set_address(&format!("http://{address}/"))?;
        tracing::info!(%address, "karak serves");
        let router = page::with_page(server.router(), &listener, name)?;
        let (gate_too, server_too) = (Arc::clone(&gate), server.clone());
        let running = reload::Running { gate: gate_too, server: server_too, retell, options };
        let upkeep = Upkeep {
            server: server.clone(),
            gate: Arc::clone(&gate),
            options: Arc::new(running.options.clone()),
        };
        let hang_ups = reload::HangUps::listen();
        service::ready(address);
        tokio::select! {
            ended = serve(&server, listener, router, metrics, gate, stops) => ended?,
            () = admin::answer(folder.as_deref(), upkeep) => {}
            never = running.reload_when_told(args, hang_ups) => match never {},
            never = service::alive() => match never {},
        }
        service::stopping();
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
    gate: Arc<Gate>,
    mut stops: Stops,
) -> Result<()> {
    let answering = server::serve_through(asynchronous(listener)?, router, gate);
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
        () = stops.told() => Ok(()),
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

/// What is said on the command line, in the environment and in the config file, in this order.
fn options_of(args: &ServeArgs) -> Result<ServeOptions> {
    let file = args.config.as_deref().map(config::read).transpose()?.unwrap_or_default();
    Ok(args.options.clone().or(file))
}

fn gate_rules(options: &ServeOptions) -> GateRules {
    let (_, limits) = settings(options);
    let proxies = options.trusted_proxies.clone().map(|proxies| proxies.0).unwrap_or_default();
    GateRules { limits, proxies }
}

/// A time that was told, or the usual one.
fn span(told: Option<Span>, usual: Duration) -> Duration {
    told.map_or(usual, |span| span.0)
}

fn hook_limits(options: &ServeOptions) -> HookLimits {
    let usual = HookLimits::default();
    HookLimits {
        at_once: options.webhooks_at_once.unwrap_or(usual.at_once),
        first_at_once: options.webhooks_first_at_once.unwrap_or(usual.first_at_once),
        burst: options.webhook_burst.unwrap_or(usual.burst),
        every: span(options.webhook_every, usual.every),
        tries: options.webhook_tries.unwrap_or(usual.tries),
        tries_every: span(options.webhook_tries_every, usual.tries_every),
        time: span(options.webhook_time, usual.time),
        failures: options.webhook_failures.unwrap_or(usual.failures).max(1),
    }
}

fn settings(options: &ServeOptions) -> (Settings, Limits) {
    let usual = Settings::default();
    let settings = Settings {
        program: page::version(),
        public: options.public_url.clone().map(|url| url.0),
        invite: usual.invite,
        webhooks: options.webhooks.clone().map(|webhooks| webhooks.0).unwrap_or_default(),
        webhooks_file: None,
        hooks: hook_limits(options),
        dice: span(options.dice_time, usual.dice),
        absence: span(options.absence, usual.absence),
        afresh: span(options.time_afresh, usual.afresh),
        idle: span(options.idle, usual.idle),
        thinking: span(options.thinking, usual.thinking),
        bot_threads: options.bot_threads,
        tables: options.tables.unwrap_or(usual.tables),
        table_rows: options.table_rows.unwrap_or(usual.table_rows),
        table_bytes: options.table_bytes.unwrap_or(usual.table_bytes),
        sockets: options.sockets.unwrap_or(usual.sockets),
        sockets_at_table: options.sockets_at_table.unwrap_or(usual.sockets_at_table),
        message: options.message_bytes.unwrap_or(usual.message),
        burst: options.message_burst.unwrap_or(usual.burst),
        every: span(options.message_every, usual.every),
        chat_burst: options.chat_burst.unwrap_or(usual.chat_burst),
        chat_every: span(options.chat_every, usual.chat_every),
        mailbox: options.mailbox.unwrap_or(usual.mailbox).max(1),
        outbox: options.outbox.unwrap_or(usual.outbox).max(1),
        outbox_bytes: options.outbox_bytes.unwrap_or(usual.outbox_bytes),
        ping: span(options.ping, usual.ping),
        stop: span(options.stop_time, usual.stop),
        link: span(options.link_time, usual.link),
        guest_burst: options.guest_burst.unwrap_or(usual.guest_burst),
        guest_every: span(options.guest_every, usual.guest_every),
        table_burst: options.table_burst.unwrap_or(usual.table_burst),
        table_every: span(options.table_every, usual.table_every),
        guess_burst: options.guess_burst.unwrap_or(usual.guess_burst),
        guess_every: span(options.guess_every, usual.guess_every),
        write_buffer: options.write_buffer.unwrap_or(usual.write_buffer),
        hello: span(options.hello_time, usual.hello),
        write: span(options.write_time, usual.write),
    };
    let limits = Limits {
        connections: options.connections.unwrap_or(Limits::USUAL.connections).max(1),
        from_one_address: options.from_one_address.unwrap_or(Limits::USUAL.from_one_address),
        this_machine: options.limit_this_machine.unwrap_or(Limits::USUAL.this_machine),
        head: span(options.head_time, Limits::USUAL.head),
        answer: span(options.answer_time, Limits::USUAL.answer),
        connection: span(options.connection_time, Limits::USUAL.connection),
    };
    (settings, limits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_and_rate_is_an_option() {
        let file = "hello-time = \"1s\"\nwrite-time = \"2s\"\nhead-time = \"3s\"\nanswer-time = \"4s\"\n\
                    connection-time = \"5s\"\ntime-afresh = \"6s\"\nchat-every = \"7s\"\nchat-burst = 8\n\
                    webhook-time = \"9s\"\nwebhook-every = \"10s\"\nwebhook-tries-every = \"11s\"\n\
                    webhook-burst = 12\nwebhook-tries = 13\nwebhook-failures = 14\nwebhooks-at-once = 15\n\
                    webhooks-first-at-once = 16\nwrite-buffer = 17\noutbox-bytes = 18\n";
        let options: ServeOptions = toml::from_str(file).unwrap();
        let (told, limits) = settings(&options);
        let hooks = told.hooks;
        let times = [
            told.hello,
            told.write,
            limits.head,
            limits.answer,
            limits.connection,
            told.afresh,
            told.chat_every,
            hooks.time,
            hooks.every,
            hooks.tries_every,
        ];
        assert_eq!(times.map(|time| time.as_secs()), [1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
        assert_eq!([told.chat_burst, hooks.burst, hooks.tries, hooks.failures], [8, 12, 13, 14]);
        assert_eq!([hooks.at_once, hooks.first_at_once, told.write_buffer], [15, 16, 17]);
        assert_eq!(told.outbox_bytes, 18);
    }
}
