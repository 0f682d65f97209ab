//! SIGHUP: the config file is read again, and what can change while games are played does.

use std::convert::Infallible;
use std::sync::Arc;

use anyhow::Result;
use server::{Gate, Server};

use super::log::{self, Retell};
use super::{gate_rules, options_of, service, settings};
use crate::cli::{ServeArgs, ServeOptions};

/// Options that change at once; all others are for the next start.
const AT_ONCE: [&str; 10] = [
    "log",
    "trusted-proxies",
    "from-one-address",
    "limit-this-machine",
    "guest-burst",
    "guest-every",
    "table-burst",
    "table-every",
    "guess-burst",
    "guess-every",
];

/// What can be told anew.
pub(super) struct Running {
    pub(super) gate: Arc<Gate>,
    pub(super) server: Server,
    pub(super) retell: Retell,
    /// As they are now.
    pub(super) options: ServeOptions,
}

impl Running {
    /// Reads options again whenever the program is told to.
    pub(super) async fn reload_when_told(
        mut self,
        args: &ServeArgs,
        mut told: HangUps,
    ) -> Infallible {
        loop {
            told.next().await;
            service::reloading();
            match self.reload(args) {
                Ok(()) => tracing::info!("the config was read again"),
                Err(error) => tracing::error!("nothing is changed: {error:#}"),
            }
            service::reloaded();
        }
    }

    fn reload(&mut self, args: &ServeArgs) -> Result<()> {
        let options = options_of(args)?;
        let level = log::level(&options)?;
        let (settings, _) = settings(&options);
        self.gate.set_rules(gate_rules(&options));
        self.server.set_rates(&settings);
        (self.retell)(level);
        for name in options.changed(&self.options) {
            if !AT_ONCE.contains(&name.as_str()) {
                tracing::warn!("{name} is another one, which holds from the next start on");
            }
        }
        self.options = options;
        Ok(())
    }
}

/// SIGHUP, where there is such a thing. One that comes while another is worked on is not lost.
pub(super) struct HangUps {
    #[cfg(unix)]
    signal: Option<tokio::signal::unix::Signal>,
}

impl HangUps {
    /// From now on the signal does not end the program.
    pub(super) fn listen() -> Self {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            Self { signal: signal(SignalKind::hangup()).ok() }
        }
        #[cfg(not(unix))]
        Self {}
    }

    async fn next(&mut self) {
        #[cfg(unix)]
        if let Some(signal) = &mut self.signal {
            signal.recv().await;
            return;
        }
        std::future::pending::<()>().await;
    }
}
