//! What a service manager is told: systemd, where it started the program. Elsewhere nothing happens.

use std::convert::Infallible;
use std::net::SocketAddr;

/// It serves from now on.
pub(crate) fn ready(address: SocketAddr) {
    #[cfg(unix)]
    {
        use sd_notify::NotifyState;
        tell(&[NotifyState::Status(&format!("serving at http://{address}/")), NotifyState::Ready]);
    }
    #[cfg(not(unix))]
    let _ = address;
}

/// It reads its config file again.
pub(crate) fn reloading() {
    #[cfg(unix)]
    {
        use sd_notify::NotifyState;
        if let Ok(now) = NotifyState::monotonic_usec_now() {
            tell(&[NotifyState::Reloading, now]);
        }
    }
}

/// It has read it.
pub(crate) fn reloaded() {
    #[cfg(unix)]
    tell(&[sd_notify::NotifyState::Ready]);
}

/// It stops.
pub(crate) fn stopping() {
    #[cfg(unix)]
    tell(&[sd_notify::NotifyState::Stopping]);
}

/// Says that the program is alive, as often as it is wanted: one that no longer is, is started anew. It is polled with whatever
/// it speaks for, so that it is silent where that hangs.
pub(crate) async fn alive() -> Infallible {
    #[cfg(unix)]
    if let Some(every) = sd_notify::watchdog_enabled() {
        let mut beat = tokio::time::interval(every / 2);
        loop {
            beat.tick().await;
            tell(&[sd_notify::NotifyState::Watchdog]);
        }
    }
    std::future::pending().await
}

#[cfg(unix)]
fn tell(state: &[sd_notify::NotifyState<'_>]) {
    // A manager that does not listen is none.
    let _ = sd_notify::notify(state);
}
