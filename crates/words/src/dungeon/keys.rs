//! The keys of everything that has a name.

use dungeon::{Hero, Monster, Piece, Shape, TileKind, Token};

use crate::{Key, key};

/// "Horan".
pub(super) const fn hero(hero: Hero) -> Key {
    match hero {
        Hero::Argentus => key::HERO_ARGENTUS,
        Hero::Horan => key::HERO_HORAN,
        Hero::Xanros => key::HERO_XANROS,
        Hero::Aderyn => key::HERO_ADERYN,
        Hero::Victorius => key::HERO_VICTORIUS,
        Hero::Taia => key::HERO_TAIA,
    }
}

/// Both skills of a hero (K10).
pub(super) const fn skills(hero: Hero) -> [Key; 2] {
    match hero {
        Hero::Argentus => [key::SKILL_ARGENTUS_1, key::SKILL_ARGENTUS_2],
        Hero::Horan => [key::SKILL_HORAN_1, key::SKILL_HORAN_2],
        Hero::Xanros => [key::SKILL_XANROS_1, key::SKILL_XANROS_2],
        Hero::Aderyn => [key::SKILL_ADERYN_1, key::SKILL_ADERYN_2],
        Hero::Victorius => [key::SKILL_VICTORIUS_1, key::SKILL_VICTORIUS_2],
        Hero::Taia => [key::SKILL_TAIA_1, key::SKILL_TAIA_2],
    }
}

/// "giant rat".
pub(super) const fn monster(monster: Monster) -> Key {
    match monster {
        Monster::GiantRat => key::MONSTER_GIANT_RAT,
        Monster::GiantSpider => key::MONSTER_GIANT_SPIDER,
        Monster::Mummy => key::MONSTER_MUMMY,
        Monster::SkeletonTurnkey => key::MONSTER_SKELETON_TURNKEY,
        Monster::SkeletonWarrior => key::MONSTER_SKELETON_WARRIOR,
        Monster::SkeletonKing => key::MONSTER_SKELETON_KING,
        Monster::Fallen => key::MONSTER_FALLEN,
        Monster::Dragon => key::MONSTER_DRAGON,
    }
}

/// "giant rat", "chest".
pub(super) const fn token(token: Token) -> Key {
    match token {
        Token::Monster(lurking) => monster(lurking),
        Token::Chest => key::TOKEN_CHEST,
    }
}

/// "magic bolt".
pub(super) const fn piece(piece: Piece) -> Key {
    match piece {
        Piece::Daggers => key::PIECE_DAGGERS,
        Piece::Sword => key::PIECE_SWORD,
        Piece::Axe => key::PIECE_AXE,
        Piece::MagicBolt => key::PIECE_BOLT,
        Piece::PortalOfHealing => key::PIECE_PORTAL,
        Piece::Key => key::PIECE_KEY,
        Piece::Treasure => key::PIECE_TREASURE,
        Piece::DragonTreasure => key::PIECE_DRAGON_TREASURE,
    }
}

/// "room".
pub(super) const fn kind(kind: TileKind) -> Key {
    match kind {
        TileKind::Tunnel => key::KIND_TUNNEL,
        TileKind::Room => key::KIND_ROOM,
        TileKind::Gate => key::KIND_GATE,
        TileKind::Fountain => key::KIND_FOUNTAIN,
    }
}

/// "cross".
pub(super) const fn shape(shape: Shape) -> Key {
    match shape {
        Shape::Cross => key::SHAPE_CROSS,
        Shape::T => key::SHAPE_T,
        Shape::Straight => key::SHAPE_STRAIGHT,
        Shape::Corner => key::SHAPE_CORNER,
    }
}
