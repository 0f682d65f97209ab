//! The map of a position: rows of cells, laid outwards from the start tile.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::glyph::{read_glyph, read_thing};
use super::read::Fallible;
use crate::{Direction, Dungeon, Exits, MAX_TILES, Place, State, Thing, TileKind, TileType, Token};

/// A cell of the map.
struct Cell {
    exits: Exits,
    kind: TileKind,
    start: bool,
    thing: Thing,
}

/// A row of the map.
struct Row {
    line: usize,
    cells: Vec<Option<Cell>>,
}

/// The rows from north to south.
#[derive(Default)]
pub(super) struct Map {
    rows: Vec<Row>,
    /// The lines that tiles were read from, once they are laid.
    lines: BTreeMap<(i8, i8), usize>,
}

impl Map {
    /// Reads a row; gives what is wrong with its cells.
    pub(super) fn read_row(&mut self, line: usize, text: &str) -> impl Iterator<Item = String> {
        let mut wrong = Vec::new();
        let mut cells = Vec::new();
        for cell in text.split_whitespace() {
            match read_cell(cell) {
                Ok(cell) => cells.push(cell),
                Err(reason) => wrong.push(reason),
            }
        }
        self.rows.push(Row { line, cells });
        wrong.into_iter()
    }

    /// Where the map begins in the text.
    pub(super) fn first_line(&self) -> usize {
        self.rows.first().map_or(1, |row| row.line)
    }

    /// The line of the tile at this place.
    pub(super) fn line_of(&self, place: Place) -> Option<usize> {
        self.lines.get(&(place.x, place.y)).copied()
    }

    /// The start tile gives every other its place; what lies there has left stack and bag. Tiles are laid from those
    /// that lie already, as in a game; loose ones come last.
    pub(super) fn lay(&mut self, rules: &Dungeon, state: &mut State) -> Fallible<()> {
        let mut cells = self.placed()?;
        let mut from = 0;
        while !cells.is_empty() {
            let next = if let Some(tile) = state.tiles().get(from) {
                from += 1;
                let beside = |side: Direction| {
                    let place = tile.place.towards(side);
                    let cell = cells.get(&(place.x, place.y))?;
                    cell.exits.contains(side.opposite()).then_some((place.x, place.y))
                };
                tile.exits.iter().filter_map(beside).collect()
            } else {
                cells.keys().next().copied().into_iter().collect::<Vec<_>>()
            };
            for place in next {
                let Some(cell) = cells.remove(&place) else { continue };
                let index = state.lay(Place { x: place.0, y: place.1 }, cell.exits, cell.kind);
                state.tile_mut(index).thing = cell.thing;
                take_out(rules, state, &cell);
            }
        }
        Ok(())
    }

    /// The cells by place, without the start tile.
    fn placed(&mut self) -> Fallible<BTreeMap<(i8, i8), Cell>> {
        let is_start = |cell: &Option<Cell>| cell.as_ref().is_some_and(|cell| cell.start);
        let mut starts = Vec::new();
        for (row, Row { cells, .. }) in self.rows.iter().enumerate() {
            let here = cells.iter().enumerate().filter(|(_, cell)| is_start(cell));
            starts.extend(here.map(|(x, _)| (x, row)));
        }
        let [(start_x, start_row)] = starts[..] else {
            return Err("the map needs exactly one start tile `┼@`".to_owned());
        };
        if self.rows.iter().flat_map(|row| &row.cells).flatten().count() > MAX_TILES {
            return Err(format!("a map has at most {MAX_TILES} tiles"));
        }
        let offset = |at: usize, start: usize| {
            i8::try_from(at as i64 - start as i64).map_err(|_| "the map is too wide")
        };
        let mut placed = BTreeMap::new();
        for (number, row) in self.rows.iter_mut().enumerate() {
            for (x, cell) in core::mem::take(&mut row.cells).into_iter().enumerate() {
                let Some(cell) = cell.filter(|cell| !cell.start) else { continue };
                let place = (offset(x, start_x)?, offset(start_row, number)?);
                self.lines.insert(place, row.line);
                placed.insert(place, cell);
            }
        }
        Ok(placed)
    }
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
