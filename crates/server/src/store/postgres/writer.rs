//! The one task that writes: what waits goes into the next transaction.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Instant;

use futures_util::future::{BoxFuture, FutureExt as _, join_all};
use tokio::sync::mpsc::Receiver;
use tokio::time::timeout;
use tokio_postgres::types::Type;
use tokio_postgres::{Client, Error};

use super::super::request::{Append, Write};
use super::super::{Appended, Figures, StoreError};
use super::connection::{BEGIN, PATIENCE, Reconnecting, is_in_the_way};
use super::hints::Hint;
use super::log::{Lost, Won};
use super::{Node, guests, lists, log, whole};

/// So many writes go into one transaction at most: what came first should not wait for everything that came after it.
const BATCH: usize = 1024;
/// So often a transaction is tried that others are in the way of.
const TRIES: usize = 5;

/// Carries out what is written, many writes in one transaction.
pub(super) struct Writer {
    pub(super) node: Arc<Node>,
    pub(super) link: Reconnecting,
    pub(super) queue: Receiver<Write>,
    pub(super) figures: Arc<Figures>,
}

/// What a transaction came to.
#[derive(Default)]
struct Committed {
    /// The appends that won their places.
    won: Vec<Won>,
    /// How many rows of logs were written beside theirs.
    rows: u64,
}

impl Writer {
    /// Writes until the queue is closed and empty.
    pub(super) async fn run(mut self) {
        let mut waiting = Vec::new();
        while self.queue.recv_many(&mut waiting, BATCH).await > 0 {
            if waiting.iter().any(|write| matches!(write, Write::Close)) {
                self.queue.close();
            }
            while !waiting.is_empty() {
                let batch = take_batch(&mut waiting);
                self.carry_out(batch, &mut waiting).await;
            }
        }
    }

    /// Carries out a batch; what has to be tried again comes back to those who wait.
    async fn carry_out(&mut self, mut batch: Vec<Write>, waiting: &mut Vec<Write>) {
        let began = Instant::now();
        match self.transact(&mut batch).await {
            Ok(Committed { won, rows }) => {
                let is_kept = |append: &&Append| won.iter().any(|won| won.code == append.code);
                let kept = batch.iter().filter_map(Write::append).filter(is_kept);
                let rows = rows + kept.map(|append| append.rows.len() as u64).sum::<u64>();
                if rows > 0 || batch.iter().any(|write| write.append().is_none()) {
                    self.figures.committed(began.elapsed(), batch.len(), rows);
                }
                self.hint(&batch, &won);
                self.settle(batch, &won, waiting).await;
            }
            Err(error) => {
                self.figures.failed();
                // What one of them is refused for is not the others' fault, nor is what one of them waited for.
                if batch.len() > 1 && (!error.is_of_everybody() || error == StoreError::Busy) {
                    for write in batch {
                        Box::pin(self.carry_out(vec![write], waiting)).await;
                    }
                } else {
                    for write in batch {
                        write.settle(Some(&error));
                    }
                }
            }
        }
    }

    /// One transaction, and one way there and back: everything is sent at once. Answers are prepared, but those of appends,
    /// of which the winners are given.
    async fn transact(&mut self, batch: &mut [Write]) -> Result<Committed, StoreError> {
        if let Some(reason) = self.node.fenced() {
            return Err(reason);
        }
        for _ in 0..TRIES {
            // Nothing has been sent before there is a connection, so that an error is certain.
            let client = self.link.client().await?;
            match timeout(PATIENCE, send(client, self.node.id, batch)).await {
                Ok(Ok(committed)) => return Ok(committed),
                Ok(Err(error)) if is_in_the_way(&error) => self.link.forget(),
                Ok(Err(error)) => {
                    let error = StoreError::from(error);
                    if matches!(error, StoreError::Unreachable(_)) {
                        self.link.forget();
                        return Err(StoreError::Uncertain);
                    }
                    return Err(error);
                }
                Err(_) => {
                    self.link.give_up();
                    return Err(StoreError::Uncertain);
                }
            }
        }
        Err(StoreError::Busy)
    }

    /// Tells other nodes what concerns them, after the commit.
    fn hint(&self, batch: &[Write], won: &[Won]) {
        for won in won.iter().filter(|won| won.elsewhere) {
            let append = batch.iter().filter_map(Write::append).find(|one| one.code == won.code);
            if let Some(Append { code, expected, rows, .. }) = append {
                self.node.hint(Hint::Moved { code: *code, rows: expected + rows.len() as u64 });
            }
        }
        for write in batch {
            if let Write::Introduce { id: guest, .. } | Write::DeleteGuest { id: guest, .. } = write
            {
                self.node.hint_everybody(Hint::Renamed { guest: *guest });
            }
        }
    }

    /// Answers: first those whose answer is known, then appends that did not win, which it has to be looked up for.
    async fn settle(&mut self, batch: Vec<Write>, won: &[Won], waiting: &mut Vec<Write>) {
        let mut lost = Vec::new();
        for mut write in batch {
            if let Write::Append { append, reply } = &mut write {
                if won.iter().any(|won| won.code == append.code) {
                    reply.prepare(Ok(Appended::Kept));
                } else {
                    lost.push(write);
                    continue;
                }
            }
            write.settle(None);
        }
        if lost.is_empty() {
            return;
        }
        let reasons = self.reasons(&lost).await;
        for (mut write, reason) in lost.into_iter().zip(reasons) {
            if let Write::Append { reply, .. } = &mut write {
                match reason {
                    Ok(Lost::Nothing) => {
                        waiting.push(write);
                        continue;
                    }
                    Ok(Lost::To(appended)) => reply.prepare(Ok(appended)),
                    Ok(Lost::NoTable) => reply.prepare(Err(StoreError::NoTable)),
                    Err(error) => reply.prepare(Err(error)),
                }
            }
            write.settle(None);
        }
    }

    /// Why each of these did not win.
    async fn reasons(&mut self, lost: &[Write]) -> Vec<Result<Lost, StoreError>> {
        let client = match self.link.client().await {
            Ok(client) => client,
            Err(error) => return lost.iter().map(|_| Err(error.clone())).collect(),
        };
        let appends = lost.iter().filter_map(Write::append);
        let asked = timeout(PATIENCE, join_all(appends.map(|append| log::why(client, append))));
        if let Ok(reasons) = asked.await {
            reasons.into_iter().map(|reason| Ok(reason?)).collect()
        } else {
            self.link.give_up();
            let silent = StoreError::Unreachable("it does not answer".into());
            lost.iter().map(|_| Err(silent.clone())).collect()
        }
    }
}

/// What goes into one transaction: of several appends at one table only the first.
fn take_batch(waiting: &mut Vec<Write>) -> Vec<Write> {
    let mut tables = BTreeSet::new();
    let first = |write: &mut Write| write.append().is_none_or(|append| tables.insert(append.code));
    waiting.extract_if(.., first).collect()
}

/// Sends everything at once, and waits for all answers.
async fn send(client: &Client, node: i64, batch: &mut [Write]) -> Result<Committed, Error> {
    let (mut appends, mut others): (Vec<&Append>, Vec<&mut Write>) = Default::default();
    for write in batch {
        if let Write::Append { append, .. } = write {
            appends.push(append);
        } else {
            others.push(write);
        }
    }
    // Sent when they are first polled, which is in this order.
    let mut asked: Vec<BoxFuture<'_, Result<Committed, Error>>> = Vec::new();
    if !appends.is_empty() {
        let won = async {
            let won = log::append(client, node, &appends).await?;
            Ok(Committed { won, rows: 0 })
        };
        asked.push(won.boxed());
    }
    asked.extend(others.into_iter().map(|write| {
        let said =
            async { Ok(Committed { won: Vec::new(), rows: say(client, node, write).await? }) };
        said.boxed()
    }));
    let say = |word: &'static str| async {
        client.batch_execute(word).await.map(|()| Committed::default())
    };
    asked.insert(0, say(BEGIN).boxed());
    asked.push(say("COMMIT").boxed());
    let mut all = Committed::default();
    // The first error is the reason of those that follow.
    for said in join_all(asked).await {
        let Committed { won, rows } = said?;
        all.won.extend(won);
        all.rows += rows;
    }
    Ok(all)
}

/// Carries out one write that is no append, prepares its answer, and gives how many rows of logs it wrote.
async fn say(client: &Client, node: i64, write: &mut Write) -> Result<u64, Error> {
    match write {
        Write::Create { code, at, listing, first, reply } => {
            let rows = first.iter().map(|row| (*at, row.command, row.body.as_str()));
            let created = log::create(client, *code, listing, rows).await?;
            reply.prepare(Ok(created));
            return Ok(if created { first.len() as u64 } else { 0 });
        }
        Write::Join { code, guest, reply } => {
            reply.prepare(Ok(lists::join(client, *code, *guest).await?));
        }
        Write::PutGuest { secret, guest, reply } => {
            reply.prepare(Ok(guests::put(client, *secret, guest).await?));
        }
        Write::Introduce { id, name, color, reply } => {
            reply.prepare(Ok(guests::introduce(client, *id, name.as_deref(), *color).await?));
        }
        Write::DeleteGuest { id, reply } => reply.prepare(Ok(guests::delete(client, *id).await?)),
        Write::PutLink { token, guest, until, reply } => {
            reply.prepare(Ok(guests::put_link(client, *token, *guest, *until).await?));
        }
        Write::TakeLink { token, now, reply } => {
            reply.prepare(Ok(guests::take_link(client, *token, *now).await?));
        }
        Write::Ready { reply } => {
            // A row for each node, so that none waits for another.
            let sql = "INSERT INTO ready (node, times) VALUES ($1, 1)
                       ON CONFLICT (node) DO UPDATE SET times = ready.times + 1";
            client.execute_typed(sql, &[(&node, Type::INT8)]).await?;
            reply.prepare(Ok(()));
        }
        Write::Import { code, listing, rows, reply } => {
            let whole = rows.iter().map(|row| (row.at, row.command, row.body.as_str()));
            let imported = log::create(client, *code, listing, whole).await?;
            reply.prepare(Ok(imported));
            return Ok(if imported { rows.len() as u64 } else { 0 });
        }
        Write::Delete { code, rows, reply } => {
            reply.prepare(Ok(whole::delete(client, *code, *rows).await?));
        }
        Write::Append { .. } | Write::Close => {}
    }
    Ok(0)
}
