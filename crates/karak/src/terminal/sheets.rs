//! The map and the heroes' sheets.

use std::io::Write;

use anyhow::Result;
use dungeon::{Content, Dungeon, FULL_HIT_POINTS, HeroView, Monster, Piece, Thing, Token, View};
use table::Seat;
use words::{Arg, Words, dungeon as say};

use super::map;
use crate::cli::{MapStyle, Player};

/// The whole map, heroes, and what is left. `players` may be empty where nobody knows them.
pub(crate) fn write_table(
    out: &mut impl Write,
    words: &Words,
    view: &View,
    rules: &Dungeon,
    players: &[Player],
    style: MapStyle,
) -> Result<()> {
    if style == MapStyle::None {
        write_tiles(out, words, view, rules.content())?;
    } else {
        write!(out, "{}", map::draw(view, rules.content(), style, None))?;
    }
    writeln!(out)?;
    write_heroes(out, words, view, rules, players)
}

/// Every tile in words, for who does not see a map.
pub(super) fn write_tiles(
    out: &mut impl Write,
    words: &Words,
    view: &View,
    content: &Content,
) -> Result<()> {
    for tile in &view.tiles {
        writeln!(out, "{}", say::tile_line(words, view, content, tile))?;
    }
    Ok(())
}

/// One line for each hero, and what is left in stack and bag.
pub(crate) fn write_heroes(
    out: &mut impl Write,
    words: &Words,
    view: &View,
    rules: &Dungeon,
    players: &[Player],
) -> Result<()> {
    for (seat, hero) in Seat::first(view.heroes.len()).zip(&view.heroes) {
        let bot = players.get(seat.index()) == Some(&Player::Random);
        writeln!(out, "{}", hero_line(words, view, rules, seat, hero, bot))?;
    }
    let count = |piles: u32| [("count", Arg::Number(i64::from(piles)))];
    let tiles = view.supply.tiles.iter().map(|&(_, count)| u32::from(count)).sum();
    let tokens = view.supply.tokens.iter().map(|&(_, count)| u32::from(count)).sum();
    let mut parts = Vec::new();
    if view.turn.number > 0 {
        let number = Arg::Number(i64::from(view.turn.number));
        parts.push(words.say("ui-turn", &[("number", number)]));
    }
    parts.push(words.say("ui-tiles-left", &count(tiles)));
    parts.push(words.say("ui-tokens-left", &count(tokens)));
    writeln!(out, "{}", parts.join("; "))?;
    Ok(())
}

fn hero_line(
    words: &Words,
    view: &View,
    rules: &Dungeon,
    seat: Seat,
    hero: &HeroView,
    bot: bool,
) -> String {
    let turn = if view.acting() == Some(seat) { '*' } else { ' ' };
    let mut name = words.say("hero-title", &[("hero", say::who(view, seat))]);
    if bot {
        name.push_str(&format!(" ({})", words.text("ui-bot")));
    }
    if !hero.playing {
        return format!("{seat}{turn} {name}: {}", words.text("ui-left-game"));
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
    if rules.setup().goals.treasures {
        let number = |count: u8| Arg::Number(i64::from(count));
        let held = number(hero.inventory.count(Piece::Treasure));
        let goal = number(rules.content().treasures_to_win);
        parts.push(words.say("ui-treasures-of", &[("count", held), ("goal", goal)]));
    }
    format!("{seat}{turn} {name} ({}): {}", hero.place, parts.join("; "))
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

/// What the signs on the map mean: the ones every map has, then what lies on this one.
pub(super) fn write_legend(
    out: &mut impl Write,
    words: &Words,
    view: &View,
    content: &Content,
    style: MapStyle,
) -> Result<()> {
    let (room, rock) = match style {
        MapStyle::Unicode => ("┌─", "▒▒"),
        MapStyle::Ascii => ("+-", "##"),
        MapStyle::None => return Ok(()),
    };
    writeln!(out, "{}:", words.text("ui-legend"))?;
    let always = [
        (room, "ui-legend-room"),
        (rock, "ui-legend-tunnel"),
        ("O", "ui-legend-gate"),
        ("~", "ui-legend-fountain"),
        ("1", "ui-legend-hero"),
        ("^v<>", "ui-legend-more"),
    ];
    for (sign, key) in always {
        writeln!(out, "  {sign:<4} {}", words.text(key))?;
    }
    let lies = |thing: Thing| view.tiles.iter().any(|tile| tile.thing == thing);
    let monsters = Monster::ALL
        .into_iter()
        .map(|monster| (Thing::Token(Token::Monster(monster)), say::monster(words, monster)));
    let chest = [(Thing::Token(Token::Chest), words.text("ui-legend-chest"))];
    let pieces =
        Piece::ALL.into_iter().map(|piece| (Thing::Piece(piece), say::piece(words, piece)));
    for (thing, name) in monsters.chain(chest).chain(pieces).filter(|(thing, _)| lies(*thing)) {
        writeln!(out, "  {:<4} {name}", map::thing_sign(content, thing))?;
    }
    Ok(())
}
