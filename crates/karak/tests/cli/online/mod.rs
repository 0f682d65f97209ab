//! `karak join` against `karak serve`: real processes, driven through pipes.

mod people;
mod tables;
