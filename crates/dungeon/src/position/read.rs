//! Reading a position: every fault is found before a state is made.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{Faults, PositionFault, PositionFaults, Rules, Seat};

use super::glyph::{read_glyph, read_thing};
use crate::{
    Dungeon, Exits, FULL_HIT_POINTS, Inventory, MAX_TILES, MOVES, Place, State, Thing, TileKind,
    TileType, Token,
};

/// A cell of the map.
struct Cell {
    exits: Exits,
    kind: TileKind,
    start: bool,
    thing: Thing,
}

type Fallible<T> = Result<T, String>;

/// The state a position describes, see the [module](super).
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(rules: &Dungeon, text: &str) -> Result<State, PositionFaults> {
    let mut faults = Vec::new();
    let mut rows = Vec::new();
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let (number, line) = (index + 1, line.trim());
        let mut keep = |result: Fallible<()>| {
            if let Err(reason) = result {
                faults.push(PositionFault::new(text, number, reason));
            }
        };
        match line.split_once(':') {
            _ if line.is_empty() => {}
            Some((key, value)) => {
                lines.push((number, key.trim().to_owned(), value.trim().to_owned()));
            }
            None => keep(read_row(line).map(|row| rows.push(row))),
        }
    }
    let mut state = State::before_start(rules.content(), rules.start().heroes, rules.seats());
    if let Err(reason) = lay_map(rules, &mut state, rows) {
        faults.push(PositionFault::new(text, 1, reason));
    }
    // Whose turn it is can only be judged when everybody stands where they stand.
    lines.sort_by_key(|(_, key, _)| key == "turn");
    let mut seen = Vec::new();
    for (line, key, value) in lines {
        if seen.contains(&key) {
            faults.push(PositionFault::new(text, line, format!("`{key}` is given twice")));
            continue;
        }
        seen.push(key.clone());
        if let Err(reason) = read_line(rules, &mut state, &key, &value) {
            faults.push(PositionFault::new(text, line, reason));
        }
    }
    if state.tiles().len() + usize::from(state.stack_total) > MAX_TILES {
        let reason =
            format!("map and stack have more than {MAX_TILES} tiles; say what is left in `stack:`");
        faults.push(PositionFault::new(text, 1, reason));
    }
    if faults.is_empty() { Ok(state) } else { Err(Faults(faults)) }
}

fn read_row(line: &str) -> Fallible<Vec<Option<Cell>>> {
    line.split_whitespace().map(read_cell).collect()
}

fn read_cell(cell: &str) -> Fallible<Option<Cell>> {
    let mut letters = cell.chars();
    let (Some(glyph), Some(mark), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(format!("`{cell}` is not a cell of two characters"));
    };
    if cell == ".." {
        return Ok(None);
    }
    let (exits, room) = read_glyph(glyph).ok_or_else(|| format!("`{glyph}` is not a tile"))?;
    let unknown = || format!("`{mark}` means nothing in `{cell}`");
    let (kind, thing) = match (room, mark) {
        (true, _) => (TileKind::Room, read_thing(mark).ok_or_else(unknown)?),
        (false, '.') => (TileKind::Tunnel, Thing::Nothing),
        (false, '*') => (TileKind::Gate, Thing::Nothing),
        (false, '+' | '@') => (TileKind::Fountain, Thing::Nothing),
        (false, _) => return Err(unknown()),
    };
    Ok(Some(Cell { exits, kind, start: mark == '@', thing }))
}

/// The start tile gives every other its place; what lies there has left stack and bag.
fn lay_map(rules: &Dungeon, state: &mut State, rows: Vec<Vec<Option<Cell>>>) -> Fallible<()> {
    let is_start = |cell: &Option<Cell>| cell.as_ref().is_some_and(|cell| cell.start);
    let mut starts = Vec::new();
    for (row, cells) in rows.iter().enumerate() {
        starts.extend(
            cells.iter().enumerate().filter(|(_, cell)| is_start(cell)).map(|(x, _)| (x, row)),
        );
    }
    let [(start_x, start_row)] = starts[..] else {
        return Err("the map needs exactly one start tile `┼@`".to_owned());
    };
    if rows.iter().flatten().flatten().count() > MAX_TILES {
        return Err(format!("a map has at most {MAX_TILES} tiles"));
    }
    let offset = |at: usize, start: usize| {
        i8::try_from(at as i64 - start as i64).map_err(|_| "the map is too wide")
    };
    for (row, cells) in rows.into_iter().enumerate() {
        for (x, cell) in cells.into_iter().enumerate() {
            let Some(cell) = cell.filter(|cell| !cell.start) else { continue };
            let place = Place { x: offset(x, start_x)?, y: offset(start_row, row)? };
            let index = state.lay(place, cell.exits, cell.kind);
            state.tile_mut(index).thing = cell.thing;
            take_out(rules, state, &cell);
        }
    }
    Ok(())
}

/// The tile has left the stack, or if there was none like it one of the kind that has most left: a
/// position never has more tiles than its content.
fn take_out(rules: &Dungeon, state: &mut State, cell: &Cell) {
    let same = |tile: &TileType| {
        tile.kind == cell.kind
            && tile.shape.turnings().contains(&cell.exits)
            && state.stack[tile.index()] > 0
    };
    let most = || TileType::all().max_by_key(|tile| state.stack[tile.index()]);
    if let Some(tile) = TileType::all().find(same).or_else(most).filter(|_| state.stack_total > 0) {
        state.stack[tile.index()] -= 1;
        state.stack_total -= 1;
    }
    if let Thing::Token(token) = cell.thing {
        let left = &mut state.bag[token.index()];
        if *left > 0 {
            *left -= 1;
            state.bag_total -= 1;
        }
        state.dragon_laid |= match token {
            Token::Monster(monster) => rules.content().ends_game[monster],
            Token::Chest => false,
        };
    }
}

fn read_line(rules: &Dungeon, state: &mut State, key: &str, value: &str) -> Fallible<()> {
    match key {
        "stack" => {
            state.stack = read_pile(value, TileType::index)?;
            let total: u32 = state.stack.iter().copied().map(u32::from).sum();
            if total as usize + state.tiles().len() > MAX_TILES {
                return Err(format!("stack and map have more than {MAX_TILES} tiles"));
            }
            state.stack_total = total as u8;
            Ok(())
        }
        "bag" => {
            state.bag = read_pile(value, Token::index)?;
            let total: u32 = state.bag.iter().copied().map(u32::from).sum();
            state.bag_total = u8::try_from(total).map_err(|_| "the bag is too full".to_owned())?;
            Ok(())
        }
        "turn" => read_turn(rules, state, value),
        seat => {
            let seat: Seat =
                seat.parse().map_err(|_| format!("`{seat}` is not a seat, turn, stack or bag"))?;
            if seat.index() >= rules.seats() {
                return Err(format!("nobody sits on seat {seat}"));
            }
            read_hero(rules, state, seat, value)
        }
    }
}

fn read_pile<T, const N: usize>(list: &str, index: impl Fn(T) -> usize) -> Fallible<[u8; N]>
where
    T: core::str::FromStr<Err = table::NotationError>,
{
    let mut pile = [0_u8; N];
    for item in list.split(',').map(str::trim).filter(|item| *item != "none") {
        let (count, kind) = item.split_once(' ').ok_or("a pile is a list of numbers and kinds")?;
        let count: u8 = count.parse().map_err(|_| format!("`{count}` is not a number"))?;
        let kind = kind.parse::<T>().map_err(|error| error.to_string())?;
        let place = &mut pile[index(kind)];
        if *place > 0 {
            return Err(format!("`{item}` is given twice"));
        }
        *place = count;
    }
    Ok(pile)
}

fn place_of(state: &State, place: &str) -> Fallible<crate::TileIndex> {
    let place: Place = place.parse().map_err(|error: table::NotationError| error.to_string())?;
    state.tile_at(place).ok_or_else(|| format!("no tile lies at {place}"))
}

fn read_hero(rules: &Dungeon, state: &mut State, seat: Seat, line: &str) -> Fallible<()> {
    let mut words = line.split_whitespace();
    let tile = place_of(state, words.next().unwrap_or_default())?;
    let mut hero = *state.hero(seat);
    (hero.tile, hero.refuge) = (tile, tile);
    hero.inventory = Inventory::default();
    while let Some(word) = words.next() {
        match word {
            "hp" => {
                let points = words.next().and_then(|points| points.parse().ok());
                let points = points.filter(|&points| points <= FULL_HIT_POINTS);
                hero.hit_points = points.ok_or("`hp` is a number from 0 to 5")?;
            }
            "refuge" => hero.refuge = place_of(state, words.next().unwrap_or_default())?,
            "cursed" if state.cursed.is_some() => return Err("only one hero is cursed".to_owned()),
            "cursed" => state.cursed = Some(seat),
            piece if hero.inventory.pieces().count() >= usize::from(Inventory::MOST) => {
                return Err(format!("`{piece}` is one piece too many"));
            }
            piece => hero
                .inventory
                .add(piece.parse().map_err(|error: table::NotationError| error.to_string())?),
        }
    }
    if !hero.inventory.fits(rules.setup().goals) {
        return Err("the hero carries more than fits".to_owned());
    }
    state.heroes[seat] = hero;
    Ok(())
}

fn read_turn(rules: &Dungeon, state: &mut State, line: &str) -> Fallible<()> {
    let mut words = line.split_whitespace();
    let seat: Seat = words
        .next()
        .and_then(|seat| seat.parse().ok())
        .filter(|&seat| state.playing.contains(seat))
        .ok_or("`turn` names a seat of the game")?;
    if !rules.begin_turn(state, seat, &mut ()) {
        return Err("an unconscious hero misses the turn".to_owned());
    }
    while let Some(word) = words.next() {
        match word {
            "moves" => {
                let moves = words.next().and_then(|moves| moves.parse().ok());
                state.moves = moves
                    .filter(|&moves| moves <= MOVES)
                    .ok_or("`moves` is a number from 0 to 4")?;
            }
            "from" => state.came_from = Some(place_of(state, words.next().unwrap_or_default())?),
            word => return Err(format!("`{word}` is neither `moves` nor `from`")),
        }
    }
    Ok(())
}
