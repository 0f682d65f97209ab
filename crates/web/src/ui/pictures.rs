//! Which picture stands for what.

use dungeon::{Hero, Monster, Piece, Token};

/// The picture of a hero.
pub const fn hero(hero: Hero) -> &'static str {
    match hero {
        Hero::Argentus => "icon-hero-argentus",
        Hero::Horan => "icon-hero-horan",
        Hero::Xanros => "icon-hero-xanros",
        Hero::Aderyn => "icon-hero-aderyn",
        Hero::Victorius => "icon-hero-victorius",
        Hero::Taia => "icon-hero-taia",
    }
}

/// The picture of a hero of either game, by name.
pub fn hero_named(name: &str) -> &'static str {
    name.parse().map_or("icon-question", hero)
}

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
