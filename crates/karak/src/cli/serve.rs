//! Arguments of `karak serve` and `karak db`. Each is also a variable of the environment and a line of the config file.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, Subcommand};
use serde::Deserialize;

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// A file with any of these options, one a line: `listen = "0.0.0.0:80"`
    #[arg(long, env = "KARAK_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: ServeOptions,
}

/// A time as people write it: `500ms`, `10s`, `5m`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span(pub(crate) Duration);

/// All that a server can be told, from whichever place.
macro_rules! options {
    ($($(#[doc = $doc:literal])* $name:ident: $kind:ty, $env:literal, $value:literal;)*) => {
        #[derive(Args, Deserialize, Clone, Default, Debug)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(crate) struct ServeOptions {
            $($(#[doc = $doc])*
            #[arg(long, env = $env, value_name = $value)]
            #[serde(default)]
            pub(crate) $name: Option<$kind>,)*
        }

        impl ServeOptions {
            /// What is not said here is as there.
            #[must_use]
            pub(crate) fn or(self, other: Self) -> Self {
                Self { $($name: self.$name.or(other.$name),)* }
            }
        }
    };
}

options! {
    /// Where to listen [default: 127.0.0.1:5275]
    listen: SocketAddr, "KARAK_LISTEN", "ADDRESS";
    /// Where to tell Prometheus how the server does; without it nobody is told
    metrics: SocketAddr, "KARAK_METRICS", "ADDRESS";
    /// The folder of the database [default: the user's folder for such things]
    data: PathBuf, "KARAK_DATA", "FOLDER";
    /// The address that people open, behind a proxy: its name is answered, and `https` makes cookies safe
    public_url: String, "KARAK_PUBLIC_URL", "URL";
    /// How much is told on standard error: error, warn, info, debug [default: info]
    log: String, "KARAK_LOG", "LEVEL";
    /// Tell it as JSON
    log_json: bool, "KARAK_LOG_JSON", "BOOL";
    /// How long a silent client is waited for when dice are made [default: 10s]
    dice_time: Span, "KARAK_DICE_TIME", "TIME";
    /// How long a player has to be gone until the host may lend the seat [default: 60s]
    absence: Span, "KARAK_ABSENCE", "TIME";
    /// How long a table stays in memory with nobody there [default: 5m]
    idle: Span, "KARAK_IDLE", "TIME";
    /// How long a bot may think about one decision [default: 2s]
    thinking: Span, "KARAK_THINKING", "TIME";
    /// Threads for bots [default: one less than there are cores]
    bot_threads: std::num::NonZeroUsize, "KARAK_BOT_THREADS", "N";
    /// Tables in memory at most [default: 20000]
    tables: usize, "KARAK_TABLES", "N";
    /// Sockets at most [default: 20000]
    sockets: usize, "KARAK_SOCKETS", "N";
    /// Sockets at one table at most [default: 200]
    sockets_at_table: usize, "KARAK_SOCKETS_AT_TABLE", "N";
    /// Connections that are no sockets at most; more wait [default: 256]
    connections: usize, "KARAK_CONNECTIONS", "N";
    /// Connections and sockets from one address at most [default: 200]
    from_one_address: usize, "KARAK_FROM_ONE_ADDRESS", "N";
    /// New guests from one address at once [default: 200]
    guest_burst: u32, "KARAK_GUEST_BURST", "N";
    /// And then one each so often [default: 15s]
    guest_every: Span, "KARAK_GUEST_EVERY", "TIME";
    /// New tables from one address at once [default: 60]
    table_burst: u32, "KARAK_TABLE_BURST", "N";
    /// And then one each so often [default: 30s]
    table_every: Span, "KARAK_TABLE_EVERY", "TIME";
    /// Whether these limits are for this machine as well, which may be a proxy [default: false]
    limit_this_machine: bool, "KARAK_LIMIT_THIS_MACHINE", "BOOL";
    /// Bytes of a message at most [default: 65536]
    message_bytes: usize, "KARAK_MESSAGE_BYTES", "N";
    /// Messages of a socket at once [default: 60]
    message_burst: u32, "KARAK_MESSAGE_BURST", "N";
    /// And then one each so often [default: 50ms]
    message_every: Span, "KARAK_MESSAGE_EVERY", "TIME";
    /// Messages that wait for a table before their senders have to [default: 64]
    mailbox: usize, "KARAK_MAILBOX", "N";
    /// Messages that wait for a socket before it is too slow [default: 256]
    outbox: usize, "KARAK_OUTBOX", "N";
    /// How often silent sockets are asked whether they are there [default: 20s]
    ping: Span, "KARAK_PING", "TIME";
    /// How long sockets are waited for when the server stops [default: 2s]
    stop_time: Span, "KARAK_STOP_TIME", "TIME";
    /// How long a personal link works [default: 10m]
    link_time: Span, "KARAK_LINK_TIME", "TIME";
}

#[derive(Args, Debug)]
pub(crate) struct DbArgs {
    /// The folder of the database [default: the user's folder for such things]
    #[arg(long, env = "KARAK_DATA", value_name = "FOLDER", global = true)]
    pub(crate) data: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) what: DbCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum DbCommand {
    /// Copy the database to a new file, also while a server uses it
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Play every stored table again, and name those that are not possible
    Check,
}

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        humantime::parse_duration(text)
            .map(Self)
            .map_err(|_| format!("`{text}` is no time; write it like 500ms, 10s or 5m"))
    }
}

impl<'de> Deserialize<'de> for Span {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        humantime::format_duration(self.0).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::{ServeOptions, Span};

    #[test]
    fn a_config_file_has_the_same_names_and_says_what_it_does_not_know() {
        let file: ServeOptions =
            toml::from_str("listen = \"0.0.0.0:80\"\nmessage-burst = 7\nidle = \"2m\"").unwrap();
        assert_eq!(file.message_burst, Some(7));
        assert_eq!(file.idle.map(|span| span.0.as_secs()), Some(120));
        let error = toml::from_str::<ServeOptions>("lisen = 1").unwrap_err().to_string();
        assert!(error.contains("unknown field `lisen`"), "{error}");
    }

    #[test]
    fn what_is_said_first_counts() {
        let one = ServeOptions { tables: Some(1), ..ServeOptions::default() };
        let two = ServeOptions { tables: Some(2), sockets: Some(3), ..ServeOptions::default() };
        let both = one.or(two);
        assert_eq!((both.tables, both.sockets), (Some(1), Some(3)));
    }

    #[test]
    fn times_are_written_as_people_do() {
        assert_eq!("500ms".parse::<Span>().unwrap().to_string(), "500ms");
        assert!("soon".parse::<Span>().unwrap_err().contains("write it like"));
    }
}
