//! Encrypted connections, to servers that this machine trusts.

use std::fmt;
use std::io;
use std::sync::{Arc, OnceLock};

use rustls::pki_types::ServerName;
use rustls::{CertificateError, ClientConfig, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::Unreachable;
use crate::public_url::PublicUrl;

/// Why a server is not believed to be the one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Distrust {
    /// This machine trusts nobody.
    NoRoots,
    /// Nobody whom this machine trusts vouches for it.
    UnknownIssuer,
    /// Its certificate is no longer valid.
    Expired,
    /// Its certificate is not valid yet.
    NotYetValid,
    /// Its certificate is for other names.
    OtherName,
    /// Something else, in the words of the library.
    Other(String),
}

/// Encrypts a connection.
pub(super) async fn secure(
    url: &PublicUrl,
    stream: TcpStream,
) -> Result<TlsStream<TcpStream>, Unreachable> {
    let config = config().map_err(Unreachable::Distrusted)?;
    let host = url.host().trim_start_matches('[').trim_end_matches(']').to_owned();
    let name = ServerName::try_from(host)
        .map_err(|error| Unreachable::Distrusted(Distrust::Other(error.to_string())))?;
    TlsConnector::from(config).connect(name, stream).await.map_err(why)
}

/// Whom this machine trusts: read once, because it is a file of two hundred certificates.
fn config() -> Result<Arc<ClientConfig>, Distrust> {
    static CONFIG: OnceLock<Result<Arc<ClientConfig>, Distrust>> = OnceLock::new();
    CONFIG.get_or_init(make).clone()
}

fn make() -> Result<Arc<ClientConfig>, Distrust> {
    let mut roots = RootCertStore::empty();
    // One that cannot be read is one less.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(Distrust::NoRoots);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| Distrust::Other(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}

fn why(error: io::Error) -> Unreachable {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    match inner {
        Some(rustls::Error::InvalidCertificate(fault)) => Unreachable::Distrusted(distrust(fault)),
        Some(other) => Unreachable::Distrusted(Distrust::Other(other.to_string())),
        None => Unreachable::NoAnswer(error),
    }
}

fn distrust(fault: &CertificateError) -> Distrust {
    use CertificateError as Fault;
    if let Fault::Expired | Fault::ExpiredContext { .. } = fault {
        Distrust::Expired
    } else if let Fault::NotValidYet | Fault::NotValidYetContext { .. } = fault {
        Distrust::NotYetValid
    } else if let Fault::NotValidForName | Fault::NotValidForNameContext { .. } = fault {
        Distrust::OtherName
    } else if let Fault::UnknownIssuer = fault {
        Distrust::UnknownIssuer
    } else {
        Distrust::Other(fault.to_string())
    }
}

impl fmt::Display for Distrust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoRoots => {
                "this machine trusts no certificates (Debian: install ca-certificates)"
            }
            Self::UnknownIssuer => "its certificate is by nobody whom this machine trusts",
            Self::Expired => "its certificate has expired",
            Self::NotYetValid => "its certificate is not valid yet",
            Self::OtherName => "its certificate is for another name",
            Self::Other(why) => why,
        })
    }
}
