//! Rows as tables: the same columns in every row of a batch, a value in each.

use crate::{Batch, GameRow, TurnRow};

/// What the values of a column are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Words.
    Text,
    /// A number without a fraction.
    Whole,
    /// A number.
    Real,
}

/// One column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Words with `_` between them.
    pub name: String,
    /// What its values are.
    pub kind: Kind,
}

/// One value.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// In a column of [`Kind::Text`].
    Text(String),
    /// In a column of [`Kind::Whole`].
    Whole(u64),
    /// In a column of [`Kind::Real`].
    Real(f32),
}

/// A row that fits into a table.
pub trait Flat {
    /// The columns of the table.
    fn columns(batch: &Batch) -> Vec<Column>;
    /// The values of this row, in the order of the columns.
    fn cells(&self, batch: &Batch) -> Vec<Cell>;
}

/// What of the set-up every row of a game repeats, so that rows of several batches can be told apart.
const SET_UP: [(&str, &str); 6] = [
    ("content", "content"),
    ("edition", "edition"),
    ("settings", "settings"),
    ("abilities", "abilities"),
    ("goals", "goals"),
    ("rules", "rules"),
];

fn text(name: impl Into<String>) -> Column {
    Column { name: name.into(), kind: Kind::Text }
}

fn whole(name: impl Into<String>) -> Column {
    Column { name: name.into(), kind: Kind::Whole }
}

fn real(name: impl Into<String>) -> Column {
    Column { name: name.into(), kind: Kind::Real }
}

impl Flat for GameRow {
    fn columns(batch: &Batch) -> Vec<Column> {
        let mut columns = vec![text("game_name"), whole("seed"), whole("game")];
        columns.extend(SET_UP.map(|(name, _)| text(name)));
        columns.extend(["turns", "steps", "decisions", "forced"].map(whole));
        columns.push(text("ending"));
        for seat in 1..=batch.seats.len() {
            columns.push(text(format!("seat{seat}_bot")));
            columns.push(text(format!("seat{seat}_hero")));
            columns.push(whole(format!("seat{seat}_order")));
            columns.push(real(format!("seat{seat}_score")));
            columns.push(real(format!("seat{seat}_victory")));
        }
        let named = |key: &String| whole(key.replace(['.', '-'], "_"));
        columns.extend(batch.counters.iter().map(named));
        columns
    }

    fn cells(&self, batch: &Batch) -> Vec<Cell> {
        let mut cells =
            vec![Cell::Text(batch.game.clone()), Cell::Whole(batch.seed), Cell::Whole(self.game)];
        cells.extend(SET_UP.map(|(_, key)| Cell::Text(batch.set_up(key).to_owned())));
        let figures = [u64::from(self.turns), self.steps, self.decisions, self.forced];
        cells.extend(figures.map(Cell::Whole));
        cells.push(Cell::Text(self.ending.clone()));
        for seat in &self.seats {
            cells.push(Cell::Text(seat.bot.to_string()));
            cells.push(Cell::Text(seat.hero.clone()));
            cells.push(Cell::Whole(seat.order.into()));
            cells.push(Cell::Real(seat.score));
            cells.push(Cell::Real(seat.victory));
        }
        let count = |key| Cell::Whole(self.counts.get(key).copied().unwrap_or(0).into());
        cells.extend(batch.counters.iter().map(count));
        cells
    }
}

impl Flat for TurnRow {
    fn columns(_: &Batch) -> Vec<Column> {
        let mut columns: Vec<Column> =
            ["seed", "game", "turn", "active", "seat", "hit_points"].map(whole).into();
        columns.extend(["score", "chance", "victory"].map(real));
        columns
    }

    fn cells(&self, batch: &Batch) -> Vec<Cell> {
        let seat = |seat: table::Seat| u64::from(u8::from(seat));
        let whole = [
            batch.seed,
            self.game,
            self.turn.into(),
            seat(self.active),
            seat(self.seat),
            self.hit_points.into(),
        ];
        let mut cells: Vec<Cell> = whole.map(Cell::Whole).into();
        cells.extend([self.score, self.chance, self.victory].map(Cell::Real));
        cells
    }
}
