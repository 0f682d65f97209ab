//! Signals that are set, and signals that only can be read.

use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{
    self as theirs, Get as _, GetUntracked as _, GetValue as _, Set as _, Track as _,
};

use super::Memo;
use super::value::{Of, Read, Value};

/// A value that whoever read it follows when it is set.
pub struct RwSignal<T> {
    inner: theirs::RwSignal<Value>,
    of: Of<T>,
}

impl<T> Clone for RwSignal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for RwSignal<T> {}

impl<T: Send + Sync + 'static> RwSignal<T> {
    /// A signal that holds this.
    pub fn new(value: T) -> Self {
        Self { inner: theirs::RwSignal::new(Arc::new(value)), of: PhantomData }
    }

    /// Follows it without reading it.
    pub fn track(self) {
        self.inner.track();
    }

    /// What it holds.
    pub fn read(self) -> Read<T> {
        Read::new(self.inner.get())
    }

    /// What it holds now, without following it.
    pub fn read_untracked(self) -> Read<T> {
        Read::new(self.inner.get_untracked())
    }

    /// Looks at what it holds now, without following it.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.read_untracked())
    }

    /// Holds this from now on.
    pub fn set(self, value: T) {
        self.inner.set(Arc::new(value));
    }

    /// Holds this from now on, unless whoever made the signal has gone.
    pub fn try_set(self, value: T) {
        drop(self.inner.try_set(Arc::new(value)));
    }
}

impl<T: Clone + Send + Sync + 'static> RwSignal<T> {
    /// A copy of what it holds.
    pub fn get(self) -> T {
        self.read().clone()
    }

    /// A copy of what it holds now, without following it.
    pub fn get_untracked(self) -> T {
        self.read_untracked().clone()
    }

    /// Changes what it holds. Readers that are not done keep what was there before.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        let mut value = T::clone(&self.read_untracked());
        change(&mut value);
        self.set(value);
    }
}

/// Something that changes and can be read and followed: a signal, a memo, or what is computed from some.
pub struct Signal<T> {
    inner: theirs::StoredValue<Arc<dyn Fn() -> Value + Send + Sync>>,
    of: Of<T>,
}

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T> Signal<T> {
    pub(super) fn of(read: impl Fn() -> Value + Send + Sync + 'static) -> Self {
        Self { inner: theirs::StoredValue::new(Arc::new(read)), of: PhantomData }
    }
}

impl<T: Send + Sync + 'static> Signal<T> {
    /// What is computed anew whenever it is read.
    pub fn derive(compute: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Self::of(move || Arc::new(compute()))
    }

    /// What it is now.
    pub fn read(self) -> Read<T> {
        Read::new(self.inner.get_value()())
    }

    /// What it is now, without following it.
    pub fn read_untracked(self) -> Read<T> {
        let inner = self.inner;
        theirs::untrack(move || Read::new(inner.get_value()()))
    }

    /// Looks at what it is now, without following it.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.read_untracked())
    }
}

impl<T: Clone + Send + Sync + 'static> Signal<T> {
    /// A copy of what it is now.
    pub fn get(self) -> T {
        self.read().clone()
    }

    /// A copy of what it is now, without following it.
    pub fn get_untracked(self) -> T {
        self.read_untracked().clone()
    }
}

impl<T: Send + Sync + 'static> From<RwSignal<T>> for Signal<T> {
    fn from(signal: RwSignal<T>) -> Self {
        Self::of(move || signal.inner.get())
    }
}

impl<T: Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Self {
        Self::of(move || memo.value())
    }
}

impl<T: Send + Sync + 'static> From<T> for Signal<T> {
    fn from(value: T) -> Self {
        let value: Value = Arc::new(value);
        Self::of(move || Arc::clone(&value))
    }
}
