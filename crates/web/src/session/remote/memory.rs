//! What this device remembers of tables, so that a page that is loaded again proves what the one before it saw.

use std::cell::{Cell, RefCell};

use protocol::Memory;

use crate::platform::{storage, timer};

/// Kept under this, and the code of the table.
const NAMES: &str = "karak.seen.";

/// So many tables are remembered, the latest ones.
const MOST: usize = 6;

/// The memory of one table.
pub(super) struct Remembering {
    code: String,
    /// What this page has kept: anything else is of another tab.
    written: RefCell<String>,
    /// Whether something new is kept in a moment.
    pub(super) waits: Cell<bool>,
}

impl Remembering {
    pub(super) fn of(code: String) -> Self {
        Self { code, written: RefCell::default(), waits: Cell::new(false) }
    }

    /// The code of the table.
    pub(super) fn code(&self) -> &str {
        &self.code
    }

    fn name(&self) -> String {
        [NAMES, &self.code].concat()
    }

    /// What is remembered of the table, if anything is.
    pub(super) fn recall(&self) -> Option<Memory> {
        let text = storage::get(&self.name())?;
        let memory = read(&text)?;
        *self.written.borrow_mut() = text;
        Some(memory)
    }

    /// Keeps this, together with what another tab has kept meanwhile.
    pub(super) fn keep(&self, memory: Memory) {
        self.waits.set(false);
        let name = self.name();
        let mut written = self.written.borrow_mut();
        let others = storage::get(&name).filter(|there| *there != *written);
        let memory = match others.as_deref().and_then(read) {
            Some(others) => memory.with(others),
            None => memory,
        };
        if written.is_empty() {
            forget_oldest(&self.code);
        }
        let text = format!("{:.0}\n{}", timer::now(), memory.write());
        // Where nothing can be kept the proof says what it cannot prove after a reload.
        if storage::set(&name, &text).is_ok() {
            *written = text;
        }
    }
}

fn read(text: &str) -> Option<Memory> {
    let (_, memory) = text.split_once('\n')?;
    Memory::read(memory).ok()
}

/// Makes room for the memory of one more table.
fn forget_oldest(but: &str) {
    let time = |code: &str| -> f64 {
        let text = storage::get(&[NAMES, code].concat()).unwrap_or_default();
        text.split_once('\n').and_then(|(time, _)| time.parse().ok()).unwrap_or(0.0)
    };
    let mut others: Vec<(f64, String)> = storage::names(NAMES)
        .into_iter()
        .filter(|code| code != but)
        .map(|code| (time(&code), code))
        .collect();
    others.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    for (_, code) in others.into_iter().skip(MOST - 1) {
        storage::remove(&[NAMES, &code].concat());
    }
}
