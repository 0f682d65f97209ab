//! Titles, labels and messages of the page in the browser: keys for [`Words::say`](crate::Words::say).

mod battle;
mod board;
mod caverns;
mod offline;
mod screens;
mod set_up;
mod sheets;
mod table;

/// Every key of the page, part by part, with what its text needs: as [`UI_KEYS`](crate::UI_KEYS).
pub const PAGE_KEYS: [&[(&str, &[&str])]; 8] = [
    battle::KEYS,
    board::KEYS,
    caverns::KEYS,
    offline::KEYS,
    screens::KEYS,
    set_up::KEYS,
    sheets::KEYS,
    table::KEYS,
];
