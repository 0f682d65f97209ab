//! The six heroes (K10).

table::names! {
    /// The six heroes.
    Hero: "a hero is argentus, horan, xanros, aderyn, victorius or taia" {
        /// The wizard (K10.1).
        Argentus = "argentus",
        /// The warrior (K10.2).
        Horan = "horan",
        /// Lord Xanros, the warlock (K10.3).
        Xanros = "xanros",
        /// The thief (K10.4).
        Aderyn = "aderyn",
        /// The swordsman (K10.5).
        Victorius = "victorius",
        /// The oracle (K10.6).
        Taia = "taia",
    }
}
