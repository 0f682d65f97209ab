//! Orders, one a line, each answered by a line of JSON.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use protocol::GameName;
use serde_json::Value;
use tokio::io::{AsyncBufReadExt as _, BufReader};

use crate::crowd::{Crowd, Pace};
use crate::table_task::Sitting;

const ORDERS: &str = "\
orders are: open GAME TABLES PEOPLE BOTS [apart] | watch SOCKETS | play slow|full WARM SECONDS | again";

/// Carries out orders until there are none.
pub(crate) async fn carry_out(servers: Arc<[SocketAddr]>) -> Result<()> {
    let mut crowd = Crowd::new(servers);
    let mut lines = BufReader::new(tokio::io::stdin()).lines();
    while let Some(line) = lines.next_line().await? {
        let words: Vec<&str> = line.split_whitespace().collect();
        println!("{}", one(&mut crowd, &words).await?);
    }
    Ok(())
}

async fn one(crowd: &mut Crowd, words: &[&str]) -> Result<Value> {
    match words {
        ["open", game, tables, people, bots, sitting @ ..] => {
            let sitting = match sitting {
                [] => Sitting::Together,
                ["apart"] => Sitting::Apart,
                _ => bail!("{ORDERS}"),
            };
            let game = match *game {
                "dungeon" => GameName::Dungeon,
                "goblin" => GameName::Goblin,
                other => bail!("there is no game `{other}`"),
            };
            let (people, bots) = (number(people)?, number(bots)?);
            crowd.open(game, number(tables)?, people, bots, sitting).await
        }
        ["watch", sockets] => crowd.watch(number(sockets)?).await,
        ["play", pace, warm, seconds] => {
            let pace = match *pace {
                "slow" => Pace::Slow,
                "full" => Pace::Full,
                other => bail!("tables play slow or full, not `{other}`"),
            };
            crowd.play(pace, time(warm)?, time(seconds)?).await
        }
        ["again"] => crowd.again().await,
        _ => bail!("{ORDERS}"),
    }
}

fn number(word: &str) -> Result<usize> {
    word.parse().with_context(|| format!("`{word}` is no number"))
}

fn time(word: &str) -> Result<Duration> {
    let seconds: f64 = word.parse().with_context(|| format!("`{word}` is no time"))?;
    Duration::try_from_secs_f64(seconds).with_context(|| format!("`{word}` is no time"))
}
