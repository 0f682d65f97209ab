//! Values that nobody follows.

use std::any::Any;
use std::marker::PhantomData;

use leptos::prelude::{self as theirs, UpdateValue as _, WithValue as _};

use super::value::{Of, mistaken};

type Stored = theirs::StoredValue<Box<dyn Any + Send + Sync>>;

/// A value that must stay where it was made. There are too few to share anything.
pub type LocalValue<T> = theirs::StoredValue<T, theirs::LocalStorage>;

/// A value that lives as long as the component that made it.
pub struct StoredValue<T> {
    inner: Stored,
    of: Of<T>,
}

impl<T> Clone for StoredValue<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for StoredValue<T> {}

/// Shows the value, unless it has gone.
fn show(stored: Stored, look: &mut dyn FnMut(&dyn Any)) {
    stored.try_with_value(|value| look(&**value));
}

/// Hands the value over to be changed, unless it has gone.
fn hand(stored: Stored, change: &mut dyn FnMut(&mut dyn Any)) {
    stored.try_update_value(|value| change(&mut **value));
}

impl<T: Send + Sync + 'static> StoredValue<T> {
    /// Keeps this.
    pub fn new(value: T) -> Self {
        Self { inner: theirs::StoredValue::new(Box::new(value)), of: PhantomData }
    }

    /// Looks at it; nothing when it has gone.
    pub fn try_with_value<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        let (mut look, mut seen) = (Some(look), None);
        show(self.inner, &mut |value| {
            seen = look.take().zip(value.downcast_ref()).map(|(look, value)| look(value));
        });
        seen
    }

    /// Looks at it.
    pub fn with_value<R>(self, look: impl FnOnce(&T) -> R) -> R {
        match self.try_with_value(look) {
            Some(seen) => seen,
            None => mistaken(),
        }
    }

    /// Changes it; nothing when it has gone.
    pub fn try_update_value<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let (mut change, mut done) = (Some(change), None);
        hand(self.inner, &mut |value| {
            done = change.take().zip(value.downcast_mut()).map(|(change, value)| change(value));
        });
        done
    }

    /// Changes it, unless it has gone.
    pub fn update_value(self, change: impl FnOnce(&mut T)) {
        self.try_update_value(change);
    }

    /// Keeps this instead, unless it is gone.
    pub fn set_value(self, value: T) {
        self.try_update_value(|kept| *kept = value);
    }
}

impl<T: Clone + Send + Sync + 'static> StoredValue<T> {
    /// A copy; nothing when it has gone.
    pub fn try_get_value(self) -> Option<T> {
        self.try_with_value(T::clone)
    }

    /// A copy.
    pub fn get_value(self) -> T {
        self.with_value(T::clone)
    }
}
