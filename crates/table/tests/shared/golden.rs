//! Golden transcripts of any game: the record of a whole game, all that happened as each viewer saw it,
//! what changed in their views with every entry, and some of the last views in full.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use table::{Done, Header, Host, Record, Rules, Seat, Turn, Viewer};

/// Plays a hosted game to its end and writes it down, under these set-up lines. The caller says what
/// is done whenever it is a seat's turn.
pub(crate) fn transcript<R>(
    mut host: Host<R>,
    header: Header,
    full: &[Viewer],
    mut go_on: impl FnMut(&mut Host<R>, Seat) -> Done<R>,
) -> String
where
    R: Rules,
{
    let seats = host.rules().seats();
    let views = |host: &Host<R>| -> Vec<Value> {
        let json = |viewer| serde_json::to_value(host.view(viewer)).unwrap();
        Viewer::all(seats).map(json).collect()
    };
    let mut text = String::new();
    let mut known = views(&host);
    let mut done = host.begin();
    loop {
        if let Some(entry) = host.entries().last() {
            writeln!(text, "{} {entry}", host.sequence()).unwrap();
        }
        for event in done.events() {
            let seen = |viewer| {
                let seen = host.rules().seen(event, viewer)?;
                Some(serde_json::to_string(&seen).unwrap())
            };
            as_seen(&mut text, &Viewer::all(seats).map(seen).collect::<Vec<_>>());
        }
        let now = views(&host);
        changes(&mut text, &known, &now);
        known = now;
        let Turn::Seat(seat) = host.turn() else { break };
        done = go_on(&mut host, seat);
    }
    for &viewer in full {
        let view = serde_json::to_string_pretty(&host.view(viewer)).unwrap();
        write!(text, "\n{view}\n").unwrap();
    }
    format!("{}\n{text}", Record::new(header, host.entries().collect()))
}

/// What is different in the views, a line for each place in them.
fn changes(text: &mut String, before: &[Value], after: &[Value]) {
    let mut places: BTreeMap<String, Vec<Option<String>>> = BTreeMap::new();
    for (viewer, (old, new)) in before.iter().zip(after).enumerate() {
        differences("", old, new, &mut |place, now| {
            let line = format!("{place} = {now}");
            places.entry(place).or_insert_with(|| vec![None; before.len()])[viewer] = Some(line);
        });
    }
    for seen in places.values() {
        as_seen(text, seen);
    }
}

/// The smallest parts of a view that are different, and what they are now. Lists that are no longer as long, and
/// lists of words and numbers, are one part.
fn differences(place: &str, before: &Value, after: &Value, tell: &mut impl FnMut(String, String)) {
    let below = |name: &str| {
        if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }
    };
    match (before, after) {
        (before, after) if before == after => {}
        (Value::Object(before), Value::Object(after)) if before.keys().eq(after.keys()) => {
            for (name, now) in after {
                differences(&below(name), &before[name], now, tell);
            }
        }
        (Value::Array(before), Value::Array(after))
            if after.iter().any(Value::is_object) && before.len() <= after.len() =>
        {
            for (index, now) in after.iter().enumerate() {
                let old = before.get(index).unwrap_or(&Value::Null);
                differences(&below(&index.to_string()), old, now, tell);
            }
        }
        (_, after) => tell(place.to_owned(), after.to_string()),
    }
}

/// One line if all saw the same, else one line for each viewer who saw anything; the last viewer only watches.
fn as_seen(text: &mut String, seen: &[Option<String>]) {
    if let Some(same) = &seen[0]
        && seen.iter().all(|other| other.as_ref() == Some(same))
    {
        writeln!(text, "    {same}").unwrap();
        return;
    }
    let spectator = seen.len();
    for (number, line) in (1..).zip(seen) {
        match line {
            Some(line) if number == spectator => writeln!(text, "    all: {line}").unwrap(),
            Some(line) => writeln!(text, "    {number}: {line}").unwrap(),
            None => {}
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
