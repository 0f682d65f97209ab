//! `karak db`: looking after the database.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Result, bail};

use super::{data, runtime};
use crate::cli::{DbArgs, DbCommand};

/// What a shell sees when stored tables are broken.
const BROKEN: u8 = 1;

pub(crate) fn run(args: &DbArgs) -> Result<ExitCode> {
    let database = data::database(&data::folder(args.data.as_deref())?);
    if !database.exists() {
        bail!("there is no database at {}; name its folder with --data", database.display());
    }
    let mut out = std::io::stdout().lock();
    runtime()?.block_on(async {
        match &args.what {
            DbCommand::Backup { file } => {
                server::store::backup(&database, file).await?;
                writeln!(out, "The tables are copied to {}.", file.display())?;
                Ok(ExitCode::SUCCESS)
            }
            DbCommand::Check => {
                let checked = server::check(&database).await?;
                for fault in &checked.faults {
                    writeln!(out, "{fault}")?;
                }
                writeln!(
                    out,
                    "{} tables, {} of them broken",
                    checked.tables,
                    checked.faults.len()
                )?;
                Ok(if checked.faults.is_empty() {
                    ExitCode::SUCCESS
                } else {
                    ExitCode::from(BROKEN)
                })
            }
        }
    })
}
