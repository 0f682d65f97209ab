//! What can be said at a table without words of one's own.

use crate::{Key, key};

/// The emotes, in the order of the numbers that messages have. New ones are added at the end.
pub const EMOTES: [Key; 8] = [
    key::EMOTE_HELLO,
    key::EMOTE_LUCK,
    key::EMOTE_WELL_PLAYED,
    key::EMOTE_THANKS,
    key::EMOTE_OOPS,
    key::EMOTE_WOW,
    key::EMOTE_THINKING,
    key::EMOTE_GOODBYE,
];
