//! Which picture stands for what.

use dungeon::{Monster, Piece, Token};

pub use crate::around::pictures::hero;

/// The picture of a monster.
pub const fn monster(monster: Monster) -> &'static str {
    match monster {
        Monster::GiantRat => "icon-monster-giant-rat",
        Monster::GiantSpider => "icon-monster-giant-spider",
        Monster::Mummy => "icon-monster-mummy",
        Monster::SkeletonTurnkey => "icon-monster-skeleton-turnkey",
        Monster::SkeletonWarrior => "icon-monster-skeleton-warrior",
        Monster::SkeletonKing => "icon-monster-skeleton-king",
        Monster::Fallen => "icon-monster-fallen",
        Monster::Dragon => "icon-monster-dragon",
    }
}

/// The picture of a token.
pub const fn token(token: Token) -> &'static str {
    match token {
        Token::Monster(lying) => monster(lying),
        Token::Chest => "icon-chest",
    }
}

/// The picture of a piece.
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Daggers => "icon-piece-daggers",
        Piece::Sword => "icon-piece-sword",
        Piece::Axe => "icon-piece-axe",
        Piece::MagicBolt => "icon-piece-bolt",
        Piece::PortalOfHealing => "icon-piece-portal",
        Piece::Key => "icon-piece-key",
        Piece::Treasure => "icon-piece-treasure",
        Piece::DragonTreasure => "icon-piece-dragon-treasure",
    }
}
