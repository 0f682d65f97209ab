//! Texts of Goblin's battle and hand.

pub(super) const KEYS: &[(&str, &[&str])] = &[
    ("web-hand", &[]),
    ("web-hand-count", &["count", "limit"]),
    ("web-hand-stays", &["count", "limit"]),
    ("web-battle", &[]),
    ("web-battle-sum", &["attack", "needed", "defense", "strength", "outcome"]),
    ("web-battle-missing", &["count"]),
    ("web-battle-next", &["colors"]),
    ("web-battle-doubled", &["effect"]),
    ("web-battle-best", &["line"]),
    ("web-battle-chance", &["chance"]),
    ("web-battle-hopeless", &[]),
    ("web-battle-step-end", &[]),
    ("web-battle-step-discard", &["card"]),
    ("web-battle-step-take", &["card"]),
    ("web-battle-step-draw", &[]),
    ("web-battle-end", &[]),
    ("web-battle-damage", &["count"]),
    ("web-battle-won", &[]),
    ("web-battle-stayed", &[]),
    ("web-battle-fell", &[]),
];
