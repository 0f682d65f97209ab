//! The map and the heroes' sheets.

use std::io::Write;

use anyhow::Result;
use dungeon::{Content, FULL_HIT_POINTS, HeroView, Monster, Piece, View};
use table::Seat;
use words::{Arg, Words, dungeon as say};

use super::map;
use crate::cli::MapStyle;

/// What each monster must be beaten with.
pub(crate) fn strength(content: &Content) -> impl Fn(Monster) -> u8 + Copy {
    let strengths = content.strength;
    move |monster| strengths[monster as usize]
}

/// Map, heroes, and what is left.
pub(crate) fn write_table(
    out: &mut impl Write,
    words: &Words,
    view: &View,
    content: &Content,
    style: MapStyle,
) -> Result<()> {
    write!(out, "{}", map::draw(view, strength(content), style))?;
    writeln!(out)?;
    write_heroes(out, words, view)
}

/// One line for each hero, and what is left in stack and bag.
pub(crate) fn write_heroes(out: &mut impl Write, words: &Words, view: &View) -> Result<()> {
    for (seat, hero) in Seat::first(view.heroes.len()).zip(&view.heroes) {
        writeln!(out, "{}", hero_line(words, view, seat, hero))?;
    }
    let count = |piles: u32| [("count", Arg::Number(i64::from(piles)))];
    let tiles = view.supply.tiles.iter().map(|&(_, count)| u32::from(count)).sum();
    let tokens = view.supply.tokens.iter().map(|&(_, count)| u32::from(count)).sum();
    writeln!(
        out,
        "{}; {}; {}",
        words.say("ui-turn", &[("number", Arg::Number(i64::from(view.turn.number)))]),
        words.say("ui-tiles-left", &count(tiles)),
        words.say("ui-tokens-left", &count(tokens)),
    )?;
    Ok(())
}

fn hero_line(words: &Words, view: &View, seat: Seat, hero: &HeroView) -> String {
    let name = hero.hero.map_or_else(String::new, |hero| say::hero_title(words, hero));
    if !hero.playing {
        return format!("{seat} {name}: {}", words.text("ui-left-game"));
    }
    let mut parts =
        vec![format!("{} {}/{FULL_HIT_POINTS}", words.text("ui-hit-points"), hero.hit_points)];
    let who = [("hero", say::who(view, seat))];
    if hero.hit_points == 0 {
        parts.push(words.say("ui-unconscious", &who));
    }
    if hero.cursed {
        parts.push(words.say("ui-cursed", &who));
    }
    parts.extend(carried(words, hero));
    let points = [("points", Arg::Halves(u32::from(hero.points.halves)))];
    parts.push(words.say("ui-points-count", &points));
    format!("{seat} {name} ({}): {}", hero.place, parts.join("; "))
}

/// What the hero carries, equal pieces counted.
fn carried(words: &Words, hero: &HeroView) -> Vec<String> {
    Piece::ALL
        .into_iter()
        .filter(|&piece| hero.inventory.has(piece))
        .map(|piece| match hero.inventory.count(piece) {
            1 => say::piece(words, piece),
            count => format!("{count} × {}", say::piece(words, piece)),
        })
        .collect()
}

/// What the signs on the map mean.
pub(crate) fn write_legend(
    out: &mut impl Write,
    words: &Words,
    content: &Content,
    style: MapStyle,
) -> Result<()> {
    let (room, rock) = match style {
        MapStyle::Unicode => ("┌─", "▒▒"),
        MapStyle::Ascii => ("+-", "##"),
        MapStyle::None => return Ok(()),
    };
    writeln!(out, "{}:", words.text("ui-legend"))?;
    let lines = [
        (room, "ui-legend-room"),
        (rock, "ui-legend-tunnel"),
        ("O", "ui-legend-gate"),
        ("~", "ui-legend-fountain"),
        ("1", "ui-legend-hero"),
        ("c", "ui-legend-chest"),
    ];
    for (sign, key) in lines {
        writeln!(out, "  {sign:<4} {}", words.text(key))?;
    }
    for monster in Monster::ALL {
        let letter =
            dungeon::position::thing_mark(dungeon::Thing::Token(dungeon::Token::Monster(monster)));
        let sign = format!("{letter}{}", content.strength[monster as usize]);
        writeln!(out, "  {sign:<4} {}", say::monster(words, monster))?;
    }
    for piece in Piece::ALL.into_iter().filter(|&piece| piece != Piece::DragonTreasure) {
        let letter = dungeon::position::thing_mark(dungeon::Thing::Piece(piece));
        writeln!(out, "  {letter:<4} {}", say::piece(words, piece))?;
    }
    Ok(())
}
