//! Tables online: what a server needs beside the rules of the games and the messages of `protocol`.

pub mod store;
