//! Content files: what is read from them, and every fault they can have.

mod cards;
mod files;
mod reading;
mod sets;
mod support;
