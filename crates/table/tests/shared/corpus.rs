//! Saved records of any game: how they are written, that each replays, and that the dice it names are proved.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use table::{ChanceSource, FairDice, Host, Luck as _, PlayoutLuck, Recorded, Seat, SeatNote, Turn};

/// How a game goes that is to be saved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Nothing unusual.
    Plain,
    /// Whatever may be taken back is, sometimes.
    Undoing,
    /// Draws are typed in, sometimes wrong.
    OwnDraws,
    /// The second seat leaves half-way.
    Leaving,
    /// All agree to end it half-way.
    Agreeing,
}

/// Plays a game by whoever chooses and gives what `karak play --save` would have written.
pub(crate) fn saved<R: Recorded>(
    rules: R,
    seed: u64,
    way: Way,
    half_way: impl Fn(&Host<R>) -> bool,
    mut choose: impl FnMut(&Host<R>) -> R::Action,
) -> String {
    let seats = rules.seats();
    let dice = FairDice::from_seed(seed, seats, rules.setup_hash(None));
    let mut host = Host::new(rules, (way != Way::OwnDraws).then_some(dice));
    let mut luck = PlayoutLuck::new(seed);
    host.note(Seat::new(0), SeatNote::Taken("Anna".to_owned())).unwrap();
    host.begin();
    let mut gone = false;
    loop {
        match host.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = host.rules().sample(host.state(), &mut luck);
                host.draw(chance).unwrap();
                if luck.below(8) == 0 {
                    host.correct().unwrap();
                    let chance = host.rules().sample(host.state(), &mut luck);
                    host.draw(chance).unwrap();
                }
            }
            Turn::Seat(_) if way == Way::Leaving && !gone && half_way(&host) => {
                gone = true;
                host.withdraw(Seat::new(1)).unwrap();
            }
            Turn::Seat(_) if way == Way::Agreeing && half_way(&host) => {
                host.agree().unwrap();
            }
            Turn::Seat(seat) => {
                let action = choose(&host);
                host.play(seat, action).unwrap();
                if way == Way::Undoing && host.can_undo(seat) && luck.below(4) == 0 {
                    host.undo(seat).unwrap();
                }
            }
        }
    }
    table::Saved::record(&host).to_string()
}

/// Puts a record into its folder.
pub(crate) fn write(folder: &Path, name: &str, record: &str) {
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(folder.join(format!("{name}.karak")), record).unwrap();
}

/// A game that was saved.
pub(crate) struct Saved<R: Recorded> {
    /// As it stood.
    pub(crate) host: Host<R>,
    /// The record names its dice, and they gave what it says. Otherwise draws were typed in.
    pub(crate) proved: bool,
}

/// The games of all records in a folder.
pub(crate) fn all_replayed<R: Recorded>(folder: &Path) -> Vec<Saved<R>> {
    let files = std::fs::read_dir(folder).unwrap();
    let paths: BTreeSet<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    let read = |path: PathBuf| {
        println!("{}", path.display());
        replayed(&std::fs::read_to_string(path).unwrap())
    };
    paths.into_iter().map(read).collect()
}

fn replayed<R: Recorded>(text: &str) -> Saved<R> {
    let saved = table::Saved::<R>::parse(text).unwrap_or_else(|error| panic!("{error}"));
    assert!(saved.record.seal_fits());
    let (host, proved) = match &saved.chance {
        ChanceSource::Dice(dice) => (saved.verify(dice), true),
        ChanceSource::OwnDraws => (saved.resume(|_, _| {}), false),
        ChanceSource::Unknown => panic!("nobody knows where its draws came from"),
    };
    Saved { host: host.unwrap_or_else(|error| panic!("{error}")), proved }
}
