//! `karak admin` on the command line.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, bail};
use axum::http::Method;
use serde::de::DeserializeOwned;
use server::{Block, Closing, LiveTable, Overview};

use super::ask::ask;
use crate::cli::{AdminArgs, AdminCommand, Game};
use crate::serve::{data, runtime};

/// What a shell sees when a server is not ready.
const NOT_READY: u8 = 1;

pub(super) fn run(args: &AdminArgs) -> Result<ExitCode> {
    let folder = data::existing(args.data.as_deref())?;
    runtime()?.block_on(carry_out(&folder, &args.what))
}

async fn carry_out(folder: &Path, what: &AdminCommand) -> Result<ExitCode> {
    let get = |path| ask(folder, Method::GET, path, String::new());
    let mut out = std::io::stdout().lock();
    match what {
        AdminCommand::Overview => show_overview(&mut out, &read(&get("/overview").await?)?)?,
        AdminCommand::Tables => show_tables(&mut out, &read::<Vec<_>>(&get("/tables").await?)?)?,
        AdminCommand::Close { code } => {
            let code: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
            let path = format!("/tables/{code}/close");
            match read(&ask(folder, Method::POST, &path, String::new()).await?)? {
                Closing::Closed => writeln!(out, "The table is closed.")?,
                Closing::Before => writeln!(out, "The table was closed already.")?,
                Closing::NoSuchTable => bail!("there is no such table"),
                Closing::NotKept => bail!("the table could not be closed now; try again"),
            }
        }
        AdminCommand::Block { address, time } => {
            let block = Block::from_now(*address, time.0);
            ask(folder, Method::POST, "/blocks", serde_json::to_string(&block)?).await?;
            writeln!(out, "{address} is not let in for {time}.")?;
        }
        AdminCommand::Unblock { address } => {
            let path = format!("/blocks/{address}");
            ask(folder, Method::DELETE, &path, String::new()).await?;
            writeln!(out, "{address} is let in again.")?;
        }
        AdminCommand::Blocks => {
            let blocks: Vec<Block> = read(&get("/blocks").await?)?;
            for block in &blocks {
                let left = Duration::from_secs(block.left().as_secs());
                writeln!(out, "{}  for {}", block.address, humantime::format_duration(left))?;
            }
            if blocks.is_empty() {
                writeln!(out, "Nobody is blocked.")?;
            }
        }
        AdminCommand::Report => out.write_all(&get("/report").await?)?,
        AdminCommand::Ready => {
            if let Err(error) = get("/ready").await {
                writeln!(out, "not ready: {error:#}")?;
                return Ok(ExitCode::from(NOT_READY));
            }
            writeln!(out, "ready")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn read<T: DeserializeOwned>(answer: &[u8]) -> Result<T> {
    Ok(serde_json::from_slice(answer)?)
}

fn show_overview(out: &mut impl std::io::Write, overview: &Overview) -> Result<()> {
    let running = humantime::format_duration(Duration::from_secs(overview.running));
    writeln!(out, "karak {}, running for {running}", overview.program)?;
    writeln!(out, "tables in memory   {:>8}", overview.live_tables)?;
    writeln!(out, "guests at tables   {:>8}", overview.guests)?;
    writeln!(out, "sockets            {:>8}", overview.sockets)?;
    writeln!(out, "bots that think    {:>8}", overview.bots_waiting)?;
    let kept = overview.kept;
    writeln!(out, "kept: gathering    {:>8}", kept.gathering)?;
    writeln!(out, "kept: playing      {:>8}", kept.playing)?;
    writeln!(out, "kept: over         {:>8}", kept.over)?;
    writeln!(out, "kept: closed       {:>8}", kept.closed)?;
    Ok(())
}

fn show_tables(out: &mut impl std::io::Write, tables: &[LiveTable]) -> Result<()> {
    writeln!(out, "code      game     stage        guests  sockets  seats  bots   rows")?;
    for table in tables {
        let game = match table.game {
            protocol::GameName::Dungeon => Game::Dungeon.name(),
            protocol::GameName::Goblin => Game::Goblin.name(),
        };
        let stage = match table.stage {
            protocol::Stage::Gathering => "gathering",
            protocol::Stage::MakingDice => "making dice",
            protocol::Stage::Playing => "playing",
            protocol::Stage::Over => "over",
            protocol::Stage::Closed => "closed",
        };
        writeln!(
            out,
            "{:<8}  {game:<7}  {stage:<11}  {:>6}  {:>7}  {:>5}  {:>4}  {:>5}",
            table.code, table.guests, table.sockets, table.seats, table.bots, table.rows
        )?;
    }
    Ok(())
}
