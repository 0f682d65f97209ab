//! `karak cards`: a card file checked, and cards shown as tables.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use goblin::{Card, Content, Curses, Hero, Level, Monster, MonsterKind, Starting};
use words::{Arg, Words, goblin as say, key};

use super::faces::Faces;
use super::setup;
use crate::cli::{CardsArgs, CardsCommand, Lettering, ShowCardsArgs};
use crate::layout::{Grid, USUAL_COLUMNS};
use crate::terminal::{language, width};

pub(crate) fn run(args: &CardsArgs) -> Result<()> {
    let mut out = std::io::stdout().lock();
    match &args.what {
        CardsCommand::Check { file } => check(&mut out, file),
        CardsCommand::Show(args) => show(&mut out, args),
    }
}

fn check(out: &mut impl Write, file: &Path) -> Result<()> {
    let content = setup::content(Some(file), None)?;
    let starting: usize = content.starting.values().iter().map(|cards| cards.len()).sum();
    let potions: u32 = content.potions.values().iter().map(|&count| u32::from(count)).sum();
    let monsters = content.monsters.len();
    writeln!(
        out,
        "{}: no faults: {monsters} monsters, {} rewards, {starting} starting cards, {potions} potions",
        content.id,
        content.rewards.len(),
    )?;
    let costs = content.costs();
    if !costs.is_empty() {
        writeln!(
            out,
            "\nBattles with these cards are costly to think about: hints and odds will often be \
             estimates, and bots see less of what may happen."
        )?;
        for cost in costs {
            writeln!(out, "  {cost}")?;
        }
    }
    Ok(())
}

fn show(out: &mut impl Write, args: &ShowCardsArgs) -> Result<()> {
    let content = setup::content(args.cards.as_deref(), args.lang)?;
    let words = Words::new(language(args.lang));
    let lettering = if args.ascii { Lettering::Ascii } else { Lettering::Unicode };
    let faces = Faces { words: &words, content: &content, lettering: Some(lettering) };
    let columns = width().unwrap_or(USUAL_COLUMNS);
    writeln!(out, "{}", words.say(key::UI_CARDS_SET, &[("name", Arg::text(content.id.as_str()))]))?;
    for level in Level::ALL {
        let heading = words.say(key::UI_LEVEL, &[("level", Arg::text(level.name()))]);
        let monsters = Monster::all().filter(|monster| monster.level() == Some(level));
        write!(out, "\n{heading}\n{}", monster_table(&faces, monsters, columns))?;
    }
    let lords = Monster::all().filter(|monster| monster.kind() == MonsterKind::Lord);
    write!(out, "\n{}\n{}", words.text(key::UI_LORD), monster_table(&faces, lords, columns))?;
    for hero in Hero::ALL {
        let name = Arg::text(say::hero(&words, hero));
        let heading = words.say(key::UI_CARDS_STARTING, &[("hero", name)]);
        let mut grid = Grid::default();
        let cards = Starting::all().map(Card::Starting);
        cards.for_each(|card| grid.row(faces.card(Some(hero), card, Curses::EMPTY)));
        write!(out, "\n{heading}\n{}", grid.text(2, columns))?;
    }
    write!(
        out,
        "\n{}\n{}",
        words.text(key::UI_CARDS_POTIONS),
        potion_table(&faces, &content, columns)
    )?;
    Ok(())
}

/// Fronts and backs, in one row each if there is room, otherwise one below the other.
fn monster_table(
    faces: &Faces<'_>,
    monsters: impl Iterator<Item = Monster>,
    columns: usize,
) -> String {
    let (mut broad, mut narrow) = (Grid::default(), Grid::default());
    let [.., attack, hit_points, reward, curses] = faces.monster_heading();
    let nothing = String::new;
    let front = [nothing(), nothing(), attack, hit_points, curses];
    narrow.row(front.clone());
    let [number, name, attack, hit_points, curses] = front;
    broad.row([number, name, attack, hit_points, curses, reward, nothing()]);
    for monster in monsters {
        let [number, name, attack, hit_points, _, curses] = faces.monster(monster);
        let front = [number, name, attack, hit_points, curses];
        narrow.row(front.clone());
        let [number, name, attack, hit_points, curses] = front;
        let [reward, face] = faces.reward(monster);
        let dash = if face.is_empty() { "" } else { " – " };
        narrow.line(format!("          {reward}{dash}{face}"));
        broad.row([number, name, attack, hit_points, curses, reward, face]);
    }
    let grid = if broad.fits(2, columns) { broad } else { narrow };
    grid.text(2, columns)
}

fn potion_table(faces: &Faces<'_>, content: &Content, columns: usize) -> String {
    let mut grid = Grid::default();
    for (potion, count) in goblin::Potion::ALL.into_iter().zip(content.potions.into_values()) {
        let name = say::potion(faces.words, potion);
        grid.row([format!("{count} ×"), name, say::potion_rule(faces.words, potion)]);
    }
    grid.text(2, columns)
}
