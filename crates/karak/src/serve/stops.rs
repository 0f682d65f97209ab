//! What tells a server to stop: Ctrl-C, or what service managers send.

/// Those signals, where there are such things. One that comes while the server begins is not lost.
pub(crate) struct Stops {
    #[cfg(unix)]
    signals: Option<[tokio::signal::unix::Signal; 2]>,
}

impl Stops {
    /// From now on they do not end the program in the middle of what it does.
    pub(crate) fn listen() -> Self {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
            let [Ok(interrupted), Ok(terminated)] = signals else { return Self { signals: None } };
            Self { signals: Some([interrupted, terminated]) }
        }
        #[cfg(not(unix))]
        Self {}
    }

    /// Waits until the server is told. One that cannot be told just goes on.
    pub(super) async fn told(&mut self) {
        #[cfg(unix)]
        if let Some([interrupted, terminated]) = &mut self.signals {
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
            return;
        }
        #[cfg(not(unix))]
        if tokio::signal::ctrl_c().await.is_ok() {
            return;
        }
        std::future::pending::<()>().await;
    }
}
