//! Tables as Parquet files, for data frames.

use std::io::Write;
use std::marker::PhantomData;
use std::sync::Arc;

use anyhow::Result;
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, FloatType, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

use crate::Batch;
use crate::flat::{Cell, Column, Flat, Kind};

/// Rows that are written at once.
const GROUP: usize = 10_000;

/// The values of one column.
#[derive(Debug)]
enum Values {
    Text(Vec<ByteArray>),
    Whole(Vec<i64>),
    Real(Vec<f32>),
}

/// Writes rows of a batch.
pub struct ParquetWriter<'a, R, W: Write + Send> {
    file: SerializedFileWriter<W>,
    batch: &'a Batch,
    columns: Vec<Values>,
    waiting: usize,
    rows: PhantomData<R>,
}

impl<'a, R: Flat, W: Write + Send> ParquetWriter<'a, R, W> {
    /// Begins a file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(out: W, batch: &'a Batch) -> Result<Self> {
        let columns = R::columns(batch);
        let fields = columns.iter().map(field).collect::<Result<_>>()?;
        let schema = Type::group_type_builder("rows").with_fields(fields).build()?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let file = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties))?;
        let columns = columns.iter().map(|column| empty(column.kind)).collect();
        Ok(Self { file, batch, columns, waiting: 0, rows: PhantomData })
    }

    /// One more row.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&mut self, row: &R) -> Result<()> {
        for (values, cell) in self.columns.iter_mut().zip(row.cells(self.batch)) {
            match (values, cell) {
                (Values::Text(values), Cell::Text(text)) => values.push(text.into_bytes().into()),
                (Values::Whole(values), Cell::Whole(number)) => values.push(number as i64),
                (Values::Real(values), Cell::Real(number)) => values.push(number),
                (Values::Text(_) | Values::Whole(_) | Values::Real(_), _) => {
                    unreachable!("a row has the kinds of its columns")
                }
            }
        }
        self.waiting += 1;
        if self.waiting == GROUP { self.write_group() } else { Ok(()) }
    }

    fn write_group(&mut self) -> Result<()> {
        let mut group = self.file.next_row_group()?;
        for values in &mut self.columns {
            let Some(mut column) = group.next_column()? else { break };
            match values {
                Values::Text(values) => {
                    column.typed::<ByteArrayType>().write_batch(values, None, None)?;
                    values.clear();
                }
                Values::Whole(values) => {
                    column.typed::<Int64Type>().write_batch(values, None, None)?;
                    values.clear();
                }
                Values::Real(values) => {
                    column.typed::<FloatType>().write_batch(values, None, None)?;
                    values.clear();
                }
            }
            column.close()?;
        }
        group.close()?;
        self.waiting = 0;
        Ok(())
    }

    /// All was written.
    ///
    /// # Errors
    /// If it was not.
    pub fn finish(mut self) -> Result<W> {
        if self.waiting > 0 {
            self.write_group()?;
        }
        Ok(self.file.into_inner()?)
    }
}

fn field(column: &Column) -> Result<Arc<Type>> {
    let physical = match column.kind {
        Kind::Text => Physical::BYTE_ARRAY,
        Kind::Whole => Physical::INT64,
        Kind::Real => Physical::FLOAT,
    };
    let logical = matches!(column.kind, Kind::Text).then_some(LogicalType::String);
    let field = Type::primitive_type_builder(&column.name, physical)
        .with_repetition(Repetition::REQUIRED)
        .with_logical_type(logical)
        .build()?;
    Ok(Arc::new(field))
}

fn empty(kind: Kind) -> Values {
    match kind {
        Kind::Text => Values::Text(Vec::new()),
        Kind::Whole => Values::Whole(Vec::new()),
        Kind::Real => Values::Real(Vec::new()),
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use dungeon::{Content, Dungeon, Setup};
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    use super::*;
    use crate::{DealLuck, GameRow, Played, Simulator, TurnRow, TurnWatch};

    fn written<R: Flat>(batch: &Batch, rows: &[R]) -> SerializedFileReader<std::fs::File> {
        let name = format!("karak-{}-{}.parquet", std::process::id(), rows.len());
        let path = std::env::temp_dir().join(name);
        let mut writer = ParquetWriter::new(std::fs::File::create(&path).unwrap(), batch).unwrap();
        for row in rows {
            writer.write(row).unwrap();
        }
        writer.finish().unwrap();
        let file = std::fs::File::open(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        SerializedFileReader::new(file).unwrap()
    }

    #[test]
    fn what_is_written_reads_back() {
        let setup = Setup { turn_limit: Some(60), ..Setup::with_heroes("horan, taia").unwrap() };
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let bots = [Bot::Random; 2];
        let batch = Batch::new("test", &rules, &bots, 3, 1);
        let (mut simulator, mut watch) = (Simulator::new(&rules), TurnWatch::new::<Dungeon>());
        let mut play = |game| {
            let row = simulator.play(game, &bots, DealLuck::new(1, game), &mut watch);
            let turns = watch.end(&row);
            Played { row, turns }
        };
        let played: Vec<Played> = (0..3).map(&mut play).collect();
        let games: Vec<GameRow> = played.iter().map(|played| played.row.clone()).collect();
        let turns: Vec<TurnRow> = played.into_iter().flat_map(|played| played.turns).collect();
        let file = written(&batch, &games);
        assert_eq!(file.metadata().file_metadata().num_rows(), 3);
        let columns = GameRow::columns(&batch);
        let place = |name: &str| columns.iter().position(|column| column.name == name).unwrap();
        for (row, game) in file.get_row_iter(None).unwrap().zip(&games) {
            let row = row.unwrap();
            assert_eq!(row.get_long(place("turns")).unwrap(), i64::from(game.turns));
            assert_eq!(row.get_string(place("seat2_hero")).unwrap(), "taia");
            assert!(
                (row.get_float(place("seat1_score")).unwrap() - game.seats[0].score).abs() < 1e-6
            );
        }
        let file = written(&batch, &turns);
        assert_eq!(file.metadata().file_metadata().num_rows(), turns.len() as i64);
        assert!(turns.len() >= 100);
    }
}
