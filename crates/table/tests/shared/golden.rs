//! Golden transcripts of any game: the record of a whole game, all that happened as each viewer saw it,
//! what their views hashed to at every entry, and some of the last views in full.

use std::fmt::Write as _;
use std::path::Path;

use table::{Header, Host, Record, Rules, Seat, Turn, Viewer, hex, sha256};

/// Plays a hosted game to its end and writes it down, under these set-up lines. Whoever calls says what
/// is done whenever it is a seat's turn.
pub(crate) fn transcript<R>(
    mut host: Host<R>,
    header: Header,
    full: &[Viewer],
    mut go_on: impl FnMut(&mut Host<R>, Seat) -> Vec<R::Event>,
) -> String
where
    R: Rules,
{
    let mut text = String::new();
    let mut events = host.begin();
    loop {
        if let Some(entry) = host.entries().last() {
            writeln!(text, "{} {entry}", host.entries().len()).unwrap();
        }
        for event in &events {
            let seen = |viewer| {
                let seen = host.rules().seen(event, viewer)?;
                Some(serde_json::to_string(&seen).unwrap())
            };
            as_seen(&mut text, host.rules().seats(), seen);
        }
        as_seen(&mut text, host.rules().seats(), |viewer| {
            let view = serde_json::to_string(&host.view(viewer)).unwrap();
            Some(format!("view {}", &hex(&sha256(view.as_bytes()))[..12]))
        });
        let Turn::Seat(seat) = host.turn() else { break };
        events = go_on(&mut host, seat);
    }
    for &viewer in full {
        let view = serde_json::to_string_pretty(&host.view(viewer)).unwrap();
        write!(text, "\n{view}\n").unwrap();
    }
    format!("{}\n{text}", Record::new(header, host.entries().to_vec()))
}

/// One line if all saw the same, else one line for each viewer who saw anything.
fn as_seen(text: &mut String, seats: usize, seen: impl Fn(Viewer) -> Option<String>) {
    let all: Vec<(Viewer, Option<String>)> =
        Viewer::all(seats).map(|viewer| (viewer, seen(viewer))).collect();
    if let Some(same) = &all[0].1
        && all.iter().all(|(_, other)| other.as_ref() == Some(same))
    {
        writeln!(text, "    {same}").unwrap();
        return;
    }
    for (viewer, seen) in all {
        let Some(seen) = seen else { continue };
        match viewer {
            Viewer::Seat(seat) => writeln!(text, "    {seat}: {seen}").unwrap(),
            Viewer::Spectator => writeln!(text, "    all: {seen}").unwrap(),
        }
    }
}

/// Whether transcripts are to be written anew.
pub(crate) fn is_update() -> bool {
    std::env::var_os("UPDATE").is_some()
}

/// Holds a transcript against the one that is stored in this folder, or stores it.
pub(crate) fn compare(folder: &Path, name: &str, transcript: &str) -> Result<(), String> {
    let path = folder.join(format!("{name}.txt"));
    if is_update() {
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(&path, transcript).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
    let mut lines = recorded.lines().zip(transcript.lines()).enumerate();
    match lines.find(|(_, (recorded, now))| recorded != now) {
        Some((index, (recorded, now))) => {
            Err(format!("{name}, line {}: recorded `{recorded}`, now `{now}`", index + 1))
        }
        None if recorded.len() != transcript.len() => Err(format!("{name}: another length")),
        None => Ok(()),
    }
}
