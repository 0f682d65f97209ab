//! Hints from node to node, by notifications: after the commit, over a connection of their own, as many as wait in one.
//!
//! A notification takes a lock of the whole instance when its transaction commits, so it is never part of a move's.

use std::fmt::Write as _;
use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc::Receiver;
use tokio::time::{sleep, timeout};
use tokio_postgres::types::Type;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls};

use super::super::{Code, GuestId, StoreError};
use super::connection::{PATIENCE, Reconnecting, in_time};
use super::node::Node;

/// What all nodes of a database listen to.
const CHANNEL: &str = "karak";
const LISTEN: &str = "LISTEN karak";
/// Bytes of a notification: PostgreSQL takes fewer than 8,000.
const MOST: usize = 7_900;
/// How often it is asked whether the connection to listen is still one.
const ASK: Duration = Duration::from_secs(10);
/// After a connection for hints broke.
const PAUSE: Duration = Duration::from_secs(1);

/// What a node tells others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hint {
    /// The log of a table has so many rows.
    Moved { code: Code, rows: u64 },
    /// Somebody came to a table, or went.
    Came { code: Code },
    /// This was said at a table.
    Said { code: Code, text: String },
    /// A guest goes by another name.
    Renamed { guest: GuestId },
    /// A node is gone.
    Look,
}

impl Hint {
    /// A line of a notification.
    fn line(&self) -> String {
        match self {
            Self::Moved { code, rows } => format!("moved {code} {rows}"),
            Self::Came { code } => format!("came {code}"),
            Self::Said { code, text } => format!("said {code} {}", text.replace('\n', " ")),
            Self::Renamed { guest } => format!("renamed {}", guest.0),
            Self::Look => "look".into(),
        }
    }

    /// What a line says; newer programs may say something else.
    fn read(line: &str) -> Option<Self> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
        let code = || first.parse().ok();
        match word {
            "moved" => Some(Self::Moved { code: code()?, rows: second.parse().ok()? }),
            "came" => Some(Self::Came { code: code()? }),
            "said" => Some(Self::Said { code: code()?, text: second.to_owned() }),
            "renamed" => Some(Self::Renamed { guest: GuestId(first.parse().ok()?) }),
            "look" => Some(Self::Look),
            _ => None,
        }
    }
}

/// Sends hints until nobody has any.
pub(super) async fn tell(node: i64, mut link: Reconnecting, mut hints: Receiver<Hint>) {
    let mut waiting = Vec::new();
    while hints.recv_many(&mut waiting, 1024).await > 0 {
        for text in texts(node, waiting.drain(..)) {
            let told = async {
                let client = link.client().await.ok()?;
                notify(client, &text).await.ok()
            };
            if !matches!(timeout(PATIENCE, told).await, Ok(Some(()))) {
                link.give_up();
            }
        }
    }
}

async fn notify(client: &Client, text: &str) -> Result<(), Error> {
    let sql = "SELECT pg_notify($1, $2)";
    let parameters = [(&CHANNEL as _, Type::TEXT), (&text as _, Type::TEXT)];
    client.query_typed(sql, &parameters).await.map(drop)
}

/// The last word of a node, over a connection that it has.
pub(super) async fn say_goodbye(client: &Client, node: i64) -> Result<(), Error> {
    notify(client, &format!("{node}\n{}", Hint::Look.line())).await
}

/// Notifications of these hints: who tells them, and a line each.
fn texts(node: i64, hints: impl Iterator<Item = Hint>) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for line in hints.map(|hint| hint.line()) {
        match texts.last_mut() {
            Some(text) if text.len() + line.len() < MOST => {
                let _ = write!(text, "\n{line}");
            }
            Some(_) | None => texts.push(format!("{node}\n{line}")),
        }
    }
    texts
}

/// Listens as long as it is polled. Behind a pooler nothing is heard, and the beat alone looks what others do.
pub(super) async fn listen(config: Config, node: Arc<Node>) {
    loop {
        // Why it ended does not matter: there is a next time.
        let _ = listen_once(&config, &node).await;
        sleep(PAUSE).await;
    }
}

async fn listen_once(config: &Config, node: &Node) -> Result<(), StoreError> {
    let (client, mut connection) = in_time(config.connect(NoTls)).await?;
    let messages = async {
        while let Some(message) = poll_fn(|context| connection.poll_message(context)).await {
            if let AsyncMessage::Notification(notification) = message? {
                receive(node, notification.payload());
            }
        }
        Ok(())
    };
    let asked = async {
        in_time(client.batch_execute(LISTEN)).await?;
        // What was told before was told to nobody.
        node.nudge.notify_one();
        loop {
            // Whoever only listens would wait for ever at a connection that is gone.
            sleep(ASK).await;
            in_time(client.batch_execute("SELECT 1")).await?;
        }
    };
    tokio::select! {
        ended = messages => ended,
        ended = asked => ended,
    }
}

fn receive(node: &Node, payload: &str) {
    let (from, lines) = payload.split_once('\n').unwrap_or((payload, ""));
    if from.parse() == Ok(node.id) {
        return;
    }
    for hint in lines.lines().filter_map(Hint::read) {
        match hint {
            Hint::Moved { code, rows } => node.moved(code, rows),
            Hint::Came { code } if node.has_open(code) => node.nudge.notify_one(),
            Hint::Came { .. } => {}
            Hint::Said { code, text } => node.heard(code, text),
            Hint::Renamed { guest } => node.renamed(guest),
            Hint::Look => node.nudge.notify_one(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_read_as_it_was_written() {
        let code = Code::random([7; 8]);
        let hints = [
            Hint::Moved { code, rows: 17 },
            Hint::Came { code },
            Hint::Said { code, text: r#"{"said":{"guest":1,"text":"a b"}}"#.into() },
            Hint::Renamed { guest: GuestId(u64::MAX) },
            Hint::Look,
        ];
        for hint in hints {
            assert_eq!(Hint::read(&hint.line()), Some(hint));
        }
        assert_eq!(Hint::read("something new"), None);
    }

    #[test]
    fn many_hints_are_few_notifications() {
        let hints = (0..2_000_u64).map(|rows| Hint::Moved { code: Code::random([3; 8]), rows });
        let texts = texts(-5, hints);
        assert!(texts.len() < 10 && texts.iter().all(|text| text.len() < 8_000));
        let lines: usize = texts.iter().map(|text| text.lines().skip(1).count()).sum();
        assert_eq!(lines, 2_000);
        assert!(texts.iter().all(|text| text.starts_with("-5\n")));
    }
}
