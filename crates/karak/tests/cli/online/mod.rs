//! `karak join` against `karak serve`: real processes, driven through pipes.

mod hosting;
mod people;
mod tables;
