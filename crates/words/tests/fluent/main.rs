//! The texts are read by a reader of our own: it must not differ from Fluent.

mod oracle;
mod same;
mod strict;
