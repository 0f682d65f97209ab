//! The functions of the compiled module in an order that compresses well.
//!
//! A compiler writes one function for every type a piece of code is used with, and most of them are nearly alike. Equal
//! ones are made one, and each of the others is put behind the one it is most like: the module is 3 % less to download.
//! (What `wasm-opt` does makes it smaller on the disk, but larger once compressed.)

use std::convert::Infallible;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// Functions that call equal ones are found equal only after those were made one; more rounds find next to nothing.
const ROUNDS: usize = 6;

/// Functions are alike if they have so many bytes in a row in common, in many places.
const WINDOW: usize = 6;
/// What more functions have than this says nothing about any of them.
const COMMON: usize = 60;

/// Writes a module again, in order.
pub(super) fn put_in_order(module: &Path) -> Result<()> {
    let mut bytes =
        fs::read(module).with_context(|| format!("{} could not be read", module.display()))?;
    let wrong = || format!("{} could not be put in order", module.display());
    for _ in 0..ROUNDS {
        bytes = ordered(&bytes, Order::merged).with_context(wrong)?;
    }
    bytes = ordered(&bytes, Order::by_likeness).with_context(wrong)?;
    fs::write(module, bytes).with_context(|| format!("{} could not be written", module.display()))
}

fn ordered(module: &[u8], order: impl FnOnce(&Functions<'_>) -> Order) -> Result<Vec<u8>> {
    let mut order = order(&Functions::of(module)?);
    let mut written = Module::new();
    order.parse_core_module(&mut written, Parser::new(0), module)?;
    Ok(written.finish())
}

/// The functions of a module.
struct Functions<'module> {
    /// So many come from outside, before all others.
    imported: u32,
    /// The code and the type of each of the others.
    own: Vec<(&'module [u8], u32)>,
}

impl<'module> Functions<'module> {
    fn of(module: &'module [u8]) -> Result<Self> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for part in Parser::new(0).parse_all(module) {
            let part = part?;
            if let Payload::ImportSection(imports) = part {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            } else if let Payload::FunctionSection(functions) = part {
                types = functions.into_iter().collect::<Result<Vec<u32>, _>>()?;
            } else if let Payload::CodeSectionEntry(body) = part {
                bodies.push(body.as_bytes());
            }
        }
        Ok(Self { imported, own: bodies.into_iter().zip(types).collect() })
    }
}

/// Which functions stay, and where each is found afterwards.
struct Order {
    /// So many functions come from outside, before all others.
    imported: u32,
    /// The functions that stay by their old numbers, in their new order.
    kept: Vec<usize>,
    /// The new number of every function.
    places: Vec<u32>,
}

impl Order {
    /// Equal functions become one, and all are sorted by their code.
    fn merged(functions: &Functions<'_>) -> Self {
        let (imported, functions) = (functions.imported, &functions.own);
        let mut kept: Vec<usize> = (0..functions.len()).collect();
        kept.sort_by_key(|&number| functions[number]);
        kept.dedup_by_key(|number| functions[*number]);
        let place =
            |function: &(&[u8], u32)| kept.partition_point(|&number| functions[number] < *function);
        let places = functions.iter().map(|function| imported + place(function) as u32).collect();
        Self { imported, kept, places }
    }

    /// Behind each function comes the one of those left that is most like it.
    fn by_likeness(functions: &Functions<'_>) -> Self {
        let bodies: Vec<&[u8]> = functions.own.iter().map(|(body, _)| *body).collect();
        let kept = chain(&bodies);
        let mut places = vec![0; kept.len()];
        for (place, &number) in (functions.imported..).zip(&kept) {
            places[number] = place;
        }
        Self { imported: functions.imported, kept, places }
    }
}

/// The numbers of these, each followed by the one of those left that is most like it.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let shared = shared(bodies);
    let mut windows: Vec<Vec<usize>> = vec![Vec::new(); bodies.len()];
    for (window, holders) in shared.iter().enumerate() {
        for &holder in holders {
            windows[holder].push(window);
        }
    }
    let (mut chain, mut is_left) = (Vec::new(), vec![true; bodies.len()]);
    let mut in_common = vec![0_u32; bodies.len()];
    let mut first = 0..bodies.len();
    let mut alike = None;
    while let Some(number) = alike.or_else(|| first.find(|&number| is_left[number])) {
        chain.push(number);
        is_left[number] = false;
        let mut found = Vec::new();
        for &window in &windows[number] {
            for &other in shared[window].iter().filter(|&&other| is_left[other]) {
                if in_common[other] == 0 {
                    found.push(other);
                }
                in_common[other] += 1;
            }
        }
        // A short one has few bytes that could differ, a long one many that could be the same.
        let likeness = |other: usize| {
            let size = (bodies[number].len() * bodies[other].len()) as f64;
            f64::from(in_common[other]) / (size.sqrt() + 8.0)
        };
        alike = found
            .iter()
            .copied()
            .max_by(|&one, &other| likeness(one).total_cmp(&likeness(other)).then(other.cmp(&one)));
        for other in found {
            in_common[other] = 0;
        }
    }
    chain
}

/// Which functions hold the same bytes in a row, for all that several have but not too many.
fn shared(bodies: &[&[u8]]) -> Vec<Vec<usize>> {
    let mut places = Vec::new();
    for (number, body) in bodies.iter().enumerate() {
        places.extend(body.windows(WINDOW).map(|window| (window, number)));
    }
    places.sort_unstable();
    places.dedup();
    let groups = places.chunk_by(|(one, _), (other, _)| one == other);
    let telling = groups.filter(|holders| (2..=COMMON).contains(&holders.len()));
    telling.map(|holders| holders.iter().map(|&(_, number)| number).collect()).collect()
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |own| self.places[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &number in &self.kept {
            functions.function(types[number]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for number in self.kept.clone() {
            self.parse_function_body(code, bodies[number].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{
        ExportKind, ExportSection, Function, FunctionSection, Instruction, TypeSection,
    };
    use wasmparser::{Export, ExternalKind};

    use super::*;

    /// A module of functions that each call another one and then give a number, all of them exported.
    fn module(functions: &[(u32, i32)]) -> Vec<u8> {
        let (mut types, mut section) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], [wasm_encoder::ValType::I32]);
        for (number, &(called, constant)) in functions.iter().enumerate() {
            section.function(0);
            exports.export(&format!("f{number}"), ExportKind::Func, number as u32);
            let mut function = Function::new([]);
            for instruction in [
                Instruction::Call(called),
                Instruction::Drop,
                Instruction::I32Const(constant),
                Instruction::End,
            ] {
                function.instruction(&instruction);
            }
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&section).section(&exports).section(&code);
        module.finish()
    }

    /// How many functions there are, and the number of each exported one.
    fn read(module: &[u8]) -> (usize, Vec<u32>) {
        let (mut count, mut numbers) = (0, Vec::new());
        for part in Parser::new(0).parse_all(module) {
            let part = part.unwrap();
            count += usize::from(matches!(part, Payload::CodeSectionEntry(_)));
            if let Payload::ExportSection(exports) = part {
                let number = |export: Export<'_>| {
                    assert_eq!(export.kind, ExternalKind::Func);
                    export.index
                };
                numbers = exports.into_iter().map(|export| number(export.unwrap())).collect();
            }
        }
        (count, numbers)
    }

    #[test]
    fn equal_functions_become_one_and_all_are_sorted() {
        let once = ordered(&module(&[(0, 9), (0, 5), (0, 9), (0, 7)]), Order::merged).unwrap();
        assert_eq!(read(&once), (3, vec![2, 0, 2, 1]));
    }

    #[test]
    fn who_calls_equal_ones_is_found_equal_the_next_time() {
        let twins = module(&[(0, 1), (0, 1), (0, 3), (1, 3)]);
        let once = ordered(&twins, Order::merged).unwrap();
        assert_eq!(read(&once).0, 3);
        let twice = ordered(&once, Order::merged).unwrap();
        assert_eq!(read(&twice).0, 2);
        assert_eq!(ordered(&twice, Order::merged).unwrap(), twice);
    }

    #[test]
    fn what_is_alike_comes_together() {
        let bodies = [&b"fight the dragon"[..], b"drink a potion", b"fight the dragons", b"?"];
        assert_eq!(chain(&bodies), [0, 2, 1, 3]);
        let long = 100_000_000;
        let one = module(&[(0, long), (1, 7), (2, long), (3, 8)]);
        let alike = ordered(&one, Order::by_likeness).unwrap();
        assert_eq!(read(&alike).0, 4);
    }
}
