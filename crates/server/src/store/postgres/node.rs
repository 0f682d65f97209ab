//! A program among others that share a database: what it has open, its lease, and what it is told of others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, mpsc, watch};

use super::super::beyond::Beyond;
use super::super::{Code, GuestId, StoreError};
use super::hints::Hint;

/// Lines that wait for a table's task; more are dropped.
const LINES: usize = 64;

/// This program among others.
pub(in super::super) struct Node {
    pub(super) id: i64,
    /// How long it runs its tables without being heard of. Nobody waits longer for bots and clocks of one that is gone.
    pub(super) lease: Duration,
    state: Mutex<State>,
    /// Whether others are there.
    others: AtomicBool,
    /// Asks for a look at the database before its time.
    pub(super) nudge: Notify,
    hints: mpsc::Sender<Hint>,
    renamed: mpsc::Sender<GuestId>,
}

/// What changes.
struct State {
    lease: Instant,
    serial: u64,
    open: BTreeMap<Code, Open>,
    /// Put away since the database was last told.
    closed: BTreeSet<Code>,
    /// Why this program may no longer write.
    fenced: Option<StoreError>,
}

/// A table that is open here.
struct Open {
    serial: u64,
    beyond: watch::Sender<Beyond>,
    say: mpsc::Sender<String>,
    guests: Vec<GuestId>,
    /// Whether the database knows.
    told: bool,
}

/// What the database has to be told, and asked.
pub(super) struct Errand {
    pub(super) closed: Vec<Code>,
    /// Who is where.
    pub(super) here: Vec<(Code, Vec<GuestId>)>,
    /// Tables that this node runs, as far as it knows.
    pub(super) ours: Vec<Code>,
    /// Tables that another node runs, or nobody.
    pub(super) unclaimed: Vec<Code>,
    /// Tables that others had open, too.
    pub(super) shared: Vec<Code>,
}

/// What was found of a table that others have open, too.
pub(super) struct Seen {
    pub(super) code: Code,
    pub(super) rows: u64,
    /// Those who are connected elsewhere; `None` if no other node has it open any more.
    pub(super) guests: Option<Vec<GuestId>>,
}

impl Node {
    pub(super) fn new(
        id: i64,
        lease: Duration,
        hints: mpsc::Sender<Hint>,
        renamed: mpsc::Sender<GuestId>,
    ) -> Self {
        let state = State {
            lease: Instant::now(),
            serial: 0,
            open: BTreeMap::new(),
            closed: BTreeSet::new(),
            fenced: None,
        };
        Self {
            id,
            lease,
            state: Mutex::new(state),
            others: AtomicBool::new(false),
            nudge: Notify::new(),
            hints,
            renamed,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What tables say.
impl Node {
    /// A table is open here from now on.
    pub(in super::super) fn open(
        &self,
        code: Code,
    ) -> (u64, watch::Receiver<Beyond>, mpsc::Receiver<String>) {
        let (beyond, changes) = watch::channel(Beyond::default());
        let (say, said) = mpsc::channel(LINES);
        let mut state = self.state();
        state.serial += 1;
        let serial = state.serial;
        state.closed.remove(&code);
        state.open.insert(code, Open { serial, beyond, say, guests: Vec::new(), told: false });
        self.nudge.notify_one();
        (serial, changes, said)
    }

    /// It is no longer, unless it was opened again.
    pub(in super::super) fn put_away(&self, code: Code, serial: u64) {
        let mut state = self.state();
        if state.open.get(&code).is_some_and(|open| open.serial == serial) {
            state.open.remove(&code);
            state.closed.insert(code);
            self.nudge.notify_one();
        }
    }

    /// Who is connected to it here.
    pub(in super::super) fn here(&self, code: Code, guests: Vec<GuestId>) {
        if let Some(open) = self.state().open.get_mut(&code)
            && open.guests != guests
        {
            (open.guests, open.told) = (guests, false);
            self.nudge.notify_one();
        }
    }

    /// Something is said to those who are elsewhere.
    pub(in super::super) fn say(&self, code: Code, text: &str) {
        self.hint(Hint::Said { code, text: text.to_owned() });
    }

    /// Whether the lease lasts.
    pub(in super::super) fn has_lease(&self) -> bool {
        Instant::now() < self.state().lease
    }

    /// Tells other nodes something, if there is room for it: hints may be lost.
    pub(super) fn hint(&self, hint: Hint) {
        let _ = self.hints.try_send(hint);
    }

    /// The same for what concerns every node, where there are others.
    pub(super) fn hint_everybody(&self, hint: Hint) {
        if self.others.load(Ordering::Relaxed) {
            self.hint(hint);
        }
    }
}

/// What the beat of this node does.
impl Node {
    /// The tables are this program's, or those of another version, which it would spoil.
    pub(super) fn fence(&self, reason: Option<StoreError>) {
        self.state().fenced = reason;
    }

    /// Why nothing may be written, if so.
    pub(super) fn fenced(&self) -> Option<StoreError> {
        self.state().fenced.clone()
    }

    /// What there is to do now that the lease was renewed. If the one before ended first, others may have claimed what was run
    /// here, and tables may have left something undone: nothing is run until it has been claimed anew, of which tables are told.
    pub(super) fn errand(&self, lease: Instant, others: bool) -> Errand {
        self.others.store(others, Ordering::Relaxed);
        let mut state = self.state();
        if Instant::now() >= std::mem::replace(&mut state.lease, lease) {
            for open in state.open.values_mut() {
                open.told = false;
                open.beyond.send_if_modified(|beyond| std::mem::take(&mut beyond.ours));
            }
        }
        let open = || state.open.iter();
        let codes = |which: fn(&Beyond) -> bool| {
            open().filter(|(_, open)| which(&open.beyond.borrow())).map(|(&code, _)| code).collect()
        };
        Errand {
            closed: state.closed.iter().copied().collect(),
            here: open()
                .filter(|(_, open)| !open.told)
                .map(|(&code, open)| (code, open.guests.clone()))
                .collect(),
            ours: codes(|beyond| beyond.ours),
            unclaimed: codes(|beyond| !beyond.ours),
            shared: codes(|beyond| beyond.shared),
        }
    }

    /// These tables are left to others, but for those that somebody holds.
    pub(super) fn left(&self, closed: &[Code], held: &BTreeSet<Code>) {
        let mut state = self.state();
        for code in closed.iter().filter(|code| !held.contains(code)) {
            state.closed.remove(code);
        }
    }

    /// The database was told who is here.
    pub(super) fn told(&self, errand: &Errand) {
        let mut state = self.state();
        for (code, guests) in &errand.here {
            if let Some(open) = state.open.get_mut(code) {
                open.told = open.guests == *guests;
            }
        }
    }

    /// The database has forgotten what it was told, or may have.
    pub(super) fn forgotten(&self) {
        self.state().open.values_mut().for_each(|open| open.told = false);
    }

    /// The database knows of so many tables here: of fewer than it was told, if it has forgotten some.
    pub(super) fn is_known(&self, count: u64) {
        let told = self.state().open.values().filter(|open| open.told).count();
        if count < told as u64 {
            self.forgotten();
        }
    }

    /// Of the tables that were thought to be run here, these are.
    pub(super) fn owned(&self, thought: &[Code], owned: &BTreeSet<Code>) {
        let state = self.state();
        let lost = thought.iter().filter(|code| !owned.contains(code));
        for open in lost.filter_map(|code| state.open.get(code)) {
            open.beyond.send_if_modified(|beyond| std::mem::take(&mut beyond.ours));
        }
    }

    /// These tables are run here from now on.
    pub(super) fn claimed(&self, codes: &[Code]) {
        let state = self.state();
        for open in codes.iter().filter_map(|code| state.open.get(code)) {
            open.beyond.send_if_modified(|beyond| !std::mem::replace(&mut beyond.ours, true));
        }
    }

    /// What others do at tables that are open here.
    pub(super) fn seen(&self, seen: Vec<Seen>) {
        let state = self.state();
        for Seen { code, rows, guests } in seen {
            let Some(open) = state.open.get(&code) else { continue };
            open.beyond.send_if_modified(|beyond| {
                let now = Beyond {
                    rows: rows.max(beyond.rows),
                    ours: beyond.ours,
                    shared: guests.is_some(),
                    guests: guests.unwrap_or_default(),
                };
                let changed = *beyond != now;
                *beyond = now;
                changed
            });
        }
    }
}

/// What others tell.
impl Node {
    /// A log has so many rows.
    pub(in super::super) fn moved(&self, code: Code, rows: u64) {
        if let Some(open) = self.state().open.get(&code) {
            open.beyond.send_if_modified(|beyond| {
                let more = rows > beyond.rows;
                beyond.rows = beyond.rows.max(rows);
                more
            });
        }
    }

    /// Something was said at a table.
    pub(super) fn heard(&self, code: Code, text: String) {
        if let Some(open) = self.state().open.get(&code) {
            let _ = open.say.try_send(text);
        }
    }

    /// Whether somebody came or went where it matters here.
    pub(super) fn has_open(&self, code: Code) -> bool {
        self.state().open.contains_key(&code)
    }

    /// A guest goes by another name. Whoever does not hear of it shows the old one until the table is loaded anew.
    pub(super) fn renamed(&self, guest: GuestId) {
        let _ = self.renamed.try_send(guest);
    }
}

#[cfg(test)]
impl Node {
    /// One that nobody hears.
    pub(in super::super) fn alone() -> Self {
        Self::new(1, Duration::from_secs(4), mpsc::channel(1).0, mpsc::channel(1).0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEASE: Duration = Duration::from_secs(4);

    fn later() -> Instant {
        Instant::now() + LEASE
    }

    #[test]
    fn a_lease_that_ended_before_it_was_renewed_is_told() {
        let (node, code) = (Node::alone(), Code::random([7; 8]));
        let (_, mut beyond, _said) = node.open(code);
        // It is over at once.
        node.errand(Instant::now(), false);
        node.claimed(&[code]);
        assert!(beyond.borrow_and_update().ours && !node.has_lease());
        let errand = node.errand(later(), false);
        assert!(node.has_lease() && beyond.has_changed().unwrap(), "the table looks again");
        assert!(!beyond.borrow_and_update().ours);
        assert_eq!((errand.ours, errand.unclaimed), (vec![], vec![code]), "in the same beat");
        node.claimed(&[code]);
        assert!(beyond.has_changed().unwrap());
        assert_eq!(node.errand(later(), false).ours, [code], "a lease that lasts changes nothing");
    }

    #[test]
    fn a_table_that_another_node_has_claimed_is_no_longer_run() {
        let (node, codes) = (Node::alone(), [3, 4].map(|byte| Code::random([byte; 8])));
        let open = codes.map(|code| node.open(code));
        node.errand(later(), true);
        node.claimed(&codes);
        node.owned(&codes, &BTreeSet::from([codes[1]]));
        assert_eq!(open.map(|(_, beyond, _said)| beyond.borrow().ours), [false, true]);
    }

    #[test]
    fn what_the_database_has_forgotten_is_told_again() {
        let (node, code) = (Node::alone(), Code::random([7; 8]));
        let _open = node.open(code);
        let told = || {
            let errand = node.errand(later(), true);
            node.told(&errand);
            errand.here.len()
        };
        assert_eq!(told(), 1);
        node.is_known(1);
        assert_eq!(told(), 0);
        node.is_known(0);
        assert_eq!(told(), 1);
    }
}
