//! `karak replay`: a recorded game, told, shown or proved.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use bots::Recap;
use serde::Serialize;
use table::{Host, Saved, Turn, Viewer};
use words::{Arg, Words, key};

use crate::cli::{MapStyle, ReplayArgs};
use crate::game::{Playable, TerminalStyle};
use crate::recap::{recap, recap_text};
use crate::saved::SavedFile;
use crate::terminal::{Teller, language};
use crate::verify::{Proof, verify};
use crate::watched;

/// What `--json` prints.
#[derive(Serialize)]
struct Shown<'a, V, O, E> {
    game: &'static str,
    /// Entries replayed.
    entry: usize,
    /// Entries in the record.
    entries: usize,
    /// `seat`, `chance` or `over`.
    turn: &'static str,
    view: &'a V,
    /// In notation.
    legal: Vec<String>,
    /// Why nothing is legal; left out where something is.
    #[serde(skip_serializing_if = "Option::is_none")]
    none_legal: Option<String>,
    /// `null` until the game is over.
    outcome: Option<&'a O>,
    /// A look back; left out until the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    recap: Option<Recap<E>>,
    /// What `--verify` found: rolls and draws are proved, or were typed in by players.
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
    /// The number that proved dice were made from, so that they prove nothing against whoever chose it.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice_seed: Option<u64>,
}

pub(crate) fn run<G: Playable>(args: &ReplayArgs, file: &SavedFile<'_>) -> Result<ExitCode> {
    if file.is_watched() {
        watched::run::<G>(args, file)?;
        return Ok(ExitCode::SUCCESS);
    }
    let saved: Saved<G> = file.read()?;
    let total = saved.record.entries.len();
    let shown = args.at.unwrap_or(total);
    if shown > total {
        bail!("there is no entry {shown}: the record has {total}");
    }
    if let Viewer::Seat(seat) = args.view
        && seat.index() >= saved.rules.seats()
    {
        bail!("nobody sits on seat {seat}");
    }
    let proof = args.verify.then(|| verify(&saved, args.commitment)).transpose()?;
    // The whole record has to be possible, also what comes after the entry that is shown.
    let mut host = saved.replay(total, |_, _| {}).context("the record is refused")?;
    if shown < total {
        host = saved.replay(shown, |_, _| {})?;
    }
    if let (Some(viewer), Some(path)) = (args.record_for, &args.save) {
        watched::write(&saved.resume(|_, _| {})?, viewer, path)?;
    }
    let proved = proof.as_ref().is_none_or(Proof::is_proved);
    let code = if proved { ExitCode::SUCCESS } else { ExitCode::from(crate::NOT_PROVED) };
    let mut out = std::io::stdout().lock();
    if args.json {
        write_json(&mut out, &host, args.view, [shown, total], proof.as_ref())?;
        return Ok(code);
    }
    let words = Words::new(language(args.lang));
    if args.log {
        write_log(&mut out, &words, &saved, shown, args.view)?;
    }
    let number = |count: usize| Arg::Number(count as i64);
    let of = [("entry", number(shown)), ("entries", number(total))];
    writeln!(out, "{}\n", words.say(key::UI_ENTRY_OF, &of))?;
    write_text(&mut out, &words, &host, args.view, args.map)?;
    if let Some(proof) = proof {
        proof.write(&mut out, &words, &saved)?;
    }
    Ok(code)
}

fn write_json<G: Playable>(
    out: &mut impl Write,
    host: &Host<G>,
    viewer: Viewer,
    [entry, entries]: [usize; 2],
    proof: Option<&Proof>,
) -> Result<()> {
    let view = host.view(viewer);
    let legal = legal(host, viewer);
    let shown = Shown {
        game: G::GAME,
        entry,
        entries,
        turn: match host.turn() {
            Turn::Seat(_) => "seat",
            Turn::Chance => "chance",
            Turn::Over => "over",
        },
        none_legal: legal.is_empty().then(|| none_legal(host.turn(), viewer)),
        legal: legal.iter().map(ToString::to_string).collect(),
        outcome: G::outcome(&view),
        recap: recap(host),
        view: &view,
        verified: proof.map(Proof::is_proved),
        dice_seed: proof.and_then(Proof::seed),
    };
    serde_json::to_writer(&mut *out, &shown)?;
    writeln!(out)?;
    Ok(())
}

/// Why the viewer finds no action in the list, and what to do about it.
fn none_legal(turn: Turn, viewer: Viewer) -> String {
    match turn {
        Turn::Over => "the game is over".to_owned(),
        Turn::Chance => {
            "a roll or draw comes next, and nobody decides anything before it".to_owned()
        }
        Turn::Seat(seat) => {
            let who = match viewer {
                Viewer::Seat(other) => format!("not that of seat {other}"),
                Viewer::Spectator => "not yours".to_owned(),
            };
            format!(
                "it is the turn of seat {seat}, {who}, and what can be chosen would tell what is \
                 hidden; --view {seat} shows it"
            )
        }
    }
}

/// What could be done, as far as the viewer may know: where there are secrets, choices tell them.
fn legal<G: Playable>(host: &Host<G>, viewer: Viewer) -> Vec<G::Action> {
    if G::has_secrets() { host.legal_for(viewer) } else { host.legal_actions() }
}

/// What happened, as the viewer saw it.
fn write_log<G: Playable>(
    out: &mut impl Write,
    words: &Words,
    saved: &Saved<G>,
    shown: usize,
    viewer: Viewer,
) -> Result<()> {
    let view = saved.replay(usize::MAX, |_, _| {})?.view(viewer);
    let mut lines = Vec::new();
    saved.replay(shown, |host, done| {
        if done.takes_back() {
            lines.push(words.text(key::UI_UNDONE));
        }
        let rules = host.rules();
        let seen = done.events().iter().filter_map(|event| rules.seen(event, viewer));
        lines.extend(seen.map(|event| rules.event(words, &view, &event)));
    })?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    Ok(())
}

fn write_text<G: Playable>(
    out: &mut impl Write,
    words: &Words,
    host: &Host<G>,
    viewer: Viewer,
    map: MapStyle,
) -> Result<()> {
    let (rules, view) = (host.rules(), host.view(viewer));
    let screen = TerminalStyle { lettering: map.lettering(), columns: None };
    let teller = Teller { rules, words, view: &view, screen };
    write!(out, "{}", teller.whole_table(&[]))?;
    writeln!(out, "\n{}", rules.prompt(words, &view))?;
    for action in legal(host, viewer) {
        let text = action.to_string();
        writeln!(out, "  {text:<18} {}", rules.action(words, &view, action))?;
    }
    let recap = recap_text(words, host, &view);
    if !recap.is_empty() {
        write!(out, "\n{recap}")?;
    }
    Ok(())
}
