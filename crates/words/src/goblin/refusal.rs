//! Why something is not possible, with the rule.

use goblin::Refusal;

use crate::reason::reason;
use crate::{Key, Words, key};

/// "The last card does not allow this color (G4.3)".
pub fn refusal(words: &Words, refusal: Refusal) -> String {
    reason(words, key_of(refusal), &refusal)
}

const fn key_of(refusal: Refusal) -> Key {
    match refusal {
        Refusal::GameOver => key::GOBLIN_REFUSAL_GAME_OVER,
        Refusal::GameNotBegun => key::GOBLIN_REFUSAL_GAME_NOT_BEGUN,
        Refusal::SeatGone => key::GOBLIN_REFUSAL_SEAT_GONE,
        Refusal::NotNow => key::GOBLIN_REFUSAL_NOT_NOW,
        Refusal::NothingToDraw => key::GOBLIN_REFUSAL_NOTHING_TO_DRAW,
        Refusal::NotAHeroDraw => key::GOBLIN_REFUSAL_NOT_A_HERO_DRAW,
        Refusal::NotAMonsterDraw => key::GOBLIN_REFUSAL_NOT_A_MONSTER_DRAW,
        Refusal::MonsterNotThere => key::GOBLIN_REFUSAL_MONSTER_NOT_THERE,
        Refusal::NotALordDraw => key::GOBLIN_REFUSAL_NOT_A_LORD_DRAW,
        Refusal::NotACardDraw => key::GOBLIN_REFUSAL_NOT_A_CARD_DRAW,
        Refusal::CardNotInDeck => key::GOBLIN_REFUSAL_CARD_NOT_IN_DECK,
        Refusal::NotABackDraw => key::GOBLIN_REFUSAL_NOT_A_BACK_DRAW,
        Refusal::BackNotInDeck => key::GOBLIN_REFUSAL_BACK_NOT_IN_DECK,
        Refusal::NotAFirstDraw => key::GOBLIN_REFUSAL_NOT_A_FIRST_DRAW,
        Refusal::OneChoicePerTurn => key::GOBLIN_REFUSAL_ONE_CHOICE_PER_TURN,
        Refusal::MustRevive => key::GOBLIN_REFUSAL_MUST_REVIVE,
        Refusal::FullyHealed => key::GOBLIN_REFUSAL_FULLY_HEALED,
        Refusal::NoEarlyRevival => key::GOBLIN_REFUSAL_NO_EARLY_REVIVAL,
        Refusal::MonsterNotOpen => key::GOBLIN_REFUSAL_MONSTER_NOT_OPEN,
        Refusal::LevelClosed => key::GOBLIN_REFUSAL_LEVEL_CLOSED,
        Refusal::HasKey => key::GOBLIN_REFUSAL_HAS_KEY,
        Refusal::LordClosed => key::GOBLIN_REFUSAL_LORD_CLOSED,
        Refusal::NotInBattle => key::GOBLIN_REFUSAL_NOT_IN_BATTLE,
        Refusal::NotInHand => key::GOBLIN_REFUSAL_NOT_IN_HAND,
        Refusal::DoesNotFollow => key::GOBLIN_REFUSAL_DOES_NOT_FOLLOW,
        Refusal::ColorCursed => key::GOBLIN_REFUSAL_COLOR_CURSED,
        Refusal::DiscardFirst => key::GOBLIN_REFUSAL_DISCARD_FIRST,
        Refusal::NothingToDiscard => key::GOBLIN_REFUSAL_NOTHING_TO_DISCARD,
        Refusal::NotToDiscard => key::GOBLIN_REFUSAL_NOT_TO_DISCARD,
        Refusal::LookFirst => key::GOBLIN_REFUSAL_LOOK_FIRST,
        Refusal::NotLookedAt => key::GOBLIN_REFUSAL_NOT_LOOKED_AT,
        Refusal::ArrangeFirst => key::GOBLIN_REFUSAL_ARRANGE_FIRST,
        Refusal::NothingToArrange => key::GOBLIN_REFUSAL_NOTHING_TO_ARRANGE,
        Refusal::NotToArrange => key::GOBLIN_REFUSAL_NOT_TO_ARRANGE,
        Refusal::ArrangedAlready => key::GOBLIN_REFUSAL_ARRANGED_ALREADY,
        Refusal::EquipFirst => key::GOBLIN_REFUSAL_EQUIP_FIRST,
        Refusal::NothingToEquip => key::GOBLIN_REFUSAL_NOTHING_TO_EQUIP,
        Refusal::HealFirst => key::GOBLIN_REFUSAL_HEAL_FIRST,
        Refusal::NoQuestion => key::GOBLIN_REFUSAL_NO_QUESTION,
        Refusal::NoHealing => key::GOBLIN_REFUSAL_NO_HEALING,
        Refusal::HealingNotNow => key::GOBLIN_REFUSAL_HEALING_NOT_NOW,
        Refusal::NothingToHeal => key::GOBLIN_REFUSAL_NOTHING_TO_HEAL,
        Refusal::NoStrength => key::GOBLIN_REFUSAL_NO_STRENGTH,
        Refusal::NoCardToDouble => key::GOBLIN_REFUSAL_NO_CARD_TO_DOUBLE,
        Refusal::NoEffectToDouble => key::GOBLIN_REFUSAL_NO_EFFECT_TO_DOUBLE,
        Refusal::EffectVoid => key::GOBLIN_REFUSAL_EFFECT_VOID,
        Refusal::OnlyAttackOrDefense => key::GOBLIN_REFUSAL_ONLY_ATTACK_OR_DEFENSE,
        Refusal::NoCountercurse => key::GOBLIN_REFUSAL_NO_COUNTERCURSE,
        Refusal::CounterNotNow => key::GOBLIN_REFUSAL_COUNTER_NOT_NOW,
        Refusal::NoSuchCurse => key::GOBLIN_REFUSAL_NO_SUCH_CURSE,
        Refusal::NotAtMerchant => key::GOBLIN_REFUSAL_NOT_AT_MERCHANT,
        Refusal::PotionOwned => key::GOBLIN_REFUSAL_POTION_OWNED,
        Refusal::PotionBought => key::GOBLIN_REFUSAL_POTION_BOUGHT,
        Refusal::PileEmpty => key::GOBLIN_REFUSAL_PILE_EMPTY,
        Refusal::OneCardPerVisit => key::GOBLIN_REFUSAL_ONE_CARD_PER_VISIT,
        Refusal::NotInPawnshop => key::GOBLIN_REFUSAL_NOT_IN_PAWNSHOP,
        Refusal::PaidInThisVisit => key::GOBLIN_REFUSAL_PAID_IN_THIS_VISIT,
        Refusal::NothingToPayWith => key::GOBLIN_REFUSAL_NOTHING_TO_PAY_WITH,
        Refusal::CannotPayWith => key::GOBLIN_REFUSAL_CANNOT_PAY_WITH,
        Refusal::PayFirst => key::GOBLIN_REFUSAL_PAY_FIRST,
        Refusal::NothingToPay => key::GOBLIN_REFUSAL_NOTHING_TO_PAY,
        Refusal::NotXanros => key::GOBLIN_REFUSAL_NOT_XANROS,
        Refusal::DefiedAlready => key::GOBLIN_REFUSAL_DEFIED_ALREADY,
        Refusal::NoCurseToDefy => key::GOBLIN_REFUSAL_NO_CURSE_TO_DEFY,
        Refusal::NothingToDefy => key::GOBLIN_REFUSAL_NOTHING_TO_DEFY,
        Refusal::NeverEquipment => key::GOBLIN_REFUSAL_NEVER_EQUIPMENT,
    }
}
