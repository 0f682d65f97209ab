//! Arguments of `karak serve` and `karak db`. Each is also a variable of the environment and a line of the config file.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, Subcommand};
use serde::Deserialize;
use server::{Proxies, PublicUrl, Webhooks};

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// A file with any of these options, one a line: `listen = "0.0.0.0:80"`
    #[arg(long, env = "KARAK_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Serve nothing: open a server at this address as browsers do, and say what is wrong with its set-up
    #[arg(long, value_name = "URL")]
    pub(crate) check: Option<PublicUrl>,
    /// With --check: connect to this address instead of the one that the name means
    #[arg(long, value_name = "ADDRESS", requires = "check")]
    pub(crate) check_at: Option<IpAddr>,
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
            #[arg(long, env = $env, value_name = $value, hide_env_values = true)]
            #[serde(default)]
            pub(crate) $name: Option<$kind>,)*
        }

        impl ServeOptions {
            /// What is not said here is as there.
            #[must_use]
            pub(crate) fn or(self, other: Self) -> Self {
                Self { $($name: self.$name.or(other.$name),)* }
            }

            /// The names of the options that are not as there.
            pub(crate) fn changed(&self, other: &Self) -> Vec<String> {
                let mut names = Vec::new();
                $(if self.$name != other.$name {
                    names.push(stringify!($name).replace('_', "-"));
                })*
                names
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
    /// A PostgreSQL instead of a file, for several servers: `postgres://USER@HOST/NAME`
    database: String, "KARAK_DATABASE", "URL";
    /// The same PostgreSQL without the pooler that --database names, to be told at once what other servers do
    database_direct: String, "KARAK_DATABASE_DIRECT", "URL";
    /// How long other servers wait for one that is not heard of, until they run its bots and clocks: 3s or longer [default: 4s]
    lease: Span, "KARAK_LEASE", "TIME";
    /// The address that people open, behind a proxy: its name is answered, and `https` makes cookies safe
    public_url: Shown<PublicUrl>, "KARAK_PUBLIC_URL", "URL";
    /// Addresses and networks of proxies that are believed where others come from (X-Forwarded-For), with commas between
    trusted_proxies: Shown<Proxies>, "KARAK_TRUSTED_PROXIES", "NETWORKS";
    /// Whether guests may have a message sent to an address of their own when it is their turn: off, public (over https, to
    /// addresses that everybody can reach) or anywhere [default: off]
    webhooks: Shown<Webhooks>, "KARAK_WEBHOOKS", "WHERE";
    /// Such messages to one guest at once [default: 5]
    webhook_burst: u32, "KARAK_WEBHOOK_BURST", "N";
    /// And then one each so often [default: 1m]
    webhook_every: Span, "KARAK_WEBHOOK_EVERY", "TIME";
    /// Addresses for such messages that are tried from one address at once [default: 10]
    webhook_tries: u32, "KARAK_WEBHOOK_TRIES", "N";
    /// And then one each so often [default: 1m]
    webhook_tries_every: Span, "KARAK_WEBHOOK_TRIES_EVERY", "TIME";
    /// How long each part of such a message may take: looking up, connecting, an answer [default: 5s]
    webhook_time: Span, "KARAK_WEBHOOK_TIME", "TIME";
    /// So many failures in a row, and an address is forgotten [default: 10]
    webhook_failures: u32, "KARAK_WEBHOOK_FAILURES", "N";
    /// Such messages that are on their way at a time at most; more are dropped [default: 16]
    webhooks_at_once: usize, "KARAK_WEBHOOKS_AT_ONCE", "N";
    /// First messages, to addresses that nobody has tried, at a time at most [default: 4]
    webhooks_first_at_once: usize, "KARAK_WEBHOOKS_FIRST_AT_ONCE", "N";
    /// How much is told on standard error: error, warn, info, debug [default: info]
    log: String, "KARAK_LOG", "LEVEL";
    /// Tell it as JSON
    log_json: bool, "KARAK_LOG_JSON", "BOOL";
    /// How long a silent client is waited for when dice are made [default: 10s]
    dice_time: Span, "KARAK_DICE_TIME", "TIME";
    /// How long a player has to be gone until the host may lend the seat [default: 60s]
    absence: Span, "KARAK_ABSENCE", "TIME";
    /// What a player's clock has at least who takes a seat back after the time was up [default: 10s]
    time_afresh: Span, "KARAK_TIME_AFRESH", "TIME";
    /// How long a table stays in memory with nobody there and no clock running [default: 5m]
    idle: Span, "KARAK_IDLE", "TIME";
    /// How long a bot may search for one decision; after twice that it is played for at random [default: 2s]
    thinking: Span, "KARAK_THINKING", "TIME";
    /// Threads for bots [default: one less than there are cores]
    bot_threads: std::num::NonZeroUsize, "KARAK_BOT_THREADS", "N";
    /// Tables in memory at most [default: 20000]
    tables: usize, "KARAK_TABLES", "N";
    /// Rows of a table's log at most, of which one guest may write an eighth [default: 40000, which is as many as there can be]
    table_rows: u64, "KARAK_TABLE_ROWS", "N";
    /// Bytes of a table's log at most, the same [default: 8388608]
    table_bytes: u64, "KARAK_TABLE_BYTES", "N";
    /// Sockets at most [default: 20000]
    sockets: usize, "KARAK_SOCKETS", "N";
    /// Sockets at one table at most [default: 200]
    sockets_at_table: usize, "KARAK_SOCKETS_AT_TABLE", "N";
    /// Connections that are no sockets at most; more wait [default: 4096]
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
    /// Codes of no table that may be asked for from one address at once [default: 30]
    guess_burst: u32, "KARAK_GUESS_BURST", "N";
    /// And then one each so often [default: 20s]
    guess_every: Span, "KARAK_GUESS_EVERY", "TIME";
    /// Whether these limits are for this machine as well, which may be a proxy [default: false]
    limit_this_machine: bool, "KARAK_LIMIT_THIS_MACHINE", "BOOL";
    /// Bytes of a message at most [default: 65536]
    message_bytes: usize, "KARAK_MESSAGE_BYTES", "N";
    /// Messages of a socket at once, and commands of a guest at a table by however many sockets [default: 60]
    message_burst: u32, "KARAK_MESSAGE_BURST", "N";
    /// And then one each so often [default: 50ms]
    message_every: Span, "KARAK_MESSAGE_EVERY", "TIME";
    /// Lines and emotes of a guest at a table at once [default: 5]
    chat_burst: u32, "KARAK_CHAT_BURST", "N";
    /// And then one each so often [default: 2s]
    chat_every: Span, "KARAK_CHAT_EVERY", "TIME";
    /// Messages that wait for a table before their senders have to [default: 64]
    mailbox: usize, "KARAK_MAILBOX", "N";
    /// Messages that wait for a socket before it is too slow [default: 256]
    outbox: usize, "KARAK_OUTBOX", "N";
    /// Bytes of such messages; one goes through however long it is, and what somebody is shown who comes does not count [default: 1048576]
    outbox_bytes: usize, "KARAK_OUTBOX_BYTES", "N";
    /// Bytes for a socket that are gathered before they are written; a longer message goes out whole [default: 4096]
    write_buffer: usize, "KARAK_WRITE_BUFFER", "N";
    /// How long a socket may take for its first message [default: 10s]
    hello_time: Span, "KARAK_HELLO_TIME", "TIME";
    /// How long sending a message may take [default: 10s]
    write_time: Span, "KARAK_WRITE_TIME", "TIME";
    /// How long the head of a request may take, and how long a connection may be idle [default: 15s]
    head_time: Span, "KARAK_HEAD_TIME", "TIME";
    /// How long an answer may take to begin [default: 30s]
    answer_time: Span, "KARAK_ANSWER_TIME", "TIME";
    /// How long a connection may last that is no socket [default: 10m]
    connection_time: Span, "KARAK_CONNECTION_TIME", "TIME";
    /// How often silent sockets are asked whether they are there [default: 20s]
    ping: Span, "KARAK_PING", "TIME";
    /// How long sockets are waited for when the server stops [default: 2s]
    stop_time: Span, "KARAK_STOP_TIME", "TIME";
    /// How long a personal link works [default: 10m]
    link_time: Span, "KARAK_LINK_TIME", "TIME";
}

/// What is typed counts, and only then the environment, in which both may be: a service has a folder beside its PostgreSQL.
#[derive(Args, Debug)]
pub(crate) struct DbArgs {
    /// The folder of the database, or `KARAK_DATA` [default: the user's folder for such things]
    #[arg(long, value_name = "FOLDER", global = true)]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL instead of a folder, or `KARAK_DATABASE`
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    pub(crate) database: Option<String>,
    #[command(subcommand)]
    pub(crate) what: DbCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum DbCommand {
    /// Copy the database to a new file, also while servers use it
    Backup {
        /// The new file
        file: PathBuf,
    },
    /// Bring tables and guests back from a backup, into a database that has none
    Restore {
        /// The file of the backup
        file: PathBuf,
    },
    /// Copy all tables and guests from one database to another that has none, and play every copy
    Copy {
        /// A file, or the address of a PostgreSQL
        from: String,
        /// The same
        to: String,
    },
    /// Play every stored table again, and name those that are not possible
    Check,
    /// Delete tables at which nothing has happened for long
    Prune {
        /// For how long: 90d, 1y
        #[arg(long, value_name = "TIME")]
        older_than: Span,
        /// Only those whose games are over
        #[arg(long)]
        finished: bool,
        /// Write the records of their games to this folder first
        #[arg(long, value_name = "FOLDER")]
        export: Option<PathBuf>,
    },
}

/// What is written as text, on the command line and in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown<T>(pub(crate) T);

impl<T: FromStr> FromStr for Shown<T> {
    type Err = T::Err;

    fn from_str(text: &str) -> Result<Self, T::Err> {
        text.parse().map(Self)
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Shown<T> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
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
    fn options_that_changed_are_named_as_people_write_them() {
        let one = ServeOptions { tables: Some(1), guest_burst: Some(2), ..ServeOptions::default() };
        let two = ServeOptions { guest_burst: Some(3), ..one.clone() };
        assert_eq!(two.changed(&one), ["guest-burst"]);
        assert!(one.changed(&one).is_empty());
    }

    #[test]
    fn times_are_written_as_people_do() {
        assert_eq!("500ms".parse::<Span>().unwrap().to_string(), "500ms");
        assert!("soon".parse::<Span>().unwrap_err().contains("write it like"));
    }
}
