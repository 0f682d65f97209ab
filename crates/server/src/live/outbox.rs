//! The way from a table to a connection. What waits there is bounded, in messages and in bytes: whoever does not read has only
//! so much kept for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::Bye;
use tokio::sync::mpsc;

/// What a table sends to a connection.
pub(crate) enum Parcel {
    /// A message. Everybody who is sent the same shares it.
    Message(Utf8Bytes),
    /// The last message, after which the connection ends.
    Last(Bye),
}

/// How much may wait for a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OutboxLimits {
    pub(crate) messages: usize,
    /// One message is taken as long as no more than this waits, however long it is.
    pub(crate) bytes: usize,
}

/// A table's end of the way.
pub(crate) struct Outbox {
    parcels: mpsc::Sender<Parcel>,
    /// Bytes that wait.
    waiting: Arc<AtomicUsize>,
    most: usize,
}

/// The connection's end.
pub(crate) struct Parcels {
    parcels: mpsc::Receiver<Parcel>,
    waiting: Arc<AtomicUsize>,
}

/// A way to a connection.
pub(crate) fn outbox(limits: OutboxLimits) -> (Outbox, Parcels) {
    // And a place for the last word.
    let (sender, parcels) = mpsc::channel(limits.messages + 1);
    let waiting = Arc::new(AtomicUsize::new(0));
    let most = limits.bytes;
    (Outbox { parcels: sender, waiting: Arc::clone(&waiting), most }, Parcels { parcels, waiting })
}

impl Outbox {
    /// Whether it takes one more message.
    #[must_use]
    pub(crate) fn takes(&self, text: &Utf8Bytes) -> bool {
        self.has_room() && self.puts(text)
    }

    /// Whether it takes all of these, which mean nothing without each other.
    #[must_use]
    pub(super) fn takes_all(&self, texts: &[Utf8Bytes]) -> bool {
        texts.is_empty() || self.has_room() && texts.iter().all(|text| self.puts(text))
    }

    /// The same for the first messages to a new connection. They do not count against the limit: a long game would otherwise let
    /// nobody come while others play.
    #[must_use]
    pub(super) fn begins_with(&mut self, texts: &[Utf8Bytes]) -> bool {
        self.most += texts.iter().map(|text| text.len()).sum::<usize>();
        self.takes_all(texts)
    }

    /// The last word. A connection with no place for it ends by itself.
    pub(super) fn ends(&self, bye: Bye) {
        let _ = self.parcels.try_send(Parcel::Last(bye));
    }

    fn has_room(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) <= self.most
    }

    /// One place is kept for the last word.
    fn puts(&self, text: &Utf8Bytes) -> bool {
        if self.parcels.capacity() <= 1 {
            return false;
        }
        // Counted first: the other side may take it at once.
        self.waiting.fetch_add(text.len(), Ordering::Relaxed);
        self.parcels.try_send(Parcel::Message(text.clone())).is_ok()
    }
}

impl Parcels {
    /// The next parcel; `None` when the table has let go.
    pub(crate) async fn recv(&mut self) -> Option<Parcel> {
        let parcel = self.parcels.recv().await;
        self.taken(parcel)
    }

    /// The same if one is there.
    pub(crate) fn try_recv(&mut self) -> Option<Parcel> {
        let parcel = self.parcels.try_recv().ok();
        self.taken(parcel)
    }

    fn taken(&self, parcel: Option<Parcel>) -> Option<Parcel> {
        if let Some(Parcel::Message(text)) = &parcel {
            self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        }
        parcel
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: OutboxLimits = OutboxLimits { messages: 4, bytes: 10 };

    fn text(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[test]
    fn a_message_goes_through_however_long_it_is_and_then_none() {
        let (outbox, mut parcels) = outbox(LIMITS);
        assert!(outbox.takes(&text(1_000)) && !outbox.takes(&text(1)));
        assert!(matches!(parcels.try_recv(), Some(Parcel::Message(_))));
        assert!(outbox.takes(&text(10)) && outbox.takes(&text(1)) && !outbox.takes(&text(1)));
    }

    #[test]
    fn the_last_word_has_a_place() {
        let (outbox, mut parcels) = outbox(LIMITS);
        assert!((0..4).all(|_| outbox.takes(&text(1))) && !outbox.takes(&text(1)));
        outbox.ends(Bye::TooSlow);
        for _ in 0..4 {
            assert!(matches!(parcels.try_recv(), Some(Parcel::Message(_))));
        }
        assert!(matches!(parcels.try_recv(), Some(Parcel::Last(Bye::TooSlow))));
    }

    #[test]
    fn what_belongs_together_goes_through_whole() {
        let (outbox, _parcels) = outbox(LIMITS);
        assert!(outbox.takes_all(&[text(20), text(20), text(20)]));
        assert!(!outbox.takes_all(&[text(1)]) && outbox.takes_all(&[]));
    }

    #[test]
    fn what_somebody_is_shown_who_comes_leaves_room_for_what_happens_meanwhile() {
        let (mut outbox, _parcels) = outbox(LIMITS);
        assert!(outbox.begins_with(&[text(500), text(500)]));
        assert!(outbox.takes(&text(11)) && !outbox.takes(&text(1)));
    }
}
