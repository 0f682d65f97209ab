//! Titles, labels and messages of the page in the browser: keys for [`Words::say`](crate::Words::say).

mod board;
mod screens;
mod sheets;
mod table;

/// Every key of the page, part by part, with what its text needs: as [`UI_KEYS`](crate::UI_KEYS).
pub const PAGE_KEYS: [&[(&str, &[&str])]; 4] =
    [board::KEYS, screens::KEYS, sheets::KEYS, table::KEYS];
