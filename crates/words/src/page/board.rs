//! Texts of the dungeon on its board.

pub(super) const KEYS: &[(&str, &[&str])] = &[
    ("web-board", &[]),
    ("web-board-map", &[]),
    ("web-board-tiles", &[]),
    ("web-board-centre", &[]),
    ("web-board-fit", &[]),
    ("web-board-zoom-in", &[]),
    ("web-board-zoom-out", &[]),
    ("web-board-in-hand", &["tile"]),
    ("web-board-turn-left", &[]),
    ("web-board-turn-right", &[]),
    ("web-target-walk", &["place", "count"]),
    ("web-target-gate", &["place", "count"]),
    ("web-target-fight", &["monster", "place", "count"]),
    ("web-target-explore", &["direction"]),
    ("web-target-explore-far", &["direction", "place", "count"]),
];
