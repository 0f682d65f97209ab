//! The server's end of the socket.

use std::fs::{Permissions, remove_file, set_permissions};
use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{UnixListener, UnixStream};
use tokio::time::sleep;

use super::{Upkeep, blocked, routes};

/// What the socket is called.
const SOCKET: &str = "admin.sock";
/// How long a request's head may take.
const HEAD: Duration = Duration::from_secs(10);
/// After trouble that is nobody's connection.
const PAUSE: Duration = Duration::from_secs(1);

/// Where a server of this folder listens.
pub(super) fn path(folder: &Path) -> PathBuf {
    folder.join(SOCKET)
}

/// Answers for as long as it is polled.
pub(super) async fn answer(folder: &Path, upkeep: Upkeep) {
    blocked::restore(folder, &upkeep.gate);
    let path = path(folder);
    match bind(&path) {
        Ok(listener) => {
            let _gone_with_us = Gone(path);
            serve(listener, routes::router(folder, upkeep)).await;
        }
        // Paths of sockets are at most a hundred letters long.
        Err(error) => tracing::warn!("`karak admin` does not reach this server: {error}"),
    }
    std::future::pending::<()>().await;
}

/// A socket file, which nobody answers at when the server has ended.
struct Gone(PathBuf);

impl Drop for Gone {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = remove_file(&self.0);
    }
}

fn bind(path: &Path) -> io::Result<UnixListener> {
    // One that is there is left from a server that was killed: this one has the folder for itself.
    match remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    let listener = UnixListener::bind(path)?;
    set_permissions(path, Permissions::from_mode(0o600))?;
    Ok(listener)
}

async fn serve(listener: UnixListener, router: Router) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) if is_ours(&stream) => {
                let router = router.clone();
                tokio::spawn(async move {
                    let service = TowerToHyperService::new(router);
                    let connection = http1::Builder::new()
                        .timer(TokioTimer::new())
                        .header_read_timeout(HEAD)
                        .serve_connection(TokioIo::new(stream), service);
                    // Whoever breaks off knows it.
                    let _ = connection.await;
                });
            }
            Ok(_) => tracing::warn!(
                "another user asked for what `karak admin` does, and is not answered"
            ),
            Err(_) => sleep(PAUSE).await,
        }
    }
}

/// Whether it is the user that the server runs as, or root: a folder may let others in that the socket must not.
fn is_ours(stream: &UnixStream) -> bool {
    let own = rustix::process::geteuid().as_raw();
    stream.peer_cred().is_ok_and(|peer| peer.uid() == own || peer.uid() == 0)
}
