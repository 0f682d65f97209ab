//! Records of one viewer: what a seat or a spectator has seen, and nothing else.
//!
//! Until a game is over players may take home only what they saw. Where everything is open that is the record without
//! the dice's secrets; where players have secrets it is the first view and the updates: to be watched, but neither
//! proved nor continued.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::saved::{header_of, only_known, read_seats, write_own_draws};
use crate::{
    Done, FairDice, Follower, FollowerOf, Header, Host, Record, RecordLine, Recorded, Rules, Saved,
    SavedError, Turn, UpdateOf, Viewer,
};

/// The line that says whose eyes a record was seen with.
const SEEN_BY_LINE: &str = "seen-by";
/// The line that carries the view it begins with.
const VIEW_LINE: &str = "view";
const SPECTATOR: &str = "spectator";

/// What one viewer saw of a game.
pub struct Watched<G: Rules> {
    /// The game it is of.
    pub rules: Arc<G>,
    /// Who saw it.
    pub viewer: Viewer,
    /// Who sits on each seat. Empty when it does not say.
    pub seats: Vec<String>,
    /// What it begins with.
    pub first: FollowerOf<G>,
    /// What happened then, in order.
    pub updates: Vec<UpdateOf<G>>,
    /// Whether the record is as a program saved it.
    pub seal_fits: bool,
}

/// The record that this viewer may have now: the whole one once the game is over, else what they have seen.
pub fn record_for<G: Recorded>(host: &Host<G>, viewer: Viewer) -> String {
    if host.turn() == Turn::Over {
        Saved::record(host).to_string()
    } else if G::OPEN {
        let mut header = header_of(host, host.position());
        match host.dice() {
            Some(dice) => dice.write_commitment(&mut header),
            None => write_own_draws(host, &mut header),
        }
        Record::new(header, host.entries().collect()).to_string()
    } else {
        watched(host, viewer).to_string()
    }
}

/// Whether a text says that it is the record of one viewer.
pub fn is_watched(text: &str) -> bool {
    let set_up = text.lines().take_while(|line| !line.starts_with('{'));
    set_up.filter_map(|line| line.split_once(':')).any(|(key, _)| key == SEEN_BY_LINE)
}

/// The game is played again from its beginning, and the viewer looks on.
fn watched<G: Recorded>(host: &Host<G>, viewer: Viewer) -> Record<UpdateLine<G>> {
    let rules = host.shared_rules();
    let beginning: Host<G> = match host.position() {
        Some(position) => Host::at(rules, *position, None),
        None => Host::new(rules, None),
    };
    let beginning = if host.own_draws() { beginning } else { beginning.by_record() };
    let mut header = header_of(host, None);
    header.push(SEEN_BY_LINE, viewer.to_string());
    let view = serde_json::to_string(&beginning.view(viewer));
    header.push(VIEW_LINE, format!("\n{}", view.unwrap_or_default()));
    if let Some(dice) = host.dice() {
        dice.write_commitment(&mut header);
    }
    // A game that begins in a position may begin with this viewer's decision.
    let first = Done::nothing(0, *beginning.state()).update(beginning.rules(), viewer);
    let mut updates = Vec::new();
    if !first.legal.is_empty() {
        updates.push(UpdateLine(first));
    }
    let entries: Vec<_> = host.entries().collect();
    let again = beginning.replay_with(&entries, |host, done| {
        if done.from() != done.to() {
            updates.push(UpdateLine(done.update(host.rules(), viewer)));
        }
    });
    debug_assert!(again.is_ok(), "what was played can be played again");
    Record::new(header, updates)
}

impl<G: Recorded> Watched<G> {
    /// Reads the record of one viewer.
    ///
    /// # Errors
    /// A line that cannot be read, or updates that do not follow each other.
    pub fn parse(text: &str) -> Result<Self, SavedError> {
        Self::read(text).map_err(|error| error.in_text::<G>(text))
    }

    fn read(text: &str) -> Result<Self, SavedError> {
        let (record, lines) =
            Record::<UpdateLine<G>>::read(text).map_err(|error| SavedError::of(&error))?;
        let header = &record.header;
        let own_lines = [SEEN_BY_LINE, VIEW_LINE, crate::saved::SEATS_LINE];
        only_known(header, &[G::LINES, &FairDice::LINES[3..], &own_lines].concat())?;
        let rules = G::from_header(header)
            .map_err(|faults| SavedError::of(&faults).in_set_up::<G>(header))?;
        let rules = Arc::new(rules);
        let seats = read_seats(header, rules.seats())?;
        let viewer = read_viewer(header, rules.seats())?;
        let view = header.block(VIEW_LINE).unwrap_or_default();
        let view: G::View = serde_json::from_str(view).map_err(|error| {
            SavedError::new(format!("`{VIEW_LINE}` is no view of this game: {error}"))
        })?;
        let first = Follower { sequence: 0, view, log: Vec::new(), legal: Vec::new() };
        let seal_fits = record.seal_fits();
        let updates: Vec<UpdateOf<G>> = record.entries.into_iter().map(|line| line.0).collect();
        let mut follower = first.clone();
        for (number, update) in (1..).zip(&updates) {
            follower.follow(update.clone()).map_err(|gap| {
                SavedError::new(format!("line {}: {gap}", lines.of(number).unwrap_or_default()))
            })?;
        }
        Ok(Self { rules, viewer, seats, first, updates, seal_fits })
    }

    /// What the viewer held after so many updates; after all of them if there are fewer.
    pub fn after(&self, updates: usize) -> FollowerOf<G> {
        let mut follower = self.first.clone();
        for update in self.updates.iter().take(updates) {
            // All of them followed each other when they were read.
            let fits = follower.follow(update.clone()).is_ok();
            debug_assert!(fits, "an update does not follow");
        }
        follower
    }
}

fn read_viewer(header: &Header, seats: usize) -> Result<Viewer, SavedError> {
    let viewer: Option<Viewer> = header.get(SEEN_BY_LINE).and_then(|viewer| viewer.parse().ok());
    match viewer {
        Some(Viewer::Seat(seat)) if seat.index() >= seats => None,
        Some(_) | None => viewer,
    }
    .ok_or_else(|| SavedError::new(format!("`{SEEN_BY_LINE}` is a seat's number or `{SPECTATOR}`")))
}

/// An update as a line of JSON.
struct UpdateLine<G: Rules>(UpdateOf<G>);

impl<G: Rules> fmt::Display for UpdateLine<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(&self.0).map_err(|_| fmt::Error)?)
    }
}

impl<G: Rules> RecordLine for UpdateLine<G> {
    const COMMENTS: bool = false;

    fn read(line: &str) -> Result<Self, String> {
        let update = serde_json::from_str(line);
        update.map(Self).map_err(|error| format!("this is no update of this game: {error}"))
    }

    fn begins(line: &str) -> bool {
        line.starts_with('{')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::Race;

    #[test]
    fn what_a_viewer_saw_reads_back_and_ends_where_the_game_stands() {
        let dice = FairDice::from_seed(3, 2, Race.setup_hash(None));
        let mut host = Host::new(Race, Some(dice));
        host.begin();
        for _ in 0..4 {
            let Turn::Seat(seat) = host.turn() else { break };
            let walk = host.legal_actions()[0];
            host.play(seat, walk).unwrap();
            if host.undo(seat).is_ok() {
                host.play(seat, walk).unwrap();
            }
        }
        for viewer in Viewer::all(2) {
            let text = watched(&host, viewer).to_string();
            assert!(is_watched(&text) && !text.contains("dice-host"), "{text}");
            let read = Watched::<Race>::parse(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(read.after(usize::MAX), Follower::of(&host, viewer));
            assert!(read.seal_fits);
        }
    }
}
