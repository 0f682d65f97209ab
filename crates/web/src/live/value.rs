//! A value whose type only its owner knows.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::Arc;

/// What all signals hold. Shared, so that reading one neither copies nor locks it.
pub(super) type Value = Arc<dyn Any + Send + Sync>;

/// The type of a shell, which holds no such value itself.
pub(super) type Of<T> = PhantomData<fn() -> T>;

/// The value as what its owner knows it to be.
pub(super) fn look<T: 'static>(value: &Value) -> &T {
    match (**value).downcast_ref() {
        Some(value) => value,
        None => mistaken(),
    }
}

#[cold]
pub(super) fn mistaken() -> ! {
    unreachable!("a shell puts in values of its own type only")
}

/// What a signal held when it was read.
pub struct Read<T> {
    value: Value,
    of: Of<T>,
}

impl<T> Read<T> {
    pub(super) fn new(value: Value) -> Self {
        Self { value, of: PhantomData }
    }
}

impl<T: 'static> Deref for Read<T> {
    type Target = T;

    fn deref(&self) -> &T {
        look(&self.value)
    }
}
