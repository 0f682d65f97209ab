//! Messages to guests who are away: it is your turn. To an address of the guest's own (a webhook), if the host lets guests have one.
//!
//! Whatever guests name is asked by this server from inside its network, so it is looked up once and asked where it was found,
//! never at private addresses unless the host allows them, never further on, not for long, and not often.

mod book;
mod format;
mod public;
mod send;

use std::path::Path;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;

use self::book::Book;
pub(crate) use self::format::{Format, Hook};
pub(crate) use self::send::NotSent;
use crate::bucket::Bucket;
use crate::store::{GuestId, Store};

/// Whether guests may have addresses that messages go to, and where.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Webhooks {
    /// Nobody may.
    #[default]
    Off,
    /// Over `https`, at addresses that everybody can reach.
    Public,
    /// Anywhere, also in the network that the server is in.
    Anywhere,
}

/// How many messages go out, and how long they may take.
#[derive(Clone, Copy, Debug)]
pub struct HookLimits {
    /// Messages that are on their way at a time; more are dropped, because a turn that is told late is not told better.
    pub at_once: usize,
    /// First messages at a time, to addresses that nobody knows yet: those that never answer keep no turn from being told.
    pub first_at_once: usize,
    /// Messages to one guest at once.
    pub burst: u32,
    /// And then one each so often.
    pub every: Duration,
    /// Addresses that are tried from one place at once.
    pub tries: u32,
    /// And then one each so often.
    pub tries_every: Duration,
    /// How long each part of a message may take: looking up, connecting, an answer.
    pub time: Duration,
    /// So many failures one after the other, and the address is forgotten.
    pub failures: u32,
}

impl Default for HookLimits {
    fn default() -> Self {
        Self {
            at_once: 16,
            first_at_once: 4,
            burst: 5,
            every: Duration::from_secs(60),
            tries: 10,
            tries_every: Duration::from_secs(60),
            time: Duration::from_secs(5),
            failures: 10,
        }
    }
}

/// All addresses of guests, and the way there.
pub(crate) struct Hooks {
    allowed: Webhooks,
    limits: HookLimits,
    book: Mutex<Book>,
    sending: Arc<Semaphore>,
    trying: Semaphore,
    /// One writes the file at a time.
    writing: tokio::sync::Mutex<()>,
}

impl Hooks {
    /// Those that a file names, which keeps them.
    pub(crate) fn open(allowed: Webhooks, limits: HookLimits, file: Option<&Path>) -> Arc<Self> {
        Arc::new(Self {
            allowed,
            limits,
            book: Mutex::new(Book::open(file)),
            sending: Arc::new(Semaphore::new(limits.at_once)),
            trying: Semaphore::new(limits.first_at_once),
            writing: tokio::sync::Mutex::default(),
        })
    }

    fn book<T>(&self, look: impl FnOnce(&mut Book) -> T) -> T {
        look(&mut self.book.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn are_allowed(&self) -> bool {
        self.allowed != Webhooks::Off
    }

    /// The name of the server that a guest's messages go to.
    pub(crate) fn host_of(&self, guest: GuestId) -> Option<String> {
        self.book(|book| book.get(guest).map(|entry| entry.hook.server.host().to_owned()))
    }

    /// How often one guest is told something.
    fn bucket(&self, now: u64) -> Bucket {
        Bucket::new(self.limits.burst, self.limits.every.as_millis() as u64, now)
    }

    /// Has messages for a guest go there from now on, after one has said so.
    pub(crate) async fn set(&self, guest: GuestId, hook: Hook, now: u64) -> Result<(), NotSent> {
        if !self.book(|book| book.may(guest, || self.bucket(now), now)) {
            return Err(NotSent::TooOften);
        }
        let Ok(_place) = self.trying.try_acquire() else { return Err(NotSent::TooOften) };
        send::send(&hook, &hook.text, self.allowed, self.limits.time).await?;
        let before = self.book(|book| book.set(guest, hook))?;
        if self.write().await {
            return Ok(());
        }
        self.book(|book| book.put_back(guest, before));
        Err(NotSent::NotKept)
    }

    /// No messages from now on.
    pub(crate) async fn forget(&self, guest: GuestId) {
        if self.book(|book| book.remove(guest)) && !self.write().await {
            tracing::warn!("an address for messages could not be taken out of its file");
        }
    }

    /// Writes the file as the book is now, while nobody who asks the book has to wait for the disk.
    async fn write(&self) -> bool {
        let _alone = self.writing.lock().await;
        let Some(page) = self.book(|book| book.page()) else { return true };
        tokio::task::spawn_blocking(move || page.write().is_ok()).await.unwrap_or(false)
    }

    /// Tells a guest that it is their turn at this table, if they want to know and have not been told too often. One who was
    /// deleted, which another node may have done and this one not heard of, is told nothing, and their address forgotten.
    pub(crate) fn tell(self: &Arc<Self>, store: &Store, guest: GuestId, link: &str, now: u64) {
        let hook = self.book(|book| book.get(guest).map(|entry| entry.hook.clone()));
        let Some(hook) = hook.filter(|_| self.are_allowed()) else { return };
        if !self.book(|book| book.may(guest, || self.bucket(now), now)) {
            return;
        }
        let Ok(place) = Arc::clone(&self.sending).try_acquire_owned() else { return };
        let (hooks, text) = (Arc::clone(self), format!("{} {link}", hook.text));
        let store = store.clone();
        tokio::spawn(async move {
            match store.guest_by_id(guest).await {
                Ok(Some(_)) => {}
                Ok(None) => return hooks.forget(guest).await,
                // Nobody knows whether they may still be told.
                Err(_) => return,
            }
            let sent = send::send(&hook, &text, hooks.allowed, hooks.limits.time).await;
            drop(place);
            if hooks.book(|book| book.is_given_up(guest, sent.is_ok(), hooks.limits.failures)) {
                hooks.forget(guest).await;
            }
        });
    }
}

impl FromStr for Webhooks {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "off" => Ok(Self::Off),
            "public" => Ok(Self::Public),
            "anywhere" => Ok(Self::Anywhere),
            _ => Err("it is off, public or anywhere"),
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio::sync::mpsc;

    use super::*;
    use crate::store::Guest;

    /// A service that takes every message, and gives its text.
    async fn service() -> (String, mpsc::UnboundedReceiver<String>) {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let url = format!("http://{}/topic", listener.local_addr().unwrap());
        let (told, came) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let (mut message, mut part) = (String::new(), [0; 1024]);
                // What is sent here ends with a full stop.
                while !message.ends_with('.') {
                    let read = stream.read(&mut part).await.unwrap();
                    message.push_str(str::from_utf8(&part[..read]).unwrap());
                }
                let text = message.rsplit("\r\n").next().unwrap().to_owned();
                let _ = told.send(text);
                let taken = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
                stream.write_all(taken.as_bytes()).await.unwrap();
            }
        });
        (url, came)
    }

    #[tokio::test]
    async fn a_guest_who_was_deleted_elsewhere_is_told_nothing_and_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
        let id = GuestId(7);
        store.put_guest([1; 32], &Guest { id, name: None, color: None, seen: 0 }).await.unwrap();
        let (url, mut came) = service().await;
        let hooks = Hooks::open(Webhooks::Anywhere, HookLimits::default(), None);
        let hook = Hook::new(&url, Format::Text, "Your turn.").unwrap();
        hooks.set(id, hook, 0).await.unwrap();
        assert_eq!(came.recv().await.unwrap(), "Your turn.");
        hooks.tell(&store, id, "first.", 0);
        assert_eq!(came.recv().await.unwrap(), "Your turn. first.");

        // By another node, and the hint was lost.
        store.delete_guest(id).await.unwrap();
        hooks.tell(&store, id, "second.", 0);
        while hooks.host_of(id).is_some() {
            assert!(came.try_recv().is_err(), "they no longer want to know");
            tokio::task::yield_now().await;
        }
        assert!(came.try_recv().is_err());
        store.close().await;
    }
}
