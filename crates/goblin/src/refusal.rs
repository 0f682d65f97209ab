//! Why something is not possible, each reason with its rule.

table::refusals! {
    GameOver: "G5.7", "the game is over";
    GameNotBegun: "G1.7", "the game has not begun yet";
    SeatGone: "G1.1", "that seat is not in the game";
    NotNow: "G4.10", "something else has to be decided first";
    NothingToDraw: "G3.2", "nothing is to be drawn now";
    NotAHeroDraw: "G9.8", "a hero who is still free has to be drawn";
    NotAMonsterDraw: "G1.4", "a monster has to be turned up";
    MonsterNotThere: "G1.4", "this monster is not in the pile";
    NotALordDraw: "G1.5", "one of the three lords has to be drawn";
    NotACardDraw: "G3.3", "a starting card has to be drawn";
    CardNotInDeck: "G3.3", "this card is not hidden in the deck";
    NotABackDraw: "G3.4", "the back of the deck's top card has to be turned up";
    BackNotInDeck: "G3.4", "no such card is hidden in the deck";
    NotAFirstDraw: "G1.7", "a seat has to be drawn to begin";
    OneChoicePerTurn: "G2.1", "the turn's choice is made";
    MustRevive: "G2.2", "without hit points the hero can only revive";
    FullyHealed: "G2.4", "no hit point is missing";
    NoEarlyRevival: "G2.4", "with hit points left nobody revives in this edition";
    MonsterNotOpen: "G4.1", "this monster does not lie open";
    LevelClosed: "G4.2", "a key is missing for this level";
    HasKey: "G4.2", "whoever has this level's key does not fight its gatekeepers again";
    LordClosed: "G4.2", "keys are missing for the lord's chamber";
    NotInBattle: "G4.3", "this is only possible in battle";
    NotInHand: "G4.3", "this card is not in the hand";
    DoesNotFollow: "G4.3", "the last card does not allow this color";
    ColorCursed: "G6.2", "the monster's curse forbids this color";
    DiscardFirst: "G6.4", "a hand bonus is cancelled: first cards have to be given up";
    NothingToDiscard: "G6.4", "no card has to be given up";
    NotToDiscard: "G6.4", "only a card from the hand can be given up";
    LookFirst: "G8.6", "first choose which of the two cards to keep";
    NotLookedAt: "G8.6", "Taia does not look at this card";
    ArrangeFirst: "G3.3", "first the new deck has to be put in order";
    NothingToArrange: "G3.3", "there is no deck to put in order";
    NotToArrange: "G3.3", "this is not left for the new deck";
    ArrangedAlready: "G3.3", "a deck of which a card is in its place is not shuffled any more";
    EquipFirst: "G5.3", "first decide about the weapon or armour";
    NothingToEquip: "G5.3", "there is no weapon or armour to decide about";
    HealFirst: "G7.8", "first decide about the healing potion";
    NoQuestion: "G7.8", "nobody asked";
    NoHealing: "G7.8", "the hero has no healing potion";
    HealingNotNow: "G7.8", "the healing potion cannot be drunk now";
    NothingToHeal: "G7.8", "no hit point is missing";
    NoStrength: "G7.7", "the hero has no potion of strength";
    NoCardToDouble: "G7.7", "there is no card to double";
    NoEffectToDouble: "G7.7", "the last card has no such effect";
    EffectVoid: "G7.7", "a void effect cannot be doubled";
    OnlyAttackOrDefense: "G7.7", "only attack or defence can be doubled";
    NoCountercurse: "G7.9", "the hero has no countercurse potion";
    CounterNotNow: "G7.9", "a curse is lifted between the choice of the monster and the end of card play";
    NoSuchCurse: "G7.9", "the monster has no such curse now";
    NotAtMerchant: "G7.1", "this is only possible at the merchant's";
    PotionOwned: "G7.1", "one potion of each type is all a hero can own";
    PotionBought: "G7.1", "one potion of each type is all a visit allows";
    PileEmpty: "G7.1", "no such potion is left";
    OneCardPerVisit: "G7.1", "one card from the pawnshop is all a visit allows";
    NotInPawnshop: "G7.1", "this card is not in the pawnshop";
    PaidInThisVisit: "G7.3", "what was paid in this visit cannot be bought in it";
    NothingToPayWith: "G7.2", "there is nothing to pay with";
    CannotPayWith: "G7.2", "only the own weapon, armour or a won card from the hand can pay";
    PayFirst: "G7.2", "first it has to be paid";
    NothingToPay: "G7.2", "nothing is to be paid";
    NotXanros: "G8.3", "only Lord Xanros defies a curse, with abilities on";
    DefiedAlready: "G8.3", "one curse is all Lord Xanros defies in a battle";
    NoCurseToDefy: "G8.3", "the monster has no such curse to defy";
    NothingToDefy: "G8.3", "this curse does not touch this card";
    NeverEquipment: "G8.3", "curses on equipment cannot be defied";
    NamedLater: "G8.3", "an attack or a defence is named when its card lies in the chain";
    DeclaredAtOnce: "G8.3", "this has to be declared when the card is played";
    NotInChain: "G8.3", "this card was not played in this battle";
    ChooseFirst: "G9.13", "first choose the potion to begin with";
    NothingToChoose: "G9.13", "no potion is to be chosen to begin with";
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use table::Reason;

    use super::*;

    #[test]
    fn reasons_read_like_reasons() {
        for refusal in Refusal::ALL {
            let text = refusal.to_string();
            assert!(!text.ends_with('.') && refusal.rule().starts_with('G'), "{text}");
        }
    }
}
