//! From arguments to a position.

use anyhow::{Result, anyhow, bail};
use goblin::position;
use goblin::{Card, First, Goblin, Level, Monster, MonsterKind, Setup, Starting, State};
use table::Seat;

use crate::cli::GoblinOddsArgs;
use crate::files;
use crate::goblin::setup;

/// Longer positions are not read.
const MAX_POSITION_BYTES: usize = 64 << 10;

/// The position that is asked about.
pub(super) fn read(args: &GoblinOddsArgs) -> Result<(Goblin, State)> {
    match &args.position {
        Some(path) => {
            let text = files::read_text(path, MAX_POSITION_BYTES)?;
            let heroes = if args.hero.is_empty() {
                vec![None; seats(&text)]
            } else {
                args.hero.iter().copied().map(Some).collect()
            };
            let rules = setup::game(&args.setup, Setup { heroes, ..Setup::default() })?;
            let state = position::read(&rules, &text).map_err(|faults| {
                let lines = faults.0.iter().map(|fault| format!("\n  {}: {fault}", path.display()));
                anyhow!("the position cannot be used: {}", lines.collect::<String>())
            })?;
            Ok((rules, state))
        }
        None => simple(args),
    }
}

/// How many seats a position speaks of.
fn seats(text: &str) -> usize {
    let seat =
        |line: &str| line.trim().strip_prefix("seat ")?.split(':').next()?.trim().parse().ok();
    let seats = text.lines().filter_map(seat);
    seats.map(|seat: Seat| seat.index() + 1).max().unwrap_or(1)
}

/// A battle that the arguments describe.
fn simple(args: &GoblinOddsArgs) -> Result<(Goblin, State)> {
    let (&[hero], Some(monster)) = (&args.hero[..], args.monster) else {
        bail!("name one hero who fights");
    };
    let first = First::Seat(Seat::new(0));
    let setup = Setup { heroes: vec![Some(hero)], first, ..Setup::default() };
    let rules = setup::game(&args.setup, setup)?;
    let text = format!("{}\nseat 1: {}\n", place(monster), seat_line(args, monster)?);
    let state = position::read(&rules, &text).map_err(|faults| {
        let reasons: Vec<&str> =
            faults.0.iter().map(|table::PositionFault { reason, .. }| reason.as_str()).collect();
        anyhow!("{}", reasons.join("; "))
    })?;
    Ok((rules, state))
}

/// The line of a position that lets a monster lie open.
fn place(monster: Monster) -> String {
    match (monster.kind(), monster.level()) {
        (MonsterKind::Ordinary(_), Some(level)) => format!("{level}: {monster}"),
        (MonsterKind::Gatekeeper, Some(level)) => format!("{level}: gate {monster}"),
        (MonsterKind::Lord, _) | (_, None) => format!("lord: {monster}"),
    }
}

/// What the hero has, with the keys that lead to the monster.
fn seat_line(args: &GoblinOddsArgs, monster: Monster) -> Result<String> {
    let mut clauses = vec![format!("keys {}", list(&keys(monster)))];
    clauses.extend(args.hit_points.map(|points| format!("hit-points {points}")));
    clauses.extend(args.weapon.map(|card| format!("weapon {card}")));
    clauses.extend(args.armour.map(|card| format!("armour {card}")));
    if !args.hand.is_empty() {
        clauses.push(format!("hand {}", list(&args.hand)));
    }
    clauses.push(format!("potions {}", list(&args.potions)));
    let mut discard = args.discard.clone();
    match args.deck.trim() {
        "unknown" => {}
        deck => {
            let deck = cards(deck)?;
            if args.hand.is_empty() {
                bail!("with --deck name the cards of the --hand too");
            }
            let elsewhere = |card: &Card| {
                [&deck[..], &args.hand, &args.discard].iter().all(|cards| !cards.contains(card))
            };
            discard.extend(Starting::all().map(Card::Starting).filter(elsewhere));
            clauses.push(deck_clause(&deck));
        }
    }
    if args.deck.trim() != "unknown" || !discard.is_empty() {
        clauses.push(format!("discard {}", list(&discard)));
    }
    Ok(clauses.join("; "))
}

fn keys(monster: Monster) -> Vec<Level> {
    let below = |level: &Level| monster.level().is_none_or(|own| (*level as u8) < own as u8);
    Level::ALL.into_iter().filter(below).collect()
}

fn cards(list: &str) -> Result<Vec<Card>> {
    let names = list.split(',').map(str::trim).filter(|name| !name.is_empty() && *name != "none");
    names.map(|name| name.parse().map_err(|error| anyhow!("--deck: {error}"))).collect()
}

/// The back of the first card is seen; of the others nothing is known but which they are.
fn deck_clause(deck: &[Card]) -> String {
    let [top, below @ ..] = deck else { return "deck none".to_owned() };
    let top = match top {
        Card::Starting(_) => "starting".to_owned(),
        Card::Won(card) => card.to_string(),
    };
    let won: Vec<&Card> = below.iter().filter(|card| matches!(card, Card::Won(_))).collect();
    format!("deck {top} {} hiding {}", "? ".repeat(below.len()), list(&won))
}

fn list(items: &[impl ToString]) -> String {
    if items.is_empty() {
        return "none".to_owned();
    }
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
