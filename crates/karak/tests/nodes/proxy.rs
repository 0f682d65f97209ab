//! A network between a server and its database that can stall.

use std::net::SocketAddr;
use std::path::Path;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// A way to the socket of a PostgreSQL.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    stalls: watch::Sender<bool>,
}

impl Proxy {
    pub(crate) async fn to(folder: &Path) -> Self {
        let socket = folder.join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (stalls, stalling) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((one, _)) = listener.accept().await {
                // A database that is not there hangs up.
                if let Ok(other) = UnixStream::connect(&socket).await {
                    tokio::spawn(carry(one, other, stalling.clone()));
                }
            }
        });
        Self { address, stalls }
    }

    /// Nothing goes through from now on, and nothing is lost; or it goes on.
    pub(crate) fn stall(&self, stalls: bool) {
        self.stalls.send_replace(stalls);
    }
}

async fn carry(one: TcpStream, other: UnixStream, stalls: watch::Receiver<bool>) {
    let ((mut from_one, mut to_one), (mut from_other, mut to_other)) =
        (one.into_split(), other.into_split());
    let there = async {
        let mut stalls = stalls.clone();
        let mut bytes = vec![0; 65_536];
        while let Ok(count @ 1..) = from_one.read(&mut bytes).await {
            let _ = stalls.wait_for(|stalls| !stalls).await;
            if to_other.write_all(&bytes[..count]).await.is_err() {
                break;
            }
        }
    };
    let back = async {
        let mut stalls = stalls.clone();
        let mut bytes = vec![0; 65_536];
        while let Ok(count @ 1..) = from_other.read(&mut bytes).await {
            let _ = stalls.wait_for(|stalls| !stalls).await;
            if to_one.write_all(&bytes[..count]).await.is_err() {
                break;
            }
        }
    };
    tokio::select! { () = there => {}, () = back => {} }
}
