//! What every component uses: Leptos, with signals, effects and lists from [`live`](crate::live) in place of its own,
//! and the keys of texts.

pub(crate) use leptos::prelude::*;
pub(crate) use words::{Key, key};

pub(crate) use crate::live::{Effect, For, LocalValue, Memo, RwSignal, Show, Signal, StoredValue};
