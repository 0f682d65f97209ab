//! Players that get a view and the legal actions, never a state: nobody here can see more than the
//! player on that seat.
#![no_std]

extern crate alloc;

pub mod goblin;
