//! What every component uses: Leptos, and the keys of texts.

pub(crate) use leptos::prelude::*;
pub(crate) use words::{Key, key};
