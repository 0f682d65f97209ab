//! Why something is not possible, with the rule.

use dungeon::Refusal;

use crate::reason::reason;
use crate::{Key, Words, key};

/// "There is a wall (K2.2)".
pub fn refusal(words: &Words, refusal: Refusal) -> String {
    reason(words, key_of(refusal), &refusal)
}

const fn key_of(refusal: Refusal) -> Key {
    match refusal {
        Refusal::GameOver => key::REFUSAL_GAME_OVER,
        Refusal::GameNotBegun => key::REFUSAL_GAME_NOT_BEGUN,
        Refusal::NotAStartRoll => key::REFUSAL_NOT_A_START_ROLL,
        Refusal::NoMovesLeft => key::REFUSAL_NO_MOVES_LEFT,
        Refusal::NoTileThere => key::REFUSAL_NO_TILE_THERE,
        Refusal::Wall => key::REFUSAL_WALL,
        Refusal::TileToLay => key::REFUSAL_TILE_TO_LAY,
        Refusal::TokenToLay => key::REFUSAL_TOKEN_TO_LAY,
        Refusal::NoExit => key::REFUSAL_NO_EXIT,
        Refusal::AlreadyExplored => key::REFUSAL_ALREADY_EXPLORED,
        Refusal::NotConnected => key::REFUSAL_NOT_CONNECTED,
        Refusal::NotThatShape => key::REFUSAL_NOT_THAT_SHAPE,
        Refusal::NoTileDrawn => key::REFUSAL_NO_TILE_DRAWN,
        Refusal::NotATileDraw => key::REFUSAL_NOT_A_TILE_DRAW,
        Refusal::NothingToDraw => key::REFUSAL_NOTHING_TO_DRAW,
        Refusal::TileNotInStack => key::REFUSAL_TILE_NOT_IN_STACK,
        Refusal::NotATokenDraw => key::REFUSAL_NOT_A_TOKEN_DRAW,
        Refusal::TokenNotInBag => key::REFUSAL_TOKEN_NOT_IN_BAG,
        Refusal::StackEmpty => key::REFUSAL_STACK_EMPTY,
        Refusal::WouldCloseDungeon => key::REFUSAL_WOULD_CLOSE_DUNGEON,
        Refusal::TileWouldClose => key::REFUSAL_TILE_WOULD_CLOSE,
        Refusal::InCombat => key::REFUSAL_IN_COMBAT,
        Refusal::NotInCombat => key::REFUSAL_NOT_IN_COMBAT,
        Refusal::NotADiceRoll => key::REFUSAL_NOT_A_DICE_ROLL,
        Refusal::NoSuchHero => key::REFUSAL_NO_SUCH_HERO,
        Refusal::NotAHeroDraw => key::REFUSAL_NOT_A_HERO_DRAW,
        Refusal::NoBolt => key::REFUSAL_NO_BOLT,
        Refusal::LootFirst => key::REFUSAL_LOOT_FIRST,
        Refusal::NothingToLeave => key::REFUSAL_NOTHING_TO_LEAVE,
        Refusal::NotCarried => key::REFUSAL_NOT_CARRIED,
        Refusal::DoesNotHelp => key::REFUSAL_DOES_NOT_HELP,
        Refusal::NothingHere => key::REFUSAL_NOTHING_HERE,
        Refusal::NoChestHere => key::REFUSAL_NO_CHEST_HERE,
        Refusal::NoKey => key::REFUSAL_NO_KEY,
        Refusal::NoPortal => key::REFUSAL_NO_PORTAL,
        Refusal::NoFountainThere => key::REFUSAL_NO_FOUNTAIN_THERE,
        Refusal::NotOnGate => key::REFUSAL_NOT_ON_GATE,
        Refusal::OneGateOnly => key::REFUSAL_ONE_GATE_ONLY,
        Refusal::NoGateThere => key::REFUSAL_NO_GATE_THERE,
        Refusal::CurseFirst => key::REFUSAL_CURSE_FIRST,
        Refusal::NoCurseToPlace => key::REFUSAL_NO_CURSE_TO_PLACE,
        Refusal::NotOnOneself => key::REFUSAL_NOT_ON_ONESELF,
        Refusal::AlreadyCursed => key::REFUSAL_ALREADY_CURSED,
        Refusal::NobodyCursed => key::REFUSAL_NOBODY_CURSED,
        Refusal::SkillCursed => key::REFUSAL_SKILL_CURSED,
        Refusal::NotHoran => key::REFUSAL_NOT_HORAN,
        Refusal::RolledTwice => key::REFUSAL_ROLLED_TWICE,
        Refusal::DecideRoll => key::REFUSAL_DECIDE_ROLL,
        Refusal::ChooseFountain => key::REFUSAL_CHOOSE_FOUNTAIN,
        Refusal::NoFountainToRise => key::REFUSAL_NO_FOUNTAIN_TO_RISE,
        Refusal::NotDefeated => key::REFUSAL_NOT_DEFEATED,
        Refusal::NotXanros => key::REFUSAL_NOT_XANROS,
        Refusal::SacrificedAlready => key::REFUSAL_SACRIFICED_ALREADY,
        Refusal::NoHitPoint => key::REFUSAL_NO_HIT_POINT,
        Refusal::MovesSpent => key::REFUSAL_MOVES_SPENT,
        Refusal::SameTile => key::REFUSAL_SAME_TILE,
        Refusal::NotAderyn => key::REFUSAL_NOT_ADERYN,
        Refusal::NoMonsterHere => key::REFUSAL_NO_MONSTER_HERE,
        Refusal::MustFight => key::REFUSAL_MUST_FIGHT,
        Refusal::SwordsmanRollsNoOne => key::REFUSAL_SWORDSMAN_ROLLS_NO_ONE,
        Refusal::NotTaia => key::REFUSAL_NOT_TAIA,
        Refusal::NoTokensDrawn => key::REFUSAL_NO_TOKENS_DRAWN,
        Refusal::NotDrawn => key::REFUSAL_NOT_DRAWN,
        Refusal::SeatGone => key::REFUSAL_SEAT_GONE,
    }
}
