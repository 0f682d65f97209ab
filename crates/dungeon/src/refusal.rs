//! Why something is not possible, each reason with its rule.

table::refusals! {
    GameOver: "K11.1", "the game is over";
    GameNotBegun: "K1.5", "the game has not begun yet";
    NotAStartRoll: "K1.5", "two dice have to be rolled to see who begins";
    NoMovesLeft: "K2.1", "all moves are spent";
    NoTileThere: "K2.1", "no tile lies there yet";
    Wall: "K2.2", "there is a wall";
    TileToLay: "K2.4", "the drawn tile has to be laid first";
    TokenToLay: "K2.4", "one of the drawn tokens has to be laid first";
    NoExit: "K3.1", "the tile has no exit there";
    AlreadyExplored: "K3.1", "a tile lies there already";
    NotConnected: "K3.1", "the tile would not be connected to the one just left";
    NotThatShape: "K3.1", "the drawn tile does not have these exits";
    NoTileDrawn: "K3.1", "no tile was drawn";
    NotATileDraw: "K3.1", "a tile has to be drawn";
    NothingToDraw: "K3.1", "nothing is to be rolled or drawn now";
    TileNotInStack: "K3.1", "no such tile is left in the stack";
    NotATokenDraw: "K3.3", "a token has to be drawn";
    TokenNotInBag: "K3.3", "no such token is left in the bag";
    StackEmpty: "K3.4", "the stack of tiles is empty";
    WouldCloseDungeon: "K3.5", "turned like this the tile would close the dungeon, turned another way it would not";
    TileWouldClose: "K3.5", "that tile would close the dungeon, so another one is drawn";
    InCombat: "K4.1", "first the combat has to be decided";
    NotInCombat: "K4.2", "this is only possible in combat, after the roll";
    NotADiceRoll: "K4.2", "two dice have to be rolled";
    NoSuchHero: "K1.1", "there is no such hero in the game";
    NotAHeroDraw: "K1.1", "a hero who is still free has to be drawn";
    NoBolt: "K7.1", "no magic bolt is left for this combat";
    LootFirst: "K6.2", "first something has to be left behind";
    NothingToLeave: "K6.4", "nothing is left behind unless it does not fit";
    NotCarried: "K6.2", "the hero does not carry that";
    DoesNotHelp: "K6.2", "leaving this would not make everything fit";
    NothingHere: "K6.3", "nothing to collect lies here";
    NoChestHere: "K6.6", "there is no chest here";
    NoKey: "K6.6", "a key is needed";
    NoPortal: "K7.2", "the hero has no portal of healing";
    NoFountainThere: "K7.2", "no discovered fountain is there";
    NotOnGate: "K8.1", "the hero does not stand on a gate";
    OneGateOnly: "K8.1", "a single gate leads nowhere";
    NoGateThere: "K8.1", "no other gate is there";
    CurseFirst: "K9.1", "first the curse has to be placed";
    NoCurseToPlace: "K9.1", "only who has just beaten a mummy decides about the curse";
    NotOnOneself: "K9.1", "the curse cannot be put on oneself";
    AlreadyCursed: "K9.1", "this hero has the curse already";
    NobodyCursed: "K9.1", "nobody is cursed, so the curse must be placed";
    SkillCursed: "K9.2", "a cursed hero has no skills";
    NotHoran: "K10.2", "only Horan can roll again";
    RolledTwice: "K10.2", "the second roll stands";
    DecideRoll: "K10.2", "first decide whether to roll again";
    ChooseFountain: "K10.2", "first choose the fountain to come back at";
    NoFountainToRise: "K10.2", "there is no discovered fountain to come back at";
    NotDefeated: "K10.2", "only a defeated Horan comes back at a fountain";
    NotXanros: "K10.3", "only Lord Xanros can do this";
    SacrificedAlready: "K10.3", "only one hit point can be sacrificed in a combat";
    NoHitPoint: "K10.3", "no hit point is left to sacrifice";
    MovesSpent: "K10.3", "swapping takes all four moves";
    SameTile: "K10.3", "this hero stands on the same tile";
    NotAderyn: "K10.4", "only the thief decides when to fight";
    NoMonsterHere: "K10.4", "there is no monster here";
    MustFight: "K10.4", "the monster on the tile has to be fought first";
    SwordsmanRollsNoOne: "K10.5", "Victorius rolls a die that shows 1 again";
    NotTaia: "K10.6", "only Taia chooses between two tokens";
    NoTokensDrawn: "K10.6", "no two tokens were drawn";
    NotDrawn: "K10.6", "that token was not drawn";
    SeatGone: "K1.1", "that seat is not in the game";
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
            assert!(!text.ends_with('.') && refusal.rule().starts_with('K'), "{text}");
        }
    }
}
