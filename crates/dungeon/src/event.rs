//! What happened, for the log, animation and statistics. Everything here is open to all (K1.6).

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Dice, Ending, Exits, Hero, Monster, Piece, Place, TileType, Token};

/// How a combat ended (K4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightResult {
    /// The monster is beaten.
    Won,
    /// Nobody is hurt.
    Tied,
    /// A hit point is gone.
    Lost,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(
    missing_docs,
    reason = "the fields say what the variant's sentence needs, by their type's name"
)]
pub enum Event {
    /// A hero was drawn at random for a seat.
    HeroDrawn { seat: Seat, hero: Hero },
    /// A seat rolled to see who begins.
    RolledForStart { seat: Seat, dice: Dice },
    /// Several rolled highest; they roll again.
    StartTied,
    /// A seat's turn begins.
    TurnBegan { seat: Seat },
    /// An unconscious hero regains a hit point instead of playing.
    TurnMissed { seat: Seat },
    /// To a neighboring tile.
    Moved { seat: Seat, to: Place },
    /// Through a wall.
    WalkedThroughWall { seat: Seat, to: Place },
    /// Through a gate.
    Teleported { seat: Seat, to: Place },
    /// A tile was drawn.
    TileDrawn { seat: Seat, tile: TileType },
    /// It would have closed the dungeon and went back to the stack.
    TileReturned { tile: TileType },
    /// It was laid, and the hero stepped onto it.
    TileLaid { seat: Seat, tile: TileType, exits: Exits, at: Place },
    /// A token was drawn.
    TokenDrawn { seat: Seat, token: Token },
    /// Taia put one back.
    TokenReturned { token: Token },
    /// A token lies on the new room.
    TokenLaid { token: Token, at: Place },
    /// A combat begins.
    FightBegan { seat: Seat, monster: Monster, strength: u8 },
    /// The throw, and what it adds up to with weapons and skills.
    Rolled { seat: Seat, dice: Dice, total: u8 },
    /// Horan takes up the dice once more.
    RollsAgain { seat: Seat },
    /// A magic bolt was used.
    BoltUsed { seat: Seat, total: u8 },
    /// Xanros gave a hit point.
    Sacrificed { seat: Seat, total: u8 },
    /// The comparison.
    Fought { seat: Seat, monster: Monster, total: u8, strength: u8, result: FightResult },
    /// A hit point was lost.
    HitPointLost { seat: Seat, left: u8 },
    /// The hero fell unconscious.
    FellUnconscious { seat: Seat },
    /// Back to where the hero came from.
    Retreated { seat: Seat, to: Place },
    /// Horan came back at a fountain.
    Rose { seat: Seat, at: Place },
    /// The beaten monster's back.
    Looted { seat: Seat, piece: Piece },
    /// A piece stayed on the tile.
    LeftBehind { seat: Seat, piece: Piece },
    /// A piece was picked up.
    Collected { seat: Seat, piece: Piece },
    /// A chest was opened.
    ChestOpened { seat: Seat },
    /// The curse was put on a hero.
    Cursed { by: Seat, seat: Seat },
    /// The curse stayed with its owner.
    CurseKept { by: Seat, seat: Seat },
    /// The curse was lifted.
    CurseLifted { seat: Seat },
    /// All hit points are back.
    Healed { seat: Seat },
    /// A portal of healing brought a hero to a fountain.
    PortalUsed { by: Seat, seat: Seat, to: Place },
    /// Xanros and another hero changed places.
    Swapped { by: Seat, seat: Seat },
    /// Victorius goes on after a six.
    GoesOn { seat: Seat },
    /// A seat's turn is over.
    TurnEnded { seat: Seat },
    /// A seat left the game.
    Withdrew { seat: Seat },
    /// The game is over.
    GameEnded { ending: Ending },
}
