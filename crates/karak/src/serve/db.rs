//! `karak db`: looking after the database.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use server::store::{Database, Postgres, StoreError};
use server::{Checked, Copied, Prune, Pruned};

use super::{data, runtime};
use crate::cli::{DbArgs, DbCommand};

/// What a shell sees when stored tables are broken.
const BROKEN: u8 = 1;

pub(crate) fn run(args: &DbArgs) -> Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    runtime()?.block_on(async {
        match &args.what {
            DbCommand::Backup { file } => {
                server::backup(&there(args)?, file).await?;
                writeln!(out, "The tables are copied to {}.", file.display())?;
            }
            DbCommand::Restore { file } => {
                let copied = server::copy(&Database::File(file.clone()), &chosen(args)?).await;
                return tell_copied(&mut out, &in_use(copied)?);
            }
            DbCommand::Copy { from, to } => {
                let (from, to) = (Database::named(from)?, Database::named(to)?);
                return tell_copied(&mut out, &in_use(server::copy(&from, &to).await)?);
            }
            DbCommand::Check => {
                let Checked { tables, faults } = server::check(&there(args)?).await?;
                writeln!(out, "{}{tables} tables, {} of them broken", lines(&faults), faults.len())?;
                return Ok(broken(&faults));
            }
            DbCommand::Prune { older_than, finished, export } => {
                let prune = Prune {
                    before: now().saturating_sub(older_than.0.as_millis() as u64),
                    only_finished: *finished,
                    export: export.clone(),
                };
                let pruned = server::prune(&there(args)?, &prune).await;
                if let Err(StoreError::InUse { .. }) = &pruned {
                    bail!("a server uses this database: stop it first, or keep tables in PostgreSQL");
                }
                let Pruned { finished, abandoned, records, left } = pruned?;
                writeln!(
                    out,
                    "{}{finished} finished and {abandoned} abandoned tables are deleted, {records} records were written first",
                    lines(&left)
                )?;
                return Ok(broken(&left));
            }
        }
        Ok(ExitCode::SUCCESS)
    })
}

/// The database that was asked for.
fn chosen(args: &DbArgs) -> Result<Database> {
    let told = |variable| std::env::var_os(variable).filter(|value| !value.is_empty());
    let typed = args.data.clone();
    let url = match (&args.database, &typed) {
        (None, None) => told("KARAK_DATABASE").and_then(|url| url.into_string().ok()),
        (url, _) => url.clone(),
    };
    let folder = typed.or_else(|| told("KARAK_DATA").map(PathBuf::from));
    match url {
        Some(url) => Ok(Database::Postgres(Box::new(Postgres::new(&url, None)?))),
        None => Ok(Database::File(data::database(&data::folder(folder.as_deref())?))),
    }
}

/// The same, if it is there.
fn there(args: &DbArgs) -> Result<Database> {
    let database = chosen(args)?;
    if let Database::File(file) = &database
        && !file.exists()
    {
        bail!("there is no database at {}; name its folder with --data", file.display());
    }
    Ok(database)
}

/// A copy, or a sentence for whoever has a server running on the other one.
fn in_use(copied: Result<Copied, server::NotCopied>) -> Result<Copied> {
    if let Err(server::NotCopied::Store(StoreError::InUse { .. })) = &copied {
        bail!("a server uses the database that is to be written: stop it first");
    }
    Ok(copied?)
}

fn tell_copied(out: &mut impl Write, copied: &Copied) -> Result<ExitCode> {
    let Copied { tables, guests, faults } = copied;
    writeln!(
        out,
        "{}{tables} tables and {guests} guests are copied, read again and played; {} tables were broken before",
        lines(faults),
        faults.len()
    )?;
    Ok(broken(faults))
}

fn lines(faults: &[String]) -> String {
    faults.iter().flat_map(|fault| [fault.as_str(), "\n"]).collect()
}

fn broken(faults: &[String]) -> ExitCode {
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(BROKEN) }
}

/// Milliseconds since 1970.
#[expect(clippy::disallowed_types, reason = "how old a table is; games never see it")]
fn now() -> u64 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    time.unwrap_or_default().as_millis() as u64
}
