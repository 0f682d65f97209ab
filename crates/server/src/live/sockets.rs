//! How many sockets are open, and when the last one is gone.

use tokio::sync::watch;

/// The sockets of a server.
#[derive(Default)]
pub(crate) struct Sockets {
    open: watch::Sender<usize>,
}

/// The place of a socket, which is free again when this is dropped.
pub(crate) struct Open {
    open: watch::Sender<usize>,
}

impl Sockets {
    /// A place for one more, if there are fewer than this.
    pub(crate) fn open(&self, most: usize) -> Option<Open> {
        let free = self.open.send_if_modified(|open| {
            let free = *open < most;
            *open += usize::from(free);
            free
        });
        free.then(|| Open { open: self.open.clone() })
    }

    pub(crate) fn count(&self) -> usize {
        *self.open.borrow()
    }

    /// Waits until there are none.
    pub(crate) async fn all_gone(&self) {
        // The sender lives as long as this.
        let _ = self.open.subscribe().wait_for(|&open| open == 0).await;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.open.send_modify(|open| *open -= 1);
    }
}

#[cfg(test)]
mod tests {
    use std::future::Future as _;
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;

    #[test]
    fn whoever_waits_is_told_of_the_last_one() {
        let sockets = Sockets::default();
        let (one, two) = (sockets.open(2), sockets.open(2));
        assert!(one.is_some() && two.is_some() && sockets.open(2).is_none());
        let mut gone = pin!(sockets.all_gone());
        let mut poll = || gone.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready();
        drop(one);
        assert!(!poll());
        assert_eq!(sockets.count(), 1);
        drop(two);
        assert!(poll());
    }
}
