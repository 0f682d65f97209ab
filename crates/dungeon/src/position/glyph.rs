//! One character for the exits of a tile, one for what lies on it.

use crate::{Exits, Monster, Piece, Thing, TileKind, Token};

/// Exits and how they are drawn: for rooms, and for everything else.
const LINES: [(&str, char, char); 11] = [
    ("nesw", '╬', '┼'),
    ("nes", '╠', '├'),
    ("nsw", '╣', '┤'),
    ("esw", '╦', '┬'),
    ("new", '╩', '┴'),
    ("ew", '═', '─'),
    ("ns", '║', '│'),
    ("es", '╔', '┌'),
    ("sw", '╗', '┐'),
    ("ne", '╚', '└'),
    ("nw", '╝', '┘'),
];

/// Letters of the monsters, in their order.
const MONSTERS: [char; Monster::ALL.len()] = ['r', 's', 'm', 't', 'w', 'k', 'f', 'd'];
/// Letters of the pieces, in their order.
const PIECES: [char; Piece::ALL.len()] = ['1', '2', '3', 'b', 'p', 'y', '$', '!'];

/// The line drawing of these exits: double for a room.
pub fn exits_glyph(exits: Exits, kind: TileKind) -> char {
    let line = LINES.iter().find(|(letters, ..)| letters.parse() == Ok(exits));
    match (line, kind) {
        (None, _) => '?',
        (Some((_, room, _)), TileKind::Room) => *room,
        (Some((_, _, other)), TileKind::Tunnel | TileKind::Gate | TileKind::Fountain) => *other,
    }
}

/// The letter of what lies in a room; `.` for nothing.
pub fn thing_mark(thing: Thing) -> char {
    match thing {
        Thing::Nothing => '.',
        Thing::Token(Token::Chest) => 'c',
        Thing::Token(Token::Monster(monster)) => MONSTERS[monster as usize],
        Thing::Piece(piece) => PIECES[piece as usize],
    }
}

/// The exits a glyph shows, and whether it is a room.
pub(super) fn read_glyph(glyph: char) -> Option<(Exits, bool)> {
    let (letters, room, _) =
        LINES.iter().find(|&&(_, room, other)| room == glyph || other == glyph)?;
    Some((letters.parse().ok()?, *room == glyph))
}

/// What a letter in a room stands for.
pub(super) fn read_thing(mark: char) -> Option<Thing> {
    let monster =
        MONSTERS.iter().position(|&letter| letter == mark).map(|index| Monster::ALL[index]);
    let piece = PIECES.iter().position(|&letter| letter == mark).map(|index| Piece::ALL[index]);
    match mark {
        '.' => Some(Thing::Nothing),
        'c' => Some(Thing::Token(Token::Chest)),
        _ => {
            monster.map(|monster| Thing::Token(Token::Monster(monster))).or(piece.map(Thing::Piece))
        }
    }
}
