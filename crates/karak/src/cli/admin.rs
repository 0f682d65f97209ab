//! Arguments of `karak admin`.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Span;

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    /// The folder of the server's database [default: the user's folder for such things]
    #[arg(long, env = "KARAK_DATA", value_name = "FOLDER", global = true)]
    pub(crate) data: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) what: AdminCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// Tables and guests in numbers
    Overview,
    /// The tables in memory; their codes let in, so they are for you alone
    Tables,
    /// Close a table for good; its game stays to be looked at
    Close {
        /// The table's code
        code: String,
    },
    /// Do not let an address in for a time, and end what it has
    Block {
        /// The address; all of a network of version 6 are one
        address: IpAddr,
        /// For how long: 10m, 12h, 7days
        #[arg(long = "for", value_name = "TIME", default_value = "1day")]
        time: Span,
    },
    /// Let an address in again
    Unblock {
        /// The address
        address: IpAddr,
    },
    /// The addresses that are not let in
    Blocks,
    /// A text for reports of bugs: without names, codes, addresses and secrets
    Report,
    /// Whether the server can keep moves: exit code 0 or 1
    Ready,
}
