//! What is computed from signals, and followed only when it comes out differently.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{self as theirs, Get as _, GetUntracked as _};

use super::value::{Of, Read, Value, look};

/// A value computed from signals.
pub struct Memo<T> {
    inner: theirs::Memo<Value>,
    of: Of<T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

/// Computes a value, given the one before; says whether it is another one.
type Compute = Box<dyn Fn(Option<Value>) -> (Value, bool) + Send + Sync>;

/// The one kind of memo there is.
fn memo(compute: Compute) -> theirs::Memo<Value> {
    theirs::Memo::new_owning(compute)
}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Computes anew whenever a signal changes that it has read; it is given what came out before.
    pub fn new(compute: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        let inner = memo(Box::new(move |before| {
            let now = compute(before.as_ref().map(look));
            match before {
                Some(before) if *look::<T>(&before) == now => (before, false),
                Some(_) | None => (Arc::new(now), true),
            }
        }));
        Self { inner, of: PhantomData }
    }
}

impl<T: Send + Sync + 'static> Memo<T> {
    pub(super) fn value(self) -> Value {
        self.inner.get()
    }

    /// What came out.
    pub fn read(self) -> Read<T> {
        Read::new(self.value())
    }

    /// What came out, without following it.
    pub fn read_untracked(self) -> Read<T> {
        Read::new(self.inner.get_untracked())
    }
}

impl<T: Clone + Send + Sync + 'static> Memo<T> {
    /// A copy of what came out.
    pub fn get(self) -> T {
        self.read().clone()
    }

    /// A copy of what came out, without following it.
    pub fn get_untracked(self) -> T {
        self.read_untracked().clone()
    }
}
